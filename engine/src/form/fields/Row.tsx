import {
  type FieldPathId,
  type FieldProps,
  getTemplate,
  getUiOptions,
  type RJSFSchema,
  toFieldPathId,
  type UiSchema,
} from '@rjsf/utils';
import { memo, type ReactNode, type SyntheticEvent, useMemo } from 'react';
import type { RowActions } from './useRowActions.ts';

/** One row of a list; everything in it is compared by identity. */
export interface RowProps extends Pick<FieldProps, 'registry' | 'onChange' | 'onBlur' | 'onFocus' | 'name'> {
  readonly rowKey: string;
  readonly index: number;
  readonly total: number;
  readonly label: string;
  readonly item: unknown;
  readonly itemSchema: RJSFSchema;
  readonly itemUi: UiSchema;
  readonly listUi: UiSchema;
  readonly pathId: FieldPathId;
  readonly actions: RowActions;
  readonly canAdd: boolean;
  readonly isOrderable: boolean;
  readonly isRemovable: boolean;
  readonly isCopyable: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly hideError: boolean;
  readonly autofocus: boolean;
}

/** Draws one row through the theme's ArrayFieldItemTemplate, titled with the row's own label. */
export const Row = memo(function Row(props: RowProps): ReactNode {
  const { index, total, item, itemSchema, itemUi, label, registry, actions, canAdd, pathId, disabled, readonly } = props;
  const { schemaUtils, fields, globalFormOptions, globalUiOptions } = registry;
  const schema = useMemo(() => schemaUtils.retrieveSchema(itemSchema, item), [schemaUtils, itemSchema, item]);
  const fieldPathId = useMemo(() => toFieldPathId(index, globalFormOptions, pathId), [index, globalFormOptions, pathId]);
  const uiSchema = useMemo(() => ({ ...itemUi, 'ui:title': label }), [itemUi, label]);
  const Template = getTemplate('ArrayFieldItemTemplate', registry, getUiOptions(props.listUi, globalUiOptions));
  const ItemField = fields['ArraySchemaField'] ?? fields.SchemaField;
  if (!ItemField) return null;

  const hasMoveUp = props.isOrderable && index > 0;
  const hasMoveDown = props.isOrderable && index < total - 1;
  const hasCopy = props.isCopyable && canAdd;
  const hasRemove = props.isRemovable;
  const act = (work: () => void) => (event?: SyntheticEvent) => {
    event?.preventDefault();
    work();
  };
  const { description } = getUiOptions(itemUi);
  return (
    <Template
      itemKey={props.rowKey}
      className="rjsf-array-item"
      index={index}
      totalItems={total}
      disabled={disabled}
      readonly={readonly}
      registry={registry}
      schema={schema}
      uiSchema={uiSchema}
      parentUiSchema={props.listUi}
      displayLabel={schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions)}
      hasDescription={Boolean(description ?? schema.description)}
      hasToolbar={hasMoveUp || hasMoveDown || hasCopy || hasRemove}
      buttonsProps={{
        fieldPathId,
        disabled,
        readonly,
        canAdd,
        hasCopy,
        hasMoveUp,
        hasMoveDown,
        hasRemove,
        index,
        totalItems: total,
        onAddItem: act(() => actions.add(index + 1)),
        onCopyItem: act(() => actions.copy(index)),
        onRemoveItem: act(() => actions.remove(index)),
        onMoveUpItem: act(() => actions.move(index, index - 1)),
        onMoveDownItem: act(() => actions.move(index, index + 1)),
        registry,
        schema,
        uiSchema,
      }}
    >
      <ItemField
        name={props.name}
        title={label}
        index={index}
        schema={schema}
        uiSchema={uiSchema}
        formData={item}
        fieldPathId={fieldPathId}
        required={[schema.type].flat().every((type) => type !== 'null')}
        onChange={props.onChange}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
        registry={registry}
        disabled={disabled}
        readonly={readonly}
        hideError={props.hideError}
        autofocus={props.autofocus}
      />
    </Template>
  );
});
