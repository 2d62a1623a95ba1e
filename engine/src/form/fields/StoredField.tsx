import { type ErrorSchema, ErrorSchemaBuilder, type FieldProps } from '@rjsf/utils';
import { memo, type ReactNode, use, useLayoutEffect, useSyncExternalStore } from 'react';
import type { FormError } from '../../validation/types.ts';
import { ELSEWHERE } from '../branches/elsewhere.ts';
import { isMembers } from '../data/members.ts';
import { toPattern, toPointer } from '../data/pointer.ts';
import type { FieldView } from '../formStore.ts';
import { loadedOpenParts, type OpenParts } from '../open/fetchOpenParts.ts';
import { PointerContext } from '../runtimeContext.ts';
import { nameOf } from '../schema/labelOf.ts';
import { unfolded } from '../schema/recursion.ts';
import { TextGuardContext, useFormParts } from '../storeContext.ts';
import { FieldBoundary } from './FieldBoundary.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { drawFixedField } from './FixedField.tsx';
import { type FieldFacts, factsOf } from './fieldFacts.ts';
import { fieldProblem } from './fieldProblem.ts';
import { StockSchemaField } from './stockFields.ts';

/** Deepest level that is drawn: nobody finds their way in more, and browsers do not lay it out. */
const mostLevels = 64;

const NO_MESSAGES: readonly string[] = [];
const NO_ERRORS: ErrorSchema = {};
const NO_PARTS: Partial<OpenParts> = {};

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
export const ViewedField = memo(function ViewedField(props: ViewedFieldProps): ReactNode {
  // Handed on as they are: a copy of every field's props without these two is felt in a form of hundreds.
  return useField(props, props.pointer, props.view);
});

function useField(given: FieldProps, pointer: string, { errors, rule, waived }: FieldView): ReactNode {
  const { store, ids } = useFormParts();
  const { schema, fieldPathId, required, disabled, readonly } = given;
  const { $id } = fieldPathId;
  // The chosen option of a oneOf is drawn as a second field in the same place, whose errors are shown already.
  const isOption = use(PointerContext) === pointer;
  const isElsewhere = isMembers(schema) && ELSEWHERE in schema;
  const isRegistered = !rule.hidden && !isOption && !isElsewhere;
  useLayoutEffect(() => (isRegistered ? ids.register($id, pointer) : undefined), [ids, $id, pointer, isRegistered]);

  if (rule.hidden || isElsewhere) return null;
  if (fieldPathId.path.length > mostLevels)
    return <FieldProblem text={store.form.messages.keywords['maxDepth'] ?? ''} field={given} />;
  const facts = factsOf(given);
  const { fixed, obstacle, open, uiSchema } = facts;
  const needsName = pointer !== '' || isOption || isOneValue(facts);
  const isNameless = given.name?.trim() === '' && needsName && (fixed?.schema ?? schema).title === undefined;
  const props = isNameless ? { ...given, title: given.title ?? nameOf(store.form, '') } : given;
  const problem = obstacle && fieldProblem(obstacle, store.form, store.sources());
  if (problem !== undefined) return <FieldProblem text={problem} field={props} />;
  const state = {
    uiSchema,
    required: (required === true || rule.required) && !waived,
    disabled: disabled === true || rule.disabled,
    readonly: readonly === true || rule.readOnly,
  };
  const { FoldedField, OpenField } = loadedOpenParts() ?? NO_PARTS;
  const messages = errors.length === 0 || isOption ? NO_MESSAGES : messagesOf(errors);
  const hasTextGuard = use(TextGuardContext);
  if (fixed && !facts.isRecursive) {
    return (
      <PointerContext value={pointer}>{drawFixedField(props, { ...state, fixed, messages }, hasTextGuard)}</PointerContext>
    );
  }
  return (
    <PointerContext value={pointer}>
      <FieldBoundary field={props}>
        {facts.isRecursive && FoldedField ? (
          <FoldedField
            {...props}
            {...state}
            schema={unfolded(schema)}
            errorSchema={errorSchemaOf(messages)}
            hasErrors={errors.length > 0}
          />
        ) : open && OpenField ? (
          <OpenField {...props} {...state} open={open} errorSchema={errorSchemaOf(messages)} />
        ) : (
          <StockSchemaField {...props} {...state} errorSchema={errorSchemaOf(messages)} />
        )}
      </FieldBoundary>
    </PointerContext>
  );
}

/** Whether a field is a single control, whatever the data: a form that is one has no other name. */
function isOneValue({ fixed, open }: FieldFacts): boolean {
  const kind = fixed?.kind ?? open?.first;
  return kind !== undefined && kind !== 'object' && kind !== 'array';
}

/** What the errors of a field say, each thing once: a constant and a choice are asked for in the same words. */
function messagesOf(errors: readonly FormError[]): string[] {
  return [...new Set(errors.map((error) => error.message))];
}

function errorSchemaOf(messages: readonly string[]): ErrorSchema {
  return messages.length === 0 ? NO_ERRORS : new ErrorSchemaBuilder().addErrors([...messages]).ErrorSchema;
}
