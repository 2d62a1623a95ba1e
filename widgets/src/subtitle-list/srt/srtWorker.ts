import { checkSrt, type SrtReport } from '@reelform/engine/validation';
import { allowScript } from '../../worker/allowScript.ts';

/** A report, and the file's text as it was understood. */
export type CheckedSrt = SrtReport & { readonly text: string };

/** What the worker is asked. */
export interface SrtQuestion {
  readonly id: number;
  readonly file: Blob;
}

/** What it answers: the report, or why the file can no longer be read. */
export type SrtAnswer =
  | { readonly id: number; readonly report: CheckedSrt }
  | { readonly id: number; readonly failure: string };

/** Checks subtitle files beside the page. */
export interface SrtWorker {
  /** @throws when the file can no longer be read */
  check(file: Blob): Promise<CheckedSrt>;
  /** Ends the worker; what was asked stays unanswered. */
  close(): void;
}

interface Waiting {
  readonly file: Blob;
  readonly done: (report: CheckedSrt | Promise<CheckedSrt>) => void;
  readonly fail: (error: Error) => void;
}

const checkHere = async (file: Blob) => checkSrt(new Uint8Array(await file.arrayBuffer()));

const startWorker = () => {
  const { href } = new URL('./srt.worker.ts', import.meta.url);
  return new Worker(allowScript('reelform-srt', href), { type: 'module' });
};

/** A worker, started with the first question. Where no worker can be had the page checks by itself. */
export const createSrtWorker = (): SrtWorker => {
  const waiting = new Map<number, Waiting>();
  let isMissing = typeof Worker === 'undefined';
  let worker: Worker | undefined;
  let count = 0;

  const start = () => {
    const started = startWorker();
    started.onmessage = ({ data }: MessageEvent<SrtAnswer>) => {
      const question = waiting.get(data.id);
      waiting.delete(data.id);
      if ('report' in data) question?.done(data.report);
      else question?.fail(new Error(data.failure));
    };
    started.onerror = () => {
      isMissing = true;
      for (const { file, done } of waiting.values()) done(checkHere(file));
      waiting.clear();
    };
    return started;
  };

  return {
    async check(file) {
      if (isMissing) return checkHere(file);
      worker ??= start();
      count += 1;
      const question: SrtQuestion = { id: count, file };
      worker.postMessage(question);
      return new Promise((done, fail) => waiting.set(question.id, { file, done, fail }));
    },
    close() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
};
