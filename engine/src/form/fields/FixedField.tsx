import {
  descriptionId,
  type ErrorSchema,
  type FieldProps,
  type FieldTemplateProps,
  type GenericObjectType,
  getTemplate,
  getUiOptions,
  getWidget,
  type Registry,
  type RegistryWidgetsType,
  type RJSFSchema,
  resolveDefaultWidget,
  type UiSchema,
  type Widget,
} from '@rjsf/utils';
import { type ReactNode, useCallback } from 'react';
import type { FixedSchema } from './fixedSchema.ts';

/** Props of {@link FixedField}. */
export interface FixedFieldProps extends FieldProps {
  readonly fixed: FixedSchema;
  readonly messages: readonly string[];
}

const NO_UI: UiSchema = {};
const NO_MESSAGES: string[] = [];
const NO_ERRORS: ErrorSchema = {};

/** rjsf's field for each kind; strings need none. */
const FIELDS = {
  string: 'StringField',
  number: 'NumberField',
  boolean: 'BooleanField',
  object: 'ObjectField',
  array: 'ArrayField',
} as const;

/** What a schema and a uiSchema say about a field, whatever its value. */
type Plan = ReturnType<typeof readPlan>;

const plans = new WeakMap<FieldProps['registry'], WeakMap<object, WeakMap<object, Plan>>>();

function inner<K extends object, V>(map: WeakMap<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

/** The widget itself instead of the wrapper that rjsf draws around it for options of its own. */
function unwrapped(wrapper: Widget, widgets: RegistryWidgetsType): Widget {
  const own = Object.values(widgets).find((widget) => Reflect.get(widget, 'MergedWidget') === wrapper);
  return own && Reflect.get(own, 'defaultProps') === undefined ? own : wrapper;
}

function readWidget(schema: RJSFSchema, registry: Registry, uiSchema: UiSchema) {
  const { widgets, schemaUtils } = registry;
  const { defaultWidget, enumOptions } = resolveDefaultWidget(schema, uiSchema, schemaUtils, widgets);
  const { widget = defaultWidget, placeholder = '', title, ...options } = getUiOptions(uiSchema);
  return {
    Widget: unwrapped(getWidget(schema, widget, widgets), widgets),
    placeholder,
    title,
    options: enumOptions === undefined ? options : { ...options, enumOptions },
  };
}

/** `uiSchema` without what the field's template has used up. */
function ofWidget(uiSchema: UiSchema): UiSchema {
  const { 'ui:classNames': _classes, classNames: _class, 'ui:style': _style, ...rest } = uiSchema;
  const { 'ui:options': options } = rest;
  if (options === undefined) return rest;
  const { classNames: _optionClass, style: _optionStyle, ...kept } = options;
  return { ...rest, 'ui:options': kept };
}

function readPlan({ kind, schema }: FixedSchema, registry: Registry, given: UiSchema) {
  const options = getUiOptions(given, registry.globalUiOptions);
  const uiSchema = ofWidget(given);
  const Field = registry.fields[FIELDS[kind]];
  if (!Field) throw new Error(`The theme has no ${FIELDS[kind]}`);
  return {
    options,
    uiSchema,
    FieldTemplate: getTemplate('FieldTemplate', registry, options),
    Description: getTemplate('DescriptionFieldTemplate', registry, options),
    Help: getTemplate('FieldHelpTemplate', registry, options),
    Errors: getTemplate('FieldErrorTemplate', registry, options),
    displayLabel: registry.schemaUtils.getDisplayLabel(schema, given, registry.globalUiOptions),
    hidden: options.widget === 'hidden',
    classNames: ['rjsf-field', `rjsf-field-${schema.type}`, options.classNames].filter(Boolean).join(' '),
    widget: kind === 'string' ? readWidget(schema, registry, uiSchema) : undefined,
    Field,
  };
}

function planOf({ registry, fixed, uiSchema = NO_UI }: FixedFieldProps): Plan {
  const bySchema = inner(plans, registry, () => new WeakMap<object, WeakMap<object, Plan>>());
  const byUi = inner(bySchema, fixed.schema, () => new WeakMap<object, Plan>());
  return inner(byUi, uiSchema, () => readPlan(fixed, registry, uiSchema));
}

/**
 * A field whose schema says the same whatever the data. It is drawn as rjsf's SchemaField and StringField draw it, but
 * what depends on the schema alone is worked out once for all rows and all keys.
 */
export function FixedField(props: FixedFieldProps): ReactNode {
  const { schema } = props.fixed;
  const { fieldPathId, formData, name, registry, required = false, messages, onChange } = props;
  const plan = planOf(props);
  const { options, uiSchema, widget } = plan;
  const id = fieldPathId.$id;
  const disabled = Boolean(options.disabled ?? props.disabled);
  const readonly = Boolean(options.readonly ?? (props.readonly || schema.readOnly));
  const hideError = options.hideError === undefined ? props.hideError === true : Boolean(options.hideError);
  const autofocus = Boolean(options.autofocus ?? props.autofocus);
  const rawErrors = messages.length > 0 ? [...messages] : undefined;
  const hasErrors = !hideError && rawErrors !== undefined;
  const onFieldChange = useCallback<FieldProps['onChange']>(
    (value, path, errorSchema, changedId) => onChange(value, path, errorSchema, changedId || id),
    [onChange, id],
  );
  const onWidgetChange = useCallback(
    (value: unknown, errorSchema?: GenericObjectType, changedId?: string) =>
      onChange(value, fieldPathId.path, errorSchema, changedId || id),
    [onChange, fieldPathId, id],
  );

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
      onChange={onWidgetChange}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      {...state}
      {...(fieldPathId.name === undefined ? {} : { htmlName: fieldPathId.name })}
    />
  ) : (
    drawnByField(props, plan, { uiSchema, onChange: onFieldChange, ...state })
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
function textsOf(plan: Plan, shared: Shared, errors: string[]): Partial<FieldTemplateProps> {
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

function drawnByField({ fixed, messages: _, ...field }: FixedFieldProps, { Field }: Plan, over: Partial<FieldProps>) {
  return <Field {...field} {...over} schema={fixed.schema} errorSchema={NO_ERRORS} />;
}
