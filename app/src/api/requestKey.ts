import { ApiError } from './ApiError.ts';

/** Key of a request that may be sent again: 128 random bits. `crypto.randomUUID` is missing on pages that came over plain HTTP. */
export const createRequestKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the server has decided about a request: anything else may have been carried out. */
export const isDecided = (error: unknown): boolean => error instanceof ApiError && error.status > 0 && error.status < 500;
