import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { besides, circlesOf, inside, insideWithPatterns, insideWithRows } from './circles.ts';
import { dataKeywords } from './dataKeywords.ts';
import { leadToDefault } from './leadToDefault.ts';
import { namedSchemas } from './namedSchemas.ts';
import { markedPattern, patternMark, withPatternsApart } from './patternsApart.ts';
import { RECURSIVE, unfolded } from './recursion.ts';

/** Whether a schema offers a choice of schemas, which rjsf follows as it does a reference. */
const isChoice = ({ anyOf, oneOf }: SchemaNode): boolean => Array.isArray(anyOf) || Array.isArray(oneOf);

/**
 * `schema` with a mark on every member that comes back to a schema around it, so that it can be drawn once there is a
 * value or someone asks for it, and rjsf does not follow it on its own: without data such a schema has no end. Rows that
 * come back and those of a definition are marked, too: rjsf would write out all that they hold, and of what comes back
 * one more level, with every level that it draws. Only where rows of a definition bring defaults they are not, since rjsf
 * finds none behind a mark. The same object when nothing in it is marked.
 */
export function foldRecursion<T extends SchemaNode>(schema: T): T {
  return remembered(folded, schema, () => foldMembers(schema)) as T; // the same schema, with marks
}

const folded = new WeakMap<object, SchemaNode>();

function foldMembers<T extends SchemaNode>(schema: T): T {
  const circles = circlesOf(schema, inside);
  const rowCircles = circlesOf(schema, insideWithRows);
  const patternCircles = circlesOf(schema, insideWithPatterns);
  const withDefault = leadToDefault(schema);
  const comesBack = (node: unknown, to: ReadonlyMap<unknown, number>, circle = to.get(node)): boolean =>
    isMembers(node) &&
    ((typeof node['$ref'] === 'string' && to.get(resolveReference(node['$ref'], schema)) === circle) ||
      besides(node).some((beside) => isMembers(beside) && comesBack(beside, to, circle)));
  const withMark = ({ $ref, ...rest }: SchemaNode, mark: unknown): SchemaNode =>
    typeof $ref === 'string' ? { ...rest, [RECURSIVE]: mark, allOf: [{ $ref }] } : { ...rest, [RECURSIVE]: mark };
  const marked = (node: unknown): unknown => {
    const folded = fold(node);
    if (!isMembers(node) || !isMembers(folded) || !comesBack(node, circles)) return folded;
    return withMark(folded, true);
  };
  const markedPatterns = (patterns: SchemaNode): SchemaNode => {
    const entries = Object.entries(patterns).map(([pattern, node]) => {
      const folded = fold(node);
      const isBack = isMembers(folded) && comesBack(node, patternCircles);
      return [pattern, isBack ? withMark(folded, patternMark(pattern)) : folded] as const;
    });
    return entries.every(([pattern, node]) => Object.is(node, patterns[pattern])) ? patterns : Object.fromEntries(entries);
  };
  const markedRows = (rows: SchemaNode): unknown => {
    const { $ref, anyOf: _any, oneOf: _one, ...rest } = rows;
    const folded = fold(rows);
    const isBack = comesBack(rows, rowCircles);
    if (typeof $ref === 'string' && (isBack || !withDefault.has(rows)))
      return { ...rest, [RECURSIVE]: 'rows', allOf: [{ $ref }] };
    if (!isBack) return folded;
    return isChoice(rows) ? { ...rest, [RECURSIVE]: 'choice', allOf: [folded] } : folded;
  };
  const mapped = (value: unknown, change: (item: unknown) => unknown): unknown => {
    if (Array.isArray(value)) {
      const items = value.map(change);
      return items.every((item, index) => Object.is(item, value[index])) ? value : items;
    }
    if (!isMembers(value)) return value;
    const entries = Object.entries(value).map(([name, item]) => [name, change(item)] as const);
    return entries.every(([name, item]) => Object.is(item, value[name])) ? value : Object.fromEntries(entries);
  };
  const fold = (node: unknown): unknown => {
    if (Array.isArray(node)) return mapped(node, fold);
    if (!isMembers(node)) return node;
    const entries = Object.entries(node).map(([keyword, value]): [string, unknown] => {
      if (dataKeywords.has(keyword)) return [keyword, value];
      if (keyword === 'properties' && isMembers(value)) return [keyword, mapped(value, marked)];
      if (keyword === 'patternProperties' && isMembers(value)) return [keyword, markedPatterns(value)];
      if (namedSchemas.has(keyword) && isMembers(value)) return [keyword, mapped(value, fold)];
      if (keyword === 'items' && Array.isArray(value)) return [keyword, mapped(value, marked)];
      if (keyword === 'items' && isMembers(value)) return [keyword, markedRows(value)];
      return [keyword, fold(value)];
    });
    const isSame = entries.every(([keyword, value]) => Object.is(value, node[keyword]));
    return isSame ? node : withPatternsApart(Object.fromEntries(entries));
  };
  return fold(schema) as T; // the same schema, with marks
}

/** A schema without marks, all the way down. */
export function withoutFolds<T extends SchemaNode>(schema: T): T {
  const plain = (node: unknown, isNamed = false): unknown => {
    if (Array.isArray(node)) return node.map((item) => plain(item));
    if (!isMembers(node)) return node;
    return Object.fromEntries(
      Object.entries(isNamed ? node : unfolded(node)).map(([keyword, value]) => {
        if (isNamed) return [markedPattern(value) ?? keyword, plain(value)];
        return [keyword, dataKeywords.has(keyword) ? value : plain(value, namedSchemas.has(keyword))];
      }),
    );
  };
  return plain(schema) as T; // the same schema, without marks
}
