import type { JsonObject } from '../../validation/types.ts';
import { ownRoot } from '../schema/ownRoot.ts';

/** What a form's document is before anything is entered: of an object without members, of a list without rows, else nothing. */
export function emptyDocument(schema: JsonObject): JsonObject {
  const root = ownRoot(schema);
  const types = [root['type'] ?? ('enum' in root ? 'string' : 'object')].flat();
  const empty = types.includes('object') ? {} : types.includes('array') ? [] : undefined;
  return empty as JsonObject; // nearly every form is of an object, and its types say so
}
