import type { Ajv } from 'ajv';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { createAjv } from '../checks/createAjv.ts';
import { isSilent } from './keywordEffects.ts';

/** Keywords that judge a value by itself. */
const plain: ReadonlySet<string> = new Set([
  ...['type', 'nullable', 'minLength', 'maxLength', 'pattern', 'format'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);

let judge: Ajv | undefined;

/**
 * Whether what stands beside the values that a schema lists lets one of them through; `undefined` where that takes more
 * than looking at the value.
 *
 * @param listing the keyword that lists them
 */
export const judgeListed = (node: SchemaNode, listing: string): ((value: unknown) => boolean) | undefined => {
  const beside = Object.entries(node).filter(([keyword]) => keyword !== listing && !isSilent(keyword));
  if (beside.some(([keyword, value]) => !plain.has(keyword) || isNode(value))) return undefined;
  if (beside.length === 0) return () => true;
  judge ??= createAjv({}, {});
  const schema = Object.fromEntries(beside);
  try {
    const check = judge.compile(schema);
    return (value) => check(value) === true;
  } catch {
    return undefined; // no schema, which the lint tells
  } finally {
    judge.removeSchema(schema);
  }
};
