import type { ApiSchemas } from '../types/api.ts';
import type { FormPayloads } from '../types/forms.ts';
import { isAddedToAssets } from './addedAssets.ts';
import {
  type AssetFacts,
  type AssetsFilm,
  type AssetTypeName,
  assetPlace,
  assetsContext,
  manageAssetsData,
  subtitlesData,
} from './assets.ts';
import { detailsContext } from './details.ts';
import { AssetStatus, FilmStatus } from './film.ts';

type FieldError = ApiSchemas['ErrorReply']['errors'][number];
type Facts = Readonly<Record<string, unknown>>;

/** One thing without which a submission is refused. */
export interface MissingPart {
  /** The form in which it is put right. */
  readonly form: 'film-details' | 'film-submission' | 'manage-assets' | 'subtitles';
  /** The episode whose details they are; `null`: the film's own form. */
  readonly chapterId: number | null;
  /** The field in that form, as a JSON pointer. */
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
}

/** What of an asset tells whether it is sound, and why it is not. */
export type AssetRuling = AssetFacts & Pick<ApiSchemas['AssetsReply']['data']['rows'][number], 'assetRejectionNotes' | 'note'>;

/** An episode, with its details as they stand. */
export interface CompletenessEpisode {
  readonly chapterId: number;
  readonly title: string;
  readonly episodeUrl: string | null;
  readonly isNewEpisode: 0 | 1;
  readonly programDetail: Facts;
}

/** A film with its details as they stand: saved, or in the form. `GET …/view` answers what is needed. */
export interface CompletenessFilm extends Omit<AssetsFilm, 'chapters'> {
  readonly videoUrl: string | null;
  readonly programDetail: Facts;
  readonly chapters: readonly CompletenessEpisode[];
}

/** What the rules of the forms that judge ask about. */
export type RuleContext =
  | ReturnType<typeof detailsContext>
  | ReturnType<typeof assetsContext>
  | Readonly<Record<string, never>>;

/** The verdict of a form's module on data, strict and as edited; `judge` of the engine on either side. */
export type JudgeForm = (form: keyof FormPayloads, data: Facts, context: RuleContext) => readonly FieldError[];

/** Texts of the notices `details.missingAssets` and `details.missingSubtitles`. */
export interface MissingTexts {
  readonly assets: string;
  readonly subtitles: string;
}

/** What the completeness of a submission is asked about. */
export interface Submitted {
  /** `undefined`: a film that is not stored yet (add mode). */
  readonly film: CompletenessFilm | undefined;
  /** Everything registered for it, in the order of its upload. */
  readonly assets: readonly AssetRuling[];
  /** The episode that is submitted by itself. @default the film as a whole */
  readonly chapterId?: number | null;
  /** The details that are submitted, where they are not those of the film or the episode. */
  readonly details?: Facts;
}

/**
 * Everything that a submission still lacks, in the order of the page: details, files, then details of the episodes. The
 * server accepts 'Save and Submit Now' exactly when nothing is missing and the film may be edited at all.
 */
export function missingParts(
  { film, assets, chapterId = null, details }: Submitted,
  judge: JudgeForm,
  texts: MissingTexts,
): readonly MissingPart[] {
  const detailsOf = (data: Facts, episode?: CompletenessEpisode): readonly MissingPart[] =>
    judge('film-details', data, detailsContext(film, episode)).map((error) => ({
      form: 'film-details',
      chapterId: episode?.chapterId ?? null,
      ...error,
    }));
  if (!film) return [...detailsOf(details ?? {}), ...missingVideos(undefined, details, judge)];
  if (chapterId !== null) {
    const index = film.chapters.findIndex((chapter) => chapter.chapterId === chapterId);
    const episode = film.chapters[index];
    if (!episode) return [];
    const files = isPastSubmission(film) ? missingAssets(film, assets, judge, texts) : missingVideos(film, details, judge);
    return [
      ...detailsOf(details ?? episode.programDetail, episode),
      ...files.filter(({ path }) => path.startsWith(`/chapters/${index}/`)),
    ];
  }
  const own = detailsOf(details ?? film.programDetail);
  if (!isPastSubmission(film)) return [...own, ...missingVideos(film, details, judge)];
  const episodes = film.type === 'SERIES' ? film.chapters : [];
  return [
    ...own,
    ...missingAssets(film, assets, judge, texts),
    ...episodes.flatMap((episode) => detailsOf(episode.programDetail, episode)),
  ];
}

const isPastSubmission = ({ status }: CompletenessFilm) => status !== FilmStatus.draft;

