import type { FieldProps } from '@rjsf/utils';
import { memo, type ReactNode, use, useLayoutEffect, useSyncExternalStore } from 'react';
import type { FormError } from '../../validation/types.ts';
import { isElsewhere } from '../branches/isElsewhere.ts';
import { toPattern, toPointer } from '../data/pointer.ts';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { PointerContext } from '../runtimeContext.ts';
import { nameOf } from '../schema/labelOf.ts';
import { TextGuardContext, useFormParts } from '../storeContext.ts';
import type { FieldView } from '../storeTypes.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { drawFixedField } from './FixedField.tsx';
import { type FieldFacts, factsOf } from './fieldFacts.ts';
import { fieldProblem } from './fieldProblem.ts';

/** Deepest level that is drawn: nobody finds their way in more, and browsers do not lay it out. */
const mostLevels = 64;

const NO_MESSAGES: readonly string[] = [];

/** A field that asks the form's store about its errors and rules, and is drawn anew when they change. */
export function StoredField(props: FieldProps): ReactNode {
  const { store, ids } = useFormParts();
  const { path, $id } = props.fieldPathId;
  const pointer = toPointer(path);
  const pattern = toPattern(path);
  const read = () => store.view(pointer, pattern, path);
  const view = useSyncExternalStore(store.subscribe, read, read);
  // The chosen option of a oneOf is drawn as a second field in the same place, whose errors are shown already.
  const isOption = use(PointerContext) === pointer;
  const isRegistered = !view.rule.hidden && !isOption && !isElsewhere(props.schema);
  useLayoutEffect(
    () => (isRegistered ? ids.register([{ id: { $id }, pointer }]) : undefined),
    [ids, $id, pointer, isRegistered],
  );
  return useField(props, pointer, view, isOption);
}

/** Props of {@link ViewedField}. */
export interface ViewedFieldProps extends FieldProps {
  readonly pointer: string;
  readonly view: FieldView;
}

/**
 * A field that what is around it tells about its errors and rules, and that is registered there: an object does both once
 * for all of its properties, and draws no hidden ones. It has no hooks of its own, which is felt in a form of hundreds.
 */
export const ViewedField = memo(function ViewedField(props: ViewedFieldProps): ReactNode {
  // Handed on as they are: a copy of every field's props without these two is felt in a form of hundreds.
  return useField(props, props.pointer, props.view, false);
});

function useField(given: FieldProps, pointer: string, { errors, rule, waived }: FieldView, isOption: boolean): ReactNode {
  const { store } = useFormParts();
  const { schema, fieldPathId, required, disabled, readonly } = given;
  if (rule.hidden || isElsewhere(schema)) return null;
  if (fieldPathId.path.length > mostLevels)
    return <FieldProblem text={store.form.messages.keywords['maxDepth'] ?? ''} field={given} />;
  const facts = factsOf(given);
  const { fixed, obstacle, uiSchema } = facts;
  const needsName = pointer !== '' || isOption || isOneValue(facts);
  const { title, type, minItems, contains, allOf } = fixed?.schema ?? schema;
  const isNameless = given.name?.trim() === '' && needsName && title === undefined;
  const props = isNameless ? { ...given, title: given.title ?? nameOf(store.form, '') } : given;
  const problem = obstacle && fieldProblem(obstacle, store.form, store.sources());
  if (problem !== undefined) return <FieldProblem text={problem} field={props} />;
  const open = loadedOpenParts();
  // It has to be there, and nothing in it: without rows it is sent as that.
  const isFreeList = type === 'array' && !(minItems || contains || allOf);
  const state = {
    uiSchema,
    required: (rule.required || (required === true && !isFreeList)) && !waived && !open?.isFree(facts, rule.required, schema),
    disabled: disabled === true || rule.disabled,
    readonly: readonly === true || rule.readOnly,
  };
  const messages = errors.length === 0 || isOption ? NO_MESSAGES : messagesOf(errors);
  const hasTextGuard = use(TextGuardContext);
  // Only what is drawn here at all times: the template's contexts are asked for in this component.
  const isInPlace = pointer !== '' && obstacle === undefined;
  const isPart = open?.mayFold(fixed, store.form);
  if (fixed && !isPart) {
    return (
      <PointerContext value={pointer}>
        {drawFixedField(props, { ...state, fixed, messages }, hasTextGuard, isInPlace)}
      </PointerContext>
    );
  }
  return (
    <PointerContext value={pointer}>
      {open?.drawChangingField({ ...props, ...state }, pointer, {
        facts,
        messages,
        hasErrors: errors.length > 0,
        isOption,
        isPart,
      })}
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
