import type { AssetTypeName } from '@reelform/schemas/api';

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

/** Where a file goes. */
export interface UploadTarget {
  readonly filmId: number;
  /** The episode; `null` for the film's own video. */
  readonly chapterId: number | null;
  readonly isSeries: boolean;
  /** Title of the film, for people. */
  readonly title: string;
  /** Absent: the video of a submission. */
  readonly asset?: TargetAsset;
}

/** What identifies the place of a file. */
export type TargetPlace = Pick<UploadTarget, 'filmId' | 'chapterId' | 'asset'>;

/** The kind of asset that a file becomes. */
export const getAssetType = ({ asset, chapterId }: Pick<UploadTarget, 'chapterId' | 'asset'>): AssetTypeName =>
  asset?.type ?? (chapterId === null ? 'videoUrl' : 'episodeUrl');

/** The path of a film's files in the store. */
export const getPath = ({ filmId }: Pick<UploadTarget, 'filmId'>): string => `films/${filmId}/assets/`;

/** The path of the library's files in the store. */
export const libraryPath = 'resources/';

/** Whether two targets are the same place of the same film, or of the same episode. */
export const isSameTarget = (a: TargetPlace, b: TargetPlace) =>
  a.filmId === b.filmId && a.chapterId === b.chapterId && getAssetType(a) === getAssetType(b);

const readAsset = (value: unknown): TargetAsset | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, programStatus, name, lanCode }: Partial<Record<keyof TargetAsset, unknown>> = value;
  if (typeof type !== 'string' || typeof programStatus !== 'number' || typeof name !== 'string') return undefined;
  const assetType = type as AssetTypeName; // written by this portal; the server judges it when the file is registered
  return { type: assetType, programStatus, name, ...(typeof lanCode === 'string' && { lanCode }) };
};

/** Reads a target that was kept in this browser; `undefined` for anything else. */
export const readTarget = (value: unknown): UploadTarget | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { filmId, chapterId, isSeries, title, asset }: Partial<Record<keyof UploadTarget, unknown>> = value;
  if (typeof filmId !== 'number' || typeof isSeries !== 'boolean' || typeof title !== 'string') return undefined;
  if (chapterId !== null && typeof chapterId !== 'number') return undefined;
  const known = readAsset(asset);
  return { filmId, chapterId, isSeries, title, ...(known && { asset: known }) };
};
