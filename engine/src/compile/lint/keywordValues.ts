import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { vocabulary } from '../../validation/vocabulary/index.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { holdsSchemas } from '../schema/subschemas.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import { eitherKind } from './schemaFaults.ts';

/** Which kinds of value each keyword beside the standard's may have, where it says so. */
export type KeywordKinds = ReadonlyMap<string, readonly string[]>;

/** The kinds of value of the engine's keywords and of a host's. */
export const keywordKinds = ({ keywords = [] }: VocabularyExtension): KeywordKinds =>
  new Map([
    ['transient', ['boolean']],
    ...[...vocabulary, ...keywords].flatMap(({ keyword, schemaType }) =>
      schemaType ? [keyword].flat().map((name): [string, string[]] => [name, [schemaType].flat()]) : [],
    ),
  ]);

/** Whether a value is of a type of JSON Schema. */
export const isOfKind = (value: unknown, kind: string): boolean => {
  if (kind === 'null') return value === null;
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return isNode(value);
  return kind === 'integer' ? Number.isInteger(value) : typeof value === kind;
};

/** The engine's keywords whose text is a date. */
const dated: ReadonlySet<string> = new Set(['notBefore', 'notAfter']);

/** Whether a keyword may go by another field's value; in any other a `$data` is a name like others. */
const isLimit = (keyword: string): boolean =>
  !holdsSchemas(keyword) && !['default', 'example', 'examples', 'errorMessage'].includes(keyword);

const isPointer = (text: unknown): boolean => typeof text === 'string' && /^(\d+#?|\d+\/.*|\/.*|)$/.test(text);

/** What is wrong with the value of a keyword; `undefined` where nothing is. */
const faultOf = (keyword: string, value: unknown, expected: readonly string[] | undefined): string | undefined => {
  if (isNode(value) && '$data' in value && isLimit(keyword))
    return isPointer(value['$data'])
      ? undefined
      : "'$data' is a pointer: '1/from' leads to the field 'from' beside this one, '/from' to the one of the whole form.";
  if (expected && !expected.some((kind) => isOfKind(value, kind))) return `'${keyword}' is ${eitherKind(expected)}.`;
  return dated.has(keyword) && Number.isNaN(Date.parse(String(value)))
    ? `'${keyword}' is a date as in '2026-06-01', or that of another field: {"$data": "1/from"}.`
    : undefined;
};

/** Complaints about keywords whose value is of another kind than they may have, or is no pointer to the data. */
export const keywordValueComplaints = (
  node: SchemaNode,
  tokens: readonly (string | number)[],
  json: JsonFile,
  kinds: KeywordKinds,
): readonly Complaint[] =>
  Object.entries(node).flatMap(([keyword, value]) => {
    const fault = faultOf(keyword, value, kinds.get(keyword));
    return fault ? [json.complain([...tokens, keyword], fault)] : [];
  });
