import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { CompiledDirectory } from '../compileDirectory.ts';
import type { Complaint } from '../complaint.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import { compareVerdicts, type NamedDocument, type VerdictDifference } from './compareVerdicts.ts';

/** What a form's `cases.json` has. */
interface Cases {
  readonly documents: readonly NamedDocument[];
  readonly complaints: readonly Complaint[];
}

const noCases: Cases = { documents: [], complaints: [] };

const readCases = (file: string): Cases => {
  const read = existsSync(file) ? readJsonFile(file) : undefined;
  if (!read) return noCases;
  if (!('json' in read)) return { ...noCases, complaints: read.complaints };
  const { json } = read;
  const cases = isNode(json.value) ? json.value['cases'] : undefined;
  if (!Array.isArray(cases)) return { ...noCases, complaints: [json.complain([], "Cases are a list, 'cases'.")] };
  const isCase = (one: unknown): one is SchemaNode => isNode(one) && 'data' in one;
  return {
    documents: cases.filter(isCase).map((one) => ({ name: `case '${String(one['name'])}'`, data: one['data'] })),
    complaints: cases.flatMap((one, index) =>
      isCase(one) ? [] : [json.complain(['cases', index], "A case has a 'name', and a document as its 'data'.")],
    ),
  };
};

/** Documents, each once, and an empty one. */
const withEmpty = (documents: readonly NamedDocument[]): readonly NamedDocument[] => {
  const empty = { name: 'an empty document', data: {} };
  return [...new Map([...documents, empty].map((one) => [JSON.stringify(one.data), one])).values()];
};

const listed = (errors: readonly string[]): string => (errors.length === 0 ? 'accepts it' : `complains: ${errors.join('; ')}`);

/** Where the schema speaks about a place of a document: `/cast/0/title` → `properties`, `cast`, `items`, `properties`, `title`. */
const schemaTokens = (pointer: string): readonly string[] =>
  tokensOf(pointer).flatMap((token) => (/^\d+$/.test(token) ? ['items'] : ['properties', token]));

const complaintOf = (name: string, json: JsonFile, difference: VerdictDifference): Complaint => {
  const { check, document, mutation, path, module, ajv } = difference;
  const what = mutation ? `${document} with ${mutation.change} at '${mutation.pointer || '/'}'` : document;
  return json.complain(
    schemaTokens(path),
    `The form '${name}' is judged in two ways (${check}): about ${what} its module ${listed(module)}, and ajv ${listed(ajv)}.`,
  );
};

/**
 * Complaints about forms whose modules do not judge as ajv does at run time, over the documents of their `cases.json`
 * and everything one change away from them, and about files of cases that are none.
 *
 * @param directory the folder of forms that was compiled
 */
export const verdictComplaints = async (
  { forms }: Pick<CompiledDirectory, 'forms'>,
  directory: string,
  extension: VocabularyExtension = {},
): Promise<readonly Complaint[]> => {
  const complaints: Complaint[] = [];
  for (const [name, form] of forms) {
    const read = readJsonFile(join(directory, name, 'schema.json'));
    if (!('json' in read)) continue;
    const cases = readCases(join(directory, name, 'cases.json'));
    const differences = await compareVerdicts(form, withEmpty(cases.documents), extension);
    complaints.push(...cases.complaints, ...differences.map((difference) => complaintOf(name, read.json, difference)));
  }
  return complaints;
};
