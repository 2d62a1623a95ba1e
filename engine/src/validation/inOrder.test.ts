import { expect, it } from 'vitest';
import { inOrder } from './inOrder.ts';

const options = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const own = options('Austria', 'Egypt', 'France', 'Germany', 'Hungary', 'Italy', 'Japan', 'Norway');
const german = options('Österreich', 'Ägypten', 'Frankreich', 'Deutschland', 'Ungarn', 'Italien', 'Japan', 'Norwegen');
const labels = (list: readonly { readonly label: string }[]) => list.map(({ label }) => label);

it('a list in the order of the alphabet is in that of another language, too', () => {
  const sorted = ['Ägypten', 'Deutschland', 'Frankreich', 'Italien', 'Japan', 'Norwegen', 'Österreich', 'Ungarn'];
  expect(labels(inOrder(own, 'en', german, 'de'))).toEqual(sorted);
  const [first, ...others] = german.map((one, at) => ({ ...one, group: at === 0 ? 'Z' : 'A' }));
  const grouped = own.map((one, at) => ({ ...one, group: at === 0 ? 'A' : 'B' }));
  expect(labels(inOrder(grouped, 'en', [Object(first), ...others], 'de')).at(-1)).toBe('Österreich');
});

it.each<[order: string, list: typeof own, translated: typeof own, locale: string]>([
  ['that means something', own.toReversed(), german.toReversed(), 'de'],
  ['that is short', own.slice(0, 3), german.slice(0, 3), 'de'],
  ['in a language that is none', own, german, 'no_language'],
])('a list %s stays as it is', (_order, list, translated, locale) => {
  expect(inOrder(list, 'en', translated, locale)).toBe(translated);
});
