import type { CallTypes } from '@reelform/schemas/api';
import type { ApiClient } from './client.ts';
import { createRequestKey, isDecided } from './requestKey.ts';
import { type RetryOptions, retry } from './retry.ts';

/** Body of a film's create and update calls. */
export type FilmSave = CallTypes<'POST /filmmakers/films/create'>['body'];

/** What the server answers to a save: which film, and where it stands now. */
export type SavedFilm = CallTypes<'POST /filmmakers/films/create'>['reply']['data'];

/** A stored film: which one, and the version that is edited. */
export interface StoredFilm {
  readonly id: number;
  readonly version: number;
}

/** One film while it is edited: created when it is first needed, and only once, then updated. */
export interface FilmRecord {
  /** The film's id; `undefined` while the server has none. */
  id(): number | undefined;
  /**
   * Creates the film from `body` unless there is one. Asked several times at once, it creates one.
   * @returns its id
   * @throws {ApiError} when it is refused or not answered
   */
  ensure(body: FilmSave): Promise<number>;
  /**
   * Saves the film, creating it when it is new.
   * @throws {ApiError} when it is refused or not answered
   */
  save(body: FilmSave): Promise<SavedFilm>;
  /** From now on saves are changes of this version, which the person has seen. */
  rebase(version: number): void;
}

/** What a record needs. */
export interface FilmRecordOptions {
  readonly api: ApiClient;
  /** The film that is edited; absent: a new one. */
  readonly stored?: StoredFilm;
  /** Called once, when the server has created the film. */
  readonly onCreated?: (id: number) => void;
  readonly retrying?: RetryOptions;
}

/** A record of a new film, or of `stored`. */
export const createFilmRecord = ({ api, stored, onCreated, retrying = {} }: FilmRecordOptions): FilmRecord => {
  let known = stored;
  let creating: Promise<SavedFilm> | undefined;
  let undecided: { readonly key: string; readonly body: FilmSave } | undefined;

  /** Sends an undecided request once more instead of a new one: it may have created the film already. */
  const create = async (body: FilmSave): Promise<SavedFilm> => {
    const request = undecided ?? { key: createRequestKey(), body };
    undecided = request;
    try {
      const { data } = await retry(
        () => api.call('POST /filmmakers/films/create', { body: request.body, idempotencyKey: request.key }),
        retrying,
      );
      undecided = undefined;
      known = { id: data.id, version: data.version };
      onCreated?.(data.id);
      return data;
    } catch (error) {
      if (isDecided(error)) undecided = undefined;
      throw error;
    }
  };

  const begin = (body: FilmSave): Promise<SavedFilm> => {
    creating ??= create(body).finally(() => {
      creating = undefined;
    });
    return creating;
  };
  const ensure = async (body: FilmSave): Promise<StoredFilm> => known ?? begin(body);

  return {
    rebase(version) {
      if (known) known = { ...known, version };
    },
    id: () => known?.id,
    ensure: async (body) => (await ensure(body)).id,
    async save(body) {
      if (!known && !creating && !undecided) return begin(body);
      const { id, version } = await ensure(body);
      const { data } = await api.call('POST /filmmakers/films/:id/update', { params: { id }, body: { ...body, version } });
      known = { id, version: data.version };
      return data;
    },
  };
};
