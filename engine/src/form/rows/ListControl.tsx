import { type FieldProps, getUiOptions, getWidget, optionsList, toFieldPathId, type UiSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { isMembers } from '../data/members.ts';

const NO_ITEMS: unknown[] = [];
const NO_UI: UiSchema = {};

/** A list that is one control, a choice of several options or of files, drawn as rjsf's ArrayField draws it. */
export function ListControl(props: FieldProps): ReactNode {
  const {
    schema,
    uiSchema = NO_UI,
    formData = NO_ITEMS,
    name,
    registry,
    onChange,
    childFieldPathId,
    fieldPathId,
    rawErrors,
  } = props;
  const { disabled = false, readonly = false, autofocus = false, required = false, hideError = false } = props;
  const { widgets, schemaUtils, globalFormOptions, globalUiOptions } = registry;
  const isChoice = schemaUtils.isMultiSelect(schema);
  const { widget = isChoice ? 'select' : 'files', title, ...options } = getUiOptions(uiSchema, globalUiOptions);
  const Widget = getWidget(schema, widget, widgets);
  const pathId = childFieldPathId ?? fieldPathId;
  const { $id, name: htmlName } = toFieldPathId('', globalFormOptions, pathId, true);
  const itemsUi = isMembers(uiSchema.items) ? uiSchema.items : uiSchema;
  const enumOptions =
    isChoice && isMembers(schema.items) && optionsList(schemaUtils.retrieveSchema(schema.items, formData), itemsUi);
  return (
    <Widget
      id={$id}
      name={name}
      multiple
      onChange={(value) => onChange(value, pathId.path, undefined, pathId.$id)}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      options={{ ...options, ...(enumOptions && { enumOptions }) }}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      value={formData}
      disabled={disabled}
      readonly={readonly}
      hideError={hideError}
      required={required}
      label={title ?? schema.title ?? name}
      hideLabel={!schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions)}
      placeholder={props.placeholder}
      autofocus={autofocus}
      {...(rawErrors && { rawErrors })}
      {...(htmlName !== undefined && { htmlName })}
    />
  );
}
