import { type ErrorSchema, ErrorSchemaBuilder, type FieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { withListedChoice } from '../schema/listedChoice.ts';
import { unfolded } from '../schema/recursion.ts';
import { FieldBoundary } from './FieldBoundary.tsx';
import { FoldedField } from './FoldedField.tsx';
import type { FieldFacts } from './fieldFacts.ts';
import { LateField } from './LateField.tsx';
import { OpenField } from './OpenField.tsx';
import { StockSchemaField } from './stockFields.ts';

const NO_ERRORS: ErrorSchema = {};

/** What the form knows about a field besides its props. */
export interface ChangingState {
  readonly facts: FieldFacts;
  readonly messages: readonly string[];
  /** It has errors, which may be shown elsewhere. */
  readonly hasErrors: boolean;
  /** It is the chosen option of a oneOf, drawn as a second field in the same place. */
  readonly isOption: boolean;
}

/** A field whose schema says something else for other data: rjsf's SchemaField draws it. */
export function drawChangingField(given: FieldProps, pointer: string, state: ChangingState): ReactElement {
  const { facts, messages, hasErrors, isOption } = state;
  const schema = withListedChoice(given.schema);
  const field = schema === given.schema ? given : { ...given, schema };
  const errorSchema = messages.length === 0 ? NO_ERRORS : new ErrorSchemaBuilder().addErrors([...messages]).ErrorSchema;
  const drawn = (
    <FieldBoundary field={field}>
      {facts.isRecursive ? (
        <FoldedField {...field} schema={unfolded(field.schema)} errorSchema={errorSchema} hasErrors={hasErrors} />
      ) : facts.open ? (
        <OpenField {...field} open={facts.open} errorSchema={errorSchema} />
      ) : (
        <StockSchemaField {...field} errorSchema={errorSchema} />
      )}
    </FieldBoundary>
  );
  if (pointer === '' || isOption) return drawn;
  return (
    <LateField field={field} pointer={pointer}>
      {drawn}
    </LateField>
  );
}
