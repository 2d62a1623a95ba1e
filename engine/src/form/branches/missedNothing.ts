import type { UiSchema } from '@rjsf/utils';
import { applicable, type SchemaNode, type Speakers, schemasAt } from '../../validation/schemaNode.ts';
import type { FormError, FormModule, JsonObject } from '../../validation/types.ts';
import { getIn, isMembers } from '../data/members.ts';
import { choiceKey, type PlaceMemory } from '../data/placeMemory.ts';
import { type Path, toPath } from '../data/pointer.ts';
import { isFreeBox } from '../fields/freeBox.ts';
import { blankAt, type missedBlanks, missedBy } from '../schema/blanks.ts';
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

/** What a uiSchema says of the place at a path. */
function uiAt(uiSchema: unknown, path: Path): UiSchema {
  const steps = path.map((segment) => (typeof segment === 'number' ? 'items' : segment));
  const found = getIn(uiSchema, steps);
  return isMembers(found) ? found : {};
}

type Missed = ReturnType<typeof missedBlanks>;

/**
 * What has to be there, what nobody has entered, and what may be of nothing, each with the value that says so: where a choice
 * shows `null`, as it does while nothing is entered, it is meant, and a box that is not ticked says `false`. A list whose
 * places have fields of their own has to be filled to its last place.
 */
export const missedNothing = (memory: PlaceMemory, { uiSchema }: Pick<FormModule, 'uiSchema'>) => {
  const nothingAt = (schema: JsonObject, pointer: string, known: Speakers) => {
    const nodes = schemasAt(schema, pointer, known);
    const listsNull = nodes.some(({ enum: values }) => Array.isArray(values) && values.includes(null));
    return listsNull || showsNull(nodes, pointer, memory, schema) ? null : blankAt(schema, pointer, known);
  };
  const missedMembers = missedBy(nothingAt);
  const missedPlaces = (schema: JsonObject, data: unknown, errors: readonly FormError[]): Missed => {
    const known: Speakers = new Map();
    return errors.flatMap(({ keyword, path: pointer }) => {
      const rows = getIn(data, toPath(pointer, data));
      if (keyword !== 'minItems' || !Array.isArray(rows)) return [];
      const nodes = schemasAt(schema, pointer, known);
      const fewest = Math.max(...nodes.map(({ minItems }) => Number(minItems ?? 0)));
      const isFields = nodes.some(({ items }) => Array.isArray(items) && items.length >= fewest);
      if (!isFields) return [];
      const rest = Array.from({ length: fewest - rows.length }, (_place, index) =>
        nothingAt(schema, `${pointer}/${rows.length + index}`, known),
      );
      return rest.includes(undefined) ? [] : [[pointer, [...rows, ...rest]] as const];
    });
  };
  /** Boxes that are missed, by the schema or by a rule. */
  const missedBoxes = (schema: JsonObject, data: unknown, errors: readonly FormError[]): Missed => {
    const known: Speakers = new Map();
    return errors.flatMap(({ keyword, path: pointer }) => {
      const path = toPath(pointer, data);
      const isMissed = keyword === 'required' && getIn(data, path) === undefined;
      return isMissed && isFreeBox(schemasAt(schema, pointer, known), uiAt(uiSchema, path)) ? [[pointer, false] as const] : [];
    });
  };
  return (schema: JsonObject, data: unknown, errors: readonly FormError[]): Missed => [
    ...missedBoxes(schema, data, errors),
    ...missedMembers(schema, data, errors),
    ...missedPlaces(schema, data, errors),
  ];
};
