import { ApiError } from './ApiError.ts';

/** Whether the same request may well succeed a little later: no answer came, or the server itself failed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500);
