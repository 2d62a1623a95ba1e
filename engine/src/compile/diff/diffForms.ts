import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pointerOf } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { formatComplaint } from '../complaint.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import { knownKeywords } from '../lint/knownWords.ts';
import { readFolder } from '../readFolder.ts';
import { inWordsOfDraft7 } from '../schema/otherDrafts.ts';
import { extendedFile } from '../texts/extendedFile.ts';
import { readList } from '../texts/readLists.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import type { Change, Difference, Effect } from './change.ts';
import { compareListFields, compareOptions, type ListUse, optionWords } from './compareLists.ts';
import { compareStates, type SchemaFile } from './compareStates.ts';
import { compareUi } from './compareUi.ts';
import { compareValues } from './compareValues.ts';
import type { Pair } from './pair.ts';
import { createSide } from './side.ts';

/**
 * The JSON files of a folder that say something about forms, links followed: cases do not.
 *
 * @param within the folders that it stands in, none of which is gone into once more
 */
const jsonFilesOf = (folder: string, within: readonly string[] = []): readonly string[] => {
  const here = [...within, realpathSync(folder)];
  return readFolder(folder).flatMap((name) => {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile()) return /^(?!(package|tsconfig.*|cases)\.json$).*\.json$/.test(name) ? [name] : [];
    if (!stats?.isDirectory() || /^(node_modules|dist)$/.test(name) || here.includes(realpathSync(path))) return [];
    return jsonFilesOf(path, here).map((file) => join(name, file));
  });
};

type Kind = 'form' | 'schema' | 'ui' | 'list' | 'texts';

/** Whether a file of the folder of lists has another list's options. */
const isExtendingList = (file: string, content: unknown): boolean =>
  basename(dirname(file)) === 'options' && isNode(content) && 'extends' in content;

const kindOf = (file: string, content: unknown): Kind => {
  if (basename(file) === 'schema.json') return 'form';
  if (basename(file) === 'ui.json') return 'ui';
  if (Array.isArray(content) || isExtendingList(file, content)) return 'list';
  const isMessages = /^messages\./.test(basename(file)) || basename(dirname(file)) === 'messages';
  return isMessages || (isNode(content) && ('keywords' in content || 'notices' in content)) ? 'texts' : 'schema';
};

/**
 * Reads the files of a folder, each once. A broken one within the folder is thrown about, one outside is not there.
 *
 * @param other the folder of the other state, by which packages are found where this one stands beside none
 */
const createReader = (folder: string, other: string) => {
  const known = new Map<string, JsonFile | undefined>();
  const readRaw = (file: string): JsonFile | undefined => {
    const path = join(folder, file);
    const read = existsSync(path) ? readJsonFile(path) : undefined;
    if (read && 'complaints' in read && !file.startsWith('..'))
      throw new Error(read.complaints.map(formatComplaint).join('\n'));
    return read && 'json' in read ? read.json : undefined;
  };
  /** Schemas are in the words of draft-07, as the compiler reads them. */
  const read = (file: string): JsonFile | undefined => {
    if (known.has(file)) return known.get(file);
    const raw = readRaw(file);
    const isSchema = raw && ['form', 'schema'].includes(kindOf(file, raw.value));
    const json = isSchema ? inWordsOfDraft7(raw) : raw;
    known.set(file, json);
    return json;
  };
  const findOptions = (file: string): unknown => {
    const content = readRaw(file)?.value;
    const name = isNode(content) ? content['extends'] : undefined;
    if (typeof name !== 'string') return content;
    const extended = [folder, other].map((one) => extendedFile(join(one, file), name)).find((path) => path !== undefined);
    const found = extended === undefined ? undefined : readList(extended);
    return found && 'list' in found ? found.list : undefined;
  };
  const options = new Map<string, unknown>();
  /** The options of a list, those of the one that it extends; `undefined` where there are none. */
  const readOptions = (file: string): unknown => {
    if (!options.has(file)) options.set(file, findOptions(file));
    return options.get(file);
  };
  return { read, readRaw, readOptions };
};

/** A whole file that came or went: a form with its schema, or anything else, which counts where it is referred to. */
const wholeFile = (file: string, isNew: boolean): Change => {
  const isForm = basename(file) === 'schema.json';
  const effect: Effect = isForm ? (isNew ? 'loosens' : 'tightens') : 'rewords';
  const message = `this ${isForm ? 'form' : 'file'} is ${isNew ? 'new' : 'gone'}`;
  return { effect, file, line: 1, pointer: '', message, before: isNew ? undefined : file, after: isNew ? file : undefined };
};

