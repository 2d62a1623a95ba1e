import type { FormHandle, UploadRequest, UploadResult, UploadService } from '@reelform/engine';
import { SaveStatus } from '@reelform/schemas/api';
import type { TextLookup } from '../portal/messages.ts';
import type { BoardHolder } from '../uploads/boardHolder.ts';
import { followUpload } from '../uploads/followUpload.ts';
import { isOfForm } from '../uploads/uploadTarget.ts';
import type { VideoUpload } from '../uploads/videoUpload.ts';
import { ApiError } from './ApiError.ts';
import type { ApiClient } from './client.ts';
import { getChapterId, getChapterIndex, getChapters, getTitle, getType } from './filmEntries.ts';
import type { FilmRecord } from './filmRecord.ts';
import { createRequestKey, isDecided } from './requestKey.ts';

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
  /** Every upload of the page; those of this film go on there when the form has left. */
  readonly boards: BoardHolder;
}

/** The uploads of one film. */
export interface FilmUploads extends UploadService {
  /** How many are under way, those included that began before the form was drawn. */
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
  const { api, text, film, form, boards, previews } = options;
  let preparing = 0;

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

  /** Keys of requests for an episode that were not answered, by the place of its row: sent again, they keep one episode. */
  const unanswered = new Map<number, string>();

  const askEpisode = async (filmId: number, index: number, signal: AbortSignal) => {
    const idempotencyKey = unanswered.get(index) ?? createRequestKey();
    unanswered.set(index, idempotencyKey);
    const ask = () => api.call('GET /filmmakers/films/:id/new-episode-id', { params: { id: filmId }, idempotencyKey, signal });
    try {
      const answer = await ask();
      unanswered.delete(index);
      return answer;
    } catch (error) {
      if (isDecided(error)) unanswered.delete(index);
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
    const { data } = await askEpisode(filmId, index, signal);
    signal.throwIfAborted();
    const moved = row ? getChapters(entries()).indexOf(row) : -1;
    const at = `/chapters/${moved < 0 ? index : moved}`;
    form()?.setValue(`${at}/chapterId`, data.id);
    form()?.setValue(`${at}/episodeNumber`, data.episodeNumber);
    return data.id;
  };

  const prepare = async ({ file, pointer, signal }: UploadRequest): Promise<VideoUpload> => {
    // A field that its form's file alone has must not take the place of the film's video.
    if (getChapterIndex(pointer) === undefined && pointer !== '/videoUrl') throw new Error(text('error.noUpload'));
    const opening = boards.load();
    opening.then((board) => board.warmUp()).catch(() => undefined);
    const filmId = await until(signal, ensureFilm());
    const index = getChapterIndex(pointer);
    const chapterId = index === undefined ? null : await ensureEpisode(filmId, index, signal);
    const board = await until(signal, opening);
    const isSeries = getType(entries()) === 'SERIES';
    const title = getTitle(entries()) || text(`film.untitled.${getType(entries()) ?? 'FEATURED_FILM'}`);
    return board.start(file, { filmId, chapterId, isSeries, title });
  };

  /** Gives an episode's row its video, wherever the row is by now: its widget may have left the page. */
  const showInRow = (chapterId: number | null, key: string) => {
    const rows = getChapters(entries());
    const index = chapterId === null ? -1 : rows.findIndex((row) => getChapterId(row) === chapterId);
    if (index >= 0 && rows[index]?.['episodeUrl'] !== key) form()?.setValue(`/chapters/${index}/episodeUrl`, key);
  };

  /** Follows an upload to its end; cancelled by the signal, it is thrown away. A form that is there shows its end itself. */
  const follow = async (upload: VideoUpload, request: Omit<UploadRequest, 'file'>): Promise<UploadResult> => {
    try {
      const value = await followUpload(upload, request);
      if (!isOfForm(upload.target)) showInRow(upload.target.chapterId, value);
      return { value };
    } finally {
      if (form()) boards.current()?.dismiss(upload);
    }
  };

  /** The upload to a field's place that is under way already. */
  const findUnderWay = (pointer: string) => {
    const filmId = film.id();
    const index = getChapterIndex(pointer);
    const chapterId = index === undefined ? null : getChapterId(getChapters(entries())[index]);
    return filmId === undefined || chapterId === undefined ? undefined : boards.current()?.find({ filmId, chapterId });
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
    active() {
      const filmId = film.id();
      return preparing + (filmId === undefined ? 0 : (boards.current()?.active(filmId) ?? 0));
    },
    async upload(request) {
      preparing += 1;
      const prepared = prepare(request).finally(() => {
        preparing -= 1;
      });
      const upload = await prepared.catch((error: unknown) => {
        request.signal.throwIfAborted();
        throw error;
      });
      return follow(upload, request);
    },
    attach(request) {
      const upload = findUnderWay(request.pointer);
      return upload && { file: upload.file, result: follow(upload, request) };
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
