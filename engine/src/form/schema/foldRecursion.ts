import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { resolveReference, type SchemaNode } from './applicable.ts';

/** Keyword that marks a member which comes back to a schema around it. */
const RECURSIVE = 'x-recursive';

/** Keywords whose schemas stand by names of the form's own. */
const NAMED = new Set(['definitions', '$defs', 'patternProperties', 'dependencies', 'dependentSchemas']);

/** Keywords whose values are data. */
const DATA = new Set(['const', 'enum', 'default', 'examples']);

/** Keywords whose schemas speak about the same value. */
function besides(node: SchemaNode): readonly unknown[] {
  const { dependencies, dependentSchemas } = node;
  return [
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => node[keyword] ?? []),
    ...['then', 'else'].map((keyword) => node[keyword]),
    ...[dependencies, dependentSchemas].flatMap((named) => (isMembers(named) ? Object.values(named) : [])),
  ];
}

/** Schemas of the members and items that are drawn even where there is no value. */
function inside(node: SchemaNode): readonly unknown[] {
  const { properties, items } = node;
  return [...(isMembers(properties) ? Object.values(properties) : []), ...(Array.isArray(items) ? items : [])];
}

/**
 * The nodes below `root` by the circle that they are part of, as numbers: two nodes with the same number lead to each
 * other without any data asking for it (Tarjan's strongly connected components).
 */
function circlesOf(root: SchemaNode): ReadonlyMap<unknown, number> {
  const order = new Map<unknown, number>();
  const lowest = new Map<unknown, number>();
  const open: unknown[] = [];
  const circles = new Map<unknown, number>();
  const visit = (node: SchemaNode): number => {
    const number = order.size;
    order.set(node, number);
    open.push(node);
    let low = number;
    for (const next of [resolveReference(node['$ref'], root), ...besides(node), ...inside(node)]) {
      if (!isMembers(next) || circles.has(next)) continue;
      low = Math.min(low, order.has(next) ? (lowest.get(next) ?? order.get(next) ?? low) : visit(next));
      lowest.set(node, low);
    }
    lowest.set(node, low);
    if (low === number)
      for (let at = open.pop(); at !== undefined; at = at === node ? undefined : open.pop()) circles.set(at, number);
    return low;
  };
  const start = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isMembers(node) && !order.has(node)) visit(node);
    Object.values(node).forEach(start);
  };
  start(root);
  return circles;
}

/**
 * `schema` with a mark on every member that comes back to a schema around it, so that it can be drawn once there is a
 * value or someone asks for it, and rjsf does not follow it on its own: without data such a schema has no end. The
 * same object when nothing in it does.
 */
export function foldRecursion<T extends SchemaNode>(schema: T): T {
  return remembered(folded, schema, () => foldMembers(schema)) as T; // the same schema, with marks
}

const folded = new WeakMap<object, SchemaNode>();

function foldMembers<T extends SchemaNode>(schema: T): T {
  const circles = circlesOf(schema);
  const comesBack = (node: unknown, circle: number | undefined): boolean =>
    isMembers(node) &&
    ((typeof node['$ref'] === 'string' && circles.get(resolveReference(node['$ref'], schema)) === circle) ||
      besides(node).some((beside) => isMembers(beside) && comesBack(beside, circle)));
  const marked = (node: unknown): unknown => {
    const folded = fold(node);
    if (!isMembers(node) || !isMembers(folded) || !comesBack(node, circles.get(node))) return folded;
    const { $ref, ...rest } = folded;
    return typeof $ref === 'string' ? { ...rest, [RECURSIVE]: true, allOf: [{ $ref }] } : { ...rest, [RECURSIVE]: true };
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
      if (DATA.has(keyword)) return [keyword, value];
      if (keyword === 'properties' && isMembers(value)) return [keyword, mapped(value, marked)];
      if (NAMED.has(keyword) && isMembers(value)) return [keyword, mapped(value, fold)];
      if (keyword === 'items' && Array.isArray(value)) return [keyword, mapped(value, marked)];
      return [keyword, fold(value)];
    });
    return entries.every(([keyword, value]) => Object.is(value, node[keyword])) ? node : Object.fromEntries(entries);
  };
  return fold(schema) as T; // the same schema, with marks
}

/** Whether a member's schema comes back to one around it. */
export function isRecursive(schema: SchemaNode): boolean {
  return schema[RECURSIVE] === true;
}

/** A marked member's schema as the form has it. */
export function unfolded<T extends SchemaNode>(schema: T): T {
  if (!isRecursive(schema)) return schema;
  const { [RECURSIVE]: _mark, allOf, ...rest } = schema;
  const [only, ...more] = Array.isArray(allOf) ? allOf : [];
  const isReference = isMembers(only) && typeof only['$ref'] === 'string' && more.length === 0;
  return (isReference ? { ...rest, $ref: only['$ref'] } : { ...rest, ...(allOf !== undefined && { allOf }) }) as T; // as it was
}

/** A schema without marks, all the way down. */
export function withoutFolds<T extends SchemaNode>(schema: T): T {
  const plain = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(plain);
    if (!isMembers(node)) return node;
    return Object.fromEntries(
      Object.entries(unfolded(node)).map(([keyword, value]) => [keyword, DATA.has(keyword) ? value : plain(value)]),
    );
  };
  return plain(schema) as T; // the same schema, without marks
}
