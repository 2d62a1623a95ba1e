import { allowScript, getBlobChecksum } from '@reelform/widgets/upload-core';

/** What the worker is asked. */
export interface ChecksumQuestion {
  readonly id: number;
  readonly blob: Blob;
}

/** What it answers: the checksum, or why the file can no longer be read. */
export type ChecksumAnswer =
  | { readonly id: number; readonly checksum: string }
  | { readonly id: number; readonly failure: string };

/** Computes checksums beside the page. */
export interface ChecksumWorker {
  /** @throws the signal's reason, and when the file can no longer be read */
  checksum(blob: Blob, signal: AbortSignal): Promise<string>;
  close(): void;
}

const startWorker = () => {
  const { href } = new URL('./checksum.worker.ts', import.meta.url);
  return new Worker(allowScript('reelform-checksum', href), { type: 'module' });
};

interface Waiting {
  readonly done: (checksum: string) => void;
  readonly fail: (error: unknown) => void;
}

/** A worker, started with the first question. Where there are no workers the page computes by itself, piece by piece. */
export const createChecksumWorker = (): ChecksumWorker => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;

  const start = () => {
    const started = startWorker();
    started.onmessage = ({ data }: MessageEvent<ChecksumAnswer>) => {
      const question = waiting.get(data.id);
      waiting.delete(data.id);
      if ('checksum' in data) question?.done(data.checksum);
      else question?.fail(new Error(data.failure));
    };
    started.onerror = () => {
      worker = undefined;
      for (const { fail } of waiting.values()) fail(new Error('The checksum worker failed.'));
      waiting.clear();
    };
    return started;
  };
  const ask = (blob: Blob, signal: AbortSignal) =>
    new Promise<string>((done, fail) => {
      worker ??= start();
      count += 1;
      const id = count;
      waiting.set(id, { done, fail });
      signal.addEventListener(
        'abort',
        () => {
          waiting.delete(id);
          fail(signal.reason);
        },
        { once: true },
      );
      worker.postMessage({ id, blob } satisfies ChecksumQuestion);
    });

  return {
    async checksum(blob, signal) {
      signal.throwIfAborted();
      return typeof Worker === 'undefined' ? getBlobChecksum(blob, signal) : ask(blob, signal);
    },
    close() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
};
