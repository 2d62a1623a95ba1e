import type { FormHandle, UploadRequest, UploadService } from '@reelform/engine';
import { AssetStatus, type CallTypes } from '@reelform/schemas/api';
import { ApiError, isMissing } from '../../../api/ApiError.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { BoardHolder } from '../../../uploads/boardHolder.ts';
import { followUpload } from '../../../uploads/followUpload.ts';
import type { UploadTarget } from '../../../uploads/uploadTarget.ts';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';
import { isList, isVideo, readPointer } from './assetPlaces.ts';

/** What became of an asset that was to be removed: removed, requested, or there was none. */
export type Removal = CallTypes<'POST /filmmakers/asset/status/:id/update'>['reply']['data']['assetStatus'];

/** What {@link createAssetUploads} needs. */
export interface AssetUploadsOptions {
  readonly api: ApiClient;
  /** The film as it is known last. */
  readonly film: () => Film;
  readonly boards: BoardHolder;
  /** The mounted form; `null` when it has left the page. */
  readonly form: () => Pick<FormHandle, 'setValue'> | null;
  /** The assets as they are registered, their addresses valid. */
  readonly rows: () => Promise<readonly AssetRow[]>;
  /** Something was registered or removed. */
  readonly onChanged: () => void;
  readonly onRemoved: (row: AssetRow, removal: Removal) => void;
  /** The film has moved on meanwhile: the server's words, as the field that would say them may not take files any more. */
  readonly onLocked: (message: string) => void;
  /** Said of a file for a field that no asset belongs to: one that the form's file alone has. */
  readonly noUpload: string;
}

/** The uploads of a film's asset forms. */
export interface AssetUploads extends UploadService {
  /** How many are under way. */
  active(): number;
  /** Removes an asset or asks for it, and tells the form. @throws {ApiError} when it is refused or not answered */
  removeAt(row: AssetRow, pointer: string): Promise<void>;
}

/** The text member of a list row that a file is for. */
const textIn = (row: UploadRequest['row'], name: string) => (typeof row?.[name] === 'string' ? row[name] : undefined);

const callRemoval = async (api: ApiClient, filmId: number, row: AssetRow, isPlace: boolean): Promise<Removal> => {
  const { assetChapterId: chapterId, assetType, assetUrl: src, id } = row;
  const body = { src };
  if (!isPlace) {
    const status = { assetStatus: AssetStatus.removed };
    return (await api.call('POST /filmmakers/asset/status/:id/update', { params: { id }, body: status })).data.assetStatus;
  }
  const params = { filmId };
  if (chapterId === null)
    return isVideo(assetType)
      ? (await api.call('POST /filmmakers/remove-video/:filmId', { params, body })).data.assetStatus
      : (await api.call('POST /filmmakers/remove-image/:filmId', { params, body })).data.assetStatus;
  const ofEpisode = { filmId, chapterId };
  return isVideo(assetType)
    ? (await api.call('POST /filmmakers/remove-video/:filmId/:chapterId', { params: ofEpisode, body })).data.assetStatus
    : (await api.call('POST /filmmakers/remove-image/:filmId/:chapterId', { params: ofEpisode, body })).data.assetStatus;
};

/** The uploads of a film's asset forms: each file is registered as soon as it is stored. */
export const createAssetUploads = (options: AssetUploadsOptions): AssetUploads => {
  const { api, boards, film, form, onChanged, onLocked, onRemoved, rows } = options;
  const { id: filmId } = film();
  let preparing = 0;
  const tellLocked = (error: unknown): void => {
    if (error instanceof ApiError && error.code === 'film_locked') onLocked(error.message);
  };

  const targetOf = ({ file, pointer, row }: Pick<UploadRequest, 'file' | 'pointer' | 'row'>): UploadTarget => {
    const { chapters, status: programStatus, title, type } = film();
    const place = readPointer(pointer, chapters);
    if (!place) throw new Error(options.noUpload);
    const lanCode = textIn(row, 'lanCode');
    const name = textIn(row, 'name') ?? file.name;
    const asset = { type: place.type, programStatus, name, ...(lanCode !== undefined && { lanCode }) };
    return { filmId, chapterId: place.chapterId, isSeries: type === 'SERIES', title, asset };
  };
  const follow = async (
    upload: Parameters<typeof followUpload>[0],
    request: Omit<UploadRequest, 'file'>,
  ): Promise<{ readonly value: string }> => {
    try {
      const value = await followUpload(upload, request);
      // Members beside the key say how its asset stands; in a list they are the row's own.
      if (!/\/\d+$/.test(request.pointer)) form()?.setValue(`${request.pointer}Status`, AssetStatus.uploaded);
      return { value };
    } catch (error) {
      if (form()) tellLocked(error);
      throw error;
    } finally {
      onChanged();
      if (form()) boards.current()?.dismiss(upload);
    }
  };

  return {
    active: () => preparing + (boards.current()?.active(filmId) ?? 0),
    async upload(request) {
      preparing += 1;
      const started = boards
        .load()
        .then((board) => board.start(request.file, targetOf(request)))
        .finally(() => {
          preparing -= 1;
        });
      return follow(await started, request);
    },
    attach(request) {
      const { chapters, status: programStatus } = film();
      const place = readPointer(request.pointer, chapters);
      if (!place || isList(place.type)) return undefined;
      const asset = { type: place.type, programStatus, name: '' };
      const upload = boards.current()?.find({ filmId, chapterId: place.chapterId, asset });
      return upload && { file: upload.file, result: follow(upload, request) };
    },
    async remove(value) {
      const row = (await rows()).find(({ assetUrl }) => assetUrl === value);
      if (!row) return;
      try {
        onRemoved(row, await callRemoval(api, filmId, row, false));
      } catch (error) {
        // Somebody else has removed it: it is gone here, too.
        if (isMissing(error)) return;
        tellLocked(error);
        throw error;
      } finally {
        onChanged();
      }
    },
    async removeAt(row, pointer) {
      // Refused, it is another one by now, or the film has moved on: the page is to show that.
      const removal = await callRemoval(api, filmId, row, true).finally(onChanged);
      if (removal === AssetStatus.deletionRequested) form()?.setValue(`${pointer}Status`, AssetStatus.deletionRequested);
      else {
        form()?.setValue(pointer, undefined);
        form()?.setValue(`${pointer}Status`, undefined);
      }
      onRemoved(row, removal);
    },
    previewUrl: async (value) => (await rows()).find(({ assetUrl }) => assetUrl === value)?.url,
  };
};
