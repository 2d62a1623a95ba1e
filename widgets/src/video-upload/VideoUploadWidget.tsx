import { createLazyWidget } from '../createLazyWidget.tsx';

/** `video-upload`, fetched when a form first shows one. */
export const VideoUploadWidget = createLazyWidget(
  () => import('./VideoUpload.tsx').then((module) => module.VideoUpload),
  'box',
);
