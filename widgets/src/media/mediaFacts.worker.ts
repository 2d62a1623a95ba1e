import { readMediaFacts } from './readMediaFacts.ts';

addEventListener('message', async ({ data }: MessageEvent<Blob>) => postMessage(await readMediaFacts(data)));
