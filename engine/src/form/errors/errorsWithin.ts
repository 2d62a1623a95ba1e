import { badInput } from '../../validation/judge.ts';
import type { FindMeant } from '../../validation/noise.ts';
import type { Facts } from '../../validation/ruleStates.ts';
import { type Speakers, schemasAt } from '../../validation/schemaNode.ts';
import type { FormError, FormModule, JsonObject } from '../../validation/types.ts';
import { setIn } from '../data/members.ts';
import type { PlaceMemory } from '../data/placeMemory.ts';
import { isWithin, toPath } from '../data/pointer.ts';
import { missedBy } from '../schema/blanks.ts';
import { sentPlaces } from './sentPlaces.ts';
import { shownBranch } from './shownBranch.ts';

/** Levels of objects that are missed within one another, and their number times the level; a schema may go on without end. */
const mostLevels = 40;
const mostWork = 3000;

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
 * @param facts those of the form's document, in which the errors stand
 * @param memory what people did in it
 * @param document what is sent of it
 */
export function errorsWithin(
  form: FormModule,
  facts: Facts,
  memory: PlaceMemory,
  document: JsonObject,
  errorsOf: (document: JsonObject, findMeant: FindMeant) => readonly FormError[],
): readonly FormError[] {
  const placeOf = sentPlaces(form, facts);
  const findMeant = shownBranch(memory, placeOf);
  let begun = document;
  let found = errorsOf(begun, findMeant);
  for (let level = 0; level < mostLevels; level += 1) {
    const missed = missedGroups(form.schema, begun, found);
    for (const [pointer, group] of missed) begun = setIn(begun, toPath(pointer, begun), group) as JsonObject; // it stays one
    const next = missed.length > 0 ? errorsOf(begun, findMeant) : found;
    if (
      next === found ||
      level * missed.length > mostWork ||
      !missed.every(([pointer]) => next.some(({ path }) => isWithin(path, pointer)))
    )
      break;
    found = next;
  }
  // What is typed and no value was found in the form itself.
  return placeOf ? found.map((error) => (error.keyword === badInput ? error : { ...error, path: placeOf(error.path) })) : found;
}
