import { standardAnnotations } from '../../validation/annotations.ts';
import { pointerOf, valueAt } from '../../validation/pointer.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { knownKeywords } from './knownWords.ts';

/** Words that say nothing about the value of the schema that they stand in. */
const silent: ReadonlySet<string> = new Set([...standardAnnotations, '$schema', '$comment', 'definitions', '$defs']);

const saysSomething = (node: SchemaNode): boolean =>
  Object.keys(node).some((keyword) => knownKeywords.has(keyword) && !silent.has(keyword));

/** Where schemas are defined: by JSON Schema, and by OpenAPI. */
const places = [['definitions'], ['$defs'], ['components', 'schemas']];

/** Where the first schema stands that a file only defines, in one of {@link places} or beside its keywords. */
const firstDefined = (root: SchemaNode): readonly string[] | undefined => {
  for (const place of places) {
    const defined = valueAt(root, place);
    const name = isNode(defined) ? Object.keys(defined)[0] : undefined;
    if (name !== undefined) return [...place, name];
  }
  const name = Object.keys(root).find((member) => {
    const value = root[member];
    return !knownKeywords.has(member) && isNode(value) && saysSomething(value);
  });
  return name === undefined ? undefined : [name];
};

/** A note about a form's schema that only defines others, with the reference that makes a form of one of them. */
export const definitionsNote = (json: JsonFile): readonly Complaint[] => {
  const { value } = json;
  if (!isNode(value) || saysSomething(value)) return [];
  const first = firstDefined(value);
  if (!first) return [];
  const reference = JSON.stringify({ $ref: `#${pointerOf(first)}` });
  return [json.complain([], `This schema only defines others and takes any value. ${reference} here draws the first of them.`)];
};
