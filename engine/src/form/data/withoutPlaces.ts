import { schemasAt } from '../../validation/schemaNode.ts';
import type { JsonObject } from '../../validation/types.ts';
import { getIn, setIn } from './members.ts';
import { type Path, toPointer } from './pointer.ts';

/**
 * A document without the places that were cleared at the end of a list that has a schema for each of its places, as far as
 * the list may be shorter: nobody could take them out, and `null` is no value of theirs. One that is saved as `null` stays.
 *
 * @param path of the place that was cleared last
 */
export function withoutPlaces(data: unknown, path: Path, saved: unknown, schema: JsonObject): unknown {
  const at = path.slice(0, -1);
  const [list, was, index] = [getIn(data, at), getIn(saved, at), path.at(-1)];
  if (!Array.isArray(list) || typeof index !== 'number' || list[index] !== null) return data;
  const nodes = schemasAt(schema, toPointer(at));
  if (!nodes.some(({ items }) => Array.isArray(items) && index < items.length)) return data;
  const fewest = Math.max(...nodes.map(({ minItems }) => Number(minItems ?? 0)));
  const isKept = (item: unknown, place: number) => item !== null || place < fewest || getIn(was, [`${place}`]) === null;
  const places = list.slice(0, list.findLastIndex(isKept) + 1);
  return places.length === list.length ? data : setIn(data, at, places);
}
