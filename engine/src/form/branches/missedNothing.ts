import { schemasAt } from '../../validation/schemaNode.ts';
import { choiceKey, type PlaceMemory } from '../data/placeMemory.ts';
import { applicable, type SchemaNode } from '../schema/applicable.ts';
import { blankAt, missedBy } from '../schema/blanks.ts';
import { isNull } from './keptBranches.ts';

/** Whether the choices of the value at a pointer, each within the option that the one around it shows, lead to `null`. */
function showsNull(nodes: readonly SchemaNode[], pointer: string, memory: PlaceMemory, root: SchemaNode): boolean {
  const { shown } = memory.at(pointer);
  let at = nodes;
  for (let depth = 0; ; depth += 1) {
    const option = at.flatMap((node) =>
      ['oneOf', 'anyOf'].flatMap((keyword) => {
        const { [keyword]: options } = node;
        const now = shown?.get(choiceKey(depth, keyword));
        return now && Array.isArray(options) && options.length === now.of ? [options[now.option]] : [];
      }),
    )[0];
    if (option === undefined) return false;
    if (isNull(option, root)) return true;
    at = applicable(option, root);
  }
}

/**
 * Members that have to be there, that nobody has entered, and that may be of nothing, each with the value that says so:
 * where a choice shows `null`, as it does while nothing is entered, it is meant.
 */
export const missedNothing = (memory: PlaceMemory) =>
  missedBy((schema, pointer, known) => {
    const isNothing = showsNull(schemasAt(schema, pointer, known), pointer, memory, schema);
    return isNothing ? null : blankAt(schema, pointer, known);
  });
