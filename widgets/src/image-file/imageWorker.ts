import { allowScript } from '../worker/allowScript.ts';
import { answerImage, type ImageAnswer, type ImageLook, type ImageLookRequest, type ImageQuestion } from './answerImage.ts';
import type { CutImage, ImageCut } from './drawImage.ts';

/** Reads, decodes and cuts pictures beside the page. */
export interface ImageWorker {
  /** @throws when the file can no longer be read */
  look(file: Blob, request: ImageLookRequest): Promise<ImageLook>;
  /** @throws when the file can no longer be read or decoded */
  cut(file: Blob, cut: ImageCut): Promise<CutImage>;
  /** Ends the worker; what was asked stays unanswered. */
  close(): void;
}

interface Waiting {
  readonly question: ImageQuestion;
  readonly answered: (answer: ImageAnswer | Promise<ImageAnswer>) => void;
}

const startWorker = () => {
  const { href } = new URL('./image.worker.ts', import.meta.url);
  return new Worker(allowScript('reelform-image', href), { type: 'module' });
};

/**
 * A worker, started with a question and ended with the last answer: a large picture leaves hundreds of megabytes behind
 * that go with it. Where no worker can be had the page answers by itself.
 */
export const createImageWorker = (): ImageWorker => {
  const waiting = new Map<number, Waiting>();
  let isMissing = typeof Worker === 'undefined';
  let worker: Worker | undefined;
  let count = 0;

  const end = () => {
    worker?.terminate();
    worker = undefined;
  };
  const start = () => {
    const started = startWorker();
    started.onmessage = ({ data }: MessageEvent<ImageAnswer>) => {
      waiting.get(data.id)?.answered(data);
      waiting.delete(data.id);
      if (waiting.size === 0) end();
    };
    started.onerror = () => {
      isMissing = true;
      end();
      for (const { question, answered } of waiting.values()) answered(answerImage(question));
      waiting.clear();
    };
    return started;
  };
  const ask = (question: ImageQuestion) => {
    if (isMissing) return answerImage(question);
    worker ??= start();
    worker.postMessage(question);
    return new Promise<ImageAnswer>((answered) => waiting.set(question.id, { question, answered }));
  };
  const nextId = () => {
    count += 1;
    return count;
  };
  const failed = (answer: ImageAnswer) => new Error('failure' in answer ? answer.failure : '');

  return {
    async look(file, request) {
      const answer = await ask({ id: nextId(), file, look: request });
      if (!('found' in answer)) throw failed(answer);
      return answer.found;
    },
    async cut(file, cut) {
      const answer = await ask({ id: nextId(), file, cut });
      if (!('made' in answer)) throw failed(answer);
      return answer.made;
    },
    close() {
      end();
      waiting.clear();
    },
  };
};
