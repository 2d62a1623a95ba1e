import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pointerOf } from '../../validation/pointer.ts';
import { sameValue } from '../../validation/sameValue.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import type { Change, Difference, Effect, Tokens } from './change.ts';
import { compareSchemas } from './compareSchemas.ts';
import { compareValues } from './compareValues.ts';

/** Parts of a uiSchema that decide something: a rule can demand or hide a field, an action asks for a verdict. */
const deciding = new Set(['ui:rules', 'ui:actions']);

const ruleEffect = (before: readonly unknown[], after: readonly unknown[]): Effect => {
  const demands = (rules: readonly unknown[]) => rules.filter((rule) => isNode(rule) && rule['effect'] === 'require');
  const others = (rules: readonly unknown[]) => rules.filter((rule) => !isNode(rule) || rule['effect'] !== 'require');
  if (!sameValue(others(before), others(after))) return 'unclear';
  if (demands(before).every((rule) => demands(after).some((one) => sameValue(rule, one)))) return 'tightens';
  return demands(after).every((rule) => demands(before).some((one) => sameValue(rule, one))) ? 'loosens' : 'unclear';
};

const compareUi = (before: unknown, after: unknown, tokens: Tokens = []): readonly Difference[] => {
  if (sameValue(before, after)) return [];
  if (!isNode(before) || !isNode(after)) return compareValues(before, after, tokens, 'rewords', 'the look differs');
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): readonly Difference[] => {
    const here = [...tokens, name];
    const [old, fresh] = [before[name], after[name]];
    if (sameValue(old, fresh)) return [];
    if (!deciding.has(name))
      return name.startsWith('ui:')
        ? compareValues(old, fresh, here, 'rewords', `'${name}' differs`)
        : compareUi(old, fresh, here);
    const [list, other] = [Array.isArray(old) ? old : [], Array.isArray(fresh) ? fresh : []];
    const effect = name === 'ui:rules' ? ruleEffect(list, other) : 'unclear';
    return [{ effect, tokens: here, isGone: fresh === undefined, message: `'${name}' differs`, before: old, after: fresh }];
  });
};

const compareFile = (file: string, before: unknown, after: unknown): readonly Difference[] => {
  if (file.endsWith(`${sep}ui.json`) || file === 'ui.json') return compareUi(before, after);
  const isMessages = isNode(after) && ('keywords' in after || 'notices' in after);
  return isMessages ? compareValues(before, after, [], 'rewords', 'a text differs') : compareSchemas(before, after);
};

/** The JSON files of a folder that say something about forms: cases and static lists do not. */
const jsonFilesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|[\\/])(node_modules|dist)[\\/]|(^|[\\/])(package|tsconfig[^\\/]*|cases)\.json$/.test(file));

const open = (folder: string, file: string): JsonFile => {
  const read = readJsonFile(join(folder, file));
  if ('json' in read) return read.json;
  throw new Error(read.complaints.map((one) => `${one.file}:${one.line} ${one.message}`).join('\n'));
};

const changeOf = (file: string, json: JsonFile, { effect, tokens, message, before, after }: Difference): Change => ({
  effect,
  file,
  line: json.complain(tokens, message).line,
  pointer: pointerOf(tokens),
  message,
  before,
  after,
});

/** A whole file that came or went: a form with its schema, or anything else, which counts where it is referred to. */
const wholeFile = (file: string, isNew: boolean): Change => {
  const isForm = /(^|[\\/])schema\.json$/.test(file);
  const effect: Effect = isForm ? (isNew ? 'loosens' : 'tightens') : 'rewords';
  const message = isForm
    ? isNew
      ? 'this form is new'
      : 'this form is gone'
    : isNew
      ? 'this file is new'
      : 'this file is gone';
  return { effect, file, line: 1, pointer: '', message, before: isNew ? undefined : file, after: isNew ? file : undefined };
};

/**
 * What a change of forms does to those who fill them in. Both folders are the same kind of thing: one form's, one of
 * forms, or one with forms, definitions and messages.
 *
 * @returns the changes file by file, in the order of the new files
 * @throws when a folder or one of its files cannot be read
 */
export const diffForms = (before: string, after: string): readonly Change[] => {
  const [old, fresh] = [resolve(before), resolve(after)];
  const files = [...new Set([...jsonFilesOf(fresh), ...jsonFilesOf(old)])].sort();
  return files.flatMap((file) => {
    if (!existsSync(join(old, file))) return [wholeFile(file, true)];
    if (!existsSync(join(fresh, file))) return [wholeFile(file, false)];
    const [left, right] = [open(old, file), open(fresh, file)];
    return compareFile(file, left.value, right.value).map((one) => changeOf(file, one.isGone ? left : right, one));
  });
};
