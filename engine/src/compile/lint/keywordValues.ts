import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { vocabulary } from '../../validation/vocabulary/index.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
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

const isOfKind = (value: unknown, kind: string): boolean => {
  if (kind === 'null') return value === null;
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return isNode(value);
  return kind === 'integer' ? Number.isInteger(value) : typeof value === kind;
};

/** Complaints about keywords whose value is of another kind than they may have; a value from the data is told elsewhere. */
export const keywordValueComplaints = (
  node: SchemaNode,
  tokens: readonly (string | number)[],
  json: JsonFile,
  kinds: KeywordKinds,
): readonly Complaint[] =>
  Object.entries(node).flatMap(([keyword, value]) => {
    const expected = kinds.get(keyword);
    const isRight = !expected || (isNode(value) && '$data' in value) || expected.some((kind) => isOfKind(value, kind));
    return isRight ? [] : [json.complain([...tokens, keyword], `'${keyword}' is ${eitherKind(expected)}.`)];
  });
