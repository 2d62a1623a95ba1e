import { type FieldProps, getUiOptions, type Registry, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import {
  isValidElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { isMembers } from '../data/members.ts';
import { toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import type { FormStore } from '../storeTypes.ts';
import { fixedSchema } from './fixedSchema.ts';
import { PlainObject, type PlainObjectProps } from './PlainObject.tsx';

/** From how many fields on an object is long: a shorter one is drawn in less time than a second step is worth. */
const LONG_FROM = 41;

/** How many fields in each column fill the first screen: twenty inputs with their labels are higher than most. */
const FIRST = 20;

/** The most rows of a list that count: of a longer one most rest. */
const MOST_ROWS = 30;

/** How many levels of objects and lists count: a schema may come back to itself. */
const MOST_LEVELS = 4;

/** The most columns that a uiSchema can ask for. */
const MOST_COLUMNS = 6;

/** Height kept free for a field still to come, in rem: above that of most, so that a page scrolled down stays there. */
export const FIELD_HEIGHT = 6;

const NO_UI: UiSchema = {};
const never = () => () => undefined;

/** Whether the focus is to begin in a field or within one: coming later, it would take it from a field being filled in. */
export function takesFocus(uiSchema: unknown): boolean {
  if (!isMembers(uiSchema) || isValidElement(uiSchema)) return false;
  return getUiOptions(uiSchema).autofocus === true || Object.values(uiSchema).some(takesFocus);
}

/** How many fields a value is drawn as. @param levels how far down they are told apart */
function fieldsOf(given: RJSFSchema, value: unknown, registry: Registry, levels = MOST_LEVELS): number {
  const fixed = levels > 0 ? fixedSchema(given, registry) : undefined;
  if (!fixed) return 1;
  const { properties = NO_UI, items } = fixed.schema;
  const below = (schema: unknown, member: unknown) => (isMembers(schema) ? fieldsOf(schema, member, registry, levels - 1) : 1);
  if (fixed.kind === 'object') {
    const members = isMembers(value) ? value : NO_UI;
    return Object.entries(properties).reduce((sum, [name, schema]) => sum + below(schema, members[name]), 0);
  }
  // A list of choices is one field.
  if (!Array.isArray(value) || registry.schemaUtils.isMultiSelect(fixed.schema)) return 1;
  return value.slice(0, MOST_ROWS).reduce<number>((sum, row) => sum + below(items, row), 1);
}

/** How many fields each property of an object is drawn as. */
function fieldCounts({ schema, formData, registry }: FieldProps, names: readonly string[]): readonly number[] {
  const data = isMembers(formData) ? formData : NO_UI;
  return names.map((name) => {
    const property = schema.properties?.[name];
    return typeof property === 'object' ? fieldsOf(property, data[name], registry) : 1;
  });
}

/** Props of {@link LongObject}. */
export interface LongObjectProps extends PlainObjectProps {
  /** How many fields each of the `names` is drawn as. */
  readonly counts: readonly number[];
}

/**
 * How many fields each property of an object is drawn as that is long enough to be drawn in two steps; `undefined` for
 * any other. What arranges its properties by their names needs all of them at once.
 */
export function longObjectCounts(props: FieldProps, names: readonly string[]): readonly number[] | undefined {
  const { uiSchema = NO_UI, registry } = props;
  const counts = fieldCounts(props, names);
  if (counts.reduce((sum, count) => sum + count, 0) < LONG_FROM) return undefined;
  const { layout, ObjectFieldTemplate } = { ...getUiOptions(uiSchema, registry.globalUiOptions) };
  return layout === undefined && ObjectFieldTemplate === undefined && !takesFocus(uiSchema) ? counts : undefined;
}

/** What an object begins with. */
interface FirstStep {
  /** The names up to the last one that the first screen may show. */
  readonly names: readonly string[];
  /** How many fields are still to come. */
  readonly rest: number;
}

/** Hidden fields take no room on the first screen. */
function firstStep(props: LongObjectProps, store: FormStore): FirstStep {
  const { names, counts, uiSchema = NO_UI, registry, childFieldPathId, fieldPathId } = props;
  const { path } = childFieldPathId ?? fieldPathId;
  const { columns = 1 } = getUiOptions(uiSchema, registry.globalUiOptions);
  let room = FIRST * (typeof columns === 'number' ? columns : MOST_COLUMNS);
  const end = names.findIndex((name, at) => {
    const isUnseen = getUiOptions(uiSchema[name]).widget === 'hidden' || store.isHidden(toPointer([...path, name]));
    if (isUnseen) return false;
    if (room <= 0) return true;
    room -= counts[at] ?? 1;
    return false;
  });
  if (end < 0) return { names, rest: 0 };
  return { names: names.slice(0, end), rest: counts.slice(end).reduce((sum, count) => sum + count, 0) };
}

/**
 * An object of many properties: at first as many as fill the first screen, the others in slices of time right after,
 * or at once as soon as one of them is wanted. A page that comes from a server has all of them, and is taken over whole.
 */
export function LongObject(props: LongObjectProps): ReactNode {
  const { names } = props;
  const { store, undrawn } = useFormParts();
  const [all] = useState(names);
  const [first] = useState(() => firstStep(props, store));
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // What stands in the rest of another object comes with it.
  const [isWanted, want] = useReducer(() => true, isFromServer || first.rest === 0 || undrawn.isUnfinished());
  // With other names the first are others, too, and those on the page must stay there.
  const isWhole = isWanted || names !== all;

  useLayoutEffect(() => undrawn.object(want), [undrawn]);
  // Not by a deferred value: React's number for those is none of V8's small integers, and every element on the page would
  // be kept, and read, with a larger one from then on.
  useEffect(() => {
    if (!isWhole) startTransition(want);
  }, [isWhole]);
  // By now all that is in the fields has told the form about itself.
  useEffect(() => {
    if (isWhole) undrawn.drawn(want);
  }, [undrawn, isWhole]);

  return (
    <>
      <PlainObject {...props} names={isWhole ? names : first.names} />
      {!isWhole && <div aria-hidden="true" style={{ blockSize: `${first.rest * FIELD_HEIGHT}rem`, overflowAnchor: 'none' }} />}
    </>
  );
}
