import { applicable, childSchemas, resolveReference, type SchemaNode, type Speakers } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { type Path, toPattern } from '../data/pointer.ts';
import { remembered } from '../data/remembered.ts';
import { circlesOf, insideWithPatterns } from '../schema/circles.ts';

/** Schemas of everything within a value that a node says something of. */
const within = (node: SchemaNode): readonly unknown[] => [
  ...insideWithPatterns(node),
  ...['items', 'additionalItems', 'additionalProperties'].map((keyword) => node[keyword]),
];

const comingBack = new WeakMap<object, boolean>();

/** Whether a schema has parts within themselves. */
export function comesBack(root: SchemaNode): boolean {
  return remembered(comingBack, root, () => {
    const circles = [...circlesOf(root, within).values()];
    return new Set(circles).size < circles.length;
  });
}

/** What is known of the places of one schema that does not change. */
interface Known {
  readonly found: Speakers;
  readonly places: Map<string, readonly SchemaNode[]>;
}

const known = new WeakMap<object, Known>();

const knownOf = (root: SchemaNode): Known => remembered(known, root, () => ({ found: new Map(), places: new Map() }));

function nodesAt(root: SchemaNode, path: Path, { found, places }: Known): readonly SchemaNode[] {
  const pattern = toPattern(path);
  const before = places.get(pattern);
  if (before) return before;
  const segment = path.at(-1);
  const around = segment === undefined ? [] : nodesAt(root, path.slice(0, -1), { found, places });
  const nodes = segment === undefined ? applicable(root, root) : [...new Set(childSchemas(around, segment, root, found))];
  // The places of a tuple have a schema each.
  if (typeof segment !== 'number' || !around.some(({ items }) => Array.isArray(items))) places.set(pattern, nodes);
  return nodes;
}

/**
 * How many parts around a value are of a definition that it is, too: 0 for the outermost comment, 1 for its answers, 2 for
 * the answers to these.
 */
export function levelOf(root: SchemaNode, path: Path): number {
  const memory = knownOf(root);
  const referred = nodesAt(root, path, memory).flatMap(({ $ref }) => resolveReference($ref, root) ?? []);
  const isOne = new Set<unknown>(referred.filter(isMembers));
  return path.filter((_segment, at) => nodesAt(root, path.slice(0, at), memory).some((node) => isOne.has(node))).length;
}

/**
 * About how many fields a document is drawn with: of each object in it those that are named, or its members where these are
 * more. It is not counted on beyond `most`.
 */
export function countFields(root: SchemaNode, value: unknown, most: number, path: Path = []): number {
  if (typeof value !== 'object' || value === null) return 0;
  const named = nodesAt(root, path, knownOf(root)).map(({ properties }) => Object.keys(Object(properties)).length);
  let count = Math.max(Object.keys(value).length, ...(Array.isArray(value) ? [] : named));
  for (const [segment, part] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (count > most) break;
    count += countFields(root, part, most - count, [...path, segment]);
  }
  return count;
}
