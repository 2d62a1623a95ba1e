import { ADDITIONAL_PROPERTY_KEY_REMOVE } from '@rjsf/core/lib/components/constants.js';
import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldProps,
  getUiOptions,
  type Registry,
  type RJSFSchema,
  shouldRenderOptionalField,
  type UiSchema,
} from '@rjsf/utils';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { isUnknown } from '../../validation/isUnknown.ts';
import { fillIn } from '../../validation/messages.ts';
import { applicable, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';
import { drawsBeside } from '../branches/wordsBeside.ts';
import { getIn, isEmpty, isMembers } from '../data/members.ts';
import { toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import { namedMember } from './begunMember.ts';
import { focusBeside, focusName, focusNameAgain } from './focusBeside.ts';
import { focusedNear } from './focusedNear.ts';
import { findControl } from './focusField.ts';
import { listedNames, MemberNamesContext } from './memberNames.ts';
import { refuseName, renameMember, takeAway } from './moveMember.ts';
import { newMember } from './newMember.ts';
import { referableId } from './referableId.ts';
import { StockObjectField } from './stockFields.ts';
import { useGoneMembers } from './useGoneMembers.tsx';
import { withFreeMembers } from './withFreeMembers.ts';

const namesOf = (value: unknown): readonly string[] => (isMembers(value) ? Object.keys(value) : []);

/** A name that every object has first, whenever it was entered (https://tc39.es/ecma262/#sec-ordinaryownpropertykeys). */
const comesFirst = (name: string): boolean => /^(0|[1-9]\d*)$/.test(name);

/**
 * A uiSchema whose order has the members of free name, too, which it can not list: last, where it has no place for them. Those
 * called as numbers stand where they were entered, and not before all others.
 *
 * @param entered every name in the order in which it was entered
 */
function withFreeOrder(uiSchema: UiSchema | undefined, schema: RJSFSchema, entered: readonly string[], registry: Registry) {
  const { order = ['*'] } = getUiOptions(uiSchema, registry.globalUiOptions);
  const { properties = {} } = schema;
  // A schema that rjsf has made up for the data names the members of free name as well.
  const isOwn = (name: string) => Object.hasOwn(properties, name) && !(ADDITIONAL_PROPERTY_FLAG in Object(properties[name]));
  const free = entered.filter((name) => !order.includes(name) && !isOwn(name));
  if (free.length === 0 || (order.includes('*') && !free.some(comesFirst))) return uiSchema;
  const { 'ui:order': _short, ...rest } = Object(uiSchema);
  const at = order.includes('*') ? order.indexOf('*') + 1 : order.length;
  return { ...rest, 'ui:order': order.toSpliced(at, 0, ...free) };
}

/** The names that members can have where the schema lists them; `undefined` where they are typed. */
function namesFor(schema: RJSFSchema, data: unknown, { schemaUtils }: Registry) {
  const whole = schemaUtils.retrieveSchema(schema, data);
  const { propertyNames } = whole;
  return isMembers(propertyNames) ? listedNames(schemaUtils.retrieveSchema(propertyNames), whole, data) : undefined;
}

/**
 * The members that the form has for nothing, and closes the object to, of which `nodes` speak: they are to be seen, and to go.
 * So are those that may not be there now, and those of a branch that does not hold, where the object takes none that nothing
 * looks at.
 */
function unknownNames(schema: RJSFSchema, data: unknown, registry: Registry, nodes: readonly SchemaNode[]) {
  const names = namesOf(data);
  const unknown = names.filter((name) => isUnknown(nodes, name));
  const mayRefuse = (node: SchemaNode) =>
    node['unevaluatedProperties'] === false || Object.values(Object(node['properties'])).includes(false);
  if (unknown.length === 0 && !nodes.some(mayRefuse)) return unknown;
  const whole = registry.schemaUtils.retrieveSchema(schema, data);
  const { additionalProperties, unevaluatedProperties, properties, oneOf = [], anyOf = [] } = whole;
  // Of two that draw the same object, one of them in an option, it is the one that is closed.
  const isClosed = [additionalProperties, unevaluatedProperties].includes(false);
  // What the options of a choice have is drawn there, or has gone with the switch to another one.
  const holding = [whole, ...applicable({ oneOf, anyOf }, registry.rootSchema)];
  const isRefused = (name: string) =>
    Object(properties)[name] === false || (unevaluatedProperties === false && isUnknown(holding, name));
  return names.filter((name) => (isClosed && unknown.includes(name)) || isRefused(name));
}

/**
 * What has rjsf draw an object that may be left out as a whole: with its members once it is there, though to rjsf one without
 * any is not, and with one button to add it until then. Members of free name alone have theirs, which makes the object.
 */
function withOpening(schema: RJSFSchema, { formData, registry, required = false, uiSchema }: FieldProps): Partial<FieldProps> {
  if (!shouldRenderOptionalField(registry, schema, required, uiSchema)) return {};
  const { patternProperties: _patterns, ...whole } = registry.schemaUtils.retrieveSchema(schema);
  const [first] = namesOf(whole.properties);
  if (first === undefined) return { uiSchema: { ...uiSchema, 'ui:enableOptionalDataFieldForType': [] } };
  if (!isMembers(formData)) return { schema: { ...whole, additionalProperties: false } };
  return isEmpty(formData) ? { formData: { [first]: undefined } } : {};
}

/** The name that no member of a document is given: it stands for what an object inherits from. */
const UNTAKEN = '__proto__';

const isTyped = (control: Element | undefined): control is HTMLInputElement =>
  control !== undefined && 'selectionStart' in control && control.selectionStart !== null;

/** Gives the focus of a control that is gone to the one that stands for it, with what is selected in it. */
function passFocus(gone: Element, control: HTMLElement | undefined): void {
  control?.focus();
  if (isTyped(gone) && isTyped(control)) control.setSelectionRange(gone.selectionStart, gone.selectionEnd);
}

/** What an object with members of free name remembers between two times that it is drawn. */
interface Memory {
  /** Names that rjsf draws. */
  names: Set<string>;
  /** Names in the order in which they were entered, among them those that are gone. */
  entered: readonly string[];
  /** Names that the object is closed to. */
  unknown?: readonly string[] | undefined;
  /** What had the focus as these changed. */
  focused?: Element | null | undefined;
  /** Counts how often the field was begun anew. */
  turn: number;
  /** The member that was added and has not had the focus yet. */
  added?: string | undefined;
}

/** An object with members of free name, or with a choice; nothing where its members are drawn in the options of that. */
export function FreeObject(props: FieldProps): ReactNode {
  // What draws the object beside its choice has the place of the object itself in mind.
  const isInOptions = props.childFieldPathId !== undefined && !drawsBeside(props.schema);
  return isInOptions ? null : <FreeMembers {...props} />;
}

/**
 * rjsf's ObjectField, with every member of free name in sight. rjsf lists these once and follows only its own buttons:
 * it would not draw a name that a reset or the host brings, and would draw one twice that they took and that is added again,
 * so that the field is begun anew then. And so that it loses none: renamed to `__proto__`, a member would be gone, and keeps
 * its name, and the object says why.
 */
function FreeMembers(props: FieldProps): ReactNode {
  const { schema: given, formData, registry, onChange, childFieldPathId, fieldPathId } = props;
  const { path } = childFieldPathId ?? fieldPathId;
  const { store, ids, root, news } = useFormParts();
  // Beside a choice it has an id of its own, and is the form or the row all the same, whose name stands above it.
  const drawnId = useMemo(() => referableId({ ...fieldPathId, path }), [fieldPathId, path]);
  const { $id } = drawnId;
  const [memory] = useState((): Memory => ({ names: new Set(namesOf(formData)), entered: [], turn: 0 }));
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const saysNames = useMemo(
    () => applicable(given, registry.rootSchema).some((node) => 'propertyNames' in node),
    [given, registry],
  );
  const names = useMemo(
    () => (saysNames ? namesFor(given, formData, registry) : undefined),
    [saysNames, given, formData, registry],
  );
  const unknown = useMemo(
    () => unknownNames(given, formData, registry, schemasAt(store.form.schema, toPointer(path))),
    [given, formData, registry, store, path],
  );
  const schema = useMemo(() => {
    const found = withFreeMembers(given, formData, registry, unknown);
    if (!names?.every(({ isTaken }) => isTaken)) return found;
    // A member that can be called nothing would only be in the way; rjsf asks how many there may be of what is there only.
    const { patternProperties: _patterns, ...listed } = found;
    return isMembers(formData)
      ? { ...found, maxProperties: namesOf(formData).length }
      : { ...listed, additionalProperties: false };
  }, [given, formData, registry, names, unknown]);
  const uiSchema = useMemo(() => {
    memory.entered = [...new Set([...memory.entered, ...namesOf(formData)])];
    const entered = memory.entered.filter((name) => Object.hasOwn(Object(formData), name));
    return withFreeOrder(props.uiSchema, given, entered, registry);
  }, [memory, props.uiSchema, given, formData, registry]);
  const removed = useGoneMembers(props);
  const latest = useRef(removed);
  useLayoutEffect(() => {
    latest.current = removed;
  });
  const remove = useCallback(
    (name: string) => {
      // A member that goes with something typed in it would be written anew when its widget goes.
      store.flush();
      const members = namesOf(getIn(store.data(), path));
      memory.names.delete(name);
      const idOf = (member: string) => ids.idOf(toPointer([...path, member])) ?? '';
      const form = root();
      const undo = latest.current.keep(name);
      if (form) focusBeside(form, $id, members.map(idOf), idOf(name), undo);
      takeAway({ store, path, registry }, name);
    },
    [memory, store, ids, root, path, $id, registry],
  );
  const isFree = useCallback(
    (name: string, data: unknown) => {
      const { properties = {} } = registry.schemaUtils.retrieveSchema(schema, data);
      return Object.hasOwn(properties, name) && ADDITIONAL_PROPERTY_FLAG in Object(properties[name]);
    },
    [registry, schema],
  );
  const take = useCallback<FieldProps['onChange']>(
    (value, at, errors, id) => {
      const name = at[path.length];
      if (value === ADDITIONAL_PROPERTY_KEY_REMOVE && at.length === path.length + 1) return remove(String(name));
      const names = namesOf(value);
      const stored = Object(getIn(store.data(), path));
      const before = namesOf(stored);
      if (at.length > path.length || !isMembers(value)) {
        if (name !== undefined) memory.names.add(String(name));
        // rjsf keeps a member of free name whose text is cleared, but not the one whose name is empty.
        const isCleared = value === undefined && name === '' && at.length === path.length + 1;
        return onChange(isCleared && isFree(name, getIn(store.data(), path)) ? '' : value, at, errors, id);
      }
      const fresh = names.find((one) => !before.includes(one));
      const gone = before.filter((one) => !names.includes(one));
      // One that is stored under the name that rjsf can give to none goes whenever another one is renamed.
      const old = gone.find((one) => one !== UNTAKEN) ?? gone[0];
      if (fresh === undefined && old !== undefined) {
        memory.turn += 1;
        redraw();
        focusNameAgain(root, () => ids.idOf(toPointer([...path, old])));
        const message = fillIn(store.form.messages.keywords['propertyNames'] ?? '', { property: UNTAKEN });
        news.say(message);
        return refuseName({ store, path }, message);
      }
      memory.names = new Set(names);
      if (fresh !== undefined && old !== undefined) {
        memory.entered = memory.entered.flatMap((name) => (name === old ? fresh : name === fresh ? [] : name));
        const { properties = {} } = registry.schemaUtils.retrieveSchema(schema, value);
        const renamed = Object.entries(stored).map(([name, one]) =>
          name === old ? [fresh, namedMember(properties[fresh], one, registry)] : [name, one],
        );
        return renameMember({ store, path, registry }, Object.fromEntries(renamed), old, fresh);
      }
      // What may be left out as a whole comes with members that it names.
      if (fresh === undefined || !isFree(fresh, value)) return onChange(value, at, errors, id);
      const [added, begun] = newMember(schema, value, fresh, registry);
      memory.added = added;
      memory.entered = memory.entered.filter((name) => name !== added);
      onChange(begun, [...at, added], errors, id);
    },
    [memory, store, ids, root, news, path, onChange, registry, schema, remove, isFree],
  );
  const shown = useMemo(() => withOpening(schema, props), [schema, props]);
  const now = namesOf(formData);
  const fresh = now.filter((name) => !memory.names.has(name));
  const gone = [...memory.names].filter((name) => !now.includes(name));
  const isOther = now.some((name) => memory.names.has(name) && memory.unknown?.includes(name) === !unknown.includes(name));
  const isBegun = fresh.some((name) => isFree(name, formData));
  if (isOther || isBegun || gone.some((name) => isFree(name, { ...Object(formData), [name]: '' }))) memory.turn += 1;
  const form = root();
  if (isOther && form) memory.focused = focusedNear(form);
  memory.unknown = unknown;
  if (fresh.length > 0 || gone.length > 0) memory.names = new Set(now);
  useLayoutEffect(() => {
    const { focused } = memory;
    memory.focused = undefined;
    // What had it is drawn anew.
    if (form && focused?.isConnected === false && focused.id !== '') passFocus(focused, findControl(form, focused.id));
  });
  useEffect(() => {
    const { added } = memory;
    if (added === undefined || !form) return;
    memory.added = undefined;
    const id = ids.idOf(toPointer([...path, added]));
    if (id !== undefined) focusName(form, id);
  });
  return (
    <MemberNamesContext value={names}>
      <StockObjectField
        key={memory.turn}
        {...props}
        schema={schema}
        {...(uiSchema && { uiSchema })}
        {...shown}
        fieldPathId={drawnId}
        onChange={take}
      />
      {removed.lines}
    </MemberNamesContext>
  );
}
