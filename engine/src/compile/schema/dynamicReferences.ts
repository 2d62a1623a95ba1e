import { isNode } from '../../validation/schemaNode.ts';

/** How often each name of a `$dynamicAnchor`, or an `$anchor`, is given in a file. */
const anchorsOf = (value: unknown, word: string, found = new Map<string, number>()): ReadonlyMap<string, number> => {
  if (typeof value !== 'object' || value === null) return found;
  const anchor: unknown = Reflect.get(value, word);
  if (typeof anchor === 'string') found.set(anchor, (found.get(anchor) ?? 0) + 1);
  for (const member of Object.values(value)) anchorsOf(member, word, found);
  return found;
};

/**
 * What the `$dynamicRef`s of a file mean, as `$ref`s: one of the root's name is the root, from which judging begins; any
 * other name means the one place that has it. `undefined` where that depends on the way that judging takes.
 */
export const dynamicReferences = (file: unknown): ((reference: unknown) => string | undefined) => {
  const anchors = anchorsOf(file, '$dynamicAnchor');
  const plain = anchorsOf(file, '$anchor');
  const { $dynamicAnchor: own, $id } = isNode(file) ? file : {};
  return (reference) => {
    if (typeof reference !== 'string' || !reference.startsWith('#')) return undefined;
    const name = reference.slice(1);
    if (name === own) return `${typeof $id === 'string' ? $id : ''}#`;
    const isPlain = anchors.get(name) === undefined && plain.get(name) === 1;
    return anchors.get(name) === 1 || isPlain || reference === '#' || name.startsWith('/') ? reference : undefined;
  };
};
