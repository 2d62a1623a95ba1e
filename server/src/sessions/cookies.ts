import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callHash } from './tokens.ts';

/** The readable sign of a session; it holds no secret. */
export const flagCookie = 'is-logged-in-v2';

/** Reads and writes the portal's cookies. */
export interface Cookies {
  readonly sessionName: string;
  readSession(request: FastifyRequest): string | undefined;
  /** The same, from a request's header alone. */
  readSessionOf(header: string): string | undefined;
  writeSession(reply: FastifyReply, token: string): void;
  clearSession(reply: FastifyReply): void;
  readUpgrade(request: FastifyRequest): string | undefined;
  writeUpgrade(reply: FastifyReply, token: string, maximumAgeMs: number): void;
  clearUpgrade(reply: FastifyReply): void;
  /** What the browser is known by, whoever is logged in. */
  readDevice(request: FastifyRequest): string | undefined;
  writeDevice(reply: FastifyReply, token: string, maximumAgeMs: number): void;
}

/** Cookies named with the `__Host-` prefix (RFC 6265bis, section 4.1.3.2) where the portal is served over TLS. */
export function createCookies(secure: boolean, sessionMs: number): Cookies {
  const prefix = secure ? '__Host-' : '';
  const session = `${prefix}session`;
  const hash = `${prefix}hash`;
  const upgrade = `${prefix}upgrade`;
  const device = `${prefix}device`;
  const readable: CookieSerializeOptions = { path: '/', sameSite: 'strict', secure };
  const secret: CookieSerializeOptions = { ...readable, httpOnly: true };
  const maxAge = Math.floor(sessionMs / 1000);
  return {
    sessionName: session,
    readSession: (request) => request.cookies[session],
    readSessionOf: (header) => fastifyCookie.parse(header)[session],
    writeSession: (reply, token) =>
      void reply
        .setCookie(session, token, { ...secret, maxAge })
        .setCookie(flagCookie, '1', { ...readable, maxAge })
        .setCookie(hash, callHash(token), { ...readable, maxAge }),
    clearSession: (reply) =>
      void reply.clearCookie(session, secret).clearCookie(flagCookie, readable).clearCookie(hash, readable),
    readUpgrade: (request) => request.cookies[upgrade],
    writeUpgrade: (reply, token, maximumAgeMs) =>
      void reply.setCookie(upgrade, token, { ...secret, maxAge: Math.floor(maximumAgeMs / 1000) }),
    clearUpgrade: (reply) => void reply.clearCookie(upgrade, secret),
    readDevice: (request) => request.cookies[device],
    writeDevice: (reply, token, maximumAgeMs) =>
      void reply.setCookie(device, token, { ...secret, maxAge: Math.floor(maximumAgeMs / 1000) }),
  };
}
