import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { referredBy } from '../schema/references.ts';
import { knownKeywords } from './knownWords.ts';

type Tokens = readonly (string | number)[];

/** Words by which an object of named members is judged here; one with another judging word is left to itself. */
const members = new Set(['type', 'properties', 'required', 'additionalProperties', '$ref', 'allOf']);

/** Words that judge nothing and lead nowhere. */
const idle = new Set([
  'title',
  'description',
  'examples',
  'example',
  'default',
  'discriminator',
  'definitions',
  '$defs',
  '$id',
]);

/** What an option asks of an object. */
interface Asked {
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** It has words that are not weighed here, and may ask for more. */
  readonly isMore: boolean;
}

/** What an option and all that it refers to and is put together of ask for; `undefined` where it is about no object. */
const askedBy = (option: unknown, root: SchemaNode): Asked | undefined => {
  const properties = new Map<string, unknown>();
  const required = new Set<string>();
  const seen = new Set<unknown>();
  let [isClosed, isMore, isObject] = [false, false, false];
  const left = [option]; // a chain of references may be longer than calls can be deep
  while (left.length > 0) {
    const node = left.pop();
    if (!isNode(node)) isMore = true;
    if (!isNode(node) || seen.has(node)) continue;
    seen.add(node);
    isObject ||= node['type'] === 'object' || isNode(node['properties']);
    isMore ||= Object.keys(node).some((word) => knownKeywords.has(word) && !members.has(word) && !idle.has(word));
    isMore ||= isNode(node['additionalProperties']) || ![undefined, 'object'].some((type) => type === node['type']);
    isClosed ||= node['additionalProperties'] === false;
    for (const [name, schema] of Object.entries(isNode(node['properties']) ? node['properties'] : {})) {
      isMore ||= properties.has(name) && !sameValue(properties.get(name), schema);
      properties.set(name, schema);
    }
    for (const name of Array.isArray(node['required']) ? node['required'] : []) required.add(String(name));
    for (const part of Array.isArray(node['allOf']) ? node['allOf'] : []) left.push(part);
    if ('$ref' in node) left.push(referredBy(node['$ref'], root));
  }
  return isObject ? { properties, required, isClosed, isMore } : undefined;
};

/** Whether one option takes whatever another takes that has no members but its own. */
const covers = (wide: Asked, narrow: Asked): boolean =>
  !wide.isMore &&
  [...wide.required].every((name) => narrow.required.has(name)) &&
  [...narrow.properties].every(([name, schema]) =>
    wide.properties.has(name) ? sameValue(wide.properties.get(name), schema) : !wide.isClosed,
  );

/** Lists that are longer are not weighed: each option is held against each. */
const most = 100;

const nameOf = (option: unknown, index: number): string => {
  const { title, $ref: reference } = isNode(option) ? option : {};
  return `'${String(title ?? (typeof reference === 'string' ? reference.split('/').at(-1) : `option ${index + 1}`))}'`;
};

/**
 * Notes about options of a `oneOf` that can never be the only one: another takes whatever they take, so that nothing is
 * right by them. A `discriminator` of OpenAPI tells them apart where they are drawn, and judges nothing.
 */
export const coveredOptions = (node: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const { oneOf, discriminator } = node;
  const root = json.value;
  if (!Array.isArray(oneOf) || oneOf.length > most || !isNode(root)) return [];
  const asked = oneOf.map((option) => askedBy(option, root));
  const judges = isNode(discriminator) ? " A 'discriminator' judges nothing." : '';
  return asked.flatMap((narrow, index) => {
    const other = narrow && asked.findIndex((wide, at) => at !== index && wide !== undefined && covers(wide, narrow));
    if (other === undefined || other < 0) return [];
    const text = `What is right by ${nameOf(oneOf[index], index)} is right by ${nameOf(oneOf[other], other)} as well, and 'oneOf' refuses what several take.${judges}`;
    return [
      json.complain([...tokens, 'oneOf', index], `${text} A 'const' in each tells them apart; by 'anyOf' both may be right.`),
    ];
  });
};
