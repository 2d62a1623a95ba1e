import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { singleHeader } from './input.ts';

/** Whether a text is a secret, said in the same time whatever it is. */
export function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** Whether a request carries a secret that both sides know: `Authorization: Bearer` (RFC 6750). Without a secret none does. */
export function bears(request: FastifyRequest, secret: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(singleHeader(request, 'authorization') ?? '')?.[1];
  return secret !== undefined && given !== undefined && isSecret(given, secret);
}
