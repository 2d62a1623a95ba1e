import { guessType, isConstant, type RJSFSchema, toConstant } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';

const isList = (options: unknown): boolean =>
  Array.isArray(options) && options.every((option) => isMembers(option) && isConstant(option));

function follow(schema: RJSFSchema): RJSFSchema {
  const { oneOf, anyOf, ...rest } = schema;
  if (!oneOf || !anyOf || isList(oneOf) === isList(anyOf)) return schema;
  const [first] = isList(oneOf) ? oneOf : anyOf;
  // rjsf asks the schema for the kind of value that options have.
  const type = rest.type ?? (isMembers(first) ? guessType(toConstant(first)) : undefined);
  return { ...rest, ...(type !== undefined && { type }), ...(isList(oneOf) ? { oneOf } : { anyOf }) };
}

const drawn = new WeakMap<object, RJSFSchema>();

/**
 * A schema with two choices, one of which lists values, as it is drawn: by the list. rjsf looks into the one to see that it
 * is a list, and takes its values from the other. Any other schema is the same object.
 */
export const withListedChoice = (schema: RJSFSchema): RJSFSchema =>
  isMembers(schema) ? remembered(drawn, schema, () => follow(schema)) : schema;
