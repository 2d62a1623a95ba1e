import {
  hostMessage,
  type UploadControls,
  type UploadProgress,
  type UploadResult,
  useFieldPointer,
  useFormRuntime,
} from '@reelform/engine';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { changeLate } from '../field/changeLate.ts';
import { usePresence } from '../field/usePresence.ts';
import type { ImageCut } from '../image-file/drawImage.ts';
import { findImageRefusal, readImageLimits } from '../image-file/imageLimits.ts';
import { createImageWorker, type ImageWorker } from '../image-file/imageWorker.ts';
import { createChosenOrder } from '../upload-field/chosenOrder.ts';
import { countUpload } from '../upload-field/countUpload.ts';
import { failureOf } from '../upload-field/failureOf.ts';
import { hostUploads, storedValue } from '../upload-field/hostUploads.ts';
import { unlessUnreadable } from '../upload-field/unlessUnreadable.ts';
import { type UploadEvent, unstoredFile } from '../upload-field/uploadState.ts';
import { useLostFiles, useUploadsOfForm } from '../upload-field/useLostFiles.ts';
import { useRemovals } from '../upload-field/useRemovals.ts';
import type { ImageField, ImageFieldOptions } from './imageField.ts';
import { type ImageRow, liveRows, nextPlace, readImageRows, withImage, withoutImage } from './imageRows.ts';
import { withOwnType } from './ownType.ts';
import { brokenImage, isUnderWay, nextPending } from './pendingImage.ts';
import { getRefusalText } from './refusalText.ts';

/** What is known of a chosen picture beside what is drawn. */
interface Job {
  readonly run: AbortController;
  /** The file to send, once it is prepared. */
  readonly ready?: File;
  /** Whether it is on its way. */
  readonly isSent?: boolean;
}

/**
 * Looks at, prepares and uploads the pictures of a field. It ends when the widget leaves the page or the form is reset,
 * but for what is being sent where `keepUploading` says so; a field of one picture shows again what its host has under way
 * for it.
 */
