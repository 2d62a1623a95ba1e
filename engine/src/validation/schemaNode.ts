import { tokensOf, valueAt } from './pointer.ts';

/** A schema that is an object. */
export interface SchemaNode {
  readonly [keyword: string]: unknown;
}

/** Whether a value is an object with members: not null, not a list. */
export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The node that a local reference (`#/definitions/title`) means in `root`; `undefined` when there is none. */
export const resolveReference = (reference: unknown, root: SchemaNode): SchemaNode | undefined => {
  if (typeof reference !== 'string' || !reference.startsWith('#')) return undefined;
  const target = valueAt(root, tokensOf(decodeURIComponent(reference.slice(1))));
  return isNode(target) ? target : undefined;
};

/** A node and what its local references lead to, one after the other. */
export const followed = (node: SchemaNode, root: SchemaNode): readonly SchemaNode[] => {
  const found = new Set<SchemaNode>();
  for (let at: SchemaNode | undefined = node; at && !found.has(at); at = resolveReference(at['$ref'], root)) found.add(at);
  return [...found];
};

/**
 * The title of a value, of all that speak of it from the outside in; `undefined` where there is none. The title of an option
 * is that option's.
 */
export const titleOf = (nodes: readonly SchemaNode[]): unknown =>
  nodes.find((node) => node['title'] ?? node['oneOf'] ?? node['anyOf'])?.['title'];

/** The schemas in a schema that may speak about the same value as it does, whether or not they hold; what it refers to left aside. */
export const branchesOf = (node: SchemaNode): readonly unknown[] => [
  ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (Array.isArray(node[keyword]) ? node[keyword] : [])),
  node['then'],
  node['else'],
  // A dependency may be a list of names as well, which is no schema.
  ...['dependencies', 'dependentSchemas'].flatMap((keyword) => (isNode(node[keyword]) ? Object.values(node[keyword]) : [])),
];

const isMatch = (pattern: string, name: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false; // no pattern of ECMA-262: it is about no name
  }
};

/** The schemas in a schema that speak about its member of that name. */
export const memberSchemasOf = (node: SchemaNode, name: string): readonly unknown[] => {
  const { properties, patternProperties, additionalProperties } = node;
  const own = isNode(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [];
  const patterns = isNode(patternProperties) ? Object.entries(patternProperties) : [];
  const found = [...own, ...patterns.flatMap(([pattern, schema]) => (isMatch(pattern, name) ? [schema] : []))];
  return found.length > 0 ? found : [additionalProperties];
};

/** Every node that may speak about one value: the node, what it refers to, and the branches of its combinators. */
export const speakers = (node: unknown, root: SchemaNode, into = new Set<SchemaNode>()): Set<SchemaNode> => {
  if (!isNode(node) || into.has(node)) return into;
  for (const one of followed(node, root)) {
    into.add(one);
    for (const branch of branchesOf(one)) speakers(branch, root, into);
  }
  return into;
};

/** The schemas in a schema that speak about the member, or the item, of that name; `-` means any item. */
export const childrenOf = (node: SchemaNode, token: string): readonly unknown[] => {
  const { properties, items, additionalItems } = node;
  if (isNode(properties) && Object.hasOwn(properties, token)) return memberSchemasOf(node, token);
  if (/^(\d+|-)$/.test(token)) {
    if (Array.isArray(items)) return token === '-' ? [...items, additionalItems] : [items[Number(token)] ?? additionalItems];
    if (items !== undefined) return [items];
  }
  return memberSchemasOf(node, token);
};

/** What {@link schemasAt} has found so far in one schema that does not change. */
export type Speakers = Map<unknown, readonly SchemaNode[]>;

/**
 * Every node that may say something about one value, as {@link speakers} has it: `node` itself first.
 *
 * @param known what is not searched for again, for a caller that asks about many values of one schema.
 */
export const applicable = (node: unknown, root: SchemaNode, known?: Speakers): readonly SchemaNode[] => {
  const found = known?.get(node) ?? [...speakers(node, root)];
  known?.set(node, found);
  return found;
};

/** The nodes for the member or item `token` of a value that `nodes` describe; `-` means any item of a list. */
export const childSchemas = (
  nodes: readonly SchemaNode[],
  token: string | number,
  root: SchemaNode,
  known?: Speakers,
): readonly SchemaNode[] => {
  const children = nodes.flatMap((node) => childrenOf(node, `${token}`));
  return [...new Set(children.flatMap((child) => applicable(child, root, known)))];
};

/**
 * The nodes of a schema that speak about the value at a JSON pointer, nearest first; none for an unknown value. In the
 * pointer `-` means any item of a list.
 *
 * @param known what is not searched for again, for a caller that asks about many values of one schema.
 */
export const schemasAt = (root: SchemaNode, pointer: string, known: Speakers = new Map()): readonly SchemaNode[] =>
  tokensOf(pointer).reduce((nodes, token) => childSchemas(nodes, token, root, known), applicable(root, root, known));
