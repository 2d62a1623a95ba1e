import { isNode } from '../../validation/schemaNode.ts';
import { decoded } from './references.ts';
import { isApart } from './referredPlaces.ts';

type Tokens = readonly (string | number)[];

/** A file's name without what says that it is a schema; the folder's where nothing is left, as of a form's `schema.json`. */
const fileName = (address: string): string => decoded(address.replace(/[./]schema\.\w+$|\.\w+$/, '').replace(/^.*\//, ''));

/**
 * What the schema at a place of a file is called: by its own name where it is one that only references lead to, or its file's.
 * `undefined` for any other, and where the name cannot be read or is like those that are given.
 *
 * @param address the file's
 */
export const nameOfPlace = (address: string, tokens: Tokens): string | undefined => {
  const name = tokens.length === 0 ? fileName(address) : String(tokens.at(-1));
  const isNamed = tokens.length === 0 || isApart(tokens) || /^(definitions|\$defs)$/.test(String(tokens.at(-2)));
  return isNamed && /^(?!shared\d)[a-z][\w.-]*$/i.test(name) ? name : undefined;
};

/** The name of a definition that has none which it could keep. */
export const givenName = (number: number): string => `shared${number}`;

/** Whether a reference leads to a definition of a given name, which says nothing of it. */
export const isToGivenName = (reference: string): boolean => /\/shared\d+$/.test(reference);

/** A schema of another file without what it defines: references to that are followed, wherever it stands. */
export const withoutDefinitions = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  const { definitions: _definitions, $defs: _defs, ...rest } = schema;
  return rest;
};
