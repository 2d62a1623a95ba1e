import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { everyKind, isAbout, kindOf, kindsOf } from '../schema/kinds.ts';

type Tokens = readonly (string | number)[];

/** Limits of the same thing from below and from above. */
const limits = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Lists that name the values of `enum` in the same order. */
const namesOfChoices = ['enumNames', 'x-enumNames', 'x-enum-varnames', 'enumDescriptions', 'x-enum-descriptions'];

/** Keywords by which a value is judged where they stand, and nowhere else. */
const judgedHere: readonly string[] = [
  ...['maxLength', 'minLength', 'pattern', 'maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'],
  ...['maxItems', 'minItems', 'uniqueItems', 'uniqueBy', 'notBlank'],
  ...['notPast', 'notFuture', 'notAfter', 'notBefore', 'maxCurrentYear'],
];

/** What brings more that the value is judged by. */
const bringsMore = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'onSubmit'];

const typeOf = ({ type }: SchemaNode): string => [type].flat().join(', ');

/** A pattern as programs write it, between slashes, which are a part of it here. */
const isBetweenSlashes = (pattern: unknown): boolean =>
  typeof pattern === 'string' && /^\/\^.*\/[a-z]*$|^\/.*\$\/[a-z]*$/.test(pattern);

/** The names of members that must be there, and that nobody can enter where they lack: they are only read. */
const neverEntered = ({ properties, required }: SchemaNode): readonly string[] =>
  (Array.isArray(required) ? required : []).flatMap((name: unknown) => {
    const member = isNode(properties) && typeof name === 'string' ? properties[name] : undefined;
    return isNode(member) && member['readOnly'] === true && !('default' in member) ? [String(name)] : [];
  });

/** Notes about what is said beside something else that makes it refuse everything, or say nothing. */
export const contradictionNotes = (node: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const notes: Complaint[] = [];
  const note = (at: Tokens, message: string) => notes.push(json.complain([...tokens, ...at], message));
  for (const [low, high] of limits) {
    const [least, most] = [node[low], node[high]];
    if (typeof least === 'number' && typeof most === 'number' && least > most)
      note([low], `'${low}' is more than '${high}', ${most}: nothing is right here.`);
  }
  // A type that is none is told elsewhere.
  const types = kindsOf(node);
  const kinds = [...types].every((kind) => everyKind.includes(kind)) ? types : new Set(everyKind);
  const choices = Array.isArray(node['enum']) ? node['enum'] : [];
  const other = choices.findIndex((choice) => !kinds.has(kindOf(choice)));
  if (other >= 0)
    note(
      ['enum', other],
      `The choice ${JSON.stringify(choices[other]).slice(0, 100)} is refused by the 'type' beside it, '${typeOf(node)}'.`,
    );
  const { const: only } = node;
  if (only !== undefined && !(isNode(only) && '$data' in only) && !kinds.has(kindOf(only)))
    note(
      ['const'],
      `The value ${JSON.stringify(only).slice(0, 100)} is refused by the 'type' beside it, '${typeOf(node)}': nothing is right here.`,
    );
  const { items, minItems } = node;
  if (Array.isArray(items) && node['additionalItems'] === false && typeof minItems === 'number' && minItems > items.length)
    note(['minItems'], `'minItems' is more than the places of this list, ${items.length}: nothing is right here.`);
  for (const names of choices.length > 0 ? namesOfChoices : []) {
    const count = Array.isArray(node[names]) ? node[names].length : choices.length;
    if (count !== choices.length) note([names], `'enum' has ${choices.length} choices, and here are texts for ${count}.`);
  }
  for (const keyword of Object.keys(node))
    if (!isAbout(keyword, kinds)) note([keyword], `'${keyword}' says nothing of values of the type '${typeOf(node)}'.`);
  // Who refers to a definition may say more beside it.
  const isAlone = tokens.includes('properties') && !tokens.includes('definitions') && !tokens.includes('$defs');
  const isWhole = isAlone && !bringsMore.some((keyword) => keyword in node);
  const messages = isWhole && isNode(node['errorMessage']) ? node['errorMessage'] : {};
  for (const keyword of judgedHere)
    if (keyword in messages && !(keyword in node))
      note(['errorMessage', keyword], `There is no '${keyword}' here that could be broken, so nobody reads this.`);
  for (const name of neverEntered(node))
    note(
      ['properties', name, 'readOnly'],
      `'${name}' is required, can only be read and has no default: a new document is not sent unless the host gives it one.`,
    );
  if (isBetweenSlashes(node['pattern']))
    note(['pattern'], 'The slashes are a part of this pattern, by which nothing is right. It stands here without them.');
  return notes;
};
