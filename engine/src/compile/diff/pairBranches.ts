import { sameValue } from '../../validation/sameValue.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { isSilent } from './keywordEffects.ts';

/** A branch of a combination, and its place. */
interface Branch {
  readonly schema: unknown;
  readonly index: number;
}

/** A branch that stayed, came (`old` undefined) or went (`fresh` undefined). */
export interface BranchPair {
  readonly old: Branch | undefined;
  readonly fresh: Branch | undefined;
}

/** What a branch is told by: its own constant, those of its properties, its reference or its title. */
const signOf = (schema: unknown): string | undefined => {
  if (!isNode(schema)) return undefined;
  if ('const' in schema) return `const ${JSON.stringify(schema['const'])}`;
  const properties = isNode(schema['properties']) ? Object.entries(schema['properties']) : [];
  const constants = properties.flatMap(([name, one]) => (isNode(one) && 'const' in one ? [[name, one['const']]] : []));
  if (constants.length > 0) return JSON.stringify(constants);
  const { $ref: reference, title } = schema;
  return reference !== undefined || title !== undefined ? JSON.stringify([reference, title]) : undefined;
};

/** What of a branch judges, its own texts left aside. */
const judging = (schema: unknown): unknown =>
  isNode(schema) ? Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isSilent(keyword))) : schema;

const isSame = (one: Branch, other: Branch): boolean => {
  const [left, right] = [signOf(one.schema), signOf(other.schema)];
  return left !== undefined && left === right;
};

/**
 * Pairs the branches of two lists: first those that are the same, whatever they are called, then those told by the same
 * sign, then by place.
 */
export const pairBranches = (before: readonly unknown[], after: readonly unknown[]): readonly BranchPair[] => {
  let left: readonly Branch[] = before.map((schema, index) => ({ schema, index }));
  const partners = new Map<number, Branch>();
  const pair = (matches: (old: Branch, fresh: Branch) => boolean) => {
    for (const [index, schema] of after.entries()) {
      if (partners.has(index)) continue;
      const old = left.find((one) => matches(one, { schema, index }));
      if (!old) continue;
      partners.set(index, old);
      left = left.filter((one) => one !== old);
    }
  };
  pair((old, fresh) => sameValue(old.schema, fresh.schema));
  pair((old, fresh) => sameValue(judging(old.schema), judging(fresh.schema)));
  pair(isSame);
  pair((old, fresh) => old.index === fresh.index && signOf(old.schema) === undefined && signOf(fresh.schema) === undefined);
  return [
    ...after.map((schema, index) => ({ old: partners.get(index), fresh: { schema, index } })),
    ...left.map((old) => ({ old, fresh: undefined })),
  ];
};
