import { checkSrt, type SrtReport } from '@reelform/engine/srt';

/** A report, and the file's text as it was understood. */
export type CheckedSrt = SrtReport & { readonly text: string };

/**
 * Reads and checks a subtitle file.
 * @throws when the file can no longer be read
 */
export const checkSrtFile = async (file: Blob): Promise<CheckedSrt> => checkSrt(new Uint8Array(await file.arrayBuffer()));
