import { type Speakers, schemasAt } from '../../validation/schemaNode.ts';
import type { FormError, JsonObject } from '../../validation/types.ts';
import { type Path, toPointer } from '../data/pointer.ts';

/**
 * Whether the value at a pointer may be `null` and is still drawn as one field: of `"type": ["string", "null"]`, or
 * `nullable` as in OpenAPI. Where `null` is an option of its own, it is chosen.
 */
export function mayBeNull(schema: JsonObject, pointer: string, known?: Speakers): boolean {
  return schemasAt(schema, pointer, known).some(
    ({ type, nullable }) => nullable === true || (Array.isArray(type) && type.length > 1 && type.includes('null')),
  );
}

/** Whether what is around a member says that it has to be there. */
export function isRequired(schema: JsonObject, path: Path): boolean {
  return schemasAt(schema, toPointer(path.slice(0, -1))).some(
    ({ required }) => Array.isArray(required) && required.includes(path.at(-1)),
  );
}

/** Whether a list at a pointer is asked for rows, so that one without any is wrong. */
export function needsRows(schema: JsonObject, pointer: string): boolean {
  return schemasAt(schema, pointer).some(({ minItems }) => Number(minItems) > 0);
}

/** The pointers of members that are missed, have to be there and may be `null`. */
export function missedNulls(schema: JsonObject, errors: readonly FormError[]): readonly string[] {
  const known: Speakers = new Map();
  return errors.filter(({ keyword, path }) => keyword === 'required' && mayBeNull(schema, path, known)).map(({ path }) => path);
}
