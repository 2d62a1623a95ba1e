import { type FieldProps, getUiOptions, type UiSchema } from '@rjsf/utils';
import {
  isValidElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { isMembers } from '../data/members.ts';
import { toPointer } from '../data/pointer.ts';
import type { FormStore } from '../formStore.ts';
import { useFormParts } from '../storeContext.ts';
import { PlainObject, type PlainObjectProps } from './PlainObject.tsx';

/** From how many properties on an object is long: a shorter one is drawn in less time than a second step is worth. */
const LONG_FROM = 61;

/** How many fields in each column surely fill the first screen: forty lines of inputs are higher than any. */
const FIRST = 40;

/** The most columns that a uiSchema can ask for. */
const MOST_COLUMNS = 6;

/** Height kept free for a field still to come, in rem: above that of most, so that a page scrolled down stays there. */
const FIELD_HEIGHT = 6;

const NO_UI: UiSchema = {};
const never = () => () => undefined;

/** Whether the focus is to begin in a field or within one: coming later, it would take it from a field being filled in. */
function takesFocus(uiSchema: unknown): boolean {
  if (!isMembers(uiSchema) || isValidElement(uiSchema)) return false;
  return getUiOptions(uiSchema).autofocus === true || Object.values(uiSchema).some(takesFocus);
}

/**
 * Whether an object is long enough to be drawn in two steps. What arranges its properties by their names needs all of
 * them at once.
 */
export function isLongObject({ uiSchema = NO_UI, registry }: FieldProps, names: readonly string[]): boolean {
  if (names.length < LONG_FROM) return false;
  const { layout, ObjectFieldTemplate } = { ...getUiOptions(uiSchema, registry.globalUiOptions) };
  return layout === undefined && ObjectFieldTemplate === undefined && !takesFocus(uiSchema);
}

/** The names up to the last one that the first screen may show; hidden fields take no room on it. */
function firstNames(props: PlainObjectProps, store: FormStore): readonly string[] {
  const { names, uiSchema = NO_UI, registry, childFieldPathId, fieldPathId } = props;
  const { path } = childFieldPathId ?? fieldPathId;
  const { columns = 1 } = getUiOptions(uiSchema, registry.globalUiOptions);
  let room = FIRST * (typeof columns === 'number' ? columns : MOST_COLUMNS);
  const end = names.findIndex((name) => {
    const isUnseen = getUiOptions(uiSchema[name]).widget === 'hidden' || store.isHidden(toPointer([...path, name]));
    if (!isUnseen) room -= 1;
    return room < 0;
  });
  return end < 0 ? names : names.slice(0, end);
}

/**
 * An object of many properties: at first as many as fill the first screen, the others in slices of time right after,
 * or at once as soon as one of them is wanted. A page that comes from a server has all of them, and is taken over whole.
 */
export function LongObject(props: PlainObjectProps): ReactNode {
  const { names } = props;
  const { store, undrawn } = useFormParts();
  const [all] = useState(names);
  const [first] = useState(() => firstNames(props, store));
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isDue = useDeferredValue(true, isFromServer || first === all);
  const [isWanted, want] = useReducer(() => true, false);
  // With other names the first are others, too, and those on the page must stay there.
  const isWhole = isDue || isWanted || names !== all;

  useLayoutEffect(() => undrawn.object(want), [undrawn]);
  // By now all that is in the fields has told the form about itself.
  useEffect(() => {
    if (isWhole) undrawn.drawn(want);
  }, [undrawn, isWhole]);

  const rest = names.length - first.length;
  return (
    <>
      <PlainObject {...props} names={isWhole ? names : first} />
      {!isWhole && <div aria-hidden="true" style={{ blockSize: `${rest * FIELD_HEIGHT}rem`, overflowAnchor: 'none' }} />}
    </>
  );
}
