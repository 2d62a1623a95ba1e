import { expect, it } from 'vitest';
import { idSeparator } from './idSeparator.ts';

const of = (...names: readonly string[]) => ({ properties: Object.fromEntries(names.map((name) => [name, {}])) });

it.each<[string, object, string]>([
  ['names without a joint', of('user', 'id'), '_'],
  ['a joint between other words', of('user', 'first_name', 'last_name'), '_'],
  ['a name that begins like another', of('user', 'user_name'), '_'],
  ['a name like a way to a member', { properties: { user_id: {}, user: of('id') } }, '.'],
  ['a name like a way to a row', { properties: { list_0: {}, list: { items: {} } } }, '.'],
  ['a name like a longer way', { properties: { a_b_c: {}, a: { properties: { b: { items: of('c') } } } } }, '.'],
  ['a name like what belongs to a field', of('user', '_title'), '.'],
  ['both joints in such names', { properties: { a_b: {}, 'a.b': {}, a: of('b') } }, ':'],
])('ids of %s are told apart', (_names, schema, separator) => {
  expect(idSeparator({ ...schema })).toBe(separator);
});
