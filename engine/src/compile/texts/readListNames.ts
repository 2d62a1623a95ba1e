import { existsSync } from 'node:fs';
import { isNode } from '../../validation/schemaNode.ts';
import type { FormLocale, FormModule } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import { readJsonFile } from '../jsonFile.ts';
import type { ListFiles } from './readLists.ts';

/** Names of a list's options and groups in a language, as texts by the text in the list, and what is wrong with them. */
interface ListNames {
  readonly texts: FormLocale['texts'];
  readonly complaints: readonly Complaint[];
  /** Names of what the list does not have: it may have been taken out since. */
  readonly notes: readonly Complaint[];
}

/** A language tag and what it is a kind of: `pt-BR`, `pt`. */
const withParents = (locale: string): readonly string[] => {
  const parts = locale.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
};

const fileOf = (locale: string, lists: readonly string[]): string | undefined =>
  withParents(locale)
    .flatMap((tag) => lists.map((list) => list.replace(/(\.json)?$/, `.${tag}.json`)))
    .find((file) => existsSync(file));

const readNames = (file: string, list: NonNullable<FormModule['lists']>[string]): ListNames => {
  const read = readJsonFile(file);
  if ('complaints' in read) return { texts: {}, complaints: read.complaints, notes: [] };
  const { json } = read;
  const known = {
    labels: new Map(list.map(({ value, label }) => [String(value), label])),
    groups: new Map(list.flatMap(({ group }) => (group === undefined ? [] : [[group, group]]))),
  };
  const parts = "A list's names are 'labels' by value and 'groups' by group.";
  const strays = isNode(json.value) ? Object.keys(json.value).filter((part) => !Object.hasOwn(known, part)) : [];
  const complaints: Complaint[] = strays.map((part) => json.complain([part], parts));
  const notes: Complaint[] = [];
  const texts: { [text: string]: string } = {};
  for (const [part, own] of Object.entries(known)) {
    const names: unknown = isNode(json.value) ? (json.value[part] ?? {}) : undefined;
    if (!isNode(names)) complaints.push(json.complain([part], parts));
    for (const [of, name] of isNode(names) ? Object.entries(names) : []) {
      const text = own.get(of);
      if (text === undefined) notes.push(json.complain([part, of], `The list has no '${of}'.`));
      else if (typeof name !== 'string') complaints.push(json.complain([part, of], 'A name is a text.'));
      else texts[text] = name;
    }
  }
  return { texts, complaints, notes };
};

/**
 * The names that static lists have in a language, `options/<list>.<locale>.json` beside the list:
 * `{ "labels": { "DE": "Deutschland" }, "groups": { "Europe": "Europa" } }`.
 */
export const readListNames = (lists: NonNullable<FormModule['lists']>, locale: string, files: ListFiles): ListNames => {
  const found = Object.entries(lists).flatMap(([name, list]) => {
    const file = fileOf(locale, files[name] ?? []);
    return file === undefined ? [] : [readNames(file, list)];
  });
  return {
    texts: Object.assign({}, ...found.map(({ texts }) => texts)),
    complaints: found.flatMap(({ complaints }) => complaints),
    notes: found.flatMap(({ notes }) => notes),
  };
};
