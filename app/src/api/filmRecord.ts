import type { CallTypes } from '@reelform/schemas/api';
import type { ApiClient } from './client.ts';
import type { Creation, LostCreation } from './lostCreation.ts';
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
   * Saves the film, creating it when it is new. A save whose answer was lost does not stand in the way of the next one.
   * @throws {ApiError} when it is refused or not answered
   */
  save(body: FilmSave): Promise<SavedFilm>;
  /** From now on saves are changes of this version, which the person has seen. */
  rebase(version: number): void;
}

/** A change of a version, which may be sent again. */
interface SaveRequest {
  readonly key: string;
  readonly id: number;
  readonly body: FilmSave;
}

/** What a record needs. */
export interface FilmRecordOptions {
  readonly api: ApiClient;
  /** The film that is edited; absent: a new one. */
  readonly stored?: StoredFilm;
  /** Called once, when the server has created the film. */
  readonly onCreated?: (id: number) => void;
  /** Requests whose answer was lost with the form that they came from. @default they are forgotten */
  readonly lost?: LostCreation;
  readonly retrying?: RetryOptions;
}

/** A record of a new film, or of `stored`. */
export const createFilmRecord = ({ api, stored, onCreated, lost, retrying = {} }: FilmRecordOptions): FilmRecord => {
  let known = stored;
  let creating: Promise<SavedFilm> | undefined;
  let undecided: Creation | undefined;
  /** Changes without an answer since the last one that had one: one of them may have been carried out. */
  let unanswered: SaveRequest[] = [];

  const decide = () => {
    undecided = undefined;
    lost?.keep(undefined);
  };

  /** Sends an undecided request once more instead of a new one: it may have created the film already. */
  const create = async (body: FilmSave): Promise<SavedFilm> => {
    const request = undecided ?? { key: createRequestKey(), body };
    undecided = request;
    lost?.keep(request);
    try {
      const { data } = await retry(
        () => api.call('POST /filmmakers/films/create', { body: request.body, idempotencyKey: request.key }),
        retrying,
      );
      decide();
      known = { id: data.id, version: data.version };
      onCreated?.(data.id);
      return data;
    } catch (error) {
      if (isDecided(error)) decide();
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

  const send = async ({ key, id, body }: SaveRequest): Promise<SavedFilm> => {
    const { data } = await api.call('POST /filmmakers/films/:id/update', { params: { id }, body, idempotencyKey: key });
    known = { id, version: data.version };
    unanswered = [];
    return data;
  };

  /** Asks for the answers that were lost. A change that never arrived is refused by now: it is of an earlier version. */
  const recall = async (): Promise<{ readonly request: SaveRequest; readonly answer: SavedFilm } | undefined> => {
    for (const request of unanswered) {
      const answer = await send(request).catch((error: unknown) => {
        if (!isDecided(error)) throw error;
      });
      if (answer) return { request, answer };
    }
    unanswered = [];
    return undefined;
  };

  const change = async ({ id, version }: StoredFilm, body: FilmSave): Promise<SavedFilm> => {
    const request = { key: createRequestKey(), id, body: { ...body, version } };
    try {
      return await send(request);
    } catch (error) {
      if (!isDecided(error)) unanswered = [...unanswered, request];
      else if (unanswered.length > 0) {
        const done = await recall();
        if (done && JSON.stringify(done.request.body) === JSON.stringify(request.body)) return done.answer;
        if (done) return change({ id, version: done.answer.version }, body);
      }
      throw error;
    }
  };

  return {
    rebase(version) {
      if (known) known = { ...known, version };
    },
    id: () => known?.id,
    ensure: async (body) => (await ensure(body)).id,
    async save(body) {
      if (!known && !creating && !undecided) {
        undecided = lost?.find(body);
        if (!undecided || undecided.body.programStatus === body.programStatus) return begin(body);
      }
      return change(await ensure(body), body);
    },
  };
};
