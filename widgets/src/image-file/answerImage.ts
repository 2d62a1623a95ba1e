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
  | { readonly id: number; readonly file: Blob; readonly look: ImageLookRequest }
  | { readonly id: number; readonly file: Blob; readonly cut: ImageCut };

/** What it answers: what a look found, the cut picture, or why neither can be had. */
export type ImageAnswer =
  | { readonly id: number; readonly found: ImageLook }
  | { readonly id: number; readonly made: CutImage }
  | { readonly id: number; readonly failure: string };

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

/** Answers a question wherever it is asked: in the worker, or on the page where there is none. */
export const answerImage = async (question: ImageQuestion): Promise<ImageAnswer> => {
  const { id, file } = question;
  try {
    return 'look' in question
      ? { id, found: await lookAtImage(file, question.look) }
      : { id, made: await cutImage(file, question.cut) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};
