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

const optionValue = (entry: unknown): unknown => (isNode(entry) ? entry['value'] : entry);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Compares two states of a list of options: values by what `words` say of them, labels as texts. */
export const compareOptions = (pair: Pair, words: EntryWords): readonly Difference[] => {
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
 * @param read the list in a file, in the old and in the new state
 */
export const compareListFields = (
  form: string,
  before: FormState,
  after: FormState,
  read: (file: string) => readonly [old: unknown, fresh: unknown],
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
    const values = (list: unknown) => listOf(list).map(optionValue);
    const one = left && values(read(listFile(form, left.list))[0]);
    const other = right && values(read(listFile(form, right.list))[1]);
    const pair: Pair = { before: left?.list, after: right?.list, old: place, fresh: place, sign: 'same' };
    if (!one) return [difference(pair, 'tightens', 'only the values of a list are let through now')];
    if (!other) return [difference(pair, 'loosens', 'more than the values of a list is let through now')];
    const went = one.some((value) => !other.includes(value));
    const came = other.some((value) => !one.includes(value));
    const effect: Effect = went && came ? 'unclear' : went ? 'tightens' : came ? 'loosens' : 'rewords';
    return [difference(pair, effect, 'the values of another list are let through')];
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
