import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Difference, Tokens } from './change.ts';
import { asked, compareEntries } from './compareEntries.ts';
import { compareOptional } from './compareMembers.ts';
import { type Comparison, inside, type Pair } from './pair.ts';

/** Keywords that say what else a member asks for: draft-07's, and the two that later drafts have for it. */
export const dependencyKeywords = ['dependencies', 'dependentRequired', 'dependentSchemas'] as const;

/** What a member asks for, and where. */
interface Dependency {
  readonly value: unknown;
  readonly tokens: Tokens;
}

/** What a member asks for, by each keyword that says so. */
const dependenciesOf = (node: SchemaNode, name: string): readonly Dependency[] =>
  dependencyKeywords.flatMap((keyword) => {
    const members = node[keyword];
    return isNode(members) && Object.hasOwn(members, name) ? [{ value: members[name], tokens: [keyword, name] }] : [];
  });

const namesOf = (node: SchemaNode): readonly string[] =>
  dependencyKeywords.flatMap((keyword) => (isNode(node[keyword]) ? Object.keys(node[keyword]) : []));

/** A dependency as a schema: a list of names asks for them. */
const asSchema = (value: unknown): unknown => (Array.isArray(value) ? { required: value } : value);

/** Compares what members ask for when they are there, by whichever keyword either state says it. */
export const compareDependencies = (
  pair: Pair,
  old: SchemaNode,
  fresh: SchemaNode,
  comparison: Comparison,
): readonly Difference[] => {
  const compare = (left: Dependency | undefined, right: Dependency | undefined): readonly Difference[] => {
    const place = left ?? right;
    if (!place) return [];
    const at = inside(pair, left?.value, right?.value, place.tokens, (right ?? place).tokens);
    const isList = [at.before, at.after].every((one) => one === undefined || Array.isArray(one));
    if (isList) return compareEntries(at, asked);
    return compareOptional({ ...at, before: asSchema(at.before), after: asSchema(at.after) }, comparison);
  };
  return [...new Set([...namesOf(old), ...namesOf(fresh)])].flatMap((name) => {
    const [before, after] = [dependenciesOf(old, name), dependenciesOf(fresh, name)];
    if (before.length < 2 && after.length < 2) return compare(before[0], after[0]);
    const by = (all: readonly Dependency[], keyword: string) => all.find(({ tokens }) => tokens[0] === keyword);
    return dependencyKeywords.flatMap((keyword) => compare(by(before, keyword), by(after, keyword)));
  });
};
