import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { FieldFacts } from './fieldFacts.ts';

/** Keywords that ask of a truth which one it is, or offer it among other values. */
const ASKING = ['const', 'enum', 'onSubmit', 'not', 'oneOf', 'anyOf'];

/**
 * Whether a value is drawn as a box to tick that may be left as it is: not ticked, it says `false`, and nothing is asked for.
 *
 * @param nodes what speaks of the value
 */
export function isFreeBox(nodes: readonly SchemaNode[], uiSchema: UiSchema): boolean {
  const { widget, field } = getUiOptions(uiSchema);
  const isTicked = field === undefined && (widget === undefined || widget === 'checkbox' || widget === 'switch');
  const mayBeFalse = nodes.every((node) => !ASKING.some((keyword) => keyword in node));
  return isTicked && mayBeFalse && nodes.some(({ type }) => type === 'boolean');
}

/** Kinds of value that one control holds. */
const SINGLE: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/** Whether a value is entered in one control that may be left empty: what is there then is `null`. */
function mayBeEmpty({ type, nullable, enum: choices }: SchemaNode): boolean {
  const types = [type ?? []].flat();
  if (Array.isArray(choices)) return choices.includes(null);
  return types.every((one) => SINGLE.has(one)) && (nullable === true || (types.length > 1 && types.includes('null')));
}

/** Keywords of a list that one without rows keeps, whatever they say. */
const KEPT_BY_NONE: ReadonlySet<string> = new Set([
  ...['title', 'description', '$comment', 'examples', 'default', 'errorMessage', 'type', 'items', 'additionalItems'],
  ...['maxItems', 'uniqueItems', 'uniqueBy'],
]);

/** Whether nothing that is said of a list asks for a row. */
function mayHaveNoRow(node: unknown): boolean {
  return (
    isNode(node) &&
    Object.entries(node).every(
      ([keyword, value]) =>
        KEPT_BY_NONE.has(keyword) ||
        (keyword === 'minItems' && value === 0) ||
        (keyword === 'allOf' && Array.isArray(value) && value.every(mayHaveNoRow)),
    )
  );
}

/** Whether a field asks for nothing, though it has to be there: it does not look as if it had to be ticked or filled in. */
export function isFree({ fixed, uiSchema }: FieldFacts, isAskedByRule: boolean, given: SchemaNode): boolean {
  if (!isAskedByRule && given.type === 'array' && given.allOf && mayHaveNoRow(given)) return true;
  // Of a list of values the kind need not be said.
  const schema = fixed?.schema ?? (Array.isArray(given.enum) ? given : undefined);
  return schema !== undefined && (isFreeBox([schema], uiSchema) || (!isAskedByRule && mayBeEmpty(schema)));
}
