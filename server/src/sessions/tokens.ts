import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, base64url. */
export const createToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: its SHA-256. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
