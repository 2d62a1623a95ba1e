import { ApiError } from './ApiError.ts';

/** HTTP statuses of a link that never was one, and of one that was used or is too old (RFC 9110). */
const overStatus: ReadonlySet<number> = new Set([404, 410]);

/** Whether a call was refused because the link of a mail that it came with opens nothing any more. */
export const isLinkOver = (error: unknown): boolean => error instanceof ApiError && overStatus.has(error.status);
