import { join } from 'node:path';
import { pointerOf, tokensOf } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { ListOption } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import { isThere } from '../filesRead.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import { extendedFile, mostExtended, unextended } from './extendedFile.ts';

type Lists = { readonly [name: string]: readonly ListOption[] };

const members = ['value', 'label', 'hint', 'group'];

/** Names of the lists that a uiSchema asks for, by the pointer where it does. */
const namedLists = (node: unknown, pointer = ''): readonly (readonly [pointer: string, name: unknown])[] => {
  if (!isNode(node)) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const here = `${pointer}${pointerOf([name])}`;
    if (name === 'ui:options' && isNode(value) && value['list'] !== undefined) return [[`${here}/list`, value['list']]];
    return name.startsWith('ui:') ? [] : namedLists(value, here);
  });
};

const readEntry = (entry: unknown): ListOption | undefined => {
  if (typeof entry === 'string') return { value: entry, label: entry };
  if (!isNode(entry) || Object.keys(entry).some((name) => !members.includes(name))) return undefined;
  const { value, label, hint, group } = entry;
  if ((typeof value !== 'string' && typeof value !== 'number') || typeof label !== 'string') return undefined;
  return { value, label, ...(typeof hint === 'string' && { hint }), ...(typeof group === 'string' && { group }) };
};

/** A list's options, and the files that were looked at for them: the list's own first, then those that it extends. */
interface FoundList {
  readonly list: readonly ListOption[];
  readonly files: readonly string[];
}

/** Reads one list, `options/<name>.json`, or the one that it extends. */
export const readList = (
  file: string,
  above: readonly string[] = [],
): FoundList | { readonly complaints: readonly Complaint[] } => {
  const files = [...above, file];
  const read = readJsonFile(file);
  if ('complaints' in read) return read;
  const { json } = read;
  const name = isNode(json.value) ? json.value['extends'] : undefined;
  if (typeof name === 'string') {
    const below = above.length < mostExtended ? extendedFile(file, name) : undefined;
    return below === undefined
      ? { complaints: [json.complain(['extends'], unextended(above.length, 'a list', name))] }
      : readList(below, files);
  }
  if (!Array.isArray(json.value)) return { complaints: [json.complain([], 'A list of options is a list.')] };
  const complaints: Complaint[] = [];
  const seen = new Set<unknown>();
  const list = json.value.flatMap((entry, index) => {
    const option = readEntry(entry);
    if (!option)
      complaints.push(json.complain([index], "An option is a text, or has 'value' and 'label', 'hint' and 'group'."));
    else if (seen.has(option.value)) complaints.push(json.complain([index], `The value '${option.value}' stands here twice.`));
    seen.add(option?.value);
    return option ?? [];
  });
  return complaints.length > 0 ? { complaints } : { list, files };
};

/** Files beside which a list's names in other languages may stand, by the list's name; the first that has them counts. */
export type ListFiles = { readonly [name: string]: readonly string[] };

/** The static lists that a uiSchema names, read from `options/` below the root. */
export const readLists = (
  ui: JsonFile,
  rootDirectory: string,
): { readonly lists: Lists; readonly listFiles: ListFiles; readonly complaints: readonly Complaint[] } => {
  const complaints: Complaint[] = [];
  const listFiles: { [name: string]: readonly string[] } = {};
  const lists: { [name: string]: readonly ListOption[] } = {};
  for (const [pointer, name] of namedLists(ui.value)) {
    if (typeof name !== 'string' || !/^[a-z0-9][a-z0-9-]*$/.test(name)) {
      complaints.push(ui.complain(tokensOf(pointer), 'A list has a name of small letters, digits and hyphens.'));
      continue;
    }
    if (Object.hasOwn(lists, name)) continue;
    const file = join(rootDirectory, 'options', `${name}.json`);
    const read = isThere(file) ? readList(file) : undefined;
    if (!read) complaints.push(ui.complain(tokensOf(pointer), `There is no list 'options/${name}.json'.`));
    else if ('list' in read) {
      lists[name] = read.list;
      listFiles[name] = read.files;
    } else complaints.push(...read.complaints);
  }
  return { lists, listFiles, complaints };
};
