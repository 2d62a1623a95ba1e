import { withAdded } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';
import { nextVersion } from '../database/version.ts';

/** Where a film may be shown. */
export interface Availability {
  readonly type: 'include' | 'exclude';
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** Writes where a film may be shown; its version after that. The caller holds the film. @param added added fields, by the form's name */
export const setAvailability = (queries: Queries, id: number, { type, countries }: Availability, added: object, at: Date) =>
  queries
    .updateTable('films')
    .set({
      geo_type: type,
      geo_countries: [...countries],
      added: withAdded(added),
      version: nextVersion,
      updated_at: at,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

/** What a film itself keeps of its details; what is `undefined` stays as it is. */
export interface FilmDetailsContent {
  readonly title?: string | undefined;
  readonly type?: string | undefined;
  readonly shortDescription?: string | undefined;
  readonly terms?: boolean | undefined;
  /** `null`: everywhere. */
  readonly availability?: Availability | null;
}

/** Where a save of details leaves a film. */
export interface FilmDetailsMove {
  readonly status: number;
  /** Whether it was submitted for the first time. */
  readonly isSubmitted: boolean;
  readonly at: Date;
}

/** Writes what a film keeps of its details; its version after that. The caller holds the film. */
export const setFilmDetails = (
  queries: Queries,
  id: number,
  { title, type, shortDescription, terms, availability, status, isSubmitted, at }: FilmDetailsContent & FilmDetailsMove,
) =>
  queries
    .updateTable('films')
    .set({
      ...(title && { title }),
      ...(type !== undefined && { type }),
      ...(shortDescription && { short_description: shortDescription }),
      ...(terms !== undefined && { terms }),
      ...(availability !== undefined && {
        geo_type: availability?.type ?? null,
        geo_countries: [...(availability?.countries ?? [])],
      }),
      ...(isSubmitted && { submitted_at: at }),
      status,
      version: nextVersion,
      updated_at: at,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

/** Notes the release date that the owner of a film asks for; the film's version after that. The caller holds the film. @param added added fields, by the form's name */
export const requestRelease = (queries: Queries, id: number, release: Date, added: object, at: Date) =>
  queries
    .updateTable('films')
    .set({ requested_release_at: release, added: withAdded(added), version: nextVersion, updated_at: at })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

/** Chooses the image that stands for a film. The caller holds the film. */
export const selectImage = (queries: Queries, id: number, key: string, at: Date) =>
  queries.updateTable('films').set({ selected_image: key, updated_at: at }).where('id', '=', id).execute();

/** Has an image stand for a film again, unless another one does by now. The caller holds the film. */
export const fillSelectedImage = (queries: Queries, id: number, key: string, at: Date) =>
  queries
    .updateTable('films')
    .set({ selected_image: key, updated_at: at })
    .where('id', '=', id)
    .where('selected_image', 'is', null)
    .execute();

/** Writes added fields of a film, by the form's name. The caller holds the film. */
export const keepAdded = (queries: Queries, id: number, added: object, at: Date) =>
  queries
    .updateTable('films')
    .set({ added: withAdded(added), updated_at: at })
    .where('id', '=', id)
    .execute();

/** Moves a film to a status with a save of its assets; its version after that. The caller holds the film. */
export const moveFilm = (queries: Queries, id: number, status: number, at: Date) =>
  queries
    .updateTable('films')
    .set({ status, version: nextVersion, updated_at: at })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

/** Takes objects out of the places of a film that name them. */
export async function clearFilmAssets(queries: Queries, id: number, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .updateTable('films')
    .set({ video_url: null, updated_at: at })
    .where('id', '=', id)
    .where('video_url', 'in', keys)
    .execute();
  await queries
    .updateTable('films')
    .set({ selected_image: null, updated_at: at })
    .where('id', '=', id)
    .where('selected_image', 'in', keys)
    .execute();
}
