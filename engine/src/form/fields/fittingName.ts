import type { RJSFSchema } from '@rjsf/utils';
import { memberSchemasOf } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';

/** Ends of names, of which a pattern asks for one more often than for any other. */
const ENDS = [
  'newKey',
  'newkey',
  'new-key',
  'new_key',
  'NewKey',
  'NEWKEY',
  'new',
  '1',
  '10',
  'a',
  'A',
  'new.key',
  '/newKey',
  'a1',
  'en',
];

/** What a pattern says as it stands at its beginning: `x-` of `^x-[a-z]+$`. */
const beginningOf = (pattern: string): string => {
  const [, said = '', next = ''] = /^\^((?:[\w\s/:@#-]|\\[^\w])*)(.?)/.exec(pattern) ?? [];
  const plain = said.replaceAll('\\', '');
  return /[?*{|]/.test(next) ? '' : plain;
};

const isMatch = (pattern: string, name: string): boolean =>
  memberSchemasOf({ patternProperties: { [pattern]: true } }, name)[0] === true;

/** A name, and those that are taken for it where a member has it already. */
const numbered = (name: string): readonly string[] => [name, ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${name}${n}`)];

/**
 * A name for a new member that the schema of its object allows and that no member has; `undefined` where `made` is one,
 * or none is found.
 *
 * @param schema the object's, references and conditions resolved
 * @param made the name that it has got
 */
export function fittingName(schema: RJSFSchema, made: string, data: object): string | undefined {
  const { additionalProperties, patternProperties = {}, propertyNames, properties = {} } = schema;
  const isClosed = additionalProperties === false;
  const patterns = Object.keys(patternProperties);
  const asked = isMembers(propertyNames) && typeof propertyNames['pattern'] === 'string' ? propertyNames['pattern'] : undefined;
  const isFit = (name: string) =>
    (!isClosed || patterns.some((pattern) => isMatch(pattern, name))) && (asked === undefined || isMatch(asked, name));
  // By a number behind a dash the options of a choice are told apart, in ids: of a member that has some it would be one.
  if (isFit(made) && !/-\d+$/.test(made)) return undefined;
  const beginnings = new Set(['', ...[...patterns, ...(asked === undefined ? [] : [asked])].map(beginningOf)]);
  const names = [...beginnings].flatMap((beginning) => ENDS.flatMap((end) => numbered(`${beginning}${end}`)));
  return names.find((name) => isFit(name) && !Object.hasOwn(data, name) && !Object.hasOwn(properties, name));
}
