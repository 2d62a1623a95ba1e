import { getBlobChecksum } from '@reelform/widgets/upload-core';
import type { ChecksumAnswer, ChecksumQuestion } from './checksumWorker.ts';

addEventListener('message', async ({ data }: MessageEvent<ChecksumQuestion>) => {
  const answer: ChecksumAnswer = await getBlobChecksum(data.blob).then(
    (checksum) => ({ id: data.id, checksum }),
    (error: unknown) => ({ id: data.id, failure: error instanceof Error ? error.message : String(error) }),
  );
  postMessage(answer);
});
