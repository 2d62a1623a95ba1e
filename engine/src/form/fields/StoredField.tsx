import { type ErrorSchema, ErrorSchemaBuilder, type FieldProps, type UiSchema } from '@rjsf/utils';
import { memo, type ReactNode, use, useLayoutEffect, useSyncExternalStore } from 'react';
import type { FormError } from '../../validation/types.ts';
import { toPattern, toPointer } from '../data/pointer.ts';
import type { FieldView } from '../formStore.ts';
import { PointerContext } from '../runtimeContext.ts';
import { fillHints, limitsOf } from '../schema/fieldHints.ts';
import { isRecursive, unfolded } from '../schema/foldRecursion.ts';
import { useFormParts } from '../storeContext.ts';
import { FieldBoundary } from './FieldBoundary.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { drawFixedField } from './FixedField.tsx';
import { FoldedField } from './FoldedField.tsx';
import { fieldProblem } from './fieldProblem.ts';
import { fixedField } from './fixedSchema.ts';
import { memoryOf, remembered } from './registryMemory.ts';
import { StockSchemaField } from './stockFields.ts';

const NO_MESSAGES: readonly string[] = [];
const NO_ERRORS: ErrorSchema = {};
const NO_UI: UiSchema = {};

/** A field that asks the form's store about its errors and rules, and is drawn anew when they change. */
export function StoredField(props: FieldProps): ReactNode {
  const { store } = useFormParts();
  const { path } = props.fieldPathId;
  const pointer = toPointer(path);
  const pattern = toPattern(path);
  const read = () => store.view(pointer, pattern, path);
  return useField(props, pointer, useSyncExternalStore(store.subscribe, read, read));
}

/** Props of {@link ViewedField}. */
export interface ViewedFieldProps extends FieldProps {
  readonly pointer: string;
  readonly view: FieldView;
}

/** A field that what is around it tells about its errors and rules: an object asks once for all of its properties. */
export const ViewedField = memo(function ViewedField({ pointer, view, ...field }: ViewedFieldProps): ReactNode {
  return useField(field, pointer, view);
});

/** `uiSchema` with its hints filled in, the schema's among them. */
function filledHints({ uiSchema = NO_UI, schema, registry }: FieldProps): UiSchema {
  if (typeof schema !== 'object') return uiSchema;
  const byUi = remembered(memoryOf(registry).hints, schema, () => new WeakMap<object, UiSchema>());
  return remembered(byUi, uiSchema, () => {
    const { description } = schema;
    const isHint = description?.includes('{') === true && uiSchema['ui:description'] === undefined;
    const given: UiSchema = isHint ? { ...uiSchema, 'ui:description': description } : uiSchema;
    return fillHints(given, () => limitsOf(registry.schemaUtils.retrieveSchema(schema)));
  });
}

function useField(props: FieldProps, pointer: string, { errors, rule, waived }: FieldView): ReactNode {
  const { store, ids } = useFormParts();
  const { schema, fieldPathId, required, disabled, readonly } = props;
  const { $id } = fieldPathId;
  // The chosen option of a oneOf is drawn as a second field in the same place, whose errors are shown already.
  const isOption = use(PointerContext) === pointer;
  const isRegistered = !rule.hidden && !isOption;
  useLayoutEffect(() => (isRegistered ? ids.register($id, pointer) : undefined), [ids, $id, pointer, isRegistered]);

  if (rule.hidden) return null;
  const problem = fieldProblem(props, store.form, store.sources());
  if (problem !== undefined) return <FieldProblem text={problem} field={props} />;
  const messages = errors.length === 0 || isOption ? NO_MESSAGES : messagesOf(errors);
  const field = {
    ...props,
    uiSchema: filledHints(props),
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
          drawFixedField({ ...field, fixed, messages })
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
