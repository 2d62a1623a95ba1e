import { getContentType } from '@reelform/engine/content';
import { checkSrt } from '@reelform/engine/srt';
import { fillIn } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';
import type { AssetType } from '../asset-options.ts';
import { type ErrorCode, type Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { FormRegistry } from '../forms/registry.ts';
import { type ImageVerdict, inspectImage } from '../images/inspect-image.ts';
import { createTurns } from '../images/turns.ts';
import { isObject } from '../is-object.ts';
import type { Account } from '../repositories/accounts.ts';
import type { SchemaOptions } from '../schema-options.ts';
import type { Storage } from '../storage/storage.ts';
import { createStoredSource } from './stored-source.ts';
import { refuseSize } from './upload-target.ts';
import { findVideoFlaw, type StoredVideo } from './video-flaw.ts';

/** What an object that is to be registered is judged with. */
export interface FileJudges {
  readonly storage: Storage;
  readonly options: SchemaOptions;
  readonly forms: Pick<FormRegistry, 'schemaAt'>;
  readonly language: PublishedLanguage;
  /** Who brings it. */
  readonly account: Account;
}

/** An object that is to be registered, and the media type that it was signed for. */
export interface StoredFile extends StoredVideo {
  readonly contentType: string;
}

/** Why a stored object is not taken as an asset of a type; its bytes decide. @param path pointer that is complained about */
export async function findFileFlaw(
  judges: FileJudges,
  type: AssetType,
  file: StoredFile,
  path: string,
): Promise<Refusal | undefined> {
  const { options, storage } = judges;
  if (file.sizeBytes === 0) return refuse(type.kind === 'subtitle' ? 'broken_subtitle' : 'empty_upload', { path });
  switch (type.kind) {
    case 'video':
      return findVideoFlaw(storage, options.video, file, path);
    case 'subtitle':
      return findSubtitleFlaw(judges, file, path);
    case 'image':
      return findImageFlaw(judges, type, file, path);
    case 'imageOrVideo': {
      const found = await getContentType(createStoredSource(storage, file.key, file.sizeBytes));
      return found?.startsWith('image/')
        ? findImageFlaw(judges, type, file, path)
        : findVideoFlaw(storage, options.video, file, path);
    }
  }
}

async function findSubtitleFlaw({ options, storage }: FileJudges, file: StoredFile, path: string) {
  if (!options.subtitle.types.includes(file.contentType)) return refuse('not_subtitle', { path });
  if (file.sizeBytes > options.subtitle.maxBytes) return refuseSize(options.subtitle, path);
  const { errors } = checkSrt(await storage.readRange(file.key, 0, file.sizeBytes));
  return errors.length > 0 ? refuse('broken_subtitle', { path }) : undefined;
}

type RefusedImage = Exclude<ImageVerdict['kind'], 'taken'>;

const codes: { readonly [Kind in RefusedImage]: ErrorCode & `${string}image${string}` } = {
  imageTypes: 'not_image',
  broken: 'broken_image',
  animated: 'animated_image',
  minImageSize: 'image_too_small',
  maxImagePixels: 'image_too_large',
};

const megapixel = 1_000_000;

/** The field of a form that a picture is for. */
export interface ImageField {
  readonly form: FormName;
  /** Pointer of the field, `-` being every row. */
  readonly field: string;
}

/**
 * Pictures are looked at two at once: each takes its bytes of memory and one of the four threads on which passwords are
 * hashed too. A person with many lets others go between.
 */
const takeTurn = createTurns(2);

/** Judges a picture by what the form's schema says of the field that it is for, in that schema's own words. */
export async function findImageFlaw(
  judges: FileJudges,
  type: ImageField,
  file: Pick<StoredFile, 'key' | 'sizeBytes'>,
  path: string,
): Promise<Refusal | undefined> {
  if (file.sizeBytes === 0) return refuse('empty_upload', { path });
  const { account, forms, language, options, storage } = judges;
  const { imageTypes, minImageSize, maxImageBytes, maxImagePixels, errorMessage } = forms.schemaAt(
    type.form,
    type.field,
    language,
  );
  const maxBytes = typeof maxImageBytes === 'number' ? maxImageBytes : options.image.maxBytes;
  if (file.sizeBytes > maxBytes) return refuseSize({ ...options.image, maxBytes }, path);
  const { width: minWidth, height: minHeight } = isObject(minImageSize) ? minImageSize : {};
  const minSize =
    typeof minWidth === 'number' && typeof minHeight === 'number' ? { width: minWidth, height: minHeight } : undefined;
  const maxPixels = typeof maxImagePixels === 'number' ? maxImagePixels : undefined;
  const types = Array.isArray(imageTypes) ? imageTypes.filter((one) => typeof one === 'string') : options.image.types;
  const verdict = await takeTurn(account.id, async () =>
    inspectImage(await storage.readRange(file.key, 0, file.sizeBytes), { types, minSize, maxPixels }),
  );
  if (verdict.kind === 'taken') return undefined;
  const values = {
    ...('image' in verdict && { width: verdict.image.width, height: verdict.image.height }),
    ...(minSize && { minWidth: minSize.width, minHeight: minSize.height }),
    ...('limit' in verdict && { limit: Math.floor(verdict.limit / megapixel) }),
  };
  const code = codes[verdict.kind];
  const own = isObject(errorMessage) ? errorMessage[verdict.kind] : undefined;
  if (typeof own !== 'string') return refuse(code, { path, values });
  return refuse(code, { errors: [{ path, keyword: code, message: fillIn(own, values) }] });
}
