import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, base64url. */
export const createToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: its SHA-256. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** What the page says of its session in `X-Hash`: nobody but its holder knows it, and the token does not follow from it. */
export const callHash = (token: string) => createHash('sha256').update(`x-hash ${token}`).digest('base64url');
