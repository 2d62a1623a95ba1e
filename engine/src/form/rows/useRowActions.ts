import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { fillIn } from '../../validation/index.ts';
import { getIn } from '../data/members.ts';
import type { RowBack } from '../data/placeMemory.ts';
import { toPointer } from '../data/pointer.ts';
import { filledIn } from '../data/withoutHoles.ts';
import type { RowMove } from '../errors/errorBook.ts';
import { focusedNear } from '../fields/focusedNear.ts';
import { findControl, focusField } from '../fields/focusField.ts';
import { useFormParts } from '../storeContext.ts';
import type { ArrayRows } from './arrayRows.ts';
import type { GoneRows } from './goneRows.ts';
import { numberedRows } from './numberedRows.ts';
import { withPlaces } from './places.ts';
import type { RowKeys } from './rowKeys.ts';
import type { RowWindow } from './rowWindow.ts';

/** What a list's rows can be done with; stable while the list's place and schema stay. */
export interface RowActions
  extends Pick<ArrayRows, 'add' | 'copy' | 'remove' | 'removeWithUndo' | 'move' | 'keys' | 'items' | 'hasPending'> {
  /** Brings back a row that was taken away. */
  readonly undo: (key: string) => void;
}

/** What the actions of a list work on. */
export interface RowActionsHost extends Pick<FieldProps, 'fieldPathId' | 'registry'> {
  readonly itemSchema: RJSFSchema;
  readonly items: readonly unknown[];
  readonly rowKeys: RowKeys;
  readonly rowWindow: RowWindow;
  readonly gone: GoneRows;
  /** Not all of its rows are drawn. */
  readonly isLong: boolean;
  /** Label of a row. */
  readonly labelOf: (index: number, item: unknown) => string;
  readonly limits: {
    /** The list goes with its last row. */
    readonly goes: boolean;
    /** How many rows cannot be taken away. */
    readonly fewest: number;
    readonly maxItems: number;
    /** How many rows have schemas of their own and are there even without a value. */
    readonly places: number;
    readonly fixedRows: number;
    readonly orderMember: string | undefined;
    readonly isUndoable: boolean;
  };
}

/** Where the focus goes once the rows have changed. */
type NextFocus =
  | { readonly to: 'row'; readonly index: number }
  | { readonly to: 'id'; readonly id: string }
  | { readonly to: 'element'; readonly element: HTMLElement; readonly index: number };

/** The value that a new row starts with. */
function newRow({ schemaUtils }: FieldProps['registry'], itemSchema: RJSFSchema): unknown {
  const value = filledIn(schemaUtils.getDefaultFormState(itemSchema));
  const { type } = schemaUtils.retrieveSchema(itemSchema);
  if (type === 'boolean') return value ?? false;
  return value ?? (type === 'string' ? '' : type === 'array' ? [] : null);
}

/** DOM id of the button that brings a row back. */
export function undoId(listId: string, key: string): string {
  return `${listId}__undo_${key}`;
}

/** The order of `count` rows after one of them has moved: old indexes at their new places. */
export function movedOrder(count: number, from: number, to: number): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  order.splice(from, 1);
  order.splice(to, 0, from);
  return order;
}

