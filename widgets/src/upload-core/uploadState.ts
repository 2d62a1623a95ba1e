import type { Pace } from './pace.ts';

/** How far an upload is. */
interface Sent {
  /** Bytes that have arrived or are on their way. */
  readonly sent: number;
  readonly total: number;
}

/**
 * Where an upload stands.
 * - `preparing`: nothing is on its way yet.
 * - `waiting`: the link is broken, or the device offline; it goes on by itself.
 * - `finishing`: all bytes have arrived, the store puts them together.
 * - `failed`: it ended with `error`; what has arrived is kept for another try.
 * - `stopped`: it was cancelled, or left for later.
 */
export type UploadState =
  | { readonly step: 'preparing' }
  | ({ readonly step: 'sending'; readonly pace: Pace | undefined } & Sent)
  | ({ readonly step: 'waiting'; readonly reason: 'offline' | 'broken' } & Sent)
  | ({ readonly step: 'paused' } & Sent)
  | ({ readonly step: 'finishing' } & Sent)
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'stopped' }
  | { readonly step: 'done'; readonly key: string };
