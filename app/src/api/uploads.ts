import type { FormHandle, UploadRequest, UploadResult, UploadService } from '@reelform/engine';
import { AssetStatus, FilmStatus, SaveStatus } from '@reelform/schemas/api';
import type { TextLookup } from '../portal/messages.ts';
import { ApiError } from './ApiError.ts';
import type { ApiClient } from './client.ts';
import { getChapterId, getChapterIndex, getChapters, getTitle, getType } from './filmEntries.ts';
import type { FilmRecord } from './filmRecord.ts';
import { putFile } from './putFile.ts';
import { type RetryOptions, retry } from './retry.ts';

/** A part of {@link FormHandle}: what uploads read and write of the form around them. */
export type UploadForm = Pick<FormHandle, 'getData' | 'setValue'>;

/** What {@link createFilmUploads} needs. */
export interface FilmUploadsOptions {
  readonly api: ApiClient;
  readonly text: TextLookup;
  /** The film that is edited; an upload creates it when it is new. */
  readonly film: FilmRecord;
  /** The mounted form; `null` when it has left the page. */
  readonly form: () => UploadForm | null;
  /** Called when a video was taken away. */
  readonly onRemoved?: () => void;
  /** Where stored values can be played, by value. */
  readonly previews?: ReadonlyMap<string, string>;
  readonly retrying?: RetryOptions;
}

/** The uploads of one film. */
export interface FilmUploads extends UploadService {
  /** How many are under way. */
  active(): number;
}

/** Waits for `promise`, but no longer than until `signal` aborts. */
const until = <Result>(signal: AbortSignal, promise: Promise<Result>): Promise<Result> =>
  new Promise((done, fail) => {
    const stop = () => fail(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(done, fail).finally(() => signal.removeEventListener('abort', stop));
  });

/** The uploads of a film's form: its video and those of its episodes, each registered with the film when it is stored. */
export const createFilmUploads = (options: FilmUploadsOptions): FilmUploads => {
  const { api, text, film, form, retrying = {}, previews } = options;
  let active = 0;

  const entries = () => form()?.getData() ?? {};

  const createDraft = (title: string) => {
    const type = getType(entries());
    return film.ensure({
      programStatus: SaveStatus.finishLater,
      programDetails: { title, ...(type && { type }) },
      episodeData: [],
    });
  };

  /** A draft under the title typed so far, or, where that is missing or refused, under the one for untitled films. */
  const ensureFilm = async () => {
    const stored = film.id();
    if (stored !== undefined) return stored;
    const untitled = text(`film.untitled.${getType(entries()) ?? 'FEATURED_FILM'}`);
    const title = getTitle(entries());
    if (title === '') return createDraft(untitled);
    return createDraft(title).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 422) return createDraft(untitled);
      throw error;
    });
  };

  /** Deletes stored episodes that were taken out of the form. */
  const deleteLeftOut = async (filmId: number) => {
    const { data } = await api.call('GET /filmmakers/films/:id/view', { params: { id: filmId } });
    const used = new Set(getChapters(entries()).map(getChapterId));
    for (const { chapterId } of data.chapters.filter((chapter) => !used.has(chapter.chapterId))) {
      await api.call('POST /filmmakers/:id/delete-chapter', {
        params: { id: chapterId },
        body: { filmmakerProgramId: filmId },
      });
    }
  };

  const askEpisode = async (filmId: number, signal: AbortSignal) => {
    const ask = () => api.call('GET /filmmakers/films/:id/new-episode-id', { params: { id: filmId }, signal });
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'too_many_episodes')) throw error;
      await deleteLeftOut(filmId);
      return ask();
    }
  };

  /** The stored episode of the row at `index`; a row without one gets one, even when it has moved meanwhile. */
  const ensureEpisode = async (filmId: number, index: number, signal: AbortSignal) => {
    const row = getChapters(entries())[index];
    const stored = getChapterId(row);
    if (stored !== undefined) return stored;
    const { data } = await askEpisode(filmId, signal);
    signal.throwIfAborted();
    const moved = row ? getChapters(entries()).indexOf(row) : -1;
    const at = `/chapters/${moved < 0 ? index : moved}`;
    form()?.setValue(`${at}/chapterId`, data.id);
    form()?.setValue(`${at}/episodeNumber`, data.episodeNumber);
    return data.id;
  };

  const send = async ({ file, pointer, onProgress, signal }: UploadRequest): Promise<UploadResult> => {
    const filmId = await until(signal, ensureFilm());
    const index = getChapterIndex(pointer);
    const chapterId = index === undefined ? null : await ensureEpisode(filmId, index, signal);
    const path = `films/${filmId}/assets/`;
    const key = await putFile({ api, file, path, onProgress, signal, unreachable: text('error.network'), retrying });
    const body = {
      assetType: chapterId === null ? 'videoUrl' : 'episodeUrl',
      assetUrl: key,
      assetStatus: AssetStatus.uploaded,
      programDetail: null,
      programId: filmId,
      programChapterId: chapterId,
      programStatus: FilmStatus.draft,
      isSeries: getType(entries()) === 'SERIES',
      id: null,
      newEpisode: chapterId === null ? 0 : 1,
    } as const;
    const register = () => api.call('POST /filmmakers/films/:id/upload-assets', { params: { id: filmId }, body, signal });
    await retry(register, { ...retrying, signal });
    return { value: key };
  };

  const removeStored = async (src: string, pointer: string) => {
    const filmId = film.id();
    if (filmId === undefined) return;
    const index = getChapterIndex(pointer);
    const chapterId = index === undefined ? undefined : getChapterId(getChapters(entries())[index]);
    if (index === undefined) await api.call('POST /filmmakers/remove-video/:filmId', { params: { filmId }, body: { src } });
    else if (chapterId !== undefined)
      await api.call('POST /filmmakers/remove-video/:filmId/:chapterId', { params: { filmId, chapterId }, body: { src } });
  };

  return {
    active: () => active,
    async upload(request) {
      active += 1;
      try {
        return await send(request);
      } catch (error) {
        request.signal.throwIfAborted();
        throw error;
      } finally {
        active -= 1;
      }
    },
    async remove(value, pointer) {
      try {
        await removeStored(value, pointer);
      } catch (error) {
        // The film has another video by now: the one in this form is gone already.
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      }
      options.onRemoved?.();
    },
    previewUrl: async (value) => previews?.get(value),
  };
};
