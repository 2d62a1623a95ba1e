import { type FormTexts, hostMessage, useFieldPointer, useFormRuntime } from '@reelform/engine';
import type { SrtCue } from '@reelform/engine/srt';
import { useLayoutEffect, useRef, useState } from 'react';
import { changeLate } from '../field/changeLate.ts';
import { usePresence } from '../field/usePresence.ts';
import { countUpload } from '../upload-field/countUpload.ts';
import { hostUploads, storedValue } from '../upload-field/hostUploads.ts';
import { unlessUnreadable } from '../upload-field/unlessUnreadable.ts';
import { useLostFiles, useUploadsOfForm } from '../upload-field/useLostFiles.ts';
import { useRemovals } from '../upload-field/useRemovals.ts';
import { type AddState, isBusy } from './addState.ts';
import { createSrtWorker, type SrtWorker } from './srt/srtWorker.ts';
import { type RowMembers, readRows, type SubtitleRow, toRowData } from './subtitleRows.ts';

/** What {@link useSubtitleList} needs. */
export interface SubtitleListOptions {
  readonly value: unknown;
  readonly onChange: (value: readonly object[]) => void;
  readonly members: RowMembers;
  /** Texts of `subtitle-list`. */
  readonly texts: FormTexts;
  /** Name of a language of the list, or of the one chosen. */
  readonly nameOf: (language: string) => string;
}

/** The list and what can be done with it. */
export interface SubtitleList {
  readonly rows: readonly SubtitleRow[];
  readonly state: AddState;
  /** What kept the last removal from being done. */
  readonly problem: string | undefined;
  /** Cues of a row's file, for files that were added since the list was drawn. */
  readonly cuesOf: (row: SubtitleRow) => readonly SrtCue[] | undefined;
  /** Checks the file and uploads it as the language's. */
  readonly add: (files: readonly File[], language: string | undefined) => void;
  readonly cancel: () => void;
  readonly remove: (row: SubtitleRow) => void;
}

const idle: AddState = { step: 'idle' };

/** Ending of the files that are taken; their media type differs between systems. */
const ending = /\.srt$/i;

/** Media type that subtitles are stored under. */
const storedType = 'text/plain';

/** Keeps a list of subtitle files: each is checked beside the page, and stored as UTF-8 by the host's upload service. */
export const useSubtitleList = (options: SubtitleListOptions): SubtitleList => {
  const { members, texts, value } = options;
  const runtime = useFormRuntime();
  const pointer = useFieldPointer();
  const [lost] = useLostFiles();
  const [state, setState] = useState<AddState>(lost ? { step: 'refused', message: texts('cancelled'), file: lost } : idle);
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState<ReadonlyMap<string, readonly SrtCue[]>>(new Map());
  const latest = useRef(options);
  const running = useRef<AbortController>(undefined);
  const worker = useRef<SrtWorker>(undefined);
  const rows = readRows(value, members);

  useLayoutEffect(() => {
    latest.current = options;
  });
  const cancel = () => {
    running.current?.abort();
    setState((now) => (isBusy(now) ? { step: 'refused', message: texts('cancelled'), file: now.file } : now));
  };
  const removeOnce = useRemovals();
  const { settle } = usePresence(() => {
    cancel();
    worker.current?.close();
    worker.current = undefined;
  });

  useUploadsOfForm([{ file: 'file' in state ? state.file : undefined }], () => {
    setProblem(undefined);
    if (isBusy(state)) cancel();
    else setState(idle);
  });

  const currentRows = () => readRows(latest.current.value, latest.current.members);
  /** Two rows may change before anything is drawn anew: the second must find the first. */
  const change = (value: readonly object[]) => {
    latest.current = { ...latest.current, value };
    latest.current.onChange(value);
  };
  const refuse = (message: string) => setState({ step: 'refused', message });
  const explain = (error: unknown) => hostMessage(error) || texts('failed');

  const send = async (file: File, language: string, name: string, run: AbortController) => {
    setState({ step: 'checking', file });
    worker.current ??= createSrtWorker();
    const report = await unlessUnreadable(file, worker.current.ask(file));
    if (run.signal.aborted) return;
    if (report && report.errors.length > 0) return setState({ step: 'refused', message: texts('broken'), report });
    const service = hostUploads(runtime.services());
    setState({ step: 'uploading', file, percent: 0 });
    const stored = await service.upload({
      file: report ? new File([report.text], file.name, { type: storedType }) : file,
      pointer: `${pointer}/${currentRows().length}`,
      row: {
        [members.language]: language,
        ...(members.name !== undefined && { [members.name]: name }),
      },
      signal: run.signal,
      onProgress: ({ sentBytes, totalBytes, hold }) => {
        const percent = Math.floor((100 * sentBytes) / Math.max(totalBytes, 1));
        if (!run.signal.aborted) setState({ step: 'uploading', file, percent, hold });
      },
    });
    if (run.signal.aborted) return;
    const url = storedValue(stored);
    if (report) setKnown((before) => new Map(before).set(url, report.cues));
    const row = toRowData(members, { language, name, url });
    change([...currentRows().map(({ data }) => data), row]);
    setState(report ? { step: 'added', report } : idle);
  };

  const add = async (files: readonly File[], language: string | undefined) => {
    const [file] = files;
    if (!file) return;
    setProblem(undefined);
    if (files.length > 1) return refuse(texts('tooMany'));
    if (language === undefined) return setState({ step: 'refused', message: texts('languageRequired'), at: 'language' });
    if (currentRows().some((row) => row.language === language)) return refuse(texts('sameLanguage'));
    if (!ending.test(file.name)) return refuse(texts('notSrt'));
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const end = countUpload(runtime.uploads, run.signal);
    try {
      await send(file, language, latest.current.nameOf(language), run);
    } catch (error) {
      if (!run.signal.aborted) refuse(explain(error));
    } finally {
      end();
    }
  };

  const remove = async (row: SubtitleRow) => {
    const place = currentRows().findIndex(({ data }) => data === row.data);
    try {
      await runtime.services().uploads?.remove?.(row.url, `${pointer}/${place}`);
      const without = (now: unknown) =>
        readRows(now, members)
          .filter(({ language, url }) => language !== row.language || url !== row.url)
          .map(({ data }) => data);
      settle(
        () => change(without(latest.current.value)),
        () => changeLate(runtime, pointer, without),
      );
      setState((now) => (isBusy(now) ? now : idle));
      setProblem(undefined);
    } catch (error) {
      setProblem(explain(error));
    }
  };

  return {
    rows,
    state,
    problem,
    cuesOf: ({ url }) => known.get(url),
    add,
    cancel,
    remove: (row: SubtitleRow) => removeOnce(row.url, () => remove(row)),
  };
};
