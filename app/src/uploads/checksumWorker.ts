import { allowScript, createWorkerLine, getBlobChecksum, type WorkerLine } from '@reelform/widgets/upload-core';

/** Computes checksums beside the page. */
export type ChecksumWorker = WorkerLine<Blob, string>;

const start = () => {
  const { href } = new URL('./checksum.worker.ts', import.meta.url);
  return new Worker(allowScript('reelform-checksum', href), { type: 'module' });
};

/** A worker for checksums; where none can be had the page computes by itself, piece by piece. */
export const createChecksumWorker = (): ChecksumWorker =>
  createWorkerLine({ start, answerHere: (blob) => getBlobChecksum(blob) });
