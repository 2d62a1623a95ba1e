import { type FieldProps, getUiOptions, isObject, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { fillIn } from '../../validation/index.ts';
import { isWithin, toPointer } from '../data/pointer.ts';
import { limitsOf } from '../schema/fieldHints.ts';
import { rowLabel } from '../schema/labelOf.ts';
import { useFormParts } from '../storeContext.ts';
import type { ArrayRows, RemovedRow } from './arrayRows.ts';
import { useGoneRows } from './goneRows.ts';
import { listSettings } from './listSettings.ts';
import { useRowKeys } from './rowKeys.ts';
import { undoId, useRowActions } from './useRowActions.ts';
import { useRowWindow } from './useRowWindow.ts';

const NO_UI: UiSchema = {};

/** The rows of a list, whoever draws them. */
export interface ListRows {
  readonly items: readonly unknown[];
  /** The schema of a row that is added. */
  readonly itemSchema: RJSFSchema;
  /** A row's title where the list's uiSchema names none. */
  readonly itemTitle: unknown;
  /** How many rows have schemas of their own and are there even without a value. */
  readonly places: number;
  /** Every row is drawn, however many there are. */
  readonly isWhole: boolean;
  /** Rows that were taken away can leave a line. */
  readonly isUndoable: boolean;
}

/** What can be done with the rows of a list, and what stands beside them. */
export function useListRows(props: FieldProps, rows: ListRows) {
  const { schema, uiSchema = NO_UI, registry, name, title } = props;
  const { items, itemSchema, itemTitle, places } = rows;
  const { store } = useFormParts();
  const pathId = props.childFieldPathId ?? props.fieldPathId;
  const total = items.length;
  const options = useMemo(() => getUiOptions(uiSchema, registry.globalUiOptions), [uiSchema, registry]);
  const label = options.title ?? schema.title ?? title ?? name;
  const labelOf = useCallback(
    (index: number, item: unknown) => rowLabel(store.form, uiSchema, itemTitle, label, index, item),
    [store, uiSchema, itemTitle, label],
  );

  const pointer = toPointer(pathId.path);
  const gone = useGoneRows(pointer);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  // Of a list that has to have rows but need not be there, the last one takes the list along.
  const goes = minItems > 0 && props.required !== true && pathId.path.length > 0;
  const fewest = goes ? 0 : minItems;
  const isFull = total >= maxItems;
  // As many rows as there always have to be: buttons that add one or take one away would never do anything.
  const isSettled = isFull && total <= fewest && gone.rows.length === 0;
  const settings = useMemo(() => listSettings(options, isSettled), [options, isSettled]);
  const isLong = !rows.isWhole && total > settings.longFrom;
  const rowKeys = useRowKeys(items);
  const rowWindow = useRowWindow(rowKeys.keys, isLong);
  const { look } = gone;
  // A row that went before its list was replaced would come back into a list that it was never part of.
  useLayoutEffect(() => store.onReplaced((at) => isWithin(pointer, at) && look()), [store, pointer, look]);
  const isUndoable = settings.isUndoable && rows.isUndoable;
  const { orderMember } = settings;
  const fixedRows = Math.max(settings.fixedRows, places);
  const limits = { goes, fewest, maxItems, places, fixedRows, orderMember, isUndoable };
  const actions = useRowActions({
    fieldPathId: pathId,
    registry,
    itemSchema,
    items,
    rowKeys,
    rowWindow,
    gone,
    isLong,
    labelOf,
    limits,
  });

  const texts = store.form.messages.widgets['array'];
  const fullReason = isFull && !isSettled ? limitText(schema, 'maxItems', texts?.['full']) : undefined;
  const isFewest = total <= fewest && total > fixedRows;
  const fewReason = isFewest ? limitText(schema, 'minItems', texts?.['few']) : undefined;
  const removed = useMemo(
    () =>
      gone.rows.map(
        ({ key, from, item }): RemovedRow => ({
          key,
          label: labelOf(from, item),
          undoId: undoId(pathId.$id, key),
          undo: () => actions.undo(key),
        }),
      ),
    [gone.rows, pathId, actions, labelOf],
  );
  const arrayRows = useMemo(
    (): ArrayRows => ({ ...actions, fullReason, fewReason, total, removed, ...settings, fixedRows }),
    [fullReason, fewReason, total, removed, actions, settings, fixedRows],
  );
  const canAdd = settings.isAddable && !isFull;
  return { actions, arrayRows, canAdd, gone, isLong, label, labelOf, options, pathId, pointer, rowKeys, rowWindow, settings };
}

/**
 * Why a list can take no more, or lose none: its own words for the keyword, or the catalogue's.
 *
 * @param template the catalogue's, in which `{limit}` stands for how many. @default none
 */
export function limitText(schema: RJSFSchema, keyword: 'minItems' | 'maxItems', template = ''): string {
  const own: unknown = isObject(schema['errorMessage']) ? Reflect.get(schema['errorMessage'], keyword) : undefined;
  return fillIn(typeof own === 'string' ? own : template, { ...limitsOf({ ...schema }), limit: schema[keyword] ?? 0 });
}
