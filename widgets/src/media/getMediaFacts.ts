import type { MediaFacts } from '@reelform/engine/content';
import { allowScript } from '../worker/allowScript.ts';

const readHere = async (file: Blob): Promise<MediaFacts> => {
  const { readMediaFacts } = await import('./readMediaFacts.ts');
  return readMediaFacts(file);
};

/** `undefined`: there are none, or the page may start none, of a script of another site for instance. */
const startWorker = (): Worker | undefined => {
  const { href } = new URL('./mediaFacts.worker.ts', import.meta.url);
  try {
    return new Worker(allowScript('reelform-media', href), { type: 'module' });
  } catch {
    return undefined;
  }
};

/**
 * What a video is, found out in a worker that is ended with the answer: a file that is made to use up time or memory does
 * not reach the page. Where no worker can be had the page reads by itself.
 * @param patienceMs after which nothing is known
 */
export const getMediaFacts = async (file: Blob, patienceMs: number, signal: AbortSignal): Promise<MediaFacts> => {
  signal.throwIfAborted();
  const worker = startWorker();
  if (!worker) return readHere(file);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<MediaFacts>((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<MediaFacts>) => done(data);
      worker.onerror = () => done(readHere(file));
      timer = setTimeout(() => done({}), patienceMs);
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};
