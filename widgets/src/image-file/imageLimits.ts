import type { Placeholders } from '@reelform/engine';
import type { ImageReading, ImageSize } from './imageFacts.ts';
import { mediaTypes } from './imageKind.ts';

/** What a schema says of the picture that a value names; what it leaves out is not limited. */
export interface ImageLimits {
  /** Media types that are taken. */
  readonly types: readonly string[];
  readonly minSize: ImageSize | undefined;
  /** Width by height that a picture is cut to. */
  readonly aspect: number | undefined;
  readonly maxBytes: number | undefined;
  readonly maxPixels: number | undefined;
  /** Texts of the field's own (`errorMessage`), by keyword. */
  readonly messages: { readonly [keyword: string]: unknown };
}

/** Why a file is refused: the keyword of the schema that it does not meet, or what is wrong with the file itself. */
export type ImageProblem =
  | 'imageTypes'
  | 'minImageSize'
  | 'maxImageBytes'
  | 'maxImagePixels'
  | 'notImage'
  | 'emptyImage'
  | 'brokenImage';

/** A refusal: its problem, and what the placeholders of its text stand for. */
export interface ImageRefusal {
  readonly problem: ImageProblem;
  readonly values: Placeholders;
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Reads the limits from the schema of a value that names a picture. All kinds that are read are taken by default. */
export const readImageLimits = (schema: { readonly [keyword: string]: unknown }): ImageLimits => {
  const { imageTypes, minImageSize, imageAspect, maxImageBytes, maxImagePixels, errorMessage } = schema;
  const width = isRecord(minImageSize) ? numberOf(minImageSize['width']) : undefined;
  const height = isRecord(minImageSize) ? numberOf(minImageSize['height']) : undefined;
  return {
    types: Array.isArray(imageTypes) ? imageTypes.filter((type) => typeof type === 'string') : Object.values(mediaTypes),
    minSize: width !== undefined && height !== undefined ? { width, height } : undefined,
    aspect: numberOf(imageAspect),
    maxBytes: numberOf(maxImageBytes),
    maxPixels: numberOf(maxImagePixels),
    messages: isRecord(errorMessage) ? errorMessage : {},
  };
};

const megabyte = 1_000_000;

/** Why a file cannot be taken, as far as its bytes say; `undefined` when nothing speaks against it. */
export const findImageRefusal = (
  file: Pick<File, 'name' | 'size'>,
  reading: ImageReading,
  limits: ImageLimits,
): ImageRefusal | undefined => {
  const refuse = (problem: ImageProblem, values: Placeholders = {}): ImageRefusal => ({
    problem,
    values: { name: file.name, ...values },
  });
  if (file.size === 0) return refuse('emptyImage');
  if (reading.kind === 'none') return refuse('notImage');
  if (reading.kind === 'other') return refuse('imageTypes');
  const kind = reading.kind === 'broken' ? reading.as : reading.kind;
  if (!limits.types.includes(mediaTypes[kind])) return refuse('imageTypes');
  const { maxBytes, maxPixels, minSize } = limits;
  if (maxBytes !== undefined && file.size > maxBytes)
    return refuse('maxImageBytes', { limit: Math.floor(maxBytes / megabyte) });
  if (reading.kind === 'broken') return refuse('brokenImage');
  const { width, height } = reading;
  if (maxPixels !== undefined && width * height > maxPixels)
    return refuse('maxImagePixels', { width, height, limit: Math.floor(maxPixels / megabyte) });
  return minSize && (width < minSize.width || height < minSize.height)
    ? refuse('minImageSize', { width, height, minWidth: minSize.width, minHeight: minSize.height })
    : undefined;
};
