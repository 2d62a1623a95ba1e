import { badInput } from '../../validation/judge.ts';
import { type Speakers, schemasAt } from '../../validation/schemaNode.ts';
import type { FormError, JsonObject } from '../../validation/types.ts';
import { setIn } from '../data/members.ts';
import { isWithin, toPath } from '../data/pointer.ts';
import { missedBy } from '../schema/blanks.ts';

/** Levels of objects that are missed within one another; a schema may go on without end. */
const mostLevels = 9;

/** What an object is begun with that asks for members of its own. */
function groupAt(schema: JsonObject, pointer: string, known: Speakers): unknown {
  const nodes = schemasAt(schema, pointer, known);
  const isGroup = nodes.every(({ type = 'object', oneOf, anyOf }) => type === 'object' && !oneOf && !anyOf);
  return isGroup && nodes.some(({ required, properties }) => required && properties) ? {} : undefined;
}

const missedGroups = missedBy(groupAt);

/**
 * The errors of a document, where an object is missed that asks for members of its own those that are missed in it: each has
 * a field of its own, which 'this is required' at the object would not tell.
 *
 * @param placeOf where a value of the document stands in the form. @default where it stands in the document
 */
export function errorsWithin(
  schema: JsonObject,
  document: JsonObject,
  errorsOf: (document: JsonObject) => readonly FormError[],
  placeOf?: (pointer: string) => string,
): readonly FormError[] {
  let begun = document;
  let found = errorsOf(begun);
  for (let level = 0; level < mostLevels; level += 1) {
    const missed = missedGroups(schema, begun, found);
    for (const [pointer, group] of missed) begun = setIn(begun, toPath(pointer, begun), group) as JsonObject; // it stays one
    const next = missed.length > 0 ? errorsOf(begun) : found;
    if (next === found || !missed.every(([pointer]) => next.some(({ path }) => isWithin(path, pointer)))) break;
    found = next;
  }
  // What is typed and no value was found in the form itself.
  return placeOf ? found.map((error) => (error.keyword === badInput ? error : { ...error, path: placeOf(error.path) })) : found;
}
