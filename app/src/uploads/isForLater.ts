import { ApiError } from '../api/ApiError.ts';
import { isPassing } from '../api/isPassing.ts';

/** HTTP status of a call without a session, and of one of too many (RFC 9110, RFC 6585). */
const laterStatus: ReadonlySet<number> = new Set([401, 429]);

/** Whether an upload that failed so goes on another time: with a link, after a login, when there is less to do. */
export const isForLater = (error: unknown): boolean =>
  isPassing(error) || (error instanceof ApiError && laterStatus.has(error.status));
