import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openDetails, type PaymentDetails, sealDetails } from './sealed-details.ts';

/** How long they are kept, in s. */
const maxAge = 600;

/** Browsers drop longer cookies (RFC 6265, section 6.1, and its name and attributes have to fit, too). */
const longest = 3500;

/** Whose entries they are, and where they may be read again. */
export interface RefusedPlace {
  readonly key: Buffer;
  readonly accountId: number;
  /** The payment method's name. */
  readonly method: string;
  /** Path of the page. */
  readonly path: string;
  /** Whether the portal is served over TLS. */
  readonly secure: boolean;
}

/** A method's name may have letters that the name of a cookie may not (RFC 6265, section 4.1.1). */
const nameOf = ({ method }: Pick<RefusedPlace, 'method'>) => `refused-${Buffer.from(method).toString('base64url')}`;

const optionsOf = ({ path, secure }: Pick<RefusedPlace, 'path' | 'secure'>): CookieSerializeOptions => ({
  path,
  secure,
  httpOnly: true,
  sameSite: 'strict',
});

/**
 * Gives refused entries to the browser, encrypted, so that they can be shown by a page that it may ask for again: one that
 * answers a form is an error to its Back button. @returns false when they are too long for that
 */
export function keepRefused(reply: FastifyReply, place: RefusedPlace, entries: PaymentDetails): boolean {
  const sealed = sealDetails(place.key, place.accountId, entries).toString('base64url');
  if (sealed.length > longest) return false;
  reply.setCookie(nameOf(place), sealed, { ...optionsOf(place), maxAge });
  return true;
}

/** The refused entries of a page's method; `undefined` without any, or when they are not this account's. */
export function readRefused({ cookies }: FastifyRequest, place: RefusedPlace): PaymentDetails | undefined {
  const sealed = cookies[nameOf(place)];
  if (sealed === undefined) return undefined;
  try {
    return openDetails(place.key, place.accountId, Buffer.from(sealed, 'base64url'));
  } catch {
    return undefined;
  }
}

/** Takes them back from the browser. */
export function forgetRefused(reply: FastifyReply, place: Omit<RefusedPlace, 'key' | 'accountId'>): void {
  reply.clearCookie(nameOf(place), optionsOf(place));
}
