import { dirname, join } from 'node:path';
import { sameValue } from '../../validation/sameValue.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { JsonFile } from '../jsonFile.ts';
import { listFields } from '../schema/closeLists.ts';
import { resolveReferences } from '../schema/resolveReferences.ts';
import { strictSchema } from '../schema/variants.ts';
import type { Difference, Effect, Place } from './change.ts';
import { type EntryWords, offered } from './compareEntries.ts';
import { compareValues } from './compareValues.ts';
import { difference, inside, type Pair } from './pair.ts';

/** A form's files in one of the two states. */
export interface FormState {
  readonly schema: JsonFile;
  readonly ui: unknown;
}

/** Where a list of options of a form stands, relative to the form's folder. */
const listFile = (form: string, name: string): string => join(form, '../..', 'options', `${name}.json`);

const fieldsOf = ({ schema, ui }: FormState) => {
  const root = join(dirname(schema.file), '../..');
  const resolved = strictSchema(resolveReferences(schema, root).schema);
  return new Map(listFields(ui, isNode(resolved) ? resolved : {}).map((field) => [field.pointer, field]));
};

/** The options of a list in the old and in the new state; `undefined` where they cannot be read. */
type Options = readonly [old: unknown, fresh: unknown];

const optionValue = (entry: unknown): unknown => (isNode(entry) ? entry['value'] : entry);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What it does to have the options of one list in place of another's; `undefined` stands for one that cannot be read. */
const effectOfLists = (before: unknown, after: unknown, { came, went }: EntryWords): Effect => {
  const [old, fresh] = [listOf(before).map(optionValue), listOf(after).map(optionValue)];
  const cannotTell = !Array.isArray(before) || !Array.isArray(after);
  const has = (list: readonly unknown[], other: readonly unknown[]) =>
    cannotTell || list.some((value) => !other.includes(value));
  const effects = new Set([...(has(fresh, old) ? [came[0]] : []), ...(has(old, fresh) ? [went[0]] : [])]);
  const [only = 'rewords'] = effects;
  return effects.size > 1 ? 'unclear' : only;
};

const ofAnotherList = 'the values of another list are let through';

/**
 * Compares two states of a list of options: values by what `words` say of them, labels as texts. One that extends another
 * list is compared as a whole.
 *
 * @param read the options of both, those that they extend among them
 */
export const compareOptions = (pair: Pair, words: EntryWords, read: Options): readonly Difference[] => {
  if (!Array.isArray(pair.before) || !Array.isArray(pair.after)) {
    const effect = effectOfLists(...read, words);
    if (!sameValue(pair.before, pair.after)) return [difference(pair, effect, ofAnotherList)];
    const [before, after] = read;
    const isSame = effect === 'rewords' || before === undefined || after === undefined;
    return isSame
      ? []
      : [difference({ ...pair, before, after }, effect, 'the list that this one extends lets other values through')];
  }
  const indexed = (list: unknown) => new Map(listOf(list).map((entry, index) => [optionValue(entry), { entry, index }]));
  const [old, fresh] = [indexed(pair.before), indexed(pair.after)];
  return [
    ...[...fresh].flatMap(([value, { entry, index }]) => {
      const known = old.get(value);
      if (!known) return [difference(inside(pair, undefined, value, [index]), ...words.came)];
      return compareValues(inside(pair, known.entry, entry, [known.index], [index]), 'rewords', 'a text differs');
    }),
    ...[...old].flatMap(([value, { index }]) =>
      fresh.has(value) ? [] : [difference(inside(pair, value, undefined, [index]), ...words.went)],
    ),
  ];
};

/** What the fields of one form that are held to lists come to. */
export interface ListUse {
  readonly found: readonly Difference[];
  /** Files of the lists that fields are held to in both states, and of those that fields only offer. */
  readonly closed: readonly string[];
  readonly named: readonly string[];
}

/** Names of all lists in a uiSchema. */
const namesIn = (node: unknown): readonly string[] =>
  isNode(node)
    ? Object.entries(node).flatMap(([name, value]) => (name === 'list' && typeof value === 'string' ? [value] : namesIn(value)))
    : [];

/**
 * Compares which fields of a form are held to which list of options.
 *
 * @param form the form's folder below the compared ones
 * @param read the options of the list in a file
 */
export const compareListFields = (
  form: string,
  before: FormState,
  after: FormState,
  read: (file: string) => Options,
): ListUse => {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  const closed: string[] = [];
  const found = [...new Set([...old.keys(), ...fresh.keys()])].flatMap((pointer): readonly Difference[] => {
    const [left, right] = [old.get(pointer), fresh.get(pointer)];
    const field = right ?? left;
    if (!field) return [];
    if (left && right && left.list === right.list) {
      closed.push(listFile(form, left.list));
      return [];
    }
    const place = changedOption(join(form, 'ui.json'), field.tokens, before.ui, after.ui);
    const pair: Pair = { before: left?.list, after: right?.list, old: place, fresh: place, sign: 'same' };
    if (!left) return [difference(pair, 'tightens', 'only the values of a list are let through now')];
    if (!right) return [difference(pair, 'loosens', 'more than the values of a list is let through now')];
    const [one] = read(listFile(form, left.list));
    const [, other] = read(listFile(form, right.list));
    return [difference(pair, effectOfLists(one, other, offered), ofAnotherList)];
  });
  const named = [before.ui, after.ui].flatMap(namesIn).map((name) => listFile(form, name));
  return { found, closed, named };
};

/** The one of a field's options that decides about its list and differs; its options as a whole where none does. */
const changedOption = (file: string, tokens: readonly string[], before: unknown, after: unknown): Place => {
  const at = (ui: unknown, name: string) =>
    [...tokens, name].reduce((node: unknown, token) => (isNode(node) ? node[token] : undefined), ui);
  const name = ['list', 'creatable', 'closed'].find((one) => !sameValue(at(before, one), at(after, one)));
  return { file, tokens: name === undefined ? tokens : [...tokens, name] };
};

/** What values of a list mean that some form, none or an unknown one holds its fields to. */
export const optionWords = (file: string, uses: readonly ListUse[]): EntryWords => {
  const words = (effect: Effect): EntryWords => ({
    came: [effect, 'is offered now'],
    went: [effect, 'is not offered any more'],
  });
  if (uses.length === 0 || uses.some(({ closed }) => closed.includes(file))) return offered;
  return words(uses.some(({ named }) => named.includes(file)) ? 'rewords' : 'unclear');
};
