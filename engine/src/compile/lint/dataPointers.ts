import { pointerOf, tokensOf } from '../../validation/pointer.ts';
import { followed, isNode, type SchemaNode, type Speakers, schemasAt } from '../../validation/schemaNode.ts';
import type { Complaint, Lint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { subschemasOf } from '../schema/subschemas.ts';
import { complainWhereSaid } from './complainWhereSaid.ts';
import { meantQuestion } from './nearestWord.ts';

type Tokens = readonly (string | number)[];

/** Stands for a name that the schema does not know, and leads to nothing that could be looked up. */
const anyName = Symbol('any name');

/** Where a value is in a document; `-` is any row. */
type Way = readonly (string | typeof anyName)[];

/** Most schemas that are looked at: definitions that refer to each other could be millions. */
const mostVisited = 100_000;

/** Words with a `$data` in them that is a value like any other. */
const literal: ReadonlySet<string> = new Set(['default', 'examples', 'example']);

/** Keywords with schemas of no value of the document, or of one that only a reference leads to. */
const elsewhere: ReadonlySet<string> = new Set(['propertyNames', 'definitions', '$defs']);

/** The way to what a schema within one about `way` is about. */
const wayWithin = (way: Way, keyword: string, tokens: Tokens): Way => {
  if (keyword === 'properties') return [...way, String(tokens[1])];
  if (['items', 'additionalItems', 'unevaluatedItems', 'contains'].includes(keyword)) return [...way, '-'];
  return ['patternProperties', 'additionalProperties', 'unevaluatedProperties'].includes(keyword) ? [...way, anyName] : way;
};

/** Where a `$data` leads from a value; `undefined` out of the document. */
const targetOf = (data: string, way: Way): Way | undefined => {
  if (data.startsWith('/')) return tokensOf(data);
  const [up = '', place = ''] = /^(\d+)(.*)$/.exec(data)?.slice(1) ?? [];
  if (Number(up) > way.length) return undefined;
  // '#' is the name of a member or the number of a row, which are always there.
  return [...way.slice(0, way.length - Number(up)), ...(place.startsWith('/') ? tokensOf(place) : [])];
};

/** What is said of a way on which a name is that the form does not have; `undefined` where all of them may be there. */
const missing = (target: Way, schema: SchemaNode, known: Speakers): string | undefined => {
  for (const [index, name] of target.entries()) {
    const place = target.slice(0, index);
    if (name === anyName || place.includes(anyName)) return undefined;
    const around = pointerOf(place.map(String));
    const nodes = schemasAt(schema, around, known);
    const names = nodes.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : []));
    if (nodes.some(({ additionalProperties }) => additionalProperties === true)) return undefined;
    if (names.length > 0 && !names.includes(name) && schemasAt(schema, `${around}${pointerOf([name])}`, known).length === 0)
      return `${around === '' ? 'the form' : `'${around}'`} has no property '${name}'.${meantQuestion(name, names)}`;
  }
  return undefined;
};

/**
 * Lints the pointers to other fields (`$data`): complains about those that lead out of the form, and notes those that lead
 * to no field, by which nothing is judged.
 *
 * @param schema the form's, with what other files say in the place of references to them
 */
export const lintDataPointers = (json: JsonFile, schema: unknown): Lint => {
  if (!isNode(schema) || !JSON.stringify(schema).includes('"$data":')) return { complaints: [], notes: [] };
  const complaints = new Map<string, Complaint>();
  const notes = new Map<string, Complaint>();
  const known: Speakers = new Map();
  let left = mostVisited;
  const lookAt = (data: string, way: Way, tokens: Tokens) => {
    const target = targetOf(data, way);
    const stray = 'leads out of the form: 1 leads to what is around a field, 2 to what is around that';
    const lost = target && missing(target, schema, known);
    if (target && lost === undefined) return;
    const text = target ? `'${data}' leads to no field, so nothing is compared: ${lost}` : `'${data}' ${stray}.`;
    (target ? notes : complaints).set(`${pointerOf(tokens)} ${text}`, complainWhereSaid(json, tokens.map(String), text));
  };
  const visit = (node: unknown, way: Way, tokens: Tokens, around: readonly unknown[]): void => {
    left -= 1;
    if (!isNode(node) || left < 0) return;
    for (const [keyword, value] of Object.entries(node)) {
      const data = isNode(value) && !literal.has(keyword) ? value['$data'] : undefined;
      if (typeof data === 'string') lookAt(data, way, [...tokens, keyword, '$data']);
    }
    for (const { schema: inner, keyword, tokens: inside } of subschemasOf(node))
      if (!elsewhere.has(keyword)) visit(inner, wayWithin(way, keyword, inside), [...tokens, ...inside], around);
    const { $ref } = node;
    const [, part] = typeof $ref === 'string' ? followed(node, schema) : [];
    if (typeof $ref === 'string' && part && !around.includes(part))
      visit(part, way, tokensOf(decodeURIComponent($ref.slice(1))), [...around, part]);
  };
  visit(schema, [], [], []);
  return { complaints: [...complaints.values()], notes: [...notes.values()] };
};
