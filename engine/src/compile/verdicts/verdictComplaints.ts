import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { CompiledDirectory } from '../compileDirectory.ts';
import type { Complaint } from '../complaint.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import { compareVerdicts, type NamedDocument, type VerdictDifference } from './compareVerdicts.ts';

/** The data of a form's `cases.json`, each once, and an empty document. */
const documentsOf = (file: string): readonly NamedDocument[] => {
  const read = existsSync(file) ? readJsonFile(file) : undefined;
  const cases = read && 'json' in read && isNode(read.json.value) ? read.json.value['cases'] : undefined;
  const named = (Array.isArray(cases) ? cases : []).flatMap((one): readonly NamedDocument[] =>
    isNode(one) ? [{ name: `case '${String(one['name'])}'`, data: one['data'] }] : [],
  );
  const empty = { name: 'an empty document', data: {} };
  return [...new Map([...named, empty].map((one) => [JSON.stringify(one.data), one])).values()];
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
 * and everything one change away from them.
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
    const differences = await compareVerdicts(form, documentsOf(join(directory, name, 'cases.json')), extension);
    complaints.push(...differences.map((difference) => complaintOf(name, read.json, difference)));
  }
  return complaints;
};
