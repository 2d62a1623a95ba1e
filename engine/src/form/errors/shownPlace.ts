import { isNode, type SchemaNode, schemasAt, speakers } from '../../validation/schemaNode.ts';
import type { FormModule, JsonObject } from '../../validation/types.ts';
import { getIn } from '../data/members.ts';
import type { PlaceMemory } from '../data/placeMemory.ts';
import { type Path, toPath, toPointer } from '../data/pointer.ts';

/** Whether a member is named beside the choices of its object, not in an option alone. */
function isBeside(name: string, nodes: readonly SchemaNode[], root: SchemaNode): boolean {
  const ofOptions = new Set<SchemaNode>();
  for (const { oneOf, anyOf } of nodes) for (const option of [oneOf, anyOf].flat()) speakers(option, root, ofOptions);
  return nodes.some((node) => !ofOptions.has(node) && isNode(node['properties']) && Object.hasOwn(node['properties'], name));
}

/**
 * Where what is said of the value at a JSON pointer can be seen: a member that only options have which a choice does not
 * show has no field, and the choice is what has to be looked at.
 */
export function shownPlace(form: FormModule, data: JsonObject, memory: PlaceMemory, pointer: string): string {
  const path: Path = toPath(pointer, data);
  for (const [depth, name] of path.entries()) {
    const around = toPointer(path.slice(0, depth));
    const shown = [...(memory.at(around).shown?.values() ?? [])];
    const isAway =
      shown.length > 0 &&
      typeof name === 'string' &&
      getIn(data, path.slice(0, depth + 1)) === undefined &&
      !shown.some(({ names }) => names.has(name)) &&
      !isBeside(name, schemasAt(form.schema, around), form.schema);
    if (isAway) return around;
  }
  return pointer;
}
