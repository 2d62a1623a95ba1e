import { allowScript } from '../worker/allowScript.ts';
import { createWorkerLine } from '../worker/createWorkerLine.ts';
import { answerImage, type ImageAnswer, type ImageLook, type ImageLookRequest, type ImageQuestion } from './answerImage.ts';
import type { CutImage, ImageCut } from './drawImage.ts';

/** Reads, decodes and cuts pictures beside the page. */
export interface ImageWorker {
  /** @throws when the file can no longer be read */
  look(file: Blob, request: ImageLookRequest): Promise<ImageLook>;
  /** @throws when the file can no longer be read or decoded */
  cut(file: Blob, cut: ImageCut): Promise<CutImage>;
  /** Ends the worker; what was asked is refused. */
  close(): void;
}

const start = () => {
  const { href } = new URL('./image.worker.ts', import.meta.url);
  return new Worker(allowScript('reelform-image', href), { type: 'module' });
};

/**
 * A worker that is ended with its last answer: a large picture leaves hundreds of megabytes behind that go with it. Where
 * no worker can be had the page answers by itself.
 */
export const createImageWorker = (): ImageWorker => {
  const line = createWorkerLine<ImageQuestion, ImageAnswer>({ start, answerHere: answerImage, endsWhenIdle: true });
  return {
    async look(file, request) {
      const answer = await line.ask({ file, look: request });
      if (!('reading' in answer)) throw new Error();
      return answer;
    },
    async cut(file, cut) {
      const answer = await line.ask({ file, cut });
      if (!('picture' in answer)) throw new Error();
      return answer;
    },
    close: line.close,
  };
};
