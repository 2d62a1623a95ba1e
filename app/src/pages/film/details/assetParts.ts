import { AssetStatus, type AssetStatusValue, type AssetTypeName, getAssetNote } from '@reelform/schemas/api';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';

/** The field of an asset. */
export interface AssetTarget {
  /** The form in which it is uploaded, and the pointer of its field there. */
  readonly dialog: 'assets' | 'subtitles';
  readonly place: string;
}

/** The forms by the name of their dialog. */
export const assetForms = { assets: 'manage-assets', subtitles: 'subtitles' } as const;

/** What a film or an episode has of one kind of asset. */
export interface AssetPart extends AssetTarget {
  readonly type: AssetTypeName;
  /** Where it stands; of several files the one that needs a look most. `undefined`: nothing was uploaded. */
  readonly status: AssetStatusValue | undefined;
  /** How many files it is. */
  readonly count: number;
  /** Why files of it were rejected, as far as that was written. */
  readonly notes: readonly string[];
}

/** Statuses that a person should hear of, the most urgent one first. */
const urgency = [AssetStatus.rejected, AssetStatus.deletionRequested, AssetStatus.uploaded, AssetStatus.approved] as const;

const single: ReadonlySet<AssetTypeName> = new Set(['videoUrl', 'episodeUrl', 'trailerUrl', 'standardImage', 'featuredImage']);
const subtitles: ReadonlySet<AssetTypeName> = new Set(['videoSrtFiles', 'trailerSrtFiles']);

const ofSeries = ['trailerUrl', 'thumbnail', 'thumbnailWithoutText', 'transparentFiles', 'trailerSrtFiles'] as const;
const ofFilm = ['videoUrl', ...ofSeries.slice(0, -1), 'videoSrtFiles', 'trailerSrtFiles'] as const;
const ofEpisode = ['episodeUrl', 'standardImage', 'videoSrtFiles'] as const;

/** Kinds that a film's page does not list, because its submission does not ask for them. */
const unlisted = ['standardImage', 'featuredImage', 'brandingAssets'] as const;

/** The kinds of assets of a film, or of the episode `chapterId`. @param rows in the order of their upload */
export const getAssetParts = (
  { type: filmType, chapters }: Pick<Film, 'type' | 'chapters'>,
  rows: readonly AssetRow[],
  chapterId: number | null = null,
  types: readonly AssetTypeName[] = chapterId !== null ? ofEpisode : filmType === 'SERIES' ? ofSeries : ofFilm,
): readonly AssetPart[] => {
  const index = chapters.findIndex((chapter) => chapter.chapterId === chapterId);
  const at = index < 0 ? '' : `/chapters/${index}`;
  return types.map((type) => {
    const all = rows.filter(({ assetType, assetChapterId }) => assetType === type && assetChapterId === chapterId);
    const here = single.has(type) ? all.slice(-1) : all;
    const rejected = here.filter(({ assetStatus }) => assetStatus === AssetStatus.rejected);
    return {
      type,
      dialog: subtitles.has(type) ? 'subtitles' : 'assets',
      place: `${at}/${type}`,
      status: urgency.find((status) => here.some(({ assetStatus }) => assetStatus === status)),
      count: here.length,
      notes: rejected.flatMap((row) => getAssetNote(row) || []),
    };
  });
};

const settled: readonly (AssetStatusValue | undefined)[] = [AssetStatus.approved, AssetStatus.deletionRequested];

/** Whether files of a kind of asset can be uploaded or exchanged as the film stands. */
export const isOpenPart = ({ may }: Pick<Film, 'may'>, { dialog, status }: AssetPart): boolean =>
  may.includes(dialog) || (dialog === 'assets' && may.includes('rejectedAssets') && !settled.includes(status));

/** What was rejected of a film and its episodes; `chapterId` null is the film itself. */
export const getRejectedParts = (film: Pick<Film, 'type' | 'chapters'>, rows: readonly AssetRow[]) =>
  [null, ...film.chapters.map(({ chapterId }) => chapterId)].flatMap((chapterId) =>
    [...getAssetParts(film, rows, chapterId), ...(chapterId === null ? getAssetParts(film, rows, null, unlisted) : [])]
      .filter(({ status }) => status === AssetStatus.rejected)
      .map((part) => ({ ...part, chapterId })),
  );
