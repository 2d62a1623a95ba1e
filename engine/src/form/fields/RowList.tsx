import { type FieldProps, getTemplate, getUiOptions, isObject, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { type ReactNode, useCallback, useMemo } from 'react';
import { fillIn } from '../../validation/index.ts';
import { limitsOf } from '../schema/fieldHints.ts';
import { rowLabel } from '../schema/labelOf.ts';
import { useFormParts } from '../storeContext.ts';
import { ArrayRowsContext } from './arrayRows.ts';
import { Row } from './Row.tsx';
import { useRowKeys } from './rowKeys.ts';
import { useRowActions } from './useRowActions.ts';

const NO_ITEMS: readonly unknown[] = [];
const NO_SCHEMA: RJSFSchema = {};
const NO_UI: UiSchema = {};

/** A list of rows that keeps rows, their errors and the focus together, and draws only the row that changed. */
export function RowList(props: FieldProps): ReactNode {
  const { schema, uiSchema = NO_UI, formData, registry, name, title, disabled, readonly, required, hideError } = props;
  const { store } = useFormParts();
  const pathId = props.childFieldPathId ?? props.fieldPathId;
  const items: readonly unknown[] = Array.isArray(formData) ? formData : NO_ITEMS;
  const itemSchema = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : NO_SCHEMA;
  const retrievedItem = useMemo(() => registry.schemaUtils.retrieveSchema(itemSchema), [registry, itemSchema]);
  const rowKeys = useRowKeys(items);
  const actions = useRowActions({ fieldPathId: pathId, registry }, itemSchema, items, rowKeys);
  const options = useMemo(() => getUiOptions(uiSchema, registry.globalUiOptions), [uiSchema, registry]);
  const itemUi = typeof uiSchema.items === 'object' ? uiSchema.items : NO_UI;
  const isLocked = disabled === true || readonly === true;
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;
  const canAdd = options['addable'] !== false && !isFull;
  const label = options.title ?? schema.title ?? title ?? name;
  const fullReason = isFull ? fullText(schema, store.form.messages.widgets['array']?.['full']) : undefined;
  const arrayRows = useMemo(
    () => ({ fullReason, add: actions.add, remove: actions.remove, move: actions.move }),
    [fullReason, actions],
  );
  const { onChange } = props;
  const onRowChange = useCallback<FieldProps['onChange']>(
    (value, path, errorSchema, id) => {
      const isRow = path.length === pathId.path.length + 1;
      const empty = retrievedItem.type === 'string' ? '' : null;
      onChange(isRow && value === undefined ? empty : value, path, errorSchema, id);
    },
    [onChange, pathId, retrievedItem],
  );

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
        items={items.map((item, index) => (
          <Row
            key={rowKeys.keys[index]}
            rowKey={rowKeys.keys[index] ?? ''}
            index={index}
            total={items.length}
            name={`${name}-${index}`}
            label={rowLabel(store.form, uiSchema, itemUi['ui:title'] ?? retrievedItem.title, label, index)}
            item={item}
            itemSchema={itemSchema}
            itemUi={itemUi}
            listUi={uiSchema}
            pathId={pathId}
            registry={registry}
            actions={actions}
            canAdd={canAdd}
            isOrderable={options['orderable'] !== false}
            isRemovable={options['removable'] !== false}
            isCopyable={options['copyable'] === true}
            disabled={disabled === true}
            readonly={readonly === true}
            hideError={hideError === true}
            autofocus={props.autofocus === true && index === 0 && !isLocked}
            onChange={onRowChange}
            onBlur={props.onBlur}
            onFocus={props.onFocus}
          />
        ))}
      />
    </ArrayRowsContext>
  );
}

/** Why no row can be added: the list's own words for `maxItems`, or the catalogue's. */
function fullText(schema: RJSFSchema, template = ''): string {
  const own: unknown = isObject(schema['errorMessage']) ? Reflect.get(schema['errorMessage'], 'maxItems') : undefined;
  return fillIn(typeof own === 'string' ? own : template, { ...limitsOf({ ...schema }), limit: schema.maxItems ?? 0 });
}
