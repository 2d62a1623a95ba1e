import type { JsonObject, UploadRequest, UploadResult, UploadService } from '@reelform/engine';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { useIsHere } from '../components/useIsHere.ts';
import { followUpload } from './followUpload.ts';
import { useUploads } from './UploadsContext.ts';
import type { WaitingFile } from './uploadStanding.ts';
import { type FormTarget, isSavedWithForm } from './uploadTarget.ts';
import type { VideoUpload } from './videoUpload.ts';

/** The form that files are uploaded in, and what becomes of them beside their way to the store. */
export interface FormUploadsOptions extends Pick<FormTarget, 'form' | 'path' | 'title' | 'formTitle'> {
  /** What files of a field are registered by as soon as they are stored. @default they wait to be saved with the form */
  readonly promotionOf?: (field: string) => FormTarget['promotion'];
  /** Called once a file is in its field's hands. */
  readonly onStored?: (request: Pick<UploadRequest, 'file' | 'pointer'>) => void;
  /** Said of a failure for which the server has no words of its own. @default the widget's own */
  readonly failed?: string;
  readonly remove?: UploadService['remove'];
  readonly previewUrl?: UploadService['previewUrl'];
}

/** The uploads of a form, which go on without it. */
export interface FormUploads {
  readonly uploads: UploadService;
  /** How many are under way. */
  readonly active: () => number;
  /** Files that wait to be saved with this form since before it was opened; `undefined` while that is not known. */
  readonly waiting: readonly WaitingFile[] | undefined;
  /** The form was saved with these data: the files in them wait no longer. */
  readonly saved: (data: JsonObject) => void;
  /** Saving these data was refused: files that were not taken are gone from the store, and wait no longer. */
  readonly refused: (error: unknown, data: JsonObject) => void;
}

/** A place in a list: the list, and the place's number. */
const inList = /^(.+)\/(\d+)$/;

/** HTTP status of entries or a file that the server did not take (RFC 9110, 15.5.21). */
const unprocessable = 422;

type Following = Omit<UploadRequest, 'file'>;

/** The uploads of a form whose files are not a film's assets. They go on when the form is left and show in it again. */
export const useFormUploads = (options: FormUploadsOptions): FormUploads => {
  const boards = useUploads();
  const latest = useRef(options);
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>();
  const isOpen = useIsHere();
  useEffect(() => {
    latest.current = options;
  });
  const { form } = options;
  useEffect(() => {
    let isAsked = true;
    const look = () => {
      if (isAsked) setWaiting(boards.current()?.waiting(form) ?? []);
    };
    boards.load().then(look, look);
    return () => {
      isAsked = false;
    };
  }, [boards, form]);

  const [service] = useState(() => {
    let preparing = 0;

    const targetOf = (pointer: string): FormTarget => {
      const { form, path, title, formTitle, promotionOf } = latest.current;
      const field = inList.exec(pointer)?.[1] ?? pointer;
      const promotion = promotionOf?.(field);
      return { form, path, title, formTitle, field, ...(promotion && { promotion }) };
    };
    const explain = (error: unknown, signal: AbortSignal) => {
      // Of a file that was changed since it was chosen we know ourselves what is to be done: sent again, it fails again.
      const isKnown = error instanceof ApiError && (error.status >= 400 || error.code === 'unreadable');
      const isExplained = isKnown && error.message !== '';
      const { failed } = latest.current;
      return signal.aborted || isExplained || failed === undefined ? error : new Error(failed, { cause: error });
    };
    const follow = async (upload: VideoUpload, request: Following): Promise<UploadResult> => {
      const { onStored } = latest.current;
      try {
        const value = await followUpload(upload, request);
        onStored?.({ file: upload.file, pointer: request.pointer });
        // What waits for its form stays in sight until that is saved.
        if (isOpen.current && !isSavedWithForm(upload.target)) boards.current()?.dismiss(upload);
        return { value };
      } catch (error) {
        throw explain(error, request.signal);
      }
    };

    const uploads: UploadService = {
      async upload(request) {
        preparing += 1;
        const starting = boards
          .load()
          .then((board) => {
            request.signal.throwIfAborted();
            return board.start(request.file, targetOf(request.pointer));
          })
          .finally(() => {
            preparing -= 1;
          });
        const upload = await starting.catch((error: unknown) => {
          throw explain(error, request.signal);
        });
        return follow(upload, request);
      },
      attach(request) {
        const [, list, place = '0'] = inList.exec(request.pointer) ?? [];
        const upload = boards.current()?.ofForm(latest.current.form, list ?? request.pointer)[Number(place)];
        return upload && { file: upload.file, result: follow(upload, request) };
      },
      async remove(value, pointer) {
        await latest.current.remove?.(value, pointer);
        boards.current()?.settle(value);
      },
      previewUrl: async (value) => latest.current.previewUrl?.(value),
    };
    const saved = (data: JsonObject) => {
      for (const value of Object.values(data)) if (typeof value === 'string') boards.current()?.settle(value);
    };
    const refused = (error: unknown, data: JsonObject) => {
      if (!(error instanceof ApiError) || error.status !== unprocessable) return;
      const places = new Set(error.errors.map(({ path }) => path));
      saved(Object.fromEntries(Object.entries(data).filter(([name]) => places.size === 0 || places.has(`/${name}`))));
    };
    const active = () => preparing + (boards.current()?.ofForm(latest.current.form).length ?? 0);
    return { uploads, active, saved, refused };
  });
  return { ...service, waiting };
};

/** A form's data with the files that wait to be saved with it in their fields. */
export const withWaiting = (data: JsonObject, waiting: readonly WaitingFile[] = []): JsonObject => ({
  ...data,
  ...Object.fromEntries(waiting.map(({ field, key }) => [field.slice(1), key])),
});
