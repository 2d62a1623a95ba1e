import { allowScript } from '../../worker/allowScript.ts';
import { createWorkerLine, type WorkerLine } from '../../worker/createWorkerLine.ts';
import { type CheckedSrt, checkSrtFile } from './checkSrtFile.ts';

/** Checks subtitle files beside the page. */
export type SrtWorker = WorkerLine<Blob, CheckedSrt>;

const start = () => {
  const { href } = new URL('./srt.worker.ts', import.meta.url);
  return new Worker(allowScript('reelform-srt', href), { type: 'module' });
};

/** A worker for subtitle files; where none can be had the page checks by itself. */
export const createSrtWorker = (): SrtWorker => createWorkerLine({ start, answerHere: checkSrtFile });
