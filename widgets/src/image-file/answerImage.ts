import { type CutImage, cutImage, drawPreview, type ImageCut } from './drawImage.ts';
import { type ImageReading, readImage } from './imageFacts.ts';
import { getImageKind, kindBytes, mediaTypes } from './imageKind.ts';

/** What is asked about a file. */
export interface ImageLookRequest {
  /** Longest side of the preview in pixels. */
  readonly previewSide: number;
  /** Larger files and pictures are not opened: they are refused anyhow. */
  readonly maxBytes: number | undefined;
  readonly maxPixels: number | undefined;
}

/** What a file is, and a smaller picture of it; `preview` is `undefined` where it was not decoded. */
export interface ImageLook {
  readonly reading: ImageReading;
  readonly preview: Blob | undefined;
}

/** What the worker is asked. */
export type ImageQuestion =
  | { readonly file: Blob; readonly look: ImageLookRequest }
  | { readonly file: Blob; readonly cut: ImageCut };

/** What it answers: what a look found, or the cut picture. */
export type ImageAnswer = ImageLook | CutImage;

/** More pixels than browsers decode (Chromium's largest canvas has as many). */
const mostPixels = 2 ** 28;

/** Reads and decodes a file. A picture that its own bytes promise and that cannot be decoded is broken. */
export const lookAtImage = async (file: Blob, request: ImageLookRequest): Promise<ImageLook> => {
  const { previewSide, maxBytes = Number.POSITIVE_INFINITY, maxPixels = mostPixels } = request;
  const kind = getImageKind(new Uint8Array(await file.slice(0, kindBytes).arrayBuffer()));
  if (kind === 'other' || kind === 'none') return { reading: { kind }, preview: undefined };
  if (file.size > maxBytes) return { reading: { kind: 'broken', as: kind }, preview: undefined };
  const bytes = await file.arrayBuffer();
  const reading = readImage(new Uint8Array(bytes));
  if (reading.kind !== kind || typeof createImageBitmap === 'undefined') return { reading, preview: undefined };
  const pixels = reading.width * reading.height;
  if (pixels > maxPixels) return { reading, preview: undefined };
  if (pixels > mostPixels) return { reading: { kind: 'broken', as: kind }, preview: undefined };
  try {
    const source = { file, bytes, type: mediaTypes[kind], width: reading.width, height: reading.height };
    const { width, height, preview } = await drawPreview(source, previewSide);
    return { reading: { ...reading, width, height }, preview };
  } catch {
    return { reading: { kind: 'broken', as: kind }, preview: undefined };
  }
};

/**
 * Answers a question wherever it is asked: in the worker, or on the page where there is none.
 * @throws when the file can no longer be read, or not be decoded to be cut
 */
export const answerImage = async (question: ImageQuestion): Promise<ImageAnswer> =>
  'look' in question ? lookAtImage(question.file, question.look) : cutImage(question.file, question.cut);
