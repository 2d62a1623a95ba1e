import { type FieldProps, getTemplate, getUiOptions, isObject, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useMemo } from 'react';
import { fillIn } from '../../validation/index.ts';
import { isWithin, toPointer } from '../data/pointer.ts';
import { limitsOf } from '../schema/fieldHints.ts';
import { rowLabel } from '../schema/labelOf.ts';
import { unfolded } from '../schema/recursion.ts';
import { useFormParts } from '../storeContext.ts';
import { type ArrayRows, ArrayRowsContext, type RemovedRow } from './arrayRows.ts';
import { useGoneRows } from './goneRows.ts';
import { listSettings } from './listSettings.ts';
import { useRowKeys } from './rowKeys.ts';
import { undoId, useRowActions } from './useRowActions.ts';
import { useRowElements } from './useRowElements.tsx';
import { useRowWindow } from './useRowWindow.ts';

const NO_ITEMS: readonly unknown[] = [];
const NO_SCHEMA: RJSFSchema = {};
const NO_UI: UiSchema = {};

/** A list of rows that keeps rows, their errors and the focus together, and draws only the row that changed. */
export function RowList(props: FieldProps): ReactNode {
  const { schema, uiSchema = NO_UI, formData, registry, name, title, disabled, readonly, required, hideError } = props;
  const { store, undrawn } = useFormParts();
  const pathId = props.childFieldPathId ?? props.fieldPathId;
  const items: readonly unknown[] = Array.isArray(formData) ? formData : NO_ITEMS;
  const total = items.length;
  const rowSchema: RJSFSchema = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : NO_SCHEMA;
  const itemSchema = unfolded(rowSchema);
  const retrievedItem = useMemo(() => registry.schemaUtils.retrieveSchema(itemSchema), [registry, itemSchema]);
  const options = useMemo(() => getUiOptions(uiSchema, registry.globalUiOptions), [uiSchema, registry]);
  const settings = useMemo(() => listSettings(options), [options]);
  const itemUi = typeof uiSchema.items === 'object' ? uiSchema.items : NO_UI;
  const label = options.title ?? schema.title ?? title ?? name;
  const itemTitle: unknown = itemUi['ui:title'] ?? retrievedItem.title;
  const labelOf = useCallback(
    (index: number, item: unknown) => rowLabel(store.form, uiSchema, itemTitle, label, index, item),
    [store, uiSchema, itemTitle, label],
  );

  const isLong = total > settings.longFrom;
  const rowKeys = useRowKeys(items);
  const rowWindow = useRowWindow(rowKeys.keys, isLong);
  const pointer = toPointer(pathId.path);
  const gone = useGoneRows(pointer);
  const { look } = gone;
  // A row that went before its list was replaced would come back into a list that it was never part of.
  useLayoutEffect(() => store.onReplaced((at) => isWithin(pointer, at) && look()), [store, pointer, look]);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const RemovedTemplate = registry.templates['ArrayFieldRemovedRowTemplate'];
  const isUndoable = settings.isUndoable && typeof RemovedTemplate === 'function';
  const { fixedRows, orderMember } = settings;
  const limits = { minItems, maxItems, fixedRows, orderMember, isUndoable };
  const fieldPathId = pathId;
  const actions = useRowActions({ fieldPathId, registry, itemSchema, items, rowKeys, rowWindow, gone, labelOf, limits });
  useLayoutEffect(
    () =>
      undrawn.place(pointer, (index, then) => {
        const key = actions.keys()[index];
        return isLong && key !== undefined && rowWindow.draw(key, then);
      }),
    [undrawn, pointer, actions, rowWindow, isLong],
  );

  const isFull = total >= maxItems;
  const canAdd = settings.isAddable && !isFull;
  const texts = store.form.messages.widgets['array'];
  const fullReason = isFull ? limitText(schema, 'maxItems', texts?.['full']) : undefined;
  const isFewest = total <= minItems && total > fixedRows;
  const fewReason = isFewest ? limitText(schema, 'minItems', texts?.['few']) : undefined;
  const removed = useMemo(
    () =>
      gone.rows.map((row): RemovedRow => {
        const { key } = row;
        return { key, label: labelOf(row.from, row.item), undoId: undoId(pathId.$id, key), undo: () => actions.undo(key) };
      }),
    [gone.rows, pathId, actions, labelOf],
  );
  const arrayRows = useMemo(
    (): ArrayRows => ({ ...actions, fullReason, fewReason, total, removed, ...settings }),
    [fullReason, fewReason, total, removed, actions, settings],
  );
  const { onChange, onBlur, onFocus } = props;
  const onRowChange = useCallback<FieldProps['onChange']>(
    (value, path, errorSchema, id) => {
      const isRow = path.length === pathId.path.length + 1;
      const empty = retrievedItem.type === 'string' ? '' : null;
      onChange(isRow && value === undefined ? empty : value, path, errorSchema, id);
    },
    [onChange, pathId, retrievedItem],
  );
  const isLocked = disabled === true || readonly === true;
  const share = {
    ...{
      registry,
      name,
      total,
      labelOf,
      itemSchema,
      itemUi,
      listUi: uiSchema,
      pathId,
      actions,
      settings,
      canAdd,
      onBlur,
      onFocus,
    },
    ...{ rowWindow, onChange: onRowChange, disabled: disabled === true, readonly: readonly === true },
    ...{ hideError: hideError === true, autofocus: props.autofocus === true && !isLocked },
  };
  // Checked by type above, which a record of components cannot say.
  const Removed: ComponentType<{ row: RemovedRow; registry: FieldProps['registry'] }> | undefined =
    typeof RemovedTemplate === 'function' ? RemovedTemplate : undefined;
  const lines = gone.rows.flatMap(({ index, key }, at) => {
    const row = removed[at];
    return Removed && row ? [{ index, element: <Removed key={`gone-${key}`} row={row} registry={registry} /> }] : [];
  });
  const isDrawn = (key: string) => !isLong || rowWindow.isDrawn(key);
  const rows = useRowElements(items, rowKeys.keys, isDrawn, share, lines);

  const Template = getTemplate('ArrayFieldTemplate', registry, options);
  return (
    <ArrayRowsContext value={arrayRows}>
      <Template
        canAdd={canAdd}
        className={`rjsf-field rjsf-field-array rjsf-field-array-of-${retrievedItem.type}`}
        disabled={disabled === true}
        readonly={readonly === true}
        required={required === true}
        fieldPathId={props.fieldPathId}
        schema={schema}
        uiSchema={uiSchema}
        title={label}
        formData={formData}
        rawErrors={props.rawErrors ?? []}
        registry={registry}
        onAddClick={(event) => {
          event?.preventDefault();
          actions.add();
        }}
        items={rows}
      />
    </ArrayRowsContext>
  );
}

/** Why a list can take no row more, or lose none: its own words for the keyword, or the catalogue's. */
function limitText(schema: RJSFSchema, keyword: 'minItems' | 'maxItems', template = ''): string {
  const own: unknown = isObject(schema['errorMessage']) ? Reflect.get(schema['errorMessage'], keyword) : undefined;
  return fillIn(typeof own === 'string' ? own : template, { ...limitsOf({ ...schema }), limit: schema[keyword] ?? 0 });
}
