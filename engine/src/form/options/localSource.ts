import type { Option, OptionSource } from './types.ts';

/** Options that a page of a local list has: more at once make a list slow to open. */
const PAGE_SIZE = 50;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * A source over options that are there already: those whose label, hint or group has every word of the text, those that
 * begin with it first. Case and accents do not count. What is created is the text itself.
 */
export function createLocalSource(options: readonly Option[]): OptionSource {
  const entries = options.map((option) => ({
    option,
    label: plain(option.label),
    all: plain(`${option.label} ${option.hint ?? ''} ${option.group ?? ''}`),
  }));
  const find = (text: string): readonly Option[] => {
    const wanted = plain(text).trim();
    if (wanted === '') return options;
    const words = wanted.split(/\s+/);
    const found = entries.filter(({ all }) => words.every((word) => all.includes(word)));
    const first = found.filter(({ label }) => label.startsWith(wanted));
    return [...first, ...found.filter((entry) => !first.includes(entry))].map(({ option }) => option);
  };
  return {
    search: async (text, { page }) => {
      const from = Number(page ?? 0);
      const found = find(text);
      const next = from + PAGE_SIZE;
      return { options: found.slice(from, next), ...(next < found.length && { nextPage: next }) };
    },
    get: async (values) => {
      const keys = new Set(values.map((value) => JSON.stringify(value)));
      return options.filter(({ value }) => keys.has(JSON.stringify(value)));
    },
    create: async (text) => ({ value: text, label: text }),
  };
}
