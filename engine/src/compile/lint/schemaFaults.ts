import type { ErrorObject } from 'ajv';
import { tokensOf, valueAt } from '../../validation/pointer.ts';
import { knownFormats } from './knownWords.ts';
import { nearestWord } from './nearestWord.ts';

/** What is wrong with a schema as such, and where. */
export interface SchemaFault {
  readonly tokens: readonly string[];
  readonly message: string;
}

const kinds: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a schema',
};

/** What other languages call the kinds of value. */
const foreignTypes: { readonly [name: string]: string } = {
  ...{ str: 'string', text: 'string', varchar: 'string' },
  ...{ int: 'integer', long: 'integer', bigint: 'integer', float: 'number', double: 'number', decimal: 'number' },
  ...{ bool: 'boolean', list: 'array', dict: 'object', map: 'object', struct: 'object' },
};

/** What is said of a word that is none of those `allowed`: which of them is meant, or how it is said here. */
const meantBy = (word: string, value: string, allowed: readonly string[]): string | undefined => {
  const known = nearestWord(value, allowed) ?? (word === 'type' ? foreignTypes[value.toLowerCase()] : undefined);
  if (known !== undefined) return `Is '${known}' meant?`;
  if (word !== 'type') return undefined;
  if (value === 'any') return "Without 'type' any value is right.";
  return knownFormats.has(value) ? `It is a format: "type": "string", "format": "${value}".` : undefined;
};

const either = (words: readonly string[]): string => [...new Set(words)].join(', or ');

/** Kinds of value in words, any of which may stand. */
export const eitherKind = (types: readonly string[]): string =>
  either(types.map((type) => (type === 'object' ? 'an object' : (kinds[type] ?? type))));

const typesOf = ({ params }: ErrorObject): readonly string[] =>
  [params['type']].flat().flatMap((type) => (typeof type === 'string' ? [type] : []));

const describe = (schema: unknown, tokens: readonly string[], errors: readonly ErrorObject[]): string => {
  const word = tokens.findLast((token) => !/^\d+$/.test(token)) ?? '';
  const value = valueAt(schema, tokens);
  const choice = errors.find(({ keyword }) => keyword === 'enum');
  if (choice && typeof value === 'string') {
    const allowed: readonly string[] = choice.params['allowedValues'];
    const meant = meantBy(word, value, allowed);
    return meant === undefined
      ? `'${value}' is nothing that '${word}' can be: it is one of ${allowed.join(', ')}.`
      : `'${value}' is nothing that '${word}' can be. ${meant}`;
  }
  const types = errors.filter(({ keyword }) => keyword === 'type').flatMap(typesOf);
  if (types.length > 0) return `'${word}' is ${either(types.map((type) => kinds[type] ?? type))}.`;
  if (choice) return `'${word}' is one of ${choice.params['allowedValues'].join(', ')}.`;
  const [error] = errors;
  const limit: unknown = error?.params['limit'];
  switch (error?.keyword) {
    case 'minimum':
      return `'${word}' is ${limit} or more.`;
    case 'exclusiveMinimum':
      return `'${word}' is more than ${limit}.`;
    case 'minItems':
      return `'${word}' has at least ${limit} of them.`;
    case 'uniqueItems':
      return `'${word}' has something twice.`;
    default:
      return `'${word}' ${error?.message ?? 'is not as it should be'}.`;
  }
};

/** What the standard's own schema of schemas finds wrong with a schema, in plain words, each place once. */
export const schemaFaults = (schema: unknown, errors: readonly ErrorObject[]): readonly SchemaFault[] => {
  const places = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    if (['anyOf', 'oneOf', 'if', '$ref'].includes(error.keyword)) continue;
    places.set(error.instancePath, [...(places.get(error.instancePath) ?? []), error]);
  }
  // Of two kinds that may stand at a place, what is there is one, and what is wrong inside of it is told there.
  const isOther = ([path, found]: readonly [string, readonly ErrorObject[]]) =>
    found.every(({ keyword }) => keyword === 'type') && [...places.keys()].some((other) => other.startsWith(`${path}/`));
  const told = [...places].filter((place) => !isOther(place));
  return told.map(([path, found]) => {
    const tokens = tokensOf(path);
    // Any limit may be an object as well, `$data`, which nobody meant who wrote another one.
    const meant = found.filter(({ keyword, params }) => !(keyword === 'type' && params['type'] === 'object'));
    return { tokens, message: describe(schema, tokens, meant.length > 0 ? meant : found) };
  });
};

/** A schema that is none. */
export class SchemaFaults extends Error {
  override readonly name = 'SchemaFaults';
  readonly faults: readonly SchemaFault[];

  constructor(faults: readonly SchemaFault[]) {
    super(faults.map(({ message }) => message).join(' '));
    this.faults = faults;
  }
}
