import { descriptionId, type ErrorSchema, type FieldProps, type FieldTemplateProps, type UiSchema } from '@rjsf/utils';
import type { ReactElement, ReactNode } from 'react';
import { inPlace } from './drawnInPlace.ts';
import { FieldBoundary } from './FieldBoundary.tsx';
import { type FieldPlan, planOf } from './fieldPlan.ts';
import type { FixedSchema } from './fixedSchema.ts';

/** What the form knows about a fixed field besides its props. */
export interface FixedState {
  readonly fixed: FixedSchema;
  readonly uiSchema: UiSchema;
  readonly messages: readonly string[];
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
}

/** Props of {@link FixedField}. */
export interface FixedFieldProps {
  readonly field: FieldProps;
  readonly state: FixedState;
}

const NO_MESSAGES: string[] = [];
const NO_ERRORS: ErrorSchema = {};
const NOTHING = {};

/**
 * A field whose schema says the same whatever the data. It is drawn as rjsf's SchemaField and StringField draw it, but
 * what depends on the schema alone is worked out once for all rows and all keys.
 */
export function FixedField({ field, state }: FixedFieldProps): ReactNode {
  return drawFixed(field, state, planOf(state.fixed, field.registry, state.uiSchema));
}

/** A fixed field without a component of its own nor, where that can be, for its template; in a boundary unless it is a line of text. */
export function drawFixedField(field: FieldProps, state: FixedState, hasTextGuard: boolean, isInPlace: boolean): ReactNode {
  let plan: FieldPlan;
  try {
    plan = planOf(state.fixed, field.registry, state.uiSchema);
  } catch {
    return (
      <FieldBoundary field={field}>
        <FixedField field={field} state={state} />
      </FieldBoundary>
    );
  }
  const element = drawFixed(field, state, plan);
  const drawn = isInPlace && !hasTextGuard ? inPlace(plan.FieldTemplate, element) : element;
  return plan.isLineOfText && !hasTextGuard ? drawn : <FieldBoundary field={field}>{drawn}</FieldBoundary>;
}

function drawFixed(props: FieldProps, given: FixedState, plan: FieldPlan): ReactElement<FieldTemplateProps> {
  const { schema } = given.fixed;
  const { fieldPathId, formData, name, registry, onChange } = props;
  const { messages, required } = given;
  const { options, uiSchema, widget } = plan;
  const id = fieldPathId.$id;
  const disabled = Boolean(options.disabled ?? given.disabled);
  const readonly = Boolean(options.readonly ?? (given.readonly || schema.readOnly));
  const hideError = options.hideError === undefined ? props.hideError === true : Boolean(options.hideError);
  const autofocus = Boolean(options.autofocus ?? props.autofocus);
  const rawErrors = messages.length > 0 ? [...messages] : undefined;
  const hasErrors = !hideError && rawErrors !== undefined;

  const shown = rawErrors ? { rawErrors } : NOTHING;
  // Every prop by its name: copying them from objects, field by field, is felt in a form of hundreds.
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
      disabled={disabled}
      readonly={readonly}
      hideError={hideError}
      autofocus={autofocus}
      {...shown}
      {...(fieldPathId.name === undefined ? NOTHING : { htmlName: fieldPathId.name })}
    />
  ) : (
    <plan.Field
      {...props}
      disabled={disabled}
      readonly={readonly}
      hideError={hideError}
      autofocus={autofocus}
      {...shown}
      uiSchema={plan.uiSchema}
      schema={schema}
      required={required}
      errorSchema={NO_ERRORS}
    />
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
