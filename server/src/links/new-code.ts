import { randomBytes } from 'node:crypto';

/** A code of 12 characters that nobody can guess. */
export const newCode = (): string => randomBytes(9).toString('base64url');
