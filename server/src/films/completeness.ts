import type { FormError } from '@reelform/engine/validation';
import { type CompletenessFilm, type MissingPart, missingParts, type Submitted } from '@reelform/schemas/api';
import { type Refusal, refuse } from '../errors.ts';
import { addedOfFilm } from '../forms/added-fields.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { notice } from '../http/error-reply.ts';
import type { Asset } from '../repositories/assets.ts';
import type { Film } from '../repositories/films.ts';
import type { Services } from '../services.ts';
import { assetFacts } from './asset-rows.ts';
import type { FilmParts } from './film-parts.ts';
import { episodesOf } from './film-reply.ts';
import { filmType } from './film-row.ts';
import { permissionsAt } from './permissions.ts';
import { programDetail } from './program-detail.ts';

type Judging = Pick<Services, 'forms' | 'now' | 'options'>;

/** What of a stored film its completeness is asked about: what its owner's page has, too. */
export function completenessFilm(
  film: Film,
  { chapters, details }: FilmParts,
  { forms, now: readNow, options }: Judging,
): CompletenessFilm {
  const now = readNow();
  return {
    status: film.status,
    type: filmType(film.type),
    may: permissionsAt(options, film.status),
    selectedImage: film.selected_image,
    ...addedOfFilm(forms, film.added),
    videoUrl: film.video_url,
    programDetail: programDetail(film, details, { forms, now, options }).programDetail,
    chapters: episodesOf(chapters).map((chapter) => ({
      chapterId: chapter.id,
      title: chapter.title,
      episodeUrl: chapter.episode_url,
      isNewEpisode: chapter.is_new ? 1 : 0,
      programDetail: programDetail(film, details, { forms, now, options, episode: chapter }).programDetail,
    })),
  };
}

/** The assets of a film, with what was said about those that were rejected. */
export const assetRulings = (assets: readonly Asset[]): Submitted['assets'] =>
  assets.flatMap((asset) =>
    assetFacts(asset).map((facts) => ({ ...facts, assetRejectionNotes: asset.reject_message, note: asset.note })),
  );

/** Refuses a submission that lacks something; `undefined`: it is complete. */
export function findIncomplete(submitted: Submitted, { forms }: Judging, language: PublishedLanguage): Refusal | undefined {
  const { notices } = language;
  const missing = missingParts(
    submitted,
    (form, data, context) => {
      // Details are judged as they were sent, files as they are registered.
      const given = form === 'film-details' ? data : forms.known(form, data);
      return forms.judge(form, given, { mode: 'strict', context }, language);
    },
    { assets: notice(notices, 'details.missingAssets'), subtitles: notice(notices, 'details.missingSubtitles') },
  );
  const chapterId = submitted.chapterId ?? null;
  const isOwn = (part: MissingPart) => part.form === 'film-details' && part.chapterId === chapterId;
  const errors = missing.map((part): FormError => {
    const { path, keyword, message } = part;
    if (isOwn(part)) return { path, keyword, message };
    const index = submitted.film?.chapters.findIndex((chapter) => chapter.chapterId === part.chapterId) ?? -1;
    const place = part.form === 'film-details' ? `/episodeData/${index}` : '/assetsData';
    return { path: `${place}${path}`, keyword, message };
  });
  if (missing.length === 0) return undefined;
  const file = missing.find(({ form }) => form !== 'film-details');
  return missing.some(isOwn) || !file ? refuse('invalid', { errors }) : refuse('incomplete', { errors, message: file.message });
}
