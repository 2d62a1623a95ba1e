import {
  hostMessage,
  type UploadControls,
  type UploadProgress,
  type UploadResult,
  type UploadService,
  useFieldPointer,
  useFormRuntime,
} from '@reelform/engine';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { changeLate } from '../field/changeLate.ts';
import { usePresence } from '../field/usePresence.ts';
import { createChosenOrder } from '../upload-field/chosenOrder.ts';
import { countUpload } from '../upload-field/countUpload.ts';
import { failureOf } from '../upload-field/failureOf.ts';
import { hostUploads, storedValue } from '../upload-field/hostUploads.ts';
import { unlessUnreadable } from '../upload-field/unlessUnreadable.ts';
import { brokenOff, unstoredFile } from '../upload-field/uploadState.ts';
import { useLostFiles, useUploadsOfForm } from '../upload-field/useLostFiles.ts';
import { useRemovals } from '../upload-field/useRemovals.ts';
import type { FileRefusal } from './fileLimits.ts';
import { type FileMembers, type FileRow, readFileRows, toFileData, withoutFile } from './fileRows.ts';
import { type FileRun, isUnderWay, nextFileRuns } from './fileRuns.ts';
import { sentNames } from './sentNames.ts';

/** What {@link useFileUpload} needs. */
export interface FileUploadOptions {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Takes the files; `undefined`: the host's service does. */
  readonly uploads: UploadService | undefined;
  /** Whether the value is a list. */
  readonly isList: boolean;
  readonly members: FileMembers | undefined;
  /** Goes on with what is being sent when the field leaves the page or the form is reset, and adds it to the field's value in the end. */
  readonly keepUploading: boolean;
  /** Files that the field takes in all. */
  readonly most: number;
  /** Why a file is not taken. */
  readonly findRefusal: (file: File) => Promise<FileRefusal | undefined>;
  /** What is said of a file that is not taken. */
  readonly explainRefusal: (refusal: FileRefusal, file: File) => string;
  /** What is said of a failure that says nothing itself. */
  readonly failed: string;
  readonly cancelled: string;
  /** What is said when there are more files than the field takes. */
  readonly tooMany: string;
}

