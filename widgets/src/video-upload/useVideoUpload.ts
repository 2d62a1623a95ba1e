import { type FormTexts, useFieldPointer, useFormRuntime } from '@reelform/engine';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { idle, nextUploadState, type UploadState } from './uploadState.ts';
import { findRefusal } from './videoContent.ts';

/** What {@link useVideoUpload} needs. */
export interface VideoUploadOptions {
  /** The field's value: where the stored video is, `undefined` for none. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Media types that are taken. */
  readonly accept: readonly string[];
  /** Goes on with an upload when the widget leaves the page, and sets the field's value in the end. */
  readonly keepUploading: boolean;
  /** Texts of `video-upload`. */
  readonly texts: FormTexts;
}

/** One upload and what can be done with it. */
export interface VideoUpload {
  readonly state: UploadState;
  /** Checks the files and uploads the one, if it is one that can be taken. */
  readonly choose: (files: readonly File[]) => void;
  /** Stops the upload under way. */
  readonly cancel: () => void;
  /** Takes the stored video away. */
  readonly remove: () => void;
}

/** Uploads the video of one field through the host's upload service. It is cancelled when the widget leaves the page. */
export const useVideoUpload = (options: VideoUploadOptions): VideoUpload => {
  const { value, texts } = options;
  const runtime = useFormRuntime();
  const pointer = useFieldPointer();
  const [state, dispatch] = useReducer(nextUploadState, idle);
  const latest = useRef({ ...options, pointer });
  const running = useRef<AbortController>(undefined);
  const isMounted = useRef(true);

  useLayoutEffect(() => {
    latest.current = { ...options, pointer };
  });

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      if (!latest.current.keepUploading) running.current?.abort();
    };
  }, []);

  useEffect(() => {
    dispatch({ type: 'valueChanged', value });
  }, [value]);

  const explain = useCallback((error: unknown) => (error instanceof Error && error.message) || texts('failed'), [texts]);

  const send = useCallback(
    async (file: File, run: AbortController) => {
      const { pointer: startedAt } = latest.current;
      dispatch({ type: 'started' });
      runtime.uploads.begin();
      try {
        const service = runtime.services().uploads;
        if (!service) throw new Error();
        const result = await service.upload({
          file,
          pointer: startedAt,
          signal: run.signal,
          onProgress: ({ sentBytes, totalBytes }) => dispatch({ type: 'progressed', sent: sentBytes, total: totalBytes }),
        });
        if (run.signal.aborted) return;
        dispatch({ type: 'finished', value: result.value });
        if (isMounted.current) latest.current.onChange(result.value);
        else runtime.setValue(startedAt, result.value);
      } catch (error) {
        if (!run.signal.aborted) dispatch({ type: 'failed', message: explain(error) });
      } finally {
        runtime.uploads.end();
      }
    },
    [runtime, explain],
  );

  const choose = useCallback(
    async (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      dispatch({ type: 'chosen', file });
      try {
        const refusal = await findRefusal(files, latest.current.accept);
        if (run.signal.aborted) return;
        if (refusal) dispatch({ type: 'refused', message: texts(refusal) });
        else await send(file, run);
      } catch {
        dispatch({ type: 'failed', message: texts('failed') });
      }
    },
    [send, texts],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    dispatch({ type: 'cancelled', message: texts('cancelled') });
  }, [texts]);

  const remove = useCallback(async () => {
    const { value: stored, onChange, pointer: at } = latest.current;
    if (stored === undefined) return;
    try {
      await runtime.services().uploads?.remove?.(stored, at);
      onChange(undefined);
    } catch (error) {
      dispatch({ type: 'refused', message: explain(error) });
    }
  }, [runtime, explain]);

  return { state, choose, cancel, remove };
};
