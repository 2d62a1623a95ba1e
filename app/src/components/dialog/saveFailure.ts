import type { FormError } from '@reelform/engine/validation';
import { ApiError } from '../../api/ApiError.ts';

/** What a failed save asks for. */
export type SaveFailure =
  /** Somebody has saved the record meanwhile; the newer one is compared with the entries. */
  | { readonly kind: 'conflict'; readonly newer: unknown }
  /** The dialog stays and shows them. */
  | { readonly kind: 'fields'; readonly errors: readonly FormError[] }
  /** The session is over: the page is being left. */
  | { readonly kind: 'leaving' }
  /** The dialog closes and `message` is shown; `undefined`: the server gave none. */
  | { readonly kind: 'message'; readonly message: string | undefined };

/** Sorts the failure of a save. */
export const sortSaveFailure = (error: unknown): SaveFailure => {
  if (!(error instanceof ApiError)) return { kind: 'message', message: undefined };
  if (error.status === 401) return { kind: 'leaving' };
  if (error.code === 'conflict' && error.data !== undefined) return { kind: 'conflict', newer: error.data };
  const errors = error.errors.filter(({ path }) => path !== '');
  return errors.length > 0
    ? { kind: 'fields', errors: error.errors }
    : { kind: 'message', message: error.message || undefined };
};
