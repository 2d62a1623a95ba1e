import { getTemplate, getUiOptions, toFieldPathId } from '@rjsf/utils';
import { memo, type ReactNode, type SyntheticEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { inPlace } from '../fields/drawnInPlace.ts';
import { withTitle } from '../fields/fieldPlan.ts';
import { fixedSchema } from '../fields/fixedSchema.ts';
import { referableId } from '../fields/referableId.ts';
import { StoredField } from '../fields/StoredField.tsx';
import type { RowShare } from './rowShare.ts';

/** Props of {@link Row}. */
export interface RowProps {
  readonly rowKey: string;
  readonly index: number;
  readonly item: unknown;
  readonly list: RowShare;
}

const ItemField = memo(StoredField);

/** A row that is drawn, in its place: through the theme's ArrayFieldItemTemplate, titled with the row's own label. */
export const Row = memo(function Row({ rowKey, index, item, list }: RowProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { rowWindow, total, itemSchema, itemUi, listUi, registry, actions, canAdd, pathId, disabled, readonly, settings } =
    list;
  useLayoutEffect(() => (place.current ? rowWindow.settled(rowKey, place.current) : undefined), [rowWindow, rowKey]);
  const label = list.labelOf(index, item);
  const { schemaUtils, fields, globalFormOptions, globalUiOptions } = registry;
  const fixed = fixedSchema(itemSchema, registry);
  const given = fixed ? undefined : item;
  const schema = useMemo(
    () => fixed?.schema ?? schemaUtils.retrieveSchema(itemSchema, given),
    [schemaUtils, itemSchema, fixed, given],
  );
  const fieldPathId = useMemo(
    () => referableId(toFieldPathId(index, globalFormOptions, pathId)),
    [index, globalFormOptions, pathId],
  );
  const isFixed = index < settings.fixedRows;
  const { fixedMembers } = settings;
  const uiSchema = useMemo(() => {
    if (!isFixed || fixedMembers.length === 0) return withTitle(itemUi, label);
    const fixedUi = fixedMembers.map((member) => [member, { ...itemUi[member], 'ui:readonly': true }]);
    return { ...itemUi, ...Object.fromEntries(fixedUi), 'ui:title': label };
  }, [itemUi, label, isFixed, fixedMembers]);
  const Template = getTemplate('ArrayFieldItemTemplate', registry, getUiOptions(listUi, globalUiOptions));
  const Field = fields['ArraySchemaField'] ?? ItemField;

  const hasMoveUp = settings.isOrderable && index > settings.fixedRows;
  const hasMoveDown = settings.isOrderable && !isFixed && index < total - 1;
  const hasCopy = settings.isCopyable && canAdd;
  const hasRemove = settings.isRemovable && !isFixed;
  const hasInsert = settings.isInsertable && canAdd && !isFixed;
  const act = (work: () => void) => (event?: SyntheticEvent) => {
    event?.preventDefault();
    work();
  };
  const { description } = getUiOptions(itemUi);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a theme's list is not always an <ol>
    <div ref={place} role="listitem" aria-posinset={index + 1} aria-setsize={total}>
      {inPlace(
        Template,
        <Template
          itemKey={rowKey}
          className="rjsf-array-item"
          index={index}
          totalItems={total}
          disabled={disabled}
          readonly={readonly}
          registry={registry}
          schema={schema}
          uiSchema={uiSchema}
          parentUiSchema={listUi}
          displayLabel={schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions)}
          hasDescription={Boolean(description ?? schema.description)}
          hasToolbar={hasMoveUp || hasMoveDown || hasCopy || hasRemove || hasInsert}
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
            onRemoveItem: act(() => actions.removeWithUndo(index)),
            onMoveUpItem: act(() => actions.move(index, index - 1)),
            onMoveDownItem: act(() => actions.move(index, index + 1)),
            registry,
            schema,
            uiSchema,
          }}
        >
          <Field
            name={`${list.name}-${index}`}
            title={label}
            index={index}
            schema={schema}
            uiSchema={uiSchema}
            formData={item}
            fieldPathId={fieldPathId}
            required={[schema.type].flat().every((type) => type !== 'null')}
            onChange={list.onChange}
            onBlur={list.onBlur}
            onFocus={list.onFocus}
            registry={registry}
            disabled={disabled}
            readonly={readonly}
            hideError={list.hideError}
            autofocus={list.autofocus && index === 0}
          />
        </Template>,
      )}
    </div>
  );
});
