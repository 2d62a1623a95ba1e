import { deepEquals, type ErrorSchema, ErrorSchemaBuilder, type FieldProps, type UiSchema } from '@rjsf/utils';
import { memo, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { FormError } from '../../validation/types.ts';
import { activatedDefaults, hasActivatedDefaults } from '../branches/activatedDefaults.ts';
import { type Path, toPattern, toPointer } from '../data/pointer.ts';
import { PointerContext } from '../runtimeContext.ts';
import { fillHints, limitsOf } from '../schema/fieldHints.ts';
import { isRecursive, unfolded } from '../schema/foldRecursion.ts';
import { useFormParts } from '../storeContext.ts';
import { FieldBoundary } from './FieldBoundary.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { FixedField } from './FixedField.tsx';
import { FoldedField } from './FoldedField.tsx';
import { fieldProblem } from './fieldProblem.ts';
import { fixedField } from './fixedSchema.ts';
import { rowsUi } from './rowsUi.ts';
import { StockSchemaField } from './stockFields.ts';

const NO_MESSAGES: readonly string[] = [];
const NO_ERRORS: ErrorSchema = {};
const NO_UI: UiSchema = {};

/**
 * rjsf's SchemaField with the engine around it: errors and rules come from the form's store by pointer, and nothing
 * is drawn anew while a field's own value, errors and rules stay the same.
 */
export const SchemaField = memo(function SchemaField(props: FieldProps): ReactNode {
  return use(PointerContext) === undefined ? <RootField {...props} /> : <StoredField {...props} />;
}, isSameField);

/** The whole form: its value is the store's, and changes go there instead of into rjsf's own state. */
function RootField(props: FieldProps): ReactNode {
  const { store, ids, root } = useFormParts();
  const data = useSyncExternalStore(store.subscribe, store.data, store.data);
  const { registry } = props;
  const isConditional = useMemo(() => hasActivatedDefaults(registry.rootSchema), [registry.rootSchema]);
  const onChange = useCallback(
    (value: unknown, path: Path) => {
      const before = store.data();
      store.change(value, path);
      if (isConditional) {
        const { schemaUtils, rootSchema } = registry;
        const activated = activatedDefaults(schemaUtils, rootSchema, before, store.data(), path);
        for (const one of activated) store.change(one.value, one.path);
      }
      const pointer = toPointer(path);
      const focused = ids.pointerOf(root()?.ownerDocument.activeElement ?? null);
      if (focused === undefined || !`${focused}/`.startsWith(`${pointer}/`)) store.left(pointer);
    },
    [store, ids, root, registry, isConditional],
  );
  return <StoredField {...props} formData={data} onChange={onChange} />;
}

function StoredField(props: FieldProps): ReactNode {
  const { store, ids } = useFormParts();
  const { schema, fieldPathId, registry, required, disabled, readonly } = props;
  const pointer = toPointer(fieldPathId.path);
  const pattern = toPattern(fieldPathId.path);
  const read = () => store.view(pointer, pattern, fieldPathId.path);
  const { errors, rule, waived } = useSyncExternalStore(store.subscribe, read, read);
  const { $id } = fieldPathId;
  // The chosen option of a oneOf is drawn as a second field in the same place, whose errors are shown already.
  const isOption = use(PointerContext) === pointer;

  const isRegistered = !rule.hidden && !isOption;

  useLayoutEffect(() => (isRegistered ? ids.register($id, pointer) : undefined), [ids, $id, pointer, isRegistered]);
  const messages = errors.length === 0 || isOption ? NO_MESSAGES : messagesOf(errors);
  const uiSchema = useMemo(() => {
    const { description } = schema;
    const isHint = description?.includes('{') === true && props.uiSchema?.['ui:description'] === undefined;
    const given: UiSchema = isHint ? { ...props.uiSchema, 'ui:description': description } : (props.uiSchema ?? NO_UI);
    return rowsUi(
      fillHints(given, () => limitsOf(registry.schemaUtils.retrieveSchema(schema))),
      { schema, registry },
    );
  }, [props.uiSchema, schema, registry]);

  if (rule.hidden) return null;
  const problem = fieldProblem({ ...props, uiSchema }, store.form, store.sources());
  if (problem !== undefined) return <FieldProblem text={problem} field={props} />;
  const field = {
    ...props,
    uiSchema,
    required: (required === true || rule.required) && !waived,
    disabled: disabled === true || rule.disabled,
    readonly: readonly === true || rule.readOnly,
  };
  const fixed = fixedField(field);
  return (
    <PointerContext value={pointer}>
      <FieldBoundary field={props}>
        {isRecursive(schema) ? (
          <FoldedField
            {...field}
            schema={unfolded(schema)}
            errorSchema={errorSchemaOf(messages)}
            hasErrors={errors.length > 0}
          />
        ) : fixed ? (
          <FixedField {...field} fixed={fixed} messages={messages} />
        ) : (
          <StockSchemaField {...field} errorSchema={errorSchemaOf(messages)} />
        )}
      </FieldBoundary>
    </PointerContext>
  );
}

function messagesOf(errors: readonly FormError[]): string[] {
  return errors.map((error) => error.message);
}

function errorSchemaOf(messages: readonly string[]): ErrorSchema {
  return messages.length === 0 ? NO_ERRORS : new ErrorSchemaBuilder().addErrors([...messages]).ErrorSchema;
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
