import { act, fireEvent } from '@testing-library/react';
import { type Members, rowsOf } from '../stories/storyModel.ts';
import { byId, chosen } from '../stories/storySteps.ts';
import { bringTags, followTexts, isFolded, type LateStep } from './lateSearchSteps.ts';
import { inputOf, type LateStage, rowsIn } from './lateStage.tsx';

const press = async (id: string): Promise<boolean> => {
  const button = byId(id);
  if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
  await act(async () => button.click());
  return true;
};

const linesOf = () => [...document.querySelectorAll('[id^="root_rows__undo_"]')];

const list = ({ story }: LateStage) => rowsOf(story, rowsIn(story), false);

const indexIn = ({ story }: LateStage, how: number) => how % Math.max(1, rowsIn(story).length);

/** What is sent into a row that goes does not arrive there, a text that could be a tag waits for it to come back. */
const leftBehind = (stage: LateStage, row: Members) => {
  stage.typed = stage.typed.filter(({ holder, member }) => holder !== row || member === 'tags');
  stage.runs = stage.runs.map((run) => (run.row === row ? { ...run, isUnderWay: false } : run));
};

const add: LateStep = async (stage, { how }) => {
  if (rowsIn(stage.story).length > 5) return;
  const at = how % 2 === 0 ? rowsIn(stage.story).length : indexIn(stage, how);
  if (!(await press(how % 2 === 0 ? 'root_rows__add' : `root_rows_${at}__insert`))) return;
  list(stage).insert(at, {});
  return followTexts(stage);
};

const copy: LateStep = async (stage, { how }) => {
  const at = indexIn(stage, how);
  const row = rowsIn(stage.story)[at];
  if (!row || rowsIn(stage.story).length > 5 || !(await press(`root_rows_${at}__copy`))) return;
  list(stage).insert(at + 1, structuredClone(row));
  return followTexts(stage);
};

const hasEntries = (row: Members) =>
  Object.values(row).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''));

const remove: LateStep = async (stage, { how }) => {
  const at = indexIn(stage, how);
  const row = rowsIn(stage.story)[at];
  const before = linesOf().length;
  const faults = followTexts(stage);
  const isAwaited =
    stage.runs.some((run) => run.row === row) || stage.typed.some(({ holder, member }) => holder === row && member === 'tags');
  if (!row || !(await press(`root_rows_${at}__remove`))) return faults;
  const isKept = linesOf().length > before;
  if (!isKept && (hasEntries(row) || isAwaited)) return ['a row with entries went for good'];
  list(stage).remove(at, isKept);
  leftBehind(stage, row);
  return followTexts(stage);
};

const undo: LateStep = async (stage, { how }) => {
  const lines = linesOf();
  const which = how % Math.max(1, lines.length);
  if (!(await press(lines[which]?.id ?? ''))) return;
  const before = new Set(rowsIn(stage.story));
  list(stage).undo(which);
  const back = rowsIn(stage.story).find((row) => !before.has(row));
  if (back) bringTags(stage, back);
  return followTexts(stage);
};

const move: LateStep = async (stage, { how, text }) => {
  const from = indexIn(stage, how);
  const to = from + (text.length % 2 === 0 ? 1 : -1);
  if (!(await press(`root_rows_${from}__${to > from ? 'moveDown' : 'moveUp'}`))) return;
  if (to >= 0 && to < rowsIn(stage.story).length) list(stage).move(from, to);
  return followTexts(stage);
};

const name: LateStep = async (stage, { at, text, how }) => {
  const row = chosen(rowsIn(stage.story), at);
  if (!row) return;
  const input = inputOf(`root_rows_${rowsIn(stage.story).indexOf(row)}_name`);
  if (input.value === text) return;
  if (how % 2 === 0 && !isFolded(input)) await act(async () => input.focus());
  fireEvent.input(input, { target: { value: text } });
  row['name'] = text;
  return followTexts(stage);
};

const fold: LateStep = async (_stage, { at }) => {
  const header = chosen([...document.querySelectorAll<HTMLElement>('#root_rows [aria-expanded][id$="-header"]')], at);
  if (header) await act(async () => header.click());
};

/** A file of a row is chosen, cancelled, tried again, put aside, or it arrives, or it does not. */
const file: LateStep = async (stage, { at, how }) => {
  const row = chosen(rowsIn(stage.story), at);
  const place = `root_rows_${row ? rowsIn(stage.story).indexOf(row) : 0}_file`;
  const group = byId(place)?.closest('[role="group"]');
  const chooser = group?.querySelector('input[type="file"]');
  const run = stage.runs.find((one) => one.row === row);
  if (!row || !chooser) return;
  const others = stage.runs.filter((one) => one !== run);
  const began = () => {
    const sent = stage.host.uploads.at(-1);
    if (!sent || stage.runs.some((one) => one.sent === sent)) return ['nothing is sent'];
    stage.runs = [...others, { row, sent, isUnderWay: true }];
    return [];
  };
  if (!run?.isUnderWay && how % 3 > 0) {
    const again = [...(group?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Try again');
    if (run && again && how % 3 === 1) {
      await act(async () => again.click());
      return began();
    }
    stage.turn += 1;
    const files = [new File(['%PDF-1.7'], `f${stage.turn}.pdf`, { type: 'application/pdf' })];
    await act(async () => void fireEvent.change(chooser, { target: { files } }));
    for (let turn = 0; turn < 5; turn += 1) await stage.wait(0);
    return began();
  }
  if (!run?.isUnderWay) return;
  if (run.sent.request.signal.aborted) return ['the upload of a row that is there is given up'];
  const { sent } = run;
  if (how % 4 === 0) {
    await act(async () => sent.reject(new Error('Not this one.')));
    stage.runs = [...others, { ...run, isUnderWay: false }];
  } else if (how % 4 === 1) await act(async () => sent.request.onProgress({ sentBytes: 2, totalBytes: 8 }));
  else {
    await act(async () => sent.resolve({ value: `files/${sent.text}` }));
    stage.runs = others;
    row['file'] = `files/${sent.text}`;
  }
  return followTexts(stage);
};

/** What is wrong with what is shown of files. */
export const faultsOfFiles = ({ story, runs }: LateStage): readonly string[] =>
  rowsIn(story).flatMap((row, index) => {
    const run = runs.find((one) => one.row === row);
    const group = byId(`root_rows_${index}_file`)?.closest('[role="group"]');
    const isBusy = group?.querySelector('[role="progressbar"]') !== null;
    if (isBusy !== (run?.isUnderWay ?? false)) return [`row ${index} ${isBusy ? 'sends' : 'does not send'} a file`];
    return run && !group?.textContent.includes(run.sent.text) ? [`row ${index} does not show ${run.sent.text}`] : [];
  });

/** The steps that are about rows and what is in them. */
export const lateRowSteps = { add, copy, remove, undo, move, name, fold, file } satisfies { readonly [name: string]: LateStep };
