import { expect, it } from 'vitest';
import { hiddenNote } from './hiddenNote.ts';

const code = { type: 'string', pattern: '^[A-Z]+$' };
const schema = {
  type: 'object',
  definitions: { address: { properties: { zip: { allOf: [{ maxLength: 5 }] } } } },
  properties: {
    ...{ code, name: { type: 'string', if: { minLength: 2 } }, terms: { type: 'boolean' } },
    ...{ home: { $ref: '#/definitions/address' }, rows: { type: 'array', items: { properties: { code } } } },
    due: { type: 'string', notPast: true },
    tree: { properties: { within: { $ref: '#/properties/tree' } } },
  },
};
const data = { data: { properties: { kind: { const: 'a' } } } };
const hides = { effect: 'hide', when: data };

it.each<[name: string, rule: object, target: string]>([
  ['a text with a limit', hides, '/code'],
  ['a rule that shows', { effect: 'show', when: data }, '/code'],
  ['an object with a limit in it, by reference', hides, '/home'],
  ['a list whose rows have one', hides, '/rows'],
  ['a field of rows, by what the row says', { effect: 'show', when: { row: {} } }, '/rows/-/code'],
  ['one of several conditions', { effect: 'show', when: [{ context: {} }, { parent: {} }] }, '/code'],
  ["one of the engine's own limits", hides, '/due'],
])('a hidden entry that can be wrong is noted: %s', (_name, rule, target) => {
  expect(hiddenNote({ ...rule }, target, schema)).toMatch(/hidden/);
});

it.each<[name: string, rule: object, target: string]>([
  ['the rule says that it is left out', { ...hides, hidden: 'drop' }, '/code'],
  ['the rule says that it is kept', { ...hides, hidden: 'keep' }, '/code'],
  ['the host decides', { effect: 'hide', when: { context: {} } }, '/code'],
  ['nothing is hidden', { effect: 'disable', when: data }, '/code'],
  ['it cannot be wrong', hides, '/terms'],
  ['it is only asked about', hides, '/name'],
  ['it contains itself', hides, '/tree'],
])('nothing is noted where %s', (_name, rule, target) => {
  expect(hiddenNote({ ...rule }, target, schema)).toBeUndefined();
});
