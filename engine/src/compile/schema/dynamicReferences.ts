import { isNode } from '../../validation/schemaNode.ts';
import { resolveAddress } from './identifiers.ts';

/** How often each name of a `$dynamicAnchor`, or an `$anchor`, is given in a file. */
const anchorsOf = (value: unknown, word: string, found = new Map<string, number>()): ReadonlyMap<string, number> => {
  if (typeof value !== 'object' || value === null) return found;
  const anchor: unknown = Reflect.get(value, word);
  if (typeof anchor === 'string') found.set(anchor, (found.get(anchor) ?? 0) + 1);
  for (const member of Object.values(value)) anchorsOf(member, word, found);
  return found;
};

/** The names of the `$dynamicAnchor`s of a schema itself, without those of schemas within that have addresses of their own. */
const ownAnchors = (value: unknown, isRoot = true): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const anchor: unknown = Reflect.get(value, '$dynamicAnchor');
  if (!isRoot && typeof Reflect.get(value, '$id') === 'string') return [];
  return [
    ...(typeof anchor === 'string' ? [anchor] : []),
    ...Object.values(value).flatMap((member) => ownAnchors(member, false)),
  ];
};

/** What a schema begins with by which a form is judged: whatever refers to a name of its, dynamically, means the place here. */
export interface Outermost {
  readonly file: unknown;
  readonly address: string;
  readonly anchors: ReadonlySet<string>;
}

/** @param file the schema of a form, in its own words @param address that of its file */
export const outermostOf = (file: unknown, address: string): Outermost => {
  const { $id } = isNode(file) ? file : {};
  const own = typeof $id === 'string' ? (resolveAddress($id, address).split('#', 1)[0] ?? '') : address;
  return { file, address: own, anchors: new Set(ownAnchors(file)) };
};

/**
 * What the `$dynamicRef`s of a file mean, as `$ref`s: a name that the schema has from which judging begins means that place,
 * its root among them; any other the one place that has it. `undefined` where that depends on the way that judging takes.
 */
export const dynamicReferences = (file: unknown, outermost: Outermost): ((reference: unknown) => string | undefined) => {
  const anchors = anchorsOf(file, '$dynamicAnchor');
  const plain = anchorsOf(file, '$anchor');
  const { $dynamicAnchor: own, $id } = isNode(file) ? file : {};
  return (reference) => {
    if (typeof reference !== 'string' || !reference.includes('#')) return undefined;
    const isLocal = reference.startsWith('#');
    const name = reference.slice(reference.indexOf('#') + 1);
    const isOuter = outermost.anchors.has(name) && !plain.has(name);
    if (isOuter && !(isLocal && name === own && file === outermost.file)) return `${outermost.address}#${name}`;
    if (!isLocal) return undefined;
    if (name === own) return `${typeof $id === 'string' ? $id : ''}#`;
    const isPlain = anchors.get(name) === undefined && plain.get(name) === 1;
    return anchors.get(name) === 1 || isPlain || reference === '#' || name.startsWith('/') ? reference : undefined;
  };
};