/** Adds, removes, brings back, copies and moves rows in the store; typed text is committed first, the focus is kept. */
export function useRowActions(host: RowActionsHost): RowActions {
  const { store, root, news } = useFormParts();
  const { fieldPathId, registry, itemSchema, items, rowWindow, gone } = host;
  const latest = useRef({ host, keys: host.rowKeys.keys });
  const nextFocus = useRef<NextFocus>(undefined);
  const { $id } = fieldPathId;
  const rowsId = `${$id}${registry.globalFormOptions.idSeparator}`;

  useLayoutEffect(() => {
    latest.current = { host, keys: host.rowKeys.keys };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the rows have changed
  useLayoutEffect(() => {
    const focus = nextFocus.current;
    const element = root();
    nextFocus.current = undefined;
    if (!focus || !element) return;
    if (focus.to === 'element') {
      if (!focus.element.isConnected) {
        // At an end of the list the button of that way is gone.
        const parts = ['move', 'moveUp', 'moveDown'].map((part) => findControl(element, `${rowsId}${focus.index}__${part}`));
        parts.find((part) => part)?.focus();
        return;
      }
      if (focusedNear(element) !== focus.element) focus.element.focus();
      const isMoved = focus.element.closest('[aria-posinset]')?.getAttribute('aria-posinset') === String(focus.index + 1);
      if (isMoved) focus.element.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    // A list may have no button for more rows.
    const list = [`${$id}__add`, $id];
    const toRow = (at: number) => {
      const index = Math.min(at, items.length - 1);
      const ids = [`${rowsId}${index}`, ...list];
      const there = () => focusField(element, ids);
      const go = () => {
        if (!element.querySelector('[aria-busy="true"]')) return there();
        void import('../fields/focusDrawn.ts').then(({ focusDrawn }) => focusDrawn(element, ids), there);
      };
      const key = host.rowKeys.keys[index];
      if (key === undefined || !host.isLong || !rowWindow.draw(key, go)) go();
    };
    if (focus.to === 'id') findControl(element, focus.id)?.focus();
    else if (items.length > 0) toRow(focus.index);
    else focusField(element, list);
  }, [items]);

  const { keep, giveBack, follow } = gone;
  return useMemo(() => {
    const { path } = fieldPathId;
    const rows = (): readonly unknown[] => {
      const stored = getIn(store.data(), path);
      return withPlaces(latest.current.host.limits.places, stored, null);
    };
    const say = (text: string, values: { readonly [name: string]: string | number }) =>
      news.say(fillIn(store.form.messages.widgets['array']?.[text] ?? '', values));
    const apply = (
      change: {
        readonly rows: readonly unknown[];
        readonly keys: readonly string[];
        readonly move: RowMove;
        readonly back?: RowBack;
      },
      focus: NextFocus | undefined,
    ) => {
      const { current } = latest;
      const { goes, orderMember, places } = current.host.limits;
      // Places that nothing was entered in are drawn, and not there.
      const isBare = change.rows.length <= places && change.rows.every((row) => row === null);
      const next = isBare ? [] : orderMember === undefined ? change.rows : numberedRows(change.rows, orderMember);
      const keys = isBare ? [] : change.keys;
      current.host.rowKeys.expect(next, keys);
      current.keys = keys;
      nextFocus.current = focus;
      if (!change.back) follow(change.move, next.length);
      store.changeRows(path, goes && next.length === 0 ? undefined : next, change.move, change.back);
    };
    const insert = (at: number, item: unknown, key: string, trace?: RowBack['trace']) => {
      rowWindow.draw(key);
      apply(
        {
          rows: rows().toSpliced(at, 0, item),
          keys: latest.current.keys.toSpliced(at, 0, key),
          move: (index) => (index < at ? index : index + 1),
          ...(trace ? { back: { pointer: toPointer([...path, at]), trace } } : {}),
        },
        { to: 'row', index: at },
      );
    };
    const isFull = () => rows().length >= latest.current.host.limits.maxItems;
    const newKey = () => latest.current.host.rowKeys.newKey();
    /** Rows are put in behind those that stay where they are. */
    const behindFixed = (index: number) => Math.max(index, latest.current.host.limits.fixedRows);
    const isKept = (index: number) => {
      const { fewest, fixedRows } = latest.current.host.limits;
      return index < fixedRows || rows().length <= fewest;
    };
    const takeOut = (index: number, isUndoable: boolean) => {
      store.flush();
      const { host, keys } = latest.current;
      const key = keys[index];
      if (key === undefined || isKept(index)) return;
      const item = rows()[index];
      if (isUndoable) keep({ key, from: index, index, item, trace: store.rowTrace(toPointer([...path, index])) });
      apply(
        {
          rows: rows().toSpliced(index, 1),
          keys: keys.toSpliced(index, 1),
          move: (at) => (at === index ? undefined : at - (at > index ? 1 : 0)),
        },
        isUndoable ? { to: 'id', id: undoId($id, key) } : { to: 'row', index },
      );
      say('removed', { label: host.labelOf(index, item) });
    };
    return {
      keys: () => latest.current.keys,
      items: () => {
        store.flush();
        return rows();
      },
      hasPending: (index) =>
        store.memory.traceOf(toPointer([...path, index])).some(([, { files, typed }]) => files?.length || typed),
      add: (index) => {
        store.flush();
        if (isFull()) return;
        insert(behindFixed(index ?? rows().length), newRow(registry, itemSchema), newKey());
      },
      copy: (index) => {
        store.flush();
        if (isFull()) return;
        insert(behindFixed(index + 1), structuredClone(rows()[index]), newKey());
        say('copied', { label: latest.current.host.labelOf(index, rows()[index]) });
      },
      remove: (index) => takeOut(index, false),
      removeWithUndo: (index) => takeOut(index, latest.current.host.limits.isUndoable),
      undo: (key) => {
        store.flush();
        const row = isFull() ? undefined : giveBack(key);
        if (!row) return;
        insert(Math.min(row.index, rows().length), row.item, key, row.trace);
        say('broughtBack', { label: latest.current.host.labelOf(row.from, row.item) });
      },
      move: (from, to) => {
        store.flush();
        const before = rows();
        const { fixedRows } = latest.current.host.limits;
        if (from === to || Math.min(from, to) < fixedRows || Math.max(from, to) >= before.length) return;
        const order = movedOrder(before.length, from, to);
        const places = new Map(order.map((old, index) => [old, index]));
        const element = root()?.querySelector<HTMLElement>(':focus');
        const label = latest.current.host.labelOf(from, before[from]);
        apply(
          {
            rows: order.map((index) => before[index]),
            keys: order.map((index) => latest.current.keys[index] ?? ''),
            move: (index) => places.get(index),
          },
          element ? { to: 'element', element, index: to } : undefined,
        );
        say('moved', { label, n: to + 1, total: before.length });
      },
    };
  }, [store, root, news, fieldPathId, registry, itemSchema, rowWindow, keep, giveBack, follow, $id]);
}
