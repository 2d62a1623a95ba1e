import { expect, it } from 'vitest';
import { withoutPlaces } from './withoutPlaces.ts';

const text = { type: 'string' };

it.each<
  [what: string, words: object, list: readonly unknown[], at: number, saved: readonly unknown[], left: readonly unknown[]]
>([
  ['the last place', {}, ['a', null], 1, ['a', 5], ['a']],
  ['places before it that were cleared', {}, ['a', null, null], 2, ['a'], ['a']],
  ['a place before others', {}, [null, 5], 0, [], [null, 5]],
  ['places that have to be there', { minItems: 2 }, [null, null, null], 2, [], [null, null]],
  ['null that is saved before it', {}, [null, null], 1, [null, 5], [null]],
  ['a row after the places', {}, ['a', 5, 'b', null], 3, [], ['a', 5, 'b', null]],
  ['a row of any list', { items: text }, ['a', null], 1, ['a', 'b'], ['a', null]],
])('%s that is cleared: %j %j', (_what, words, list, at, saved, left) => {
  const schema = { properties: { t: { type: 'array', items: [text, { type: 'number' }, text], ...words } } };
  expect(withoutPlaces({ t: list }, ['t', at], { t: saved }, JSON.parse(JSON.stringify(schema)))).toEqual({ t: left });
});
