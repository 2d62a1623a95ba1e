import type { JsonObject } from '../../validation/types.ts';
import { isMembers } from './members.ts';

/**
 * A stored value with what a filled one has besides. What is stored stays, whatever the filled one makes of it: rjsf
 * leaves out members with names that objects inherit, `toString` for one.
 */
export function withAdded(stored: JsonObject, filled: unknown): JsonObject;
export function withAdded(stored: unknown, filled: unknown): unknown;
export function withAdded(stored: unknown, filled: unknown): unknown {
  if (Array.isArray(stored)) {
    const items: readonly unknown[] = Array.isArray(filled) ? filled : [];
    return stored.map((item, index) => withAdded(item, items[index]));
  }
  if (!isMembers(stored) || !isMembers(filled)) return stored === undefined ? filled : stored;
  const added = Object.entries(filled).filter(([name]) => !Object.hasOwn(stored, name));
  const kept = Object.entries(stored).map(([name, value]) => [
    name,
    withAdded(value, Object.hasOwn(filled, name) ? filled[name] : undefined),
  ]);
  return Object.fromEntries([...kept, ...added]);
}
