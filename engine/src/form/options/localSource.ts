import type { Json } from '../../validation/types.ts';
import { once } from '../data/once.ts';
import { remembered } from '../data/remembered.ts';
import type { Option } from './types.ts';

/** A source over options that are there already: it answers at once. */
export interface LocalSource {
  /** The options for a text; all of them for an empty one. */
  readonly find: (text: string) => readonly Option[];
  /** The option of a value; `undefined` where none has it. */
  readonly option: (value: Json) => Option | undefined;
  /** Makes an option of a text that the person typed. */
  readonly create: (text: string) => Promise<Option>;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const toEntry = (option: Option) => ({
  option,
  label: plain(option.label),
  all: plain(`${option.label} ${option.hint ?? ''} ${option.group ?? ''}`),
});

function createLocalSource(options: readonly Option[]): LocalSource {
  const entries = once(() => options.map(toEntry));
  const byKey = once(() => new Map(options.map((option) => [JSON.stringify(option.value), option])));
  const find = (text: string): readonly Option[] => {
    const wanted = plain(text).trim();
    if (wanted === '') return options;
    const words = wanted.split(/\s+/);
    const first: Option[] = [];
    const others: Option[] = [];
    for (const { option, label, all } of entries()) {
      if (!words.every((word) => all.includes(word))) continue;
      (label.startsWith(wanted) ? first : others).push(option);
    }
    return [...first, ...others];
  };
  return {
    find,
    option: (value) => byKey().get(JSON.stringify(value)),
    create: async (text) => ({ value: text, label: text }),
  };
}

const sources = new WeakMap<object, LocalSource>();

/**
 * A source over options that are there already: those whose label, hint or group has every word of the text, those that
 * begin with it first. Case and accents do not count. What is created is the text itself. The fields
 * that share a list share its source, and its options are prepared for searching when it is first searched.
 */
export function localSourceOf(options: readonly Option[]): LocalSource {
  return remembered(sources, options, () => createLocalSource(options));
}
