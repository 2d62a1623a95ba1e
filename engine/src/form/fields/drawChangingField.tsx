import { type ErrorSchema, ErrorSchemaBuilder, type FieldProps, type UiSchema } from '@rjsf/utils';
import { type ReactNode, use } from 'react';
import { FoldedPart } from '../folds/FoldedPart.tsx';
import { withListedChoice } from '../schema/listedChoice.ts';
import { withOwnKinds } from '../schema/ownKinds.ts';
import { isRecursive, unfolded } from '../schema/recursion.ts';
import { TextGuardContext } from '../storeContext.ts';
import { FieldBoundary } from './FieldBoundary.tsx';
import { drawFixedField } from './FixedField.tsx';
import { FoldedField } from './FoldedField.tsx';
import type { FieldFacts } from './fieldFacts.ts';
import { LateField } from './LateField.tsx';
import { OpenField } from './OpenField.tsx';
import { StockSchemaField } from './stockFields.ts';

const NO_ERRORS: ErrorSchema = {};
const NO_UI: UiSchema = {};

/** What the form knows about a field besides its props. */
export interface ChangingState {
  readonly facts: FieldFacts;
  readonly messages: readonly string[];
  /** It has errors, which may be shown elsewhere. */
  readonly hasErrors: boolean;
  /** It is the chosen option of a oneOf, drawn as a second field in the same place. */
  readonly isOption: boolean;
  /** It may be a part that folds. */
  readonly isPart: boolean | undefined;
}

/** A field whose schema says something else for other data, which rjsf's SchemaField draws; or one that may fold. */
export function drawChangingField(given: FieldProps, pointer: string, state: ChangingState): ReactNode {
  const { facts, messages, hasErrors, isOption, isPart } = state;
  const hasTextGuard = use(TextGuardContext);
  const { fixed, open } = facts;
  const { oneOf, anyOf } = given.uiSchema ?? {};
  const listed = withListedChoice(given.schema);
  // What a uiSchema says of one option after the other goes by all of them.
  const schema = Array.isArray(oneOf) || Array.isArray(anyOf) ? listed : withOwnKinds(listed);
  const field = schema === given.schema ? given : { ...given, schema };
  const errorSchema = messages.length === 0 ? NO_ERRORS : new ErrorSchemaBuilder().addErrors([...messages]).ErrorSchema;
  const isBack = isRecursive(schema);
  const isFixed = fixed !== undefined && !isBack;
  const part = isBack ? { ...field, schema: unfolded(schema) } : field;
  const draw = () => {
    if (isFixed) return drawFixedField(field, { ...fixedState(field), fixed, messages }, hasTextGuard, false);
    if (isBack) return <FoldedField {...part} open={open} errorSchema={errorSchema} hasErrors={hasErrors} />;
    if (open) return <OpenField {...field} open={open} errorSchema={errorSchema} />;
    return <StockSchemaField {...field} errorSchema={errorSchema} />;
  };
  const isInside = pointer !== '' && !isOption;
  const content = draw();
  const drawn = (
    <FieldBoundary field={field}>
      {isPart && isInside ? (
        <FoldedPart field={part} pointer={pointer}>
          {content}
        </FoldedPart>
      ) : (
        content
      )}
    </FieldBoundary>
  );
  if (!isInside || isFixed) return drawn;
  return (
    <LateField field={field} pointer={pointer}>
      {drawn}
    </LateField>
  );
}

/** What rules and the form say of a field, which stands in its props by now. */
const fixedState = ({ uiSchema = NO_UI, required, disabled, readonly }: FieldProps) => ({
  uiSchema,
  required: required === true,
  disabled: disabled === true,
  readonly: readonly === true,
});
