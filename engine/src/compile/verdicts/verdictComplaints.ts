import { join } from 'node:path';
import { tokensOf } from '../../validation/pointer.ts';
import { createFormModule } from '../../validation/runtime.ts';
import type { CompiledDirectory } from '../compileDirectory.ts';
import type { Complaint } from '../complaint.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import { compareVerdicts, loadModule, type NamedDocument, type VerdictDifference } from './compareVerdicts.ts';
import { readCases } from './formCases.ts';

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
 * and everything one change away from them, about files of cases that are none, and about cases of which a form does not say
 * what stands in their `errors`.
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
    complaints.push(...cases.judgedBy(createFormModule(await loadModule(form.code))));
  }
  return complaints;
};
