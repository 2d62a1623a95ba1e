import { isNode, type SchemaNode, schemasAt, speakers } from '../../validation/schemaNode.ts';
import { vocabulary } from '../../validation/vocabulary/index.ts';
import { subschemasOf } from '../schema/subschemas.ts';

/** Keywords that refuse what somebody has entered, where leaving it out would be right. */
const refusing: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'pattern', 'format', 'multipleOf', 'minItems', 'uniqueItems', 'not'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...vocabulary.flatMap(({ keyword }) => keyword),
]);

/** Keywords whose schemas refuse nothing where they stand. */
const ofNoValue: ReadonlySet<string> = new Set(['if', 'definitions', '$defs']);

/** Whether an entry in a field, or in one within it, can be refused. */
const canBeRefused = (node: unknown, root: SchemaNode, seen = new Set<SchemaNode>()): boolean =>
  [...speakers(node, root)].some((one) => {
    if (seen.has(one)) return false;
    seen.add(one);
    return (
      Object.keys(one).some((keyword) => refusing.has(keyword)) ||
      subschemasOf(one).some(({ schema, keyword }) => !ofNoValue.has(keyword) && canBeRefused(schema, root, seen))
    );
  });

/** Whether people change what a condition asks about, by what they enter. */
const asksEntries = (when: unknown): boolean =>
  Array.isArray(when)
    ? when.some(asksEntries)
    : isNode(when) && ['data', 'parent', 'row'].some((subject) => Object.hasOwn(when, subject));

/**
 * What is to be said of a rule that hides a field by what is entered elsewhere and does not say what becomes of its value:
 * a wrong one stays, and the form is refused for what nobody sees. `undefined` where there is nothing to say.
 */
export const hiddenNote = (rule: SchemaNode, target: string, schema: SchemaNode): string | undefined => {
  const { effect, when, hidden } = rule;
  if (hidden !== undefined || (effect !== 'show' && effect !== 'hide') || !asksEntries(when)) return undefined;
  if (!schemasAt(schema, target).some((node) => canBeRefused(node, schema))) return undefined;
  return "A wrong entry that is hidden here is sent and refused, where nobody can mend it. Say 'hidden': 'drop' to leave it out, or 'keep' if that is meant.";
};
