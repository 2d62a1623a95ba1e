import {
  type FormTexts,
  hostMessage,
  type UploadControls,
  type UploadProgress,
  type UploadResult,
  useFieldPointer,
  useFormRuntime,
} from '@reelform/engine';
import type { MediaRule } from '@reelform/engine/content';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { changeLate } from '../field/changeLate.ts';
import { usePresence } from '../field/usePresence.ts';
import { countUpload } from '../upload-field/countUpload.ts';
import { failureOf } from '../upload-field/failureOf.ts';
import { hostUploads, storedValue } from '../upload-field/hostUploads.ts';
import { unlessUnreadable } from '../upload-field/unlessUnreadable.ts';
import { brokenOff, idle, nextUploadState, type UploadState, unstoredFile } from '../upload-field/uploadState.ts';
import { useLostFiles, useUploadsOfForm } from '../upload-field/useLostFiles.ts';
import { useRemovals } from '../upload-field/useRemovals.ts';
import { type Examined, useExamination } from './useExamination.ts';
import { findRefusal } from './videoContent.ts';

/** What {@link useVideoUpload} needs. */
export interface VideoUploadOptions {
  /** The field's value: where the stored video is, `undefined` for none. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Media types that are taken. */
  readonly accept: readonly string[];
  /** Goes on with an upload when the widget leaves the page or the form is reset, and sets the field's value in the end. */
  readonly keepUploading: boolean;
  /** What is asked of a video; a stable list. */
  readonly rules: readonly MediaRule[];
  /** Texts of `video-upload`. */
  readonly texts: FormTexts;
}

/** One upload and what can be done with it. */
export interface VideoUpload {
  readonly state: UploadState;
  /** What was found out about the file that was chosen last. */
  readonly examined: Examined | undefined;
  /** Checks the files and uploads the one, if it is one that can be taken. */
  readonly choose: (files: readonly File[]) => void;
  /** Holds the upload under way; `undefined` where the host cannot. */
  readonly controls: UploadControls | undefined;
  /** Stops the upload under way. */
  readonly cancel: () => void;
  /** Takes the stored video away. */
  readonly remove: () => void;
}

/** Uploads the video of one field through the host's upload service. It is cancelled when the widget leaves the page or the form is reset. */
export const useVideoUpload = (options: VideoUploadOptions): VideoUpload => {
  const { rules, value, texts } = options;
  const runtime = useFormRuntime();
  const pointer = useFieldPointer();
  const [lost] = useLostFiles();
  const [state, dispatch] = useReducer(nextUploadState, lost ? brokenOff(lost, texts('cancelled')) : idle);
  const latest = useRef({ ...options, pointer });
  const running = useRef<AbortController>(undefined);
  const { examined, examine, forget } = useExamination(rules, texts);
  const [controls, setControls] = useState<UploadControls>();

  useLayoutEffect(() => {
    latest.current = { ...options, pointer };
  });

  const cancel = useCallback(() => {
    running.current?.abort();
    dispatch({ type: 'cancelled', message: texts('cancelled') });
  }, [texts]);

  const removeOnce = useRemovals();
  const { settle } = usePresence(() => {
    if (!latest.current.keepUploading) cancel();
  });
  const unstored = { file: unstoredFile(state), goesOn: options.keepUploading && state.step !== 'failed' };
  useUploadsOfForm([unstored], () => {
    dispatch({ type: 'reset' });
    if (!options.keepUploading) cancel();
  });

  useEffect(() => {
    dispatch({ type: 'valueChanged', value });
  }, [value]);

  /** What the host is told about one run of this field. */
  const describeRun = useCallback((run: AbortController) => {
    const { signal } = run;
    // A host may tell of what it is cancelling while another run is shown already.
    const onProgress = ({ sentBytes, totalBytes, hold, pace }: UploadProgress) => {
      if (!signal.aborted) dispatch({ type: 'progressed', sent: sentBytes, total: totalBytes, hold, pace });
    };
    const onControls = (given: UploadControls) => {
      if (!signal.aborted) setControls(given);
    };
    return { pointer: latest.current.pointer, signal, onProgress, onControls };
  }, []);

  /** Follows an upload to its end. */
  const follow = useCallback(
    async (run: AbortController, startedAt: string, begin: () => Promise<UploadResult>) => {
      const end = countUpload(runtime.uploads, run.signal);
      try {
        const value = storedValue(await begin());
        if (run.signal.aborted) return;
        dispatch({ type: 'finished', value });
        settle(
          () => {
            latest.current = { ...latest.current, value };
            latest.current.onChange(value);
          },
          () => changeLate(runtime, startedAt, () => value),
        );
      } catch (error) {
        if (!run.signal.aborted) dispatch(failureOf(error, texts('failed')));
      } finally {
        if (running.current === run) {
          running.current = undefined;
          setControls(undefined);
        }
        end();
      }
    },
    [runtime, texts, settle],
  );

  const send = useCallback(
    (file: File, run: AbortController) => {
      const description = describeRun(run);
      dispatch({ type: 'started' });
      return follow(run, description.pointer, async () => {
        return hostUploads(runtime.services()).upload({ ...description, file });
      });
    },
    [runtime, follow, describeRun],
  );

  useEffect(() => {
    if (running.current && !running.current.signal.aborted) return;
    const run = new AbortController();
    const description = describeRun(run);
    const attached = runtime.services().uploads?.attach?.(description);
    if (!attached) return;
    running.current = run;
    dispatch({ type: 'attached', file: attached.file });
    void follow(run, description.pointer, () => attached.result);
  }, [runtime, follow, describeRun]);

  const choose = useCallback(
    async (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      dispatch({ type: 'chosen', file });
      try {
        const refusal = await unlessUnreadable(file, findRefusal(files, latest.current.accept));
        if (run.signal.aborted) return;
        if (refusal) forget();
        const message = refusal ? texts(refusal) : await unlessUnreadable(file, examine(file, run.signal));
        if (message !== undefined) dispatch({ type: 'refused', message });
        else await send(file, run);
      } catch {
        if (run.signal.aborted) return;
        dispatch({ type: 'failed', message: texts('failed') });
      }
    },
    [send, examine, forget, texts],
  );

  const remove = useCallback(async () => {
    const { value: stored, pointer: at } = latest.current;
    if (stored === undefined) return;
    // Another video may have taken its place by the time that it is gone.
    const without = (now: unknown) => (now === stored ? undefined : now);
    await removeOnce(stored, async () => {
      try {
        await runtime.services().uploads?.remove?.(stored, at);
        if (latest.current.value !== stored) return;
        settle(
          () => latest.current.onChange(undefined),
          () => changeLate(runtime, at, without),
        );
        dispatch({ type: 'removed' });
        forget();
      } catch (error) {
        dispatch({ type: 'kept', message: hostMessage(error) || texts('failed') });
      }
    });
  }, [runtime, texts, forget, settle, removeOnce]);

  return { state, examined, choose, controls, cancel, remove };
};
