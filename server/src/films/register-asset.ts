import { AssetStatus, type AssetTypeName } from '@reelform/schemas/api';
import type { AssetType } from '../asset-options.ts';
import type { Queries } from '../database/queries.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { type Asset, deleteAssets, insertAsset, listAssets, mostAssets } from '../repositories/assets.ts';
import { listChapters, setChapterVideo } from '../repositories/chapters.ts';
import { clearFilmAssets } from '../repositories/film-settings.ts';
import { type Film, setFilmVideo } from '../repositories/films.ts';
import { setAsideAsset } from '../repositories/replaced-assets.ts';
import { type Grant, markForRemoval } from '../repositories/uploads.ts';
import type { Services } from '../services.ts';
import { mayUpload } from './permissions.ts';
import { refuseLocked } from './refuse-locked.ts';

/** An upload that is to become an asset. */
export interface Registration {
  readonly assetType: AssetTypeName;
  readonly key: string;
  /** The episode that it belongs to; `null` for the film. */
  readonly chapterId: number | null;
  readonly name: string | undefined;
  /** Of a subtitle file: its language (ISO 639-1). */
  readonly language: string | undefined;
  /** CRC-32 of the file that was sent whole, base64, where it was told. */
  readonly checksum?: string | undefined;
}

/** What was registered before at the place of an upload. */
export interface TakenPlace {
  readonly type: AssetType;
  readonly here: readonly Asset[];
  /** Registered before under the same key. */
  readonly same: Asset | undefined;
}

const pathOf = { chapter: '/programChapterId', language: '/lanCode', key: '/assetUrl' } as const;

/** By what an upload's place is judged. */
export interface PlaceJudges extends Pick<Services, 'forms' | 'options'> {
  /** What complaints are worded in. */
  readonly language: PublishedLanguage;
}

/** Why the form that lists a subtitle file does not take its language, or that there is none, where it does not. */
function findLanguageFlaw(
  { forms, language }: PlaceJudges,
  { form, list = '' }: AssetType,
  { key, language: lanCode }: Registration,
) {
  const row = { ...(lanCode !== undefined && { lanCode }), assetUrl: key };
  const errors = forms.judge(form, { [list.slice(1)]: [row] }, { mode: 'strict' }, language);
  return errors.find(({ path }) => path === `${list}/0/lanCode`);
}

/** Finds the place of an upload at a film of the caller's, or why there is none for it. */
export async function findPlace(
  judges: PlaceJudges,
  queries: Queries,
  film: Film,
  registration: Registration,
): Promise<TakenPlace | Refusal> {
  const { forms, options } = judges;
  const { assetType, key, chapterId, language } = registration;
  const type = options.assetTypes[assetType];
  const assets = await listAssets(queries, film.id);
  const here = assets.filter((asset) => asset.type === assetType && asset.chapter_id === chapterId);
  const same = assets.find((asset) => asset.key === key && asset.type === assetType);
  const newestStatus = type.list === undefined ? here.at(-1)?.status : undefined;
  if (!mayUpload(options, { status: film.status, assetType, newestStatus })) return refuseLocked(film.status);
  if (chapterId !== null) {
    if (type.chapters === 'none') return refuse('invalid', { path: pathOf.chapter });
    const chapters = await listChapters(queries, film.id);
    if (!chapters.some(({ id }) => id === chapterId)) return refuse('not_found');
  }
  if (same) return { type, here, same };
  if (language !== undefined && type.kind !== 'subtitle') return refuse('invalid', { path: pathOf.language });
  if (language !== undefined && here.some(({ language_code }) => language_code === language))
    return refuse('same_language', { path: pathOf.language });
  const flaw = type.kind === 'subtitle' ? findLanguageFlaw(judges, type, registration) : undefined;
  if (flaw) return refuse('invalid', { errors: [{ ...flaw, path: pathOf.language }] });
  const limit = (type.list === undefined ? undefined : forms.schemaAt(type.form, type.list)['maxContains']) ?? mostAssets;
  if (type.list !== undefined && typeof limit === 'number' && here.length >= limit)
    return refuse('too_many_images', { path: pathOf.key, values: { limit } });
  return { type, here, same: undefined };
}

/**
 * Writes a checked upload, whose grant was taken, into its place. What was there and is not approved makes room: for good,
 * or, rejected, until the upload is withdrawn. What is approved stays until staff approve the new one.
 * @returns its number, and the keys of the objects to remove
 */
export async function registerAsset(
  queries: Queries,
  film: Film,
  { type, here }: TakenPlace,
  registration: Registration,
  grant: Grant,
  sizeBytes: number,
  at: Date,
): Promise<{ readonly id: number; readonly replaced: readonly string[] }> {
  const { assetType, chapterId, key, language, name } = registration;
  const isKept = ({ status }: Asset) => status === AssetStatus.approved || status === AssetStatus.deletionRequested;
  // An episode's video that is registered before its episode is saved belongs to none yet, and there may be several.
  const isPlace = type.list === undefined && (type.chapters !== 'only' || chapterId !== null);
  const replaced = isPlace ? here.filter((asset) => !isKept(asset)) : [];
  const isRejected = ({ status }: Asset) => status === AssetStatus.rejected;
  const outdated = replaced.filter((asset) => !isRejected(asset));
  const keys = outdated.map((asset) => asset.key);
  await markForRemoval(queries, keys, at);
  await deleteAssets(
    queries,
    outdated.map((asset) => asset.id),
  );
  for (const rejected of replaced.filter(isRejected)) await setAsideAsset(queries, rejected.id, key, at);
  await clearFilmAssets(
    queries,
    film.id,
    replaced.map((asset) => asset.key),
    at,
  );
  const id = await insertAsset(queries, {
    filmId: film.id,
    chapterId,
    type: assetType,
    key,
    status: AssetStatus.uploaded,
    contentType: grant.contentType,
    sizeBytes,
    name,
    language,
    at,
    id: grant.assetId,
  });
  const isFirst = !here.some(isKept);
  if (assetType === 'videoUrl' && isFirst) await setFilmVideo(queries, film.id, key, at);
  if (assetType === 'episodeUrl' && chapterId !== null && isFirst) await setChapterVideo(queries, chapterId, key);
  return { id, replaced: keys };
}
