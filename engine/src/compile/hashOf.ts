import { createHash } from 'node:crypto';

/** First 16 hex digits of the SHA-256 of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
