import type { FormError } from '@reelform/engine/validation';

/** Codes of refusals of a file, or of a place for it, that the same file meets again however often it is sent. */
const finalCodes: ReadonlySet<string> = new Set([
  'too_large',
  'unsupported_media_type',
  'empty_upload',
  'file_too_large',
  'quicktime',
  'damaged_video',
  'not_video',
  'not_image',
  'not_subtitle',
  'broken_image',
  'broken_subtitle',
  'animated_image',
  'image_too_small',
  'image_too_large',
  'film_locked',
  'promotion_locked',
  'forbidden',
  'not_found',
  'episode_gone',
]);

/** A call that failed: refused by the server, or never answered. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable name of the error; `network` when no answer came, `cancelled` when the caller gave up. */
  readonly code: string;
  /** Complaints about single fields. */
  readonly errors: readonly FormError[];
  /** Of a conflict: the record as the server has it now. */
  readonly data: unknown;

  constructor(status: number, code: string, message: string, errors: readonly FormError[] = [], data?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.data = data;
  }

  /** Whether the same file sent again would be refused again; upload widgets ask it. */
  get isFinal(): boolean {
    return finalCodes.has(this.code);
  }
}

/** Whether a call was refused because what it is about is not there, or not any more. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The text to show for a failure: the server's own, or `fallback` where there is none. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : fallback;