/** The files of a field and what can be done with them. */
export interface FileUpload {
  readonly rows: readonly FileRow[];
  readonly runs: readonly FileRun[];
  /** What is wrong with the last choice or removal as a whole. */
  readonly problem: string | undefined;
  readonly choose: (files: readonly File[]) => void;
  readonly cancel: (run: FileRun) => void;
  readonly retry: (run: FileRun) => void;
  /** Puts a file aside that was not taken. */
  readonly dismiss: (run: FileRun) => void;
  readonly remove: (row: FileRow) => void;
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Uploads the files of one field, through the host's upload service where it is given none of its own; a single one takes the place of the one before. What the
 * host has under way for the field already is shown again.
 */
export const useFileUpload = (options: FileUploadOptions): FileUpload => {
  const { value, members, failed } = options;
  const runtime = useFormRuntime();
  const pointer = useFieldPointer();
  const lost = useLostFiles();
  const [runs, dispatch] = useReducer(nextFileRuns, lost, (files) =>
    files.map((file, place) => ({ key: place + 1, file, state: brokenOff(file, options.cancelled), controls: undefined })),
  );
  const [problem, setProblem] = useState<string>();
  const latest = useRef({ ...options, pointer, runs });
  const endings = useRef(new Map<number, AbortController>());
  const sending = useRef(new Set<number>());
  const [order] = useState(createChosenOrder);
  const count = useRef(lost.length);

  useLayoutEffect(() => {
    latest.current = { ...options, pointer, runs };
  });
  const end = (key: number) => {
    endings.current.get(key)?.abort();
    dispatch({ type: 'happened', key, event: { type: 'cancelled', message: options.cancelled } });
  };
  const dismiss = (run: FileRun) => dispatch({ type: 'left', key: run.key });
  const endAll = () => {
    for (const key of endings.current.keys()) if (!sending.current.has(key) || !latest.current.keepUploading) end(key);
  };
  const { settle } = usePresence(endAll);
  const removeOnce = useRemovals();
  const unstored = runs.map(({ state }) => ({
    file: unstoredFile(state),
    goesOn: options.keepUploading && state.step === 'uploading',
  }));
  useUploadsOfForm(unstored, () => {
    for (const run of runs) if (!isUnderWay(run)) dismiss(run);
    endAll();
    setProblem(undefined);
  });

  const getService = () => latest.current.uploads ?? runtime.services().uploads;
  const currentRows = () => readFileRows(latest.current.value, latest.current.members);
  const currentList = () => (Array.isArray(latest.current.value) ? latest.current.value : []);
  const explain = (error: unknown) => hostMessage(error) || failed;
  /** Two files may end before anything is drawn anew: the second must find the first. */
  const change = (next: unknown) => {
    latest.current.value = next;
    latest.current.onChange(next);
  };
  const withFile = (now: unknown, url: string, file: File, isLater: (url: string) => boolean) => {
    const { isList, members: named } = latest.current;
    const data = toFileData(url, file.name, named);
    if (!isList) return data;
    // The host may have had it in the form's data before it told of its end.
    const rows = readFileRows(now, named);
    if (rows.some((row) => row.url === url)) return now;
    const list: readonly unknown[] = Array.isArray(now) ? now : [];
    const later = rows.find((row) => isLater(row.url));
    const place = later ? list.indexOf(later.data) : list.length;
    return [...list.slice(0, place), data, ...list.slice(place)];
  };

  /** What the host is told about one file. @param place where it goes, below the field */
  const describe = (key: number, place: string, ending: AbortController) => ({
    pointer: `${latest.current.pointer}${place}`,
    signal: ending.signal,
    onProgress: ({ sentBytes, totalBytes, hold, pace }: UploadProgress) =>
      dispatch({
        type: 'happened',
        key,
        event: { type: 'progressed', sent: sentBytes, total: totalBytes, hold, pace },
      }),
    onControls: (controls: UploadControls) => dispatch({ type: 'controlled', key, controls }),
  });
  /** Follows a file that is being sent to its end. */
  const follow = async (key: number, file: File, ending: AbortController, result: Promise<UploadResult>) => {
    sending.current.add(key);
    const url = storedValue(await result);
    if (ending.signal.aborted) return;
    const isLater = order.arrived(url, key);
    sentNames(runtime).set(url, file.name);
    settle(
      () => change(withFile(latest.current.value, url, file, isLater)),
      () => changeLate(runtime, latest.current.pointer, (now) => withFile(now, url, file, isLater)),
    );
    dispatch({ type: 'left', key });
  };

  const send = async (key: number, file: File, ending: AbortController) => {
    const happened = (event: Parameters<typeof dispatch>[0] & { type: 'happened' }) => dispatch(event);
    const refusal = await unlessUnreadable(file, latest.current.findRefusal(file));
    if (ending.signal.aborted) return;
    if (refusal) {
      const message = latest.current.explainRefusal(refusal, file);
      return happened({ type: 'happened', key, event: { type: 'refused', message } });
    }
    const service = latest.current.uploads ?? hostUploads(runtime.services());
    happened({ type: 'happened', key, event: { type: 'started' } });
    const place = latest.current.isList ? `/${currentList().length}` : '';
    await follow(key, file, ending, service.upload({ ...describe(key, place, ending), file }));
  };

  const nextKey = () => {
    count.current += 1;
    return count.current;
  };
  /** Shows a file as under way until its end. */
  const watch = async (key: number, file: File, ending: AbortController, doing: () => Promise<void>) => {
    endings.current.set(key, ending);
    dispatch({ type: 'added', key, file });
    const endCount = countUpload(runtime.uploads, ending.signal);
    try {
      await doing();
    } catch (error) {
      if (!ending.signal.aborted) dispatch({ type: 'happened', key, event: failureOf(error, failed) });
    } finally {
      endings.current.delete(key);
      sending.current.delete(key);
      endCount();
    }
  };
  const begin = (file: File) => {
    const [key, ending] = [nextKey(), new AbortController()];
    return watch(key, file, ending, () => send(key, file, ending));
  };
  /** Shows what the host has under way at a place already; `false` when that is nothing. */
  const attachAt = (place: string) => {
    const [key, ending] = [nextKey(), new AbortController()];
    const attached = getService()?.attach?.(describe(key, place, ending));
    if (!attached) return false;
    const { file, result } = attached;
    for (const run of latest.current.runs) if (isSame(run.file, file)) dismiss(run);
    void watch(key, file, ending, () => {
      dispatch({ type: 'happened', key, event: { type: 'started' } });
      return follow(key, file, ending, result);
    });
    return true;
  };
  const attach = () => {
    if (endings.current.size > 0) return; // it only came back
    if (!latest.current.isList) return attachAt('');
    for (let place = 0; place < latest.current.most && attachAt(`/${place}`); ) place += 1;
  };
  const attachNow = useRef(attach);
  useEffect(() => void attachNow.current(), []);

  const choose = (files: readonly File[]) => {
    const { isList, most, runs: now, tooMany } = latest.current;
    const busy = now.filter(isUnderWay);
    const fresh = files.filter((file) => !busy.some((run) => isSame(run.file, file)));
    const room = isList ? most - currentRows().length - busy.length : 1;
    if (fresh.length > room) return setProblem(tooMany);
    setProblem(undefined);
    for (const run of now) if (!isUnderWay(run)) dispatch({ type: 'left', key: run.key });
    for (const file of fresh) void begin(file);
  };

  const remove = async ({ url, data }: FileRow) => {
    const { isList, pointer: at, members: named } = latest.current;
    const place = isList ? `/${currentList().indexOf(data)}` : '';
    const without = (now: unknown) => withoutFile(now, url, named);
    try {
      await getService()?.remove?.(url, `${at}${place}`);
      settle(
        () => change(without(latest.current.value)),
        () => changeLate(runtime, at, without),
      );
      setProblem(undefined);
    } catch (error) {
      setProblem(explain(error));
    }
  };

  return {
    rows: readFileRows(value, members, sentNames(runtime)),
    runs,
    problem,
    choose,
    cancel: ({ key }) => end(key),
    retry: (run) => {
      dismiss(run);
      void begin(run.file);
    },
    dismiss,
    remove: (row) => void removeOnce(row.url, () => remove(row)),
  };
};
