import type { JsonObject } from '@reelform/engine/validation';
import { act, fireEvent } from '@testing-library/react';
import { rowHeight } from './storyLayout.ts';
import { asDocument, isMembers, type Members, rowsOf } from './storyModel.ts';
import { type ListPlace, listsOf, undoLines } from './storyPlaces.ts';
import type { Stage } from './storyStage.tsx';
import { chosen, inSight, press, type Step, type Wish } from './storySteps.ts';

const choice = (stage: Stage, { at }: Wish): ListPlace => {
  const lists = listsOf(stage.story);
  // The first list has most to it.
  const list = at % 2 === 0 ? lists[0] : chosen(lists, at >> 1);
  if (!list) throw new Error('there is no list');
  return list;
};

/** What a new row of a list begins with. */
const newRow = ({ id }: ListPlace): Members => {
  if (/_(lines|marks)$/.test(id)) return { bare: '' };
  if (id === 'root_blocks') return { kind: 'quote' };
  return /_(cast|long)$/.test(id) ? { way: { kind: 'mail' } } : {};
};

/** Members that nobody sees. */
const unseen = ['order', 'kind'];

/** Whether a person has entered nothing into a row, which then goes for good. */
const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isMembers(value) && Object.entries(value).every(([name, member]) => unseen.includes(name) || isEmpty(member));
};

const add: Step = (stage, wish) => {
  const list = choice(stage, wish);
  if (list.rows.length > 36 || !press(`${list.id}__add`, wish.how % 2 === 0)) return;
  if (list.rows.length >= list.most) return wish.how % 2 === 0;
  rowsOf(stage.story, list.rows, list.hasOrder).insert(list.rows.length, newRow(list));
  return true;
};

const insert: Step = (stage, wish) => {
  const list = choice(stage, wish);
  const index = wish.how % Math.max(1, list.rows.length);
  if (!press(`${list.id}_${index}__insert`, wish.how % 2 === 0)) return;
  rowsOf(stage.story, list.rows, list.hasOrder).insert(index, newRow(list));
  return true;
};

const copy: Step = (stage, wish) => {
  const list = choice(stage, wish);
  const index = wish.how % Math.max(1, list.rows.length);
  const row = list.rows[index];
  if (!row || !press(`${list.id}_${index}__copy`, wish.how % 2 === 0)) return;
  rowsOf(stage.story, list.rows, list.hasOrder).insert(index + 1, structuredClone(row));
  return true;
};

const remove: Step = (stage, wish) => {
  const list = choice(stage, wish);
  const index = wish.how % Math.max(1, list.rows.length);
  if (!press(`${list.id}_${index}__remove`, wish.how % 2 === 0)) return;
  if (list.rows.length <= list.fewest || index < list.fixed) return wish.how % 2 === 0;
  rowsOf(stage.story, list.rows, list.hasOrder).remove(index, !isEmpty(list.rows[index]));
  return true;
};

const undo: Step = (stage, wish) => {
  const list = choice(stage, wish);
  const lines = undoLines(list.id);
  const which = wish.how % Math.max(1, lines.length);
  const line = lines[which];
  if (!line || !press(line.id, wish.how % 3 > 0)) return;
  if (list.rows.length < list.most) rowsOf(stage.story, list.rows, list.hasOrder).undo(which);
  return true;
};

const undoAll: Step = async (stage, wish) => {
  const list = choice(stage, wish);
  for (let left = undoLines(list.id).length; left > 0; left -= 1) await undo(stage, wish);
};

const move: Step = (stage, wish) => {
  const list = choice(stage, wish);
  const from = wish.how % Math.max(1, list.rows.length);
  const way = wish.text.length % 2 === 0 ? 1 : -1;
  const to = from + way;
  if (wish.how % 3 === 0) {
    if (!press(`${list.id}_${from}__${way > 0 ? 'moveDown' : 'moveUp'}`, wish.how % 2 === 0)) return;
  } else {
    const handle = inSight(`${list.id}_${from}__move`);
    if (!handle) return;
    act(() => handle.focus());
    act(() => void fireEvent.keyDown(handle, { key: way > 0 ? 'ArrowDown' : 'ArrowUp' }));
  }
  if (Math.min(from, to) < list.fixed || to >= list.rows.length || to < 0) return true;
  rowsOf(stage.story, list.rows, list.hasOrder).move(from, to);
  return wish.how % 3 > 0;
};

/** A row is dragged by its handle and let go, in the list or beyond it; now and then the drag is given up. */
const drag: Step = (stage, wish) => {
  const list = choice(stage, wish);
  const from = wish.how % Math.max(1, list.rows.length);
  const handle = inSight(`${list.id}_${from}__move`);
  if (!handle) return;
  const to = Math.min(list.rows.length - 1, Math.max(list.fixed, (wish.how >> 3) % (list.rows.length + 1)));
  // The rows that are not dragged are passed at their middles.
  const box = handle.closest('[aria-posinset]')?.getBoundingClientRect();
  const clientY = (box?.top ?? 0) + (to - from) * rowHeight + (to > from ? rowHeight * 0.6 : rowHeight * 0.4);
  handle.setPointerCapture = () => undefined;
  const pointer = { bubbles: true, button: 0, pointerId: 1, clientY: box?.top ?? 0 };
  act(() => void fireEvent.pointerDown(handle, pointer));
  act(() => void fireEvent.pointerMove(handle, { ...pointer, clientY }));
  stage.wait(20);
  if (wish.how % 7 === 0) {
    act(() => void fireEvent.keyDown(handle, { key: 'Escape' }));
    act(() => void fireEvent.pointerUp(handle, { ...pointer, clientY }));
    return true;
  }
  act(() => void fireEvent.pointerUp(handle, { ...pointer, clientY }));
  if (from !== to) rowsOf(stage.story, list.rows, list.hasOrder).move(from, to);
  return true;
};

/** The host puts a row's value into the form, as an upload that is done does. */
const setRow: Step = (stage, { at, text }) => {
  const { cast } = stage.story.data;
  const row: unknown = Array.isArray(cast) ? chosen(cast, at) : undefined;
  if (!isMembers(row) || !Array.isArray(cast)) return;
  const pointer = `/cast/${cast.indexOf(row)}/fee`;
  act(() => stage.handle().setValue(pointer, text.length));
  row['fee'] = text.length;
  stage.story.errors = stage.story.errors.filter(({ holder, member }) => holder !== row || member !== 'fee');
};

/** The steps that are about rows. */
export const rowSteps = { add, insert, copy, remove, undo, undoAll, move, drag, setRow } satisfies {
  readonly [name: string]: Step;
};

/** A document as JSON that is nobody else's. */
export const asJson = (members: Members): JsonObject => asDocument(members) as JsonObject; // made of JSON
