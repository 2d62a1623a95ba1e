import {
  getSchemaType,
  getTemplate,
  getUiOptions,
  getWidget,
  hasWidget,
  optionsList,
  type Registry,
  type RegistryWidgetsType,
  type RJSFSchema,
  type UiSchema,
  type Widget,
} from '@rjsf/utils';
import type { FixedSchema } from './fixedSchema.ts';
import { memoryOf, rememberedByUi } from './registryMemory.ts';

/** rjsf's field for each kind; strings need none. */
const FIELDS = {
  string: 'StringField',
  number: 'NumberField',
  boolean: 'BooleanField',
  object: 'ObjectField',
  array: 'ArrayField',
} as const;

/** Where a uiSchema may hold what is for the field's template only. */
const USED_UP = ['ui:classNames', 'classNames', 'ui:style', 'ui:options'];

/** The widget itself instead of the wrapper that rjsf draws around it for options of its own. */
function unwrapped(wrapper: Widget, widgets: RegistryWidgetsType): Widget {
  const own = Object.values(widgets).find((widget) => Reflect.get(widget, 'MergedWidget') === wrapper);
  return own && Reflect.get(own, 'defaultProps') === undefined ? own : wrapper;
}

function readWidget(schema: RJSFSchema, registry: Registry, uiSchema: UiSchema) {
  const { widgets } = registry;
  const { format } = schema;
  // As rjsf's resolveDefaultWidget, for a schema that has nothing more to be resolved and whose options are constants.
  const enumOptions = schema.enum || schema.oneOf || schema.anyOf ? optionsList(schema, uiSchema) : undefined;
  const byKind = enumOptions ? 'select' : 'text';
  const defaultWidget = format && hasWidget(schema, format, widgets) ? format : byKind;
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
  if (!USED_UP.some((name) => name in uiSchema)) return uiSchema;
  const { 'ui:classNames': _classes, classNames: _class, 'ui:style': _style, ...rest } = uiSchema;
  const { 'ui:options': options } = rest;
  if (options === undefined) return rest;
  const { classNames: _optionClass, style: _optionStyle, ...kept } = options;
  return { ...rest, 'ui:options': kept };
}

/** What a schema and a uiSchema say about a field, whatever its value. */
export type FieldPlan = ReturnType<typeof readPlan>;

function readPlan({ kind, schema }: FixedSchema, registry: Registry, given: UiSchema) {
  const options = getUiOptions(given, registry.globalUiOptions);
  const uiSchema = ofWidget(given);
  const Field = registry.fields[FIELDS[kind]];
  if (!Field) throw new Error(`The theme has no ${FIELDS[kind]}`);
  const widget = kind === 'string' ? readWidget(schema, registry, uiSchema) : undefined;
  return {
    options,
    uiSchema,
    FieldTemplate: getTemplate('FieldTemplate', registry, options),
    Description: getTemplate('DescriptionFieldTemplate', registry, options),
    Help: getTemplate('FieldHelpTemplate', registry, options),
    Errors: getTemplate('FieldErrorTemplate', registry, options),
    displayLabel: registry.schemaUtils.getDisplayLabel(schema, given, registry.globalUiOptions),
    hidden: options.widget === 'hidden',
    classNames: ['rjsf-field', `rjsf-field-${getSchemaType(schema)}`, options.classNames].filter(Boolean).join(' '),
    widget,
    /** The theme's own line of text, of which a form may have thousands. */
    isLineOfText: widget !== undefined && widget.Widget === registry.widgets['TextWidget'],
    Field,
  };
}

/** A uiSchema that differs from another one in its title only. */
const titled = new WeakMap<UiSchema, { readonly base: UiSchema; readonly title: string }>();

/** `uiSchema` with a title: the rows of a list have one each, and nothing else is worked out anew for them. */
export function withTitle(base: UiSchema, title: string): UiSchema {
  const uiSchema = { ...base, 'ui:title': title };
  titled.set(uiSchema, { base, title });
  return uiSchema;
}

function retitled(plan: FieldPlan, uiSchema: UiSchema, title: string): FieldPlan {
  const { options, widget } = plan;
  return {
    ...plan,
    uiSchema: ofWidget(uiSchema),
    options: { ...options, title },
    widget: widget && { ...widget, title },
  };
}

/** How a field is drawn, worked out once for all rows and all keys. @throws where the theme lacks what it takes */
export function planOf(fixed: FixedSchema, registry: Registry, uiSchema: UiSchema): FieldPlan {
  return rememberedByUi(memoryOf(registry).plans, fixed.schema, uiSchema, () => {
    const row = titled.get(uiSchema);
    return row ? retitled(planOf(fixed, registry, row.base), uiSchema, row.title) : readPlan(fixed, registry, uiSchema);
  });
}
