import {
  type ErrorSchema,
  type FieldPathId,
  type FieldProps,
  getTemplate,
  getUiOptions,
  isObject,
  orderProperties,
  type RJSFSchema,
  toFieldPathId,
  type UiSchema,
} from '@rjsf/utils';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';

const NO_UI: UiSchema = {};
const NO_SCHEMA: RJSFSchema = {};
const NO_ERRORS: ErrorSchema = {};
const nothing = () => undefined;

/** What all properties of an object are handed alike, by name. */
type Share = Readonly<Record<string, unknown>>;

interface Property {
  readonly share: Share;
  readonly pathId: FieldPathId;
  readonly value: unknown;
  readonly element: ReactElement;
}

function isSame(a: Share, b: Share): boolean {
  return Object.entries(a).every(([name, value]) => Object.is(value, b[name]));
}

/** The names of an object's properties in their order on the page. @throws where `ui:order` does not fit them */
export function propertyNames(schema: RJSFSchema, order: string[] | undefined): string[] {
  return orderProperties(Object.keys(schema.properties ?? {}), order);
}

/** Props of {@link PlainObject}. */
export interface PlainObjectProps extends FieldProps {
  readonly names: readonly string[];
}

/**
 * An object that has the same properties whatever the data, through the theme's ObjectFieldTemplate. A property whose
 * value is the same is the same element as before, over which React passes.
 */
export function PlainObject(props: PlainObjectProps): ReactNode {
  const { schema, uiSchema = NO_UI, formData, registry, fieldPathId, name, title, required = false, names } = props;
  const { onChange, onBlur, onFocus, disabled, readonly, hideError } = props;
  const [memory] = useState(() => ({ share: undefined as Share | undefined, properties: new Map<string, Property>() }));
  const options = useMemo(() => getUiOptions(uiSchema, registry.globalUiOptions), [uiSchema, registry]);
  const unseen = useMemo(
    () => new Set(names.filter((one) => getUiOptions(uiSchema[one]).widget === 'hidden')),
    [names, uiSchema],
  );
  const pathId = props.childFieldPathId ?? fieldPathId;
  const now: Share = { registry, schema, uiSchema, onChange, onBlur, onFocus, disabled, readonly, hideError, pathId };
  const share = memory.share && isSame(memory.share, now) ? memory.share : now;
  memory.share = share;

  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  const data: object = isObject(formData) ? formData : NO_UI;
  const draw = (property: string): ReactElement => {
    const value: unknown = Object.hasOwn(data, property) ? Reflect.get(data, property) : undefined;
    const old = memory.properties.get(property);
    if (old && old.share === share && Object.is(old.value, value)) return old.element;
    const propertySchema = schema.properties?.[property];
    const isThere = old && old.share['pathId'] === pathId;
    const propertyId = isThere ? old.pathId : toFieldPathId(property, registry.globalFormOptions, pathId);
    const element = (
      <SchemaField
        key={property}
        name={property}
        required={schema.required?.includes(property) === true}
        schema={typeof propertySchema === 'object' ? propertySchema : NO_SCHEMA}
        uiSchema={uiSchema[property]}
        fieldPathId={propertyId}
        formData={value}
        onChange={onChange}
        onBlur={onBlur}
        onFocus={onFocus}
        onKeyRename={nothing}
        onKeyRenameBlur={nothing}
        onRemoveProperty={nothing}
        registry={registry}
        disabled={disabled === true}
        readonly={readonly === true}
        hideError={hideError === true}
      />
    );
    memory.properties.set(property, { share, pathId: propertyId, value, element });
    return element;
  };

  const Template = getTemplate('ObjectFieldTemplate', registry, options);
  const hasLabel = options.label !== false;
  return (
    <Template
      title={hasLabel ? (options.title ?? schema.title ?? title ?? name) : ''}
      description={hasLabel ? (options.description ?? schema.description ?? '') : ''}
      properties={names.map((property) => ({
        content: draw(property),
        name: property,
        readonly: readonly === true,
        disabled: disabled === true,
        required,
        hidden: unseen.has(property),
      }))}
      readonly={readonly === true}
      disabled={disabled === true}
      required={required}
      fieldPathId={fieldPathId}
      schema={schema}
      uiSchema={uiSchema}
      errorSchema={props.errorSchema ?? NO_ERRORS}
      formData={formData}
      registry={registry}
      onAddProperty={nothing}
    />
  );
}
