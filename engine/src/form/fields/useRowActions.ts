import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { getIn } from '../data/members.ts';
import type { RowMove } from '../errors/errorBook.ts';
import { useFormParts } from '../storeContext.ts';
import type { ArrayRows } from './arrayRows.ts';
import { findControl } from './focusField.ts';
import type { RowKeys } from './rowKeys.ts';

/** What a list's rows can be done with; stable while the list's place and schema stay. */
export interface RowActions extends Pick<ArrayRows, 'add' | 'remove' | 'move'> {
  /** Puts a copy of a row behind it. */
  readonly copy: (index: number) => void;
}

/** Where the focus goes once the rows have changed. */
type NextFocus =
  | { readonly to: 'row'; readonly index: number }
  | { readonly to: 'rowOrAdd'; readonly index: number }
  | { readonly to: 'element'; readonly element: HTMLElement };

/** The value that a new row starts with. */
function newRow({ schemaUtils }: FieldProps['registry'], itemSchema: RJSFSchema): unknown {
  const value: unknown = schemaUtils.getDefaultFormState(itemSchema);
  return value ?? (schemaUtils.retrieveSchema(itemSchema).type === 'string' ? '' : null);
}

/** Adds, removes, copies and moves rows in the store; text being typed is committed first, and the focus is kept. */
export function useRowActions(
  { fieldPathId, registry }: Pick<FieldProps, 'fieldPathId' | 'registry'>,
  itemSchema: RJSFSchema,
  items: readonly unknown[],
  rowKeys: RowKeys,
): RowActions {
  const { store, root } = useFormParts();
  const latest = useRef(rowKeys);
  const nextFocus = useRef<NextFocus>(undefined);
  const { $id } = fieldPathId;

  useLayoutEffect(() => {
    latest.current = rowKeys;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the rows have changed
  useLayoutEffect(() => {
    const focus = nextFocus.current;
    const element = root();
    nextFocus.current = undefined;
    if (!focus || !element) return;
    if (focus.to === 'element') {
      if (focus.element.isConnected && element.ownerDocument.activeElement !== focus.element) focus.element.focus();
      return;
    }
    const row = findControl(element, `${$id}_${Math.min(focus.index, items.length - 1)}`);
    const target = items.length > 0 && row ? row : findControl(element, `${$id}__add`);
    target?.focus();
  }, [items]);

  return useMemo(() => {
    const { path } = fieldPathId;
    const rows = (): readonly unknown[] => {
      const stored = getIn(store.data(), path);
      return Array.isArray(stored) ? stored : [];
    };
    const apply = (next: readonly unknown[], keys: readonly string[], move: RowMove, focus: NextFocus | undefined) => {
      latest.current.expect(next, keys);
      nextFocus.current = focus;
      store.changeRows(path, next, move);
    };
    const insert = (at: number, item: unknown) => {
      const { keys, newKey } = latest.current;
      apply(rows().toSpliced(at, 0, item), keys.toSpliced(at, 0, newKey()), (index) => (index < at ? index : index + 1), {
        to: 'row',
        index: at,
      });
    };
    return {
      add: (index) => {
        store.flush();
        insert(index ?? rows().length, newRow(registry, itemSchema));
      },
      copy: (index) => {
        store.flush();
        insert(index + 1, structuredClone(rows()[index]));
      },
      remove: (index) => {
        store.flush();
        apply(
          rows().toSpliced(index, 1),
          latest.current.keys.toSpliced(index, 1),
          (at) => (at === index ? undefined : at - (at > index ? 1 : 0)),
          { to: 'rowOrAdd', index },
        );
      },
      move: (from, to) => {
        store.flush();
        const count = rows().length;
        if (from === to || from < 0 || to < 0 || from >= count || to >= count) return;
        const order = rows()
          .map((_, index) => index)
          .toSpliced(from, 1)
          .toSpliced(to, 0, from);
        const { activeElement } = root()?.ownerDocument ?? { activeElement: null };
        apply(
          order.map((index) => rows()[index]),
          order.map((index) => latest.current.keys[index] ?? ''),
          (index) => order.indexOf(index),
          activeElement instanceof HTMLElement ? { to: 'element', element: activeElement } : undefined,
        );
      },
    };
  }, [store, root, fieldPathId, registry, itemSchema]);
}
