import type { AssetTypeName, CallTypes } from '@reelform/schemas/api';

/** What a file is of a film that is past its submission. */
export interface TargetAsset {
  readonly type: AssetTypeName;
  /** Status of the film. */
  readonly programStatus: number;
  /** The file's name for people. */
  readonly name: string;
  /** Of a subtitle file: its language (ISO 639-1). */
  readonly lanCode?: string;
}

/** A file that becomes an asset of its film. */
export interface FilmTarget {
  readonly filmId: number;
  /** The episode; `null` for the film's own video. */
  readonly chapterId: number | null;
  readonly isSeries: boolean;
  /** Title of the film, for people. */
  readonly title: string;
  /** Absent: the video of a submission. */
  readonly asset?: TargetAsset;
}

/** What a promotion file is registered by, beside its key and its name. */
export type PromotionPlace = Pick<
  CallTypes<'POST /filmmakers/films/promotion-assets/upload'>['body'],
  'filmmakerId' | 'programId' | 'role' | 'type'
>;

/** A file of a form that is not a film's assets. */
export interface FormTarget {
  /** The form and its record, for instance `bts-document/7/new`. */
  readonly form: string;
  /** JSON pointer of the field; of a list for each of its files. */
  readonly field: string;
  /** Path in the store. */
  readonly path: string;
  /** What it is for, for people. */
  readonly title: string;
  /** The form's name for people. */
  readonly formTitle: string;
  /** Registered by this as soon as it is stored; absent: it waits to be saved with its form. */
  readonly promotion?: PromotionPlace;
}

/** Where a file goes. */
export type UploadTarget = FilmTarget | FormTarget;

/** What identifies the place of a film's asset. */
export type TargetPlace = Pick<FilmTarget, 'filmId' | 'chapterId' | 'asset'>;

/** Whether a file belongs to a form that is not a film's assets. */
export const isOfForm = (target: UploadTarget): target is FormTarget => 'form' in target;

/** Whether a stored file waits to be saved with its form. */
export const isSavedWithForm = (target: UploadTarget): target is FormTarget => isOfForm(target) && !target.promotion;

/** The kind of asset that a file becomes. */
export const getAssetType = ({ asset, chapterId }: Pick<FilmTarget, 'chapterId' | 'asset'>): AssetTypeName =>
  asset?.type ?? (chapterId === null ? 'videoUrl' : 'episodeUrl');

/** The path of a film's files in the store. */
export const getFilmPath = (filmId: number): string => `films/${filmId}/assets/`;

/** The path of a file in the store. */
export const getPath = (target: UploadTarget): string => (isOfForm(target) ? target.path : getFilmPath(target.filmId));

/** Two uploads of a file are the same one when this text is. */
export const getPlace = (target: UploadTarget): string =>
  isOfForm(target) ? `${target.form}${target.field}` : getPath(target);

/** The path of the library's files in the store. */
export const libraryPath = 'resources/';

/** Whether two targets are the same place of the same film, or of the same episode. */
export const isSameAsset = (a: TargetPlace, b: TargetPlace): boolean =>
  a.filmId === b.filmId && a.chapterId === b.chapterId && getAssetType(a) === getAssetType(b);

/** Whether a file takes the place of the one before; in the lists of a promotion it stands beside it. */
export const takesPlaceOf = (next: UploadTarget, before: UploadTarget): boolean => {
  if (isOfForm(next) || isOfForm(before))
    return isSavedWithForm(next) && isSavedWithForm(before) && getPlace(next) === getPlace(before);
  return isSameAsset(next, before);
};

const readAsset = (value: unknown): TargetAsset | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, programStatus, name, lanCode }: Partial<Record<keyof TargetAsset, unknown>> = value;
  if (typeof type !== 'string' || typeof programStatus !== 'number' || typeof name !== 'string') return undefined;
  const assetType = type as AssetTypeName; // written by this portal; the server judges it when the file is registered
  return { type: assetType, programStatus, name, ...(typeof lanCode === 'string' && { lanCode }) };
};

const readPromotion = (value: unknown): PromotionPlace | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { filmmakerId, programId, role, type }: Partial<Record<keyof PromotionPlace, unknown>> = value;
  if (typeof filmmakerId !== 'number' || typeof programId !== 'number') return undefined;
  if ((role !== 'director' && role !== 'cast') || (type !== 1 && type !== 2)) return undefined;
  return { filmmakerId, programId, role, type };
};

const readFormTarget = (value: object): FormTarget | undefined => {
  const { form, field, path, title, formTitle, promotion }: Partial<Record<keyof FormTarget, unknown>> = value;
  if (typeof form !== 'string' || typeof field !== 'string') return undefined;
  if (typeof path !== 'string' || typeof title !== 'string' || typeof formTitle !== 'string') return undefined;
  const known = readPromotion(promotion);
  if (promotion !== undefined && !known) return undefined;
  return { form, field, path, title, formTitle, ...(known && { promotion: known }) };
};

/** Reads a target that was kept in this browser; `undefined` for anything else. */
export const readTarget = (value: unknown): UploadTarget | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('form' in value) return readFormTarget(value);
  const { filmId, chapterId, isSeries, title, asset }: Partial<Record<keyof FilmTarget, unknown>> = value;
  if (typeof filmId !== 'number' || typeof isSeries !== 'boolean' || typeof title !== 'string') return undefined;
  if (chapterId !== null && typeof chapterId !== 'number') return undefined;
  const known = readAsset(asset);
  return { filmId, chapterId, isSeries, title, ...(known && { asset: known }) };
};
