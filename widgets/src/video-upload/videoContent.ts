import { getContentType } from '@reelform/engine/content';
import { createBlobSource } from '../media/blobSource.ts';

/** Why a choice of files is refused; also the key of the text that says so. */
export type VideoRefusal = 'tooMany' | 'empty' | 'quicktime' | 'notVideo';

const quicktime = 'video/quicktime';

const isAccepted = (type: string, accept: readonly string[]) =>
  accept.some((pattern) => (pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type));

/**
 * Why `files` cannot be taken as one video, `undefined` when they can. QuickTime, unless it is
 * named itself, is refused by its media type, by its file extension and by its content, so that a renamed one is found out too.
 *
 * @param accept media types that are taken, for instance `['video/mp4']`; a file whose type the browser does not know
 * is judged by its content.
 * @throws what `Blob.arrayBuffer` throws when the file can no longer be read.
 */
export const findRefusal = async (files: readonly File[], accept: readonly string[]): Promise<VideoRefusal | undefined> => {
  const [file] = files;
  if (files.length > 1) return 'tooMany';
  if (!file) return 'notVideo';
  const type = file.type.toLowerCase();
  const takesQuicktime = accept.includes(quicktime);
  if (!takesQuicktime && (type === quicktime || /\.(mov|qt)$/i.test(file.name))) return 'quicktime';
  if (file.size === 0) return 'empty';
  if (type !== '' && !isAccepted(type, accept)) return 'notVideo';
  const content = await getContentType(createBlobSource(file));
  if (!takesQuicktime && content === quicktime) return 'quicktime';
  // What no signature fits may be a video that is not known here, where the form takes more than the known ones.
  return isAccepted(content ?? type, accept) && (content !== undefined || type !== 'video/mp4') ? undefined : 'notVideo';
};
