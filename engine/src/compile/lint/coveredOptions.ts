import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { referredBy } from '../schema/references.ts';

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
  /** It takes members that it does not name, where it is drawn. */
  readonly isOpen: boolean;
  /** It takes objects alone. */
  readonly isTyped: boolean;
  /** It has words that are not weighed here, and may ask for more, or have more members. */
  readonly isMore: boolean;
}

/** What an option and all that it refers to and is put together of ask for; `undefined` where it is about no object. */
const askedBy = (option: unknown, root: SchemaNode, keywords: ReadonlySet<string>): Asked | undefined => {
  const properties = new Map<string, unknown>();
  const required = new Set<string>();
  const seen = new Set<unknown>();
  let [isClosed, isOpen, isTyped, isMore, isObject] = [false, false, false, false, false];
  const left = [option]; // a chain of references may be longer than calls can be deep
  while (left.length > 0) {
    const node = left.pop();
    if (!isNode(node)) isMore = true;
    if (!isNode(node) || seen.has(node)) continue;
    seen.add(node);
    isObject ||= node['type'] === 'object' || isNode(node['properties']);
    isTyped ||= node['type'] === 'object' && node['nullable'] !== true;
    isMore ||= Object.keys(node).some((word) => keywords.has(word) && !members.has(word) && !idle.has(word));
    isMore ||= isNode(node['additionalProperties']) || ![undefined, 'object'].some((type) => type === node['type']);
    isClosed ||= node['additionalProperties'] === false;
    isOpen ||= node['additionalProperties'] === true;
    for (const [name, schema] of Object.entries(isNode(node['properties']) ? node['properties'] : {})) {
      isMore ||= properties.has(name) && !sameValue(properties.get(name), schema);
      properties.set(name, schema);
    }
    for (const name of Array.isArray(node['required']) ? node['required'] : []) required.add(String(name));
    for (const part of Array.isArray(node['allOf']) ? node['allOf'] : []) left.push(part);
    if ('$ref' in node) left.push(referredBy(node['$ref'], root));
  }
  isOpen ||= properties.size === 0;
  return isObject ? { properties, required, isClosed, isOpen, isTyped, isMore } : undefined;
};

/** Whether one option takes whatever another takes, of which people fill in the members that it names, and of an open one any. */
const covers = (wide: Asked, narrow: Asked): boolean => {
  const hasOthers = narrow.isMore || (narrow.isOpen && !narrow.isClosed);
  return (
    !wide.isMore &&
    (narrow.isTyped || !wide.isTyped) &&
    [...wide.required].every((name) => narrow.required.has(name)) &&
    [...wide.properties].every(([name, schema]) =>
      narrow.properties.has(name) ? sameValue(narrow.properties.get(name), schema) : !hasOthers && !narrow.required.has(name),
    ) &&
    (!wide.isClosed ||
      (!hasOthers && [...narrow.properties.keys(), ...narrow.required].every((name) => wide.properties.has(name))))
  );
};

/** Lists that are longer are not weighed: each option is held against each. */
const most = 100;

const nameOf = (option: unknown, index: number): string => {
  const { title, $ref: reference } = isNode(option) ? option : {};
  return `'${String(title ?? (typeof reference === 'string' ? reference.split('/').at(-1) : `option ${index + 1}`))}'`;
};

/**
 * Notes about options of a `oneOf` that can never be the only one: another takes whatever they take, so that nothing is
 * right by them. A `discriminator` of OpenAPI tells them apart where they are drawn, and judges nothing.
 *
 * @param keywords every keyword that a schema may have
 */
export const coveredOptions = (
  node: SchemaNode,
  tokens: Tokens,
  json: JsonFile,
  keywords: ReadonlySet<string>,
): readonly Complaint[] => {
  const { oneOf, discriminator } = node;
  const root = json.value;
  if (!Array.isArray(oneOf) || oneOf.length > most || !isNode(root)) return [];
  const asked = oneOf.map((option) => askedBy(option, root, keywords));
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
