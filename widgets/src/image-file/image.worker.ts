import { answerImage, type ImageQuestion } from './answerImage.ts';

addEventListener('message', async ({ data }: MessageEvent<ImageQuestion>) => {
  postMessage(await answerImage(data));
});
