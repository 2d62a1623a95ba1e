import {
  type ErrorSchema,
  type FieldPathId,
  type FieldProps,
  getTemplate,
  getUiOptions,
  isObject,
  orderProperties,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { Fragment, type ReactElement, type ReactNode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isElsewhere } from '../branches/isElsewhere.ts';
import { toPattern, toPointer } from '../data/pointer.ts';
import { hasSameParts, sameOr } from '../data/sameParts.ts';
import { useFormParts } from '../storeContext.ts';
import type { FieldView } from '../storeTypes.ts';
import { inPlace } from './drawnInPlace.ts';
import { memberPathId } from './memberPathId.ts';
import { ViewedField } from './StoredField.tsx';

const NO_UI: UiSchema = {};
const NO_SCHEMA: RJSFSchema = {};
const NO_ERRORS: ErrorSchema = {};
const nothing = () => undefined;

/** What all properties of an object are handed alike, by name. */
type Share = Readonly<Record<string, unknown>>;

interface Property {
  readonly share: Share;
  readonly value: unknown;
  readonly view: FieldView;
  readonly element: ReactElement;
}

/** Where a property stands. */
interface Place {
  readonly name: string;
  readonly id: FieldPathId;
  readonly pointer: string;
  readonly pattern: string;
}

interface Memory {
  share: Share | undefined;
  views: readonly FieldView[];
  /** Those that are drawn here and that no rule hides. */
  places: readonly Place[];
  readonly properties: Map<string, Property>;
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
  const { store, ids } = useFormParts();
  const [memory] = useState((): Memory => ({ share: undefined, views: [], places: [], properties: new Map() }));
  const options = useMemo(() => getUiOptions(uiSchema, registry.globalUiOptions), [uiSchema, registry]);
  const unseen = useMemo(
    () => new Set(names.filter((one) => getUiOptions(uiSchema[one]).widget === 'hidden')),
    [names, uiSchema],
  );
  const pathId = props.childFieldPathId ?? fieldPathId;
  const places = useMemo(
    (): readonly Place[] =>
      names.map((one) => {
        const id = memberPathId(one, registry, pathId);
        return { name: one, id, pointer: toPointer(id.path), pattern: toPattern(id.path) };
      }),
    [names, registry, pathId],
  );
  // One subscription for all properties: a form may have thousands.
  const read = () => {
    memory.views = sameOr(
      memory.views,
      places.map(({ id, pointer, pattern }) => store.view(pointer, pattern, id.path)),
    );
    return memory.views;
  };
  const views = useSyncExternalStore(store.subscribe, read, read);
  memory.places = sameOr(
    memory.places,
    places.filter(({ name }, at) => views[at]?.rule.hidden !== true && !isElsewhere(schema.properties?.[name])),
  );
  const shown = memory.places;
  useLayoutEffect(() => ids.register(shown), [ids, shown]);
  const now: Share = { registry, schema, uiSchema, onChange, onBlur, onFocus, disabled, readonly, hideError, pathId };
  const share = memory.share && hasSameParts(memory.share, now) ? memory.share : now;
  memory.share = share;

  const data: object = isObject(formData) ? formData : NO_UI;
  const draw = ({ name: property, id, pointer }: Place, view: FieldView): ReactElement => {
    const value: unknown = Object.hasOwn(data, property) ? Reflect.get(data, property) : undefined;
    const old = memory.properties.get(property);
    if (old && old.share === share && old.view === view && Object.is(old.value, value)) return old.element;
    const propertySchema = schema.properties?.[property];
    const element =
      view.rule.hidden || isElsewhere(propertySchema) ? (
        <Fragment key={property} />
      ) : (
        <ViewedField
          key={property}
          name={property}
          pointer={pointer}
          view={view}
          required={schema.required?.includes(property) === true}
          schema={typeof propertySchema === 'object' ? propertySchema : NO_SCHEMA}
          uiSchema={uiSchema[property]}
          fieldPathId={id}
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
    memory.properties.set(property, { share, value, view, element });
    return element;
  };

  const Template = getTemplate('ObjectFieldTemplate', registry, options);
  const hasLabel = options.label !== false;
  return inPlace(
    Template,
    <Template
      title={hasLabel ? (options.title ?? schema.title ?? title ?? name) : ''}
      description={hasLabel ? (options.description ?? schema.description ?? '') : ''}
      properties={places.map((place, at) => ({
        content: draw(place, views[at] ?? store.view(place.pointer, place.pattern, place.id.path)),
        name: place.name,
        readonly: readonly === true,
        disabled: disabled === true,
        required,
        hidden: unseen.has(place.name),
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
    />,
  );
}
