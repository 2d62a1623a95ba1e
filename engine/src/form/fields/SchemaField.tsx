import { ADDITIONAL_PROPERTY_KEY_REMOVE } from '@rjsf/core/lib/components/constants.js';
import { deepEquals, type FieldProps } from '@rjsf/utils';
import { memo, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { emptyDocument } from '../data/emptyDocument.ts';
import { getIn } from '../data/members.ts';
import { type Path, toPointer } from '../data/pointer.ts';
import { filledIn } from '../data/withoutHoles.ts';
import { remindOfHandedErrors } from '../errors/remindOfHandedErrors.ts';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { PointerContext } from '../runtimeContext.ts';
import { SchemaUtilsContext, useFormParts } from '../storeContext.ts';
import { focusedNear } from './focusedNear.ts';
import { memberPathId } from './memberPathId.ts';
import { referableId } from './referableId.ts';
import { StoredField } from './StoredField.tsx';

/**
 * rjsf's SchemaField with the engine around it: errors and rules come from the form's store by pointer, and nothing
 * is drawn anew while a field's own value, errors and rules stay the same.
 */
export const SchemaField = memo(function SchemaField(props: FieldProps): ReactNode {
  if (use(PointerContext) === undefined) return <RootField {...props} />;
  // Only the properties of an object can be removed by name; a chosen option has the name of what is around it. One whose
  // name is empty is handed the path of the object around it by rjsf.
  const isNamelessMember = props.name === '' && props.onRemoveProperty !== undefined;
  const { registry, fieldPathId } = props;
  const place = isNamelessMember ? memberPathId('', registry, fieldPathId) : referableId(fieldPathId);
  return <StoredField {...props} fieldPathId={place} />;
}, isSameField);

// rjsf's own form goes through its state and its props at every blur, for settings that the engine does not use.
const nothing = () => undefined;

/**
 * The whole form: its schema is the engine's and its value the store's, and changes go there instead of into rjsf's own
 * state.
 */
function RootField(props: FieldProps): ReactNode {
  const { store, ids, root } = useFormParts();
  const data = useSyncExternalStore(store.subscribe, store.data, store.data);
  const schemaUtils = use(SchemaUtilsContext) ?? props.registry.schemaUtils;
  const registry = useMemo(
    () => ({ ...props.registry, schemaUtils, rootSchema: schemaUtils.getRootSchema() }),
    [props.registry, schemaUtils],
  );
  const isConditional = useMemo(() => loadedOpenParts()?.hasActivatedDefaults(registry.rootSchema), [registry.rootSchema]);
  const onChange = useCallback(
    (value: unknown, path: Path, handed?: unknown) => {
      if (process.env.NODE_ENV !== 'production') remindOfHandedErrors(handed);
      // What is typed below a value that goes would be written anew when its widgets go.
      if (value === undefined && typeof getIn(store.data(), path) === 'object') store.flush();
      const before = store.data();
      const taken = value === ADDITIONAL_PROPERTY_KEY_REMOVE ? undefined : filledIn(value);
      store.change(path.length === 0 ? (taken ?? emptyDocument(store.form.schema)) : taken, path);
      if (isConditional) {
        const activated = loadedOpenParts()?.activatedDefaults(schemaUtils, registry.rootSchema, before, store.data(), path);
        for (const one of activated ?? []) store.change(one.value, one.path);
      }
      const pointer = toPointer(path);
      const form = root();
      const focused = ids.pointerOf(form && focusedNear(form));
      if (focused === undefined || !`${focused}/`.startsWith(`${pointer}/`)) store.left(pointer);
    },
    [store, ids, root, registry, schemaUtils, isConditional],
  );
  return (
    <StoredField
      {...props}
      registry={registry}
      schema={registry.rootSchema}
      formData={data}
      onChange={onChange}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}

const DEEP = new Set(['schema', 'uiSchema', 'fieldPathId', 'errorSchema']);

/** Schemas are compared by what they say, since rjsf makes new ones for every reference; the rest by identity. */
function isSameField(before: FieldProps, next: FieldProps): boolean {
  const names = Object.keys(next);
  if (names.length !== Object.keys(before).length) return false;
  return names.every((name) => {
    const a: unknown = Reflect.get(before, name);
    const b: unknown = Reflect.get(next, name);
    return Object.is(a, b) || (DEEP.has(name) && deepEquals(a, b));
  });
}
