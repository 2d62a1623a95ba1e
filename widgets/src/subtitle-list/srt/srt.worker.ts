import { checkSrt } from '@reelform/engine/validation';
import type { SrtAnswer, SrtQuestion } from './srtWorker.ts';

addEventListener('message', async ({ data }: MessageEvent<SrtQuestion>) => {
  const answer: SrtAnswer = await data.file.arrayBuffer().then(
    (bytes) => ({ id: data.id, report: checkSrt(new Uint8Array(bytes)) }),
    (error: unknown) => ({ id: data.id, failure: error instanceof Error ? error.message : String(error) }),
  );
  postMessage(answer);
});