/** What decides about verdicts makes a word about the look of the same place idle. */
const withoutIdle = (found: readonly Difference[]): readonly Difference[] => {
  const key = ({ place }: Difference) => `${place.file}#${pointerOf(place.tokens)}`;
  const deciding = new Set(found.filter(({ effect }) => effect !== 'rewords').map(key));
  return found.filter((one) => one.effect !== 'rewords' || !deciding.has(key(one)));
};

/**
 * What a change of forms does to those who fill them in. Both folders are the same kind of thing: one form's, one of
 * forms, or one with forms, definitions, lists and messages. What forms refer to outside of their folder counts, too.
 *
 * @param vocabulary the keywords that the forms are compiled with; what is none of them decides about nothing
 * @returns the changes file by file
 * @throws when a folder or one of its files cannot be read
 */
export const diffForms = (before: string, after: string, { keywords = [] }: VocabularyExtension = {}): readonly Change[] => {
  const own = new Set(keywords.flatMap(({ keyword }) => keyword));
  const judges = (keyword: string) => keyword.startsWith('$') || own.has(keyword) || knownKeywords.has(keyword);
  const [old, fresh] = [resolve(before), resolve(after)];
  const [
    { read: readOld, readRaw: rawOld, readOptions: optionsOld },
    { read: readFresh, readRaw: rawFresh, readOptions: optionsFresh },
  ] = [createReader(old, fresh), createReader(fresh, old)];
  const optionsIn = (file: string) => [optionsOld(file), optionsFresh(file)] as const;
  const files = [...new Set([...jsonFilesOf(fresh), ...jsonFilesOf(old)])].sort();
  const whole: Change[] = [];
  const schemas: SchemaFile[] = [];
  const others: { readonly kind: Kind; readonly pair: Pair }[] = [];
  const pairAt = (file: string): Pair => {
    const place = { file, tokens: [] };
    return { before: readOld(file)?.value, after: readFresh(file)?.value, old: place, fresh: place, sign: 'same' };
  };
  for (const file of files) {
    const pair = pairAt(file);
    if (pair.before === undefined || pair.after === undefined) whole.push(wholeFile(file, pair.before === undefined));
    const kind = kindOf(file, pair.after ?? pair.before);
    if (pair.before === undefined || pair.after === undefined) continue;
    if (kind === 'form' || kind === 'schema') schemas.push({ file, isForm: kind === 'form' });
    else others.push({ kind, pair });
  }
  const uses = schemas.flatMap(({ file, isForm }): readonly ListUse[] => {
    const [left, right] = isForm ? [rawOld(file), rawFresh(file)] : [];
    if (!left || !right) return [];
    const form = dirname(file);
    const uiOf = (read: typeof readOld) => read(join(form, 'ui.json'))?.value;
    return [compareListFields(form, { schema: left, ui: uiOf(readOld) }, { schema: right, ui: uiOf(readFresh) }, optionsIn)];
  });
  const lists = new Set(others.flatMap(({ kind, pair }) => (kind === 'list' ? [pair.fresh.file] : [])));
  const outside = [...new Set(uses.flatMap(({ closed }) => closed))].filter((file) => !lists.has(file)).map(pairAt);
  const optionsOf = (pair: Pair) => compareOptions(pair, optionWords(pair.fresh.file, uses), optionsIn(pair.fresh.file));
  const compared = others.flatMap(({ kind, pair }) => {
    if (kind === 'ui') return compareUi(pair);
    return kind === 'list' ? optionsOf(pair) : compareValues(pair, 'rewords', 'a text differs');
  });
  const side = (folder: string, read: typeof readOld) => createSide(folder, (file) => read(file)?.value);
  const found = withoutIdle([
    ...compareStates(schemas, side(old, readOld), side(fresh, readFresh), judges),
    ...uses.flatMap((use) => use.found),
    ...outside.flatMap(optionsOf),
    ...compared,
  ]);
  const changes = found.map(({ effect, place, isGone, message: words, within, before: left, after: right }): Change => {
    const message = within === undefined || effect === 'rewords' ? words : `within '${within}', ${words}`;
    const json = (isGone ? readOld : readFresh)(place.file);
    const { line = 1 } = json?.complain(place.tokens, message) ?? {};
    return { effect, file: place.file, line, pointer: pointerOf(place.tokens), message, before: left, after: right };
  });
  return [...whole, ...changes].sort((one, other) => (one.file === other.file ? 0 : one.file < other.file ? -1 : 1));
};
