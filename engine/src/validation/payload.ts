import { tokensOf } from './pointer.ts';
import { isNode } from './schemaNode.ts';
import type { FormModule, JsonObject } from './types.ts';

const isTransient = (patterns: readonly (readonly string[])[], path: readonly string[]): boolean =>
  patterns.some((pattern) => pattern.length === path.length && pattern.every((token, index) => token === path[index]));

/** Copies a value without members that are empty (`undefined` or `''`) or transient. */
const stripped = (value: unknown, path: readonly string[], patterns: readonly (readonly string[])[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => stripped(item, [...path, '-'], patterns));
  if (!isNode(value)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => member !== undefined && member !== '' && !isTransient(patterns, [...path, name]),
  );
  return Object.fromEntries(members.map(([name, member]) => [name, stripped(member, [...path, name], patterns)]));
};

/** What is sent of a form's data: everything but transient and empty members. */
export const toPayload = (form: FormModule, data: JsonObject): JsonObject =>
  stripped(data, [], form.transient.map(tokensOf)) as JsonObject; // an object stays an object
