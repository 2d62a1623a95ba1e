import { type AssetPlace, AssetStatus, type AssetTypeName, assetPlace } from '@reelform/schemas/api';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';

/** One row of Manage Assets: a place of the film or of an episode. */
export interface PlaceRow extends AssetPlace<AssetRow> {
  readonly type: AssetTypeName;
  readonly chapterId: number | null;
  /** JSON pointer of its field. */
  readonly pointer: string;
}

const filmPlaces = ['videoUrl', 'trailerUrl', 'standardImage', 'featuredImage'] as const;
const episodePlaces = ['episodeUrl', 'standardImage'] as const;

/** The place that a pointer of the asset forms is about, and of a list the row's number. */
export interface PointedPlace {
  readonly type: AssetTypeName;
  readonly chapterId: number | null;
}

const lists: readonly AssetTypeName[] = [
  'thumbnail',
  'thumbnailWithoutText',
  'transparentFiles',
  'brandingAssets',
  'videoSrtFiles',
  'trailerSrtFiles',
];

/** Reads a pointer of `manage-assets` or `subtitles`; `undefined` for a field of neither. */
export const readPointer = (pointer: string, chapters: Film['chapters']): PointedPlace | undefined => {
  const [, chapterIndex, name = ''] = /^(?:\/chapters\/(\d+))?\/([^/]+)(?:\/\d+)?$/.exec(pointer) ?? [];
  const type = [...filmPlaces, ...episodePlaces, ...lists].find((one) => one === name);
  if (!type) return undefined;
  if (chapterIndex === undefined) return { type, chapterId: null };
  const chapterId = chapters[Number(chapterIndex)]?.chapterId;
  return chapterId === undefined ? undefined : { type, chapterId };
};

/** The rows of Manage Assets by their fields' pointers. */
export const getPlaces = (chapters: Film['chapters'], rows: readonly AssetRow[]): ReadonlyMap<string, PlaceRow> => {
  const place = (type: AssetTypeName, chapterId: number | null, pointer: string): [string, PlaceRow] => [
    pointer,
    { type, chapterId, pointer, ...assetPlace(rows, type, chapterId) },
  ];
  return new Map([
    ...filmPlaces.map((type) => place(type, null, `/${type}`)),
    ...chapters.flatMap(({ chapterId }, index) =>
      episodePlaces.map((type) => place(type, chapterId, `/chapters/${index}/${type}`)),
    ),
  ]);
};

/** Whether a film has several assets of a kind. */
export const isList = (type: AssetTypeName): boolean => lists.includes(type);

/** Whether an asset is a video. */
export const isVideo = (type: AssetTypeName): boolean => ['videoUrl', 'trailerUrl', 'episodeUrl'].includes(type);

/** Whether the owner of a film may ask for an asset's removal; the server decides whether that is done at once. */
export const canRemove = ({ may }: Pick<Film, 'may'>, { assetType, assetStatus }: AssetRow): boolean => {
  if (assetStatus === AssetStatus.deletionRequested || (may.includes('rejectedAssets') && assetStatus === AssetStatus.approved))
    return false;
  if (assetType === 'trailerUrl') return may.includes('removeTrailer');
  return may.includes(isVideo(assetType) ? 'removeVideo' : 'removeAsset');
};

/** Whether a removal is only requested, as far as the page knows. */
export const isRemovalRequested = (film: Pick<Film, 'may' | 'selectedImage'>, { assetStatus, assetUrl }: AssetRow): boolean =>
  !film.may.includes('removeNow') || assetStatus === AssetStatus.approved || assetUrl === film.selectedImage;
