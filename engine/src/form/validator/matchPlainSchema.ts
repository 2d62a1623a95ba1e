import { deepEquals } from '@rjsf/utils';
import { standardAnnotations } from '../../validation/annotations.ts';
import { isMembers } from '../data/members.ts';

/**
 * Whether `data` matches a schema made of `type`, `const` and `enum` only, as the options of a select are;
 * `undefined` when the schema says more.
 */
export function matchPlainSchema(schema: { readonly [keyword: string]: unknown }, data: unknown): boolean | undefined {
  let matches = true;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'const' && !isMembers(value)) matches &&= deepEquals(value, data);
    else if (keyword === 'enum' && Array.isArray(value)) matches &&= value.some((option) => deepEquals(option, data));
    else if (keyword === 'type') matches &&= [value].flat().some((type) => isOfType(data, type));
    else if (!standardAnnotations.has(keyword)) return undefined;
  }
  return matches;
}

function isOfType(data: unknown, type: unknown): boolean {
  switch (type) {
    case 'null':
      return data === null;
    case 'array':
      return Array.isArray(data);
    case 'object':
      return isMembers(data);
    case 'integer':
      return Number.isInteger(data);
    case 'number':
      return typeof data === 'number' && Number.isFinite(data);
    default:
      return typeof data === type;
  }
}
