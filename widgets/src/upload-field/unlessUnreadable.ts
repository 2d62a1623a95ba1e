import { isReadable } from '../upload-core/isReadable.ts';

/**
 * What a look into a chosen file finds; `undefined` of one that can no longer be read, because it was changed, moved or
 * deleted since: whoever sends it has the words for that.
 * @throws any other failure of the look
 */
export const unlessUnreadable = async <Found>(file: Blob, look: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await look;
  } catch (error) {
    // Decoders and workers do not say why they fail: whether a file is still there, it tells itself.
    if (await isReadable(file)) throw error;
    return undefined;
  }
};
