import { type FieldProps, getTemplate, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useMemo } from 'react';
import { unfolded } from '../schema/recursion.ts';
import { useFormParts } from '../storeContext.ts';
import { ArrayRowsContext, type RemovedRow } from './arrayRows.ts';
import { useListRows } from './useListRows.ts';
import { useRowElements } from './useRowElements.tsx';

const NO_ITEMS: readonly unknown[] = [];
const NO_SCHEMA: RJSFSchema = {};
const NO_UI: UiSchema = {};

/** A list of rows that keeps rows, their errors and the focus together, and draws only the row that changed. */
export function RowList(props: FieldProps): ReactNode {
  const { schema, uiSchema = NO_UI, formData, registry, name, disabled, readonly, required, hideError } = props;
  const { undrawn } = useFormParts();
  const pathId = props.childFieldPathId ?? props.fieldPathId;
  const items: readonly unknown[] = Array.isArray(formData) ? formData : NO_ITEMS;
  const total = items.length;
  const rowSchema: RJSFSchema = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : NO_SCHEMA;
  const itemSchema = unfolded(rowSchema);
  const retrievedItem = useMemo(() => registry.schemaUtils.retrieveSchema(itemSchema), [registry, itemSchema]);
  const itemUi = typeof uiSchema.items === 'object' ? uiSchema.items : NO_UI;
  const RemovedTemplate = registry.templates['ArrayFieldRemovedRowTemplate'];
  // Checked by type, which a record of components cannot say.
  const Removed: ComponentType<{ row: RemovedRow; registry: FieldProps['registry'] }> | undefined =
    typeof RemovedTemplate === 'function' ? RemovedTemplate : undefined;
  const itemTitle: unknown = itemUi['ui:title'] ?? retrievedItem.title;
  const list = useListRows(props, {
    items,
    itemSchema,
    itemTitle,
    places: 0,
    isWhole: false,
    isUndoable: Removed !== undefined,
  });
  const { actions, arrayRows, canAdd, gone, isLong, label, labelOf, options, pointer, rowKeys, rowWindow, settings } = list;
  useLayoutEffect(
    () =>
      undrawn.place(pointer, (index, then) => {
        const key = actions.keys()[index];
        return isLong && key !== undefined && rowWindow.draw(key, then);
      }),
    [undrawn, pointer, actions, rowWindow, isLong],
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
    rowWindow,
    onChange: onRowChange,
    disabled: disabled === true,
    readonly: readonly === true,
    hideError: hideError === true,
    autofocus: props.autofocus === true && !isLocked,
  };
  const lines = gone.rows.flatMap(({ index, key }, at) => {
    const row = arrayRows.removed[at];
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