/** What a first submission lacks beside its details: the film's video, or those of its episodes. */
function missingVideos(
  film: CompletenessFilm | undefined,
  details: Facts | undefined,
  judge: JudgeForm,
): readonly MissingPart[] {
  const chapters = (film?.chapters ?? []).map(({ title, episodeUrl }) => ({
    ...(title !== '' && { title }),
    ...(episodeUrl !== null && { episodeUrl }),
  }));
  const type = film?.type ?? details?.['type'] ?? 'SHORT_FILM';
  const data = { type, ...(film?.videoUrl && { videoUrl: film.videoUrl }), ...(chapters.length > 0 && { chapters }) };
  return judge('film-submission', data, {})
    .filter(({ path }) => path === '/videoUrl' || path === '/chapters')
    .map((error) => ({ form: 'film-submission', chapterId: null, ...error }));
}

/** Places of one asset each, by the member of the form that stands for them. */
const places: readonly AssetTypeName[] = ['videoUrl', 'trailerUrl', 'standardImage', 'featuredImage'];
const placesOfEpisode: readonly AssetTypeName[] = ['episodeUrl', 'standardImage'];
const lists: readonly AssetTypeName[] = ['thumbnail', 'thumbnailWithoutText', 'transparentFiles', 'brandingAssets'];

/** The files that are missing or were rejected, by the form of the assets over those that were not, and what added fields ask for. */
function missingAssets(
  film: CompletenessFilm,
  assets: readonly AssetRuling[],
  judge: JudgeForm,
  texts: MissingTexts,
): readonly MissingPart[] {
  const sound = assets.filter(({ assetStatus }) => assetStatus !== AssetStatus.rejected);
  const rejected = rejections(film, assets);
  const found = new Map<string, MissingPart>();
  for (const error of judge('manage-assets', manageAssetsData(film, sound), assetsContext(film))) {
    const { form, path } = anchorOf(error.path);
    const isMissing =
      (error.keyword === 'required' || error.keyword === 'contains') && !isAddedToAssets('manage-assets', error.path);
    const text = form === 'subtitles' ? texts.subtitles : texts.assets;
    const message = rejected.get(error.path) ?? (isMissing ? text : error.message);
    if (!found.has(path)) found.set(path, { form, chapterId: null, path, keyword: error.keyword, message: message || text });
  }
  for (const { path, keyword, message } of judge('subtitles', subtitlesData(film, sound), assetsContext(film)))
    if (isAddedToAssets('subtitles', path))
      found.set(`subtitles ${path}`, { form: 'subtitles', chapterId: null, path, keyword, message });
  for (const [pointer, reason] of rejected) {
    const isPlace = pointer.split('/').some((name) => [...places, ...placesOfEpisode].some((place) => place === name));
    if (isPlace && !found.has(pointer))
      found.set(pointer, {
        form: 'manage-assets',
        chapterId: null,
        path: pointer,
        keyword: 'rejected',
        message: reason || texts.assets,
      });
  }
  return [...found.values()];
}

/** Where a complaint about subtitles is put right: they have a form of their own. */
const anchorOf = (path: string): Pick<MissingPart, 'form' | 'path'> =>
  path.endsWith('/subtitles')
    ? { form: 'subtitles', path: path.replace(/subtitles$/, 'videoSrtFiles') }
    : { form: 'manage-assets', path };

/** Places whose newest asset was rejected, with what was said about it, by their pointers in the form `manage-assets`. */
function rejections(film: CompletenessFilm, assets: readonly AssetRuling[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (pointer: string, row: AssetRuling | undefined) => {
    if (row?.assetStatus === AssetStatus.rejected) found.set(pointer, row.assetRejectionNotes || row.note || '');
  };
  const english = (chapterId: number | null) =>
    assets.findLast((row) => row.assetType === 'videoSrtFiles' && row.assetChapterId === chapterId && row.lanCode === 'en');
  for (const type of places)
    if (type !== 'videoUrl' || film.type !== 'SERIES') add(`/${type}`, assetPlace(assets, type).newest);
  for (const type of lists) add(`/${type}`, assetPlace(assets, type).newest);
  add('/subtitles', english(null));
  if (film.type !== 'SERIES') return found;
  for (const [index, { chapterId }] of film.chapters.entries()) {
    for (const type of placesOfEpisode) add(`/chapters/${index}/${type}`, assetPlace(assets, type, chapterId).newest);
    add(`/chapters/${index}/subtitles`, english(chapterId));
  }
  return found;
}
