import { tokensOf } from './pointer.ts';
import { isNode } from './schemaNode.ts';
import type { FormModule, JsonObject } from './types.ts';

const isTransient = (patterns: readonly (readonly string[])[], path: readonly string[]): boolean =>
  patterns.some((pattern) => pattern.length === path.length && pattern.every((token, index) => token === path[index]));

/** Copies a value without members that are transient or empty (`undefined`, or `''` where that is not stored so). */
const stripped = (
  value: unknown,
  path: readonly string[],
  patterns: readonly (readonly string[])[],
  stored: unknown,
): unknown => {
  const storedAt = (name: string | number): unknown =>
    typeof stored === 'object' && stored !== null && Object.hasOwn(stored, name) ? Reflect.get(stored, name) : undefined;
  if (Array.isArray(value)) return value.map((item, index) => stripped(item, [...path, '-'], patterns, storedAt(index)));
  if (!isNode(value)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) =>
      member !== undefined && (member !== '' || storedAt(name) === '') && !isTransient(patterns, [...path, name]),
  );
  return Object.fromEntries(
    members.map(([name, member]) => [name, stripped(member, [...path, name], patterns, storedAt(name))]),
  );
};

/**
 * What is sent of a form's data: everything but transient and empty members.
 *
 * @param stored the document that was edited: an empty text that stands there already was not emptied by anybody, and
 * stays. @default none
 */
export const toPayload = (form: FormModule, data: JsonObject, stored?: JsonObject): JsonObject =>
  stripped(data, [], form.transient.map(tokensOf), stored) as JsonObject; // an object stays an object

/** What is saved of a form's data once they were sent: members that were emptied are not, as {@link toPayload} has it. */
export const withoutEmptied = (data: JsonObject, stored: JsonObject): JsonObject =>
  stripped(data, [], [], stored) as JsonObject; // an object stays an object
