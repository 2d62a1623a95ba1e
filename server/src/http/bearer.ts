import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { singleHeader } from './input.ts';

/** Whether a request carries a secret that both sides know: `Authorization: Bearer` (RFC 6750). Without a secret none does. */
export function bears(request: FastifyRequest, secret: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(singleHeader(request, 'authorization') ?? '')?.[1];
  if (secret === undefined || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
