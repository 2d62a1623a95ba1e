import { descriptionId, type ErrorSchema, type FieldProps, type FieldTemplateProps, type UiSchema } from '@rjsf/utils';
import type { ReactElement, ReactNode } from 'react';
import { type FieldPlan, planOf } from './fieldPlan.ts';
import type { FixedSchema } from './fixedSchema.ts';

/** Props of {@link FixedField}. */
export interface FixedFieldProps extends FieldProps {
  readonly fixed: FixedSchema;
  readonly messages: readonly string[];
}

const NO_UI: UiSchema = {};
const NO_MESSAGES: string[] = [];
const NO_ERRORS: ErrorSchema = {};

/**
 * A field whose schema says the same whatever the data. It is drawn as rjsf's SchemaField and StringField draw it, but
 * what depends on the schema alone is worked out once for all rows and all keys.
 */
export function FixedField(props: FixedFieldProps): ReactNode {
  return drawFixed(props, planOf(props.fixed, props.registry, props.uiSchema ?? NO_UI));
}

/** A fixed field without a component of its own; one for what keeps it from being drawn, to fail in its place. */
export function drawFixedField(props: FixedFieldProps): ReactElement {
  try {
    return drawFixed(props, planOf(props.fixed, props.registry, props.uiSchema ?? NO_UI));
  } catch {
    return <FixedField {...props} />;
  }
}

function drawFixed(props: FixedFieldProps, plan: FieldPlan): ReactElement {
  const { schema } = props.fixed;
  const { fieldPathId, formData, name, registry, required = false, messages, onChange } = props;
  const { options, uiSchema, widget } = plan;
  const id = fieldPathId.$id;
  const disabled = Boolean(options.disabled ?? props.disabled);
  const readonly = Boolean(options.readonly ?? (props.readonly || schema.readOnly));
  const hideError = options.hideError === undefined ? props.hideError === true : Boolean(options.hideError);
  const autofocus = Boolean(options.autofocus ?? props.autofocus);
  const rawErrors = messages.length > 0 ? [...messages] : undefined;
  const hasErrors = !hideError && rawErrors !== undefined;

  const state = { disabled, readonly, hideError, autofocus, ...(rawErrors ? { rawErrors } : {}) };
  const control = widget ? (
    <widget.Widget
      id={id}
      name={name}
      schema={schema}
      uiSchema={uiSchema}
      options={widget.options}
      label={String(widget.title ?? props.title ?? schema.title ?? name)}
      hideLabel={!plan.displayLabel}
      value={formData}
      required={required}
      placeholder={widget.placeholder}
      registry={registry}
      onChange={(value, errorSchema, changedId) => onChange(value, fieldPathId.path, errorSchema, changedId || id)}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      {...state}
      {...(fieldPathId.name === undefined ? {} : { htmlName: fieldPathId.name })}
    />
  ) : (
    drawnByField(props, plan, state)
  );
  const shared = { fieldPathId, schema, uiSchema, registry };
  return (
    <plan.FieldTemplate
      {...shared}
      id={id}
      label={String(options.title || schema.title || props.title || name)}
      {...textsOf(plan, shared, rawErrors && hasErrors ? rawErrors : NO_MESSAGES)}
      hidden={plan.hidden}
      required={required}
      disabled={disabled}
      readonly={readonly}
      hideError={hideError}
      displayLabel={plan.displayLabel}
      classNames={hasErrors ? `${plan.classNames} rjsf-field-error` : plan.classNames}
      {...(options.style ? { style: options.style } : {})}
      formData={formData}
      onChange={onChange}
      onKeyRename={props.onKeyRename}
      onKeyRenameBlur={props.onKeyRenameBlur}
      onRemoveProperty={props.onRemoveProperty}
    >
      {control}
    </plan.FieldTemplate>
  );
}

type Shared = Pick<FieldTemplateProps, 'fieldPathId' | 'schema' | 'registry'> & { readonly uiSchema: UiSchema };

/** The description, the help and the errors, where there are any. */
function textsOf(plan: FieldPlan, shared: Shared, errors: string[]): Partial<FieldTemplateProps> {
  const { Description, Help, Errors, options } = plan;
  const description = options.description || shared.schema.description;
  const { help } = options;
  const texts: Partial<FieldTemplateProps> = {};
  if (description) {
    texts.description = <Description {...shared} id={descriptionId(shared.fieldPathId)} description={description} />;
    texts.rawDescription = description;
  }
  if (help) texts.help = <Help {...shared} help={help} hasErrors={errors.length > 0} />;
  if (typeof help === 'string') texts.rawHelp = help;
  if (errors.length > 0) {
    texts.errors = <Errors {...shared} errors={errors} />;
    texts.rawErrors = errors;
  }
  return texts;
}

function drawnByField({ fixed, messages: _, ...field }: FixedFieldProps, plan: FieldPlan, state: Partial<FieldProps>) {
  return <plan.Field {...field} {...state} uiSchema={plan.uiSchema} schema={fixed.schema} errorSchema={NO_ERRORS} />;
}
