import { standardAnnotations } from '../../validation/annotations.ts';
import { pointerOf, valueAt } from '../../validation/pointer.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint, Lint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { inWordsOfDraft7 } from '../schema/otherDrafts.ts';
import { listedFields } from './foreignFiles.ts';
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

/**
 * What is said of a form's schema that takes any value: it only defines others, and a reference makes a form of one of them; or
 * nobody can tell what it is. What lists fields in words of its own is none.
 */
export const definitionsNote = (json: JsonFile): Lint => {
  const { value } = json;
  const [complaints, notes]: [Complaint[], Complaint[]] = [[], []];
  if (!isNode(value) || saysSomething(value)) return { complaints, notes };
  const { value: inWords } = inWordsOfDraft7(json);
  if (isNode(inWords) && saysSomething(inWords)) return { complaints, notes };
  const first = firstDefined(value);
  const isOfFile = first !== undefined && first.length > 1;
  if (!isOfFile) complaints.push(...listedFields(json));
  if (complaints.length > 0) return { complaints, notes };
  if (first) {
    const reference = JSON.stringify({ $ref: `#${pointerOf(first)}` });
    const members = isOfFile ? '' : " Members of one object stand in its 'properties'.";
    const text = `This schema only defines others and takes any value. ${reference} here draws the first of them.${members}`;
    notes.push(json.complain([], text));
  } else if (Object.keys(value).some((word) => !knownKeywords.has(word)))
    notes.push(
      json.complain(
        [],
        "No word of this file says anything of a value: as a schema it takes any. Fields stand in 'properties'.",
      ),
    );
  return { complaints, notes };
};