export const useImageField = (options: ImageFieldOptions): ImageField => {
  const { shape, texts, refusals, value } = options;
  const runtime = useFormRuntime();
  const pointer = useFieldPointer();
  const lost = useLostFiles();
  const [pending, dispatch] = useReducer(nextPending, lost, (files) =>
    files.map((file, place) => brokenImage(place + 1, file, texts('cancelled'))),
  );
  const [stored, setStored] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const latest = useRef(options);
  const worker = useRef<ImageWorker>(undefined);
  const jobs = useRef(new Map<number, Job>());
  const addresses = useRef(new Set<string>());
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  const [order] = useState(createChosenOrder);
  const count = useRef(lost.length);
  const rows = liveRows(readImageRows(shape, value));
  const underWay = pending.filter(isUnderWay).length;
  const room = shape.kind === 'one' ? 1 - underWay : shape.limit - rows.length - underWay;

  useLayoutEffect(() => {
    latest.current = options;
  });

  const getWorker = () => {
    worker.current ??= createImageWorker();
    return worker.current;
  };
  const move = (id: number, event: UploadEvent) => dispatch({ type: 'moved', id, event });
  const endAll = () => {
    for (const [id, { run, isSent }] of jobs.current) {
      if (isSent && latest.current.keepUploading) continue;
      run.abort();
      move(id, { type: 'cancelled', message: texts('cancelled') });
    }
  };
  const { settle } = usePresence(() => {
    for (const id of jobs.current.keys()) dispatch({ type: 'seen', id, preview: undefined });
    endAll();
    for (const address of addresses.current) URL.revokeObjectURL(address);
    addresses.current.clear();
    setStored(new Map());
    worker.current?.close();
    worker.current = undefined;
  });
  const removeOnce = useRemovals();
  const explain = (error: unknown) => hostMessage(error) || texts('failed');
  /** Shows and speaks what is wrong, in place of what was spoken last. */
  const tell = (wrong: string) => {
    setProblem(wrong);
    setSaid('');
  };
  const commit = (next: unknown) => {
    latest.current = { ...latest.current, value: next };
    latest.current.onChange(next);
  };
  const drop = (id: number) => {
    jobs.current.delete(id);
    dispatch({ type: 'gone', id });
  };

  const unstored = pending.map(({ state }) => ({
    file: unstoredFile(state),
    goesOn: options.keepUploading && state.step === 'uploading',
  }));
  useUploadsOfForm(options.isSilent ? [] : unstored, () => {
    for (const image of pending) if (!isUnderWay(image)) drop(image.id);
    endAll();
    setProblem('');
  });

  /** Looks at a file, and prepares it after those `before` it; `undefined` when it is refused or given up. */
  const lookAndPrepare = async (
    id: number,
    file: File,
    run: AbortController,
    before: Promise<unknown>,
  ): Promise<{ file: File; preview?: string } | undefined> => {
    const limits = readImageLimits(shape.schema);
    const { maxBytes, maxPixels } = limits;
    const { previewSide } = latest.current;
    const look = await unlessUnreadable(file, getWorker().look(file, { previewSide, maxBytes, maxPixels }));
    if (run.signal.aborted) return undefined;
    if (!look) return { file };
    const refusal = findImageRefusal(file, look.reading, limits);
    if (refusal) {
      const message = getRefusalText(refusal, limits, refusals);
      move(id, { type: 'refused', message });
      setSaid(message);
      return undefined;
    }
    const typed = withOwnType(file, look.reading);
    const { prepare } = latest.current;
    const cut = (asked: ImageCut) => getWorker().cut(typed, asked);
    await before;
    if (run.signal.aborted) return undefined;
    const ready = prepare
      ? await prepare({ file: typed, look, limits, cut, signal: run.signal })
      : { file: typed, preview: look.preview };
    if (run.signal.aborted) return undefined;
    if (!ready) {
      drop(id);
      return undefined;
    }
    if (!ready.preview) return { file: ready.file };
    const preview = URL.createObjectURL(ready.preview);
    addresses.current.add(preview);
    dispatch({ type: 'seen', id, preview });
    return { file: ready.file, preview };
  };

  /** Makes pictures ready in the order in which they were chosen: they are sent in it. */
  const makeReady = (id: number, file: File, run: AbortController) => {
    const ready = lookAndPrepare(id, file, run, preparing.current);
    preparing.current = ready.catch(() => undefined);
    return ready;
  };

  /** What the host is told about one picture. */
  const describe = (id: number, at: string, run: AbortController) => ({
    pointer: at,
    signal: run.signal,
    // A host may tell of what it is cancelling while the same picture is sent again.
    onProgress: ({ sentBytes, totalBytes, hold, pace }: UploadProgress) => {
      if (!run.signal.aborted) move(id, { type: 'progressed', sent: sentBytes, total: totalBytes, hold, pace });
    },
    onControls: (controls: UploadControls) => {
      if (!run.signal.aborted) dispatch({ type: 'held', id, controls });
    },
  });
  const follow = async (id: number, preview: string | undefined, run: AbortController, result: Promise<UploadResult>) => {
    const url = storedValue(await result);
    if (run.signal.aborted) return;
    drop(id);
    if (preview !== undefined && addresses.current.has(preview)) setStored((before) => new Map(before).set(url, preview));
    const isLater = order.arrived(url, id);
    settle(
      () => commit(withImage(shape, latest.current.value, url, isLater)),
      () => changeLate(runtime, pointer, (now) => withImage(shape, now, url, isLater)),
    );
    setSaid(texts('uploaded'));
  };
  const send = (id: number, ready: File, preview: string | undefined, run: AbortController) => {
    const service = hostUploads(runtime.services());
    move(id, { type: 'started' });
    const place = nextPlace(latest.current.value) + Math.max(0, [...jobs.current.keys()].indexOf(id));
    const at = shape.kind === 'one' ? pointer : `${pointer}/${place}`;
    return follow(id, preview, run, service.upload({ ...describe(id, at, run), file: ready }));
  };

  /** Counts what is under way, and tells what it failed for. */
  const watch = async (id: number, run: AbortController, doing: Promise<void>) => {
    const end = countUpload(runtime.uploads, run.signal);
    try {
      await doing;
    } catch (error) {
      if (run.signal.aborted) return;
      if (latest.current.isSilent && jobs.current.get(id)?.isSent) return drop(id);
      const failure = failureOf(error, texts('failed'));
      move(id, failure);
      setSaid(failure.message);
    } finally {
      end();
    }
  };
  const start = (id: number, file: File, known?: { readonly file: File; readonly preview: string | undefined }) => {
    const run = new AbortController();
    jobs.current.set(id, { run });
    const doing = async () => {
      const ready = known ?? (await makeReady(id, file, run));
      if (!ready) return;
      jobs.current.set(id, { run, ready: ready.file, isSent: true });
      await send(id, ready.file, ready.preview, run);
    };
    return watch(id, run, doing());
  };

  const attach = () => {
    if (shape.kind !== 'one' || jobs.current.size > 0) return; // it may only have come back
    const run = new AbortController();
    count.current += 1;
    const id = count.current;
    const attached = runtime.services().uploads?.attach?.(describe(id, pointer, run));
    if (!attached) return;
    for (const image of pending) drop(image.id);
    jobs.current.set(id, { run, ready: attached.file, isSent: true });
    dispatch({ type: 'added', id, file: attached.file });
    move(id, { type: 'started' });
    void watch(id, run, follow(id, undefined, run, attached.result));
  };
  const remove = async (row: ImageRow, isRetained: boolean) => {
    const without = (now: unknown) => withoutImage(shape, now, row, isRetained);
    try {
      const at = shape.kind === 'one' ? pointer : `${pointer}/${row.index}`;
      await runtime.services().uploads?.remove?.(row.url, at);
      settle(
        () => commit(without(latest.current.value)),
        () => changeLate(runtime, pointer, without),
      );
      setSaid(texts(isRetained ? 'requested' : 'removed'));
      setProblem('');
    } catch (error) {
      tell(explain(error));
    }
  };

  const noRoom = shape.kind === 'one' ? texts('tooMany') : texts('full', { limit: shape.limit });
  const attachNow = useRef(attach);
  useEffect(() => attachNow.current(), []);

  return {
    rows,
    pending,
    isFull: room <= 0,
    problem,
    said: said || problem,
    ownPreview: ({ url }) => stored.get(url),
    choose: (files) => {
      if (files.length === 0) return;
      const isTooMany = files.length > room;
      tell(isTooMany ? noRoom : '');
      if (shape.kind === 'one') {
        if (isTooMany) return;
        for (const { id } of pending) drop(id);
      }
      for (const file of files.slice(0, Math.max(0, room))) {
        count.current += 1;
        dispatch({ type: 'added', id: count.current, file });
        void start(count.current, file);
      }
    },
    retry: ({ id, file, preview }) => {
      if (room <= 0) return tell(noRoom);
      const ready = jobs.current.get(id)?.ready;
      move(id, { type: 'chosen', file });
      void start(id, file, ready && { file: ready, preview });
    },
    dismiss: ({ id, state }) => {
      jobs.current.get(id)?.run.abort();
      drop(id);
      setSaid(state.step === 'failed' ? '' : texts('cancelled'));
    },
    remove: (row, isRetained) => void removeOnce(row.url, () => remove(row, isRetained)),
  };
};
