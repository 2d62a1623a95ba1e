import type { ApiSchemas } from '../types/api.ts';
import { withAddedToAssets } from './addedAssets.ts';
import { AssetStatus } from './film.ts';

/** Name of a kind of asset, as `options/asset-types.json` has it. */
export type AssetTypeName = ApiSchemas['AssetRecord']['assetType'];

/** What a filmmaker may do with a film in its status, as `options/film-permissions.json` has it. */
export type FilmPermission = ApiSchemas['FilmReply']['data']['may'][number];

/** What of an asset tells where it stands. */
export type AssetFacts = Pick<
  ApiSchemas['AssetsReply']['data']['rows'][number],
  'assetType' | 'assetUrl' | 'assetStatus' | 'assetChapterId' | 'lanCode' | 'name'
> &
  Partial<Pick<ApiSchemas['AssetsReply']['data']['rows'][number], 'assetRejectionNotes' | 'note'>>;

/** What of a film its asset forms are about. */
export type AssetsFilm = Pick<ApiSchemas['FilmReply']['data'], 'added' | 'status' | 'type' | 'selectedImage'> & {
  readonly may: readonly FilmPermission[];
  readonly chapters: readonly { readonly chapterId: number; readonly title: string }[];
};

/** Where an asset form is part of another screen: a film's page, or the dialog of one of its episodes. */
export type AssetsPlace = 'page' | 'episode';

/** What the rules of a film's asset forms may ask about its record (`context`): page and server hand over the same. */
export const assetsContext = ({ status, type, may }: Pick<AssetsFilm, 'status' | 'type' | 'may'>, place?: AssetsPlace) => ({
  status,
  may: [...may],
  mode: 'edit',
  role: 'filmmaker',
  ...(type !== null && { type }),
  ...(place !== undefined && { place }),
});

/** Why an asset was rejected, or else what was said about it; `''`: nothing. */
export const getAssetNote = ({ assetStatus, assetRejectionNotes, note }: AssetFacts): string =>
  (assetStatus === AssetStatus.rejected && assetRejectionNotes?.trim()) || note?.trim() || '';

/** A note as a member of a row. */
const noted = (row: AssetFacts) => {
  const note = getAssetNote(row);
  return note === '' ? {} : { note };
};

/** The assets of one place of a film: what viewers see, and what was uploaded last. */
export interface AssetPlace<Row extends AssetFacts> {
  /** The newest that is approved, also while its removal is only requested. */
  readonly live: Row | undefined;
  readonly newest: Row | undefined;
}

/** The assets of one type of the film (`chapterId` null) or of an episode. @param rows in the order of their upload */
export const assetPlace = <Row extends AssetFacts>(
  rows: readonly Row[],
  assetType: AssetTypeName,
  chapterId: number | null = null,
): AssetPlace<Row> => {
  const here = rows.filter((row) => row.assetType === assetType && row.assetChapterId === chapterId);
  const live =
    here.findLast(({ assetStatus }) => assetStatus === AssetStatus.approved) ??
    here.find(({ assetStatus }) => assetStatus === AssetStatus.deletionRequested);
  return { live, newest: here.at(-1) };
};

/** Members of a form's data for one place: the key of its newest asset, and that asset's status. */
const placeData = (name: string, rows: readonly AssetFacts[], type: AssetTypeName, chapterId: number | null = null) => {
  const { newest } = assetPlace(rows, type, chapterId);
  return newest ? { [name]: newest.assetUrl, [`${name}Status`]: newest.assetStatus } : {};
};

const listOf = (rows: readonly AssetFacts[], type: AssetTypeName, chapterId: number | null = null) =>
  rows.filter((row) => row.assetType === type && row.assetChapterId === chapterId);

const languagesOf = (rows: readonly AssetFacts[], chapterId: number | null) =>
  listOf(rows, 'videoSrtFiles', chapterId).flatMap(({ lanCode }) => lanCode ?? []);

const filled = <Name extends string, Item>(name: Name, list: readonly Item[]) =>
  list.length === 0 ? {} : { [name]: [...list] };

/** The data of the form `manage-assets` for a film and all that is registered for it. */
export const manageAssetsData = (film: AssetsFilm, rows: readonly AssetFacts[]) => {
  const pictures = (type: AssetTypeName) =>
    filled(
      type,
      listOf(rows, type).map((row) => ({
        assetUrl: row.assetUrl,
        assetStatus: row.assetStatus,
        ...noted(row),
        ...(row.assetUrl === film.selectedImage && { selected: true }),
      })),
    );
  const chapters = film.chapters.map(({ chapterId, title }) => ({
    chapterId,
    ...(title !== '' && { title }),
    ...placeData('episodeUrl', rows, 'episodeUrl', chapterId),
    ...placeData('standardImage', rows, 'standardImage', chapterId),
    ...filled('subtitles', languagesOf(rows, chapterId)),
  }));
  const data = {
    ...placeData('videoUrl', rows, 'videoUrl'),
    ...placeData('trailerUrl', rows, 'trailerUrl'),
    ...placeData('standardImage', rows, 'standardImage'),
    ...placeData('featuredImage', rows, 'featuredImage'),
    ...(film.type === 'SERIES' && filled('chapters', chapters)),
    ...pictures('thumbnail'),
    ...pictures('thumbnailWithoutText'),
    ...pictures('transparentFiles'),
    ...filled(
      'brandingAssets',
      listOf(rows, 'brandingAssets').map(({ assetUrl, assetStatus, name }) => ({ assetUrl, assetStatus, name })),
    ),
    ...(film.type !== 'SERIES' && filled('subtitles', languagesOf(rows, null))),
  };
  return withAddedToAssets('manage-assets', data, film.added?.['manage-assets']);
};

/** The data of the form `subtitles`. */
export const subtitlesData = (film: AssetsFilm, rows: readonly AssetFacts[]) => {
  const files = (type: AssetTypeName, chapterId: number | null) =>
    filled(
      type,
      listOf(rows, type, chapterId).map((row) => ({
        lanCode: row.lanCode ?? '',
        name: row.name,
        assetUrl: row.assetUrl,
        assetStatus: row.assetStatus,
        ...noted(row),
      })),
    );
  const data = {
    ...(film.type !== 'SERIES' && files('videoSrtFiles', null)),
    ...(film.type === 'SERIES' &&
      filled(
        'chapters',
        film.chapters.map(({ chapterId, title }) => ({ chapterId, title, ...files('videoSrtFiles', chapterId) })),
      )),
    ...files('trailerSrtFiles', null),
  };
  return withAddedToAssets('subtitles', data, film.added?.['subtitles']);
};
