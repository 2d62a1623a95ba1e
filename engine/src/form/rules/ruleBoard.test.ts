import { describe, expect, it } from 'vitest';
import { dropHidden } from '../../validation/index.ts';
import type { CompiledCheck, FormModule, JsonObject, Rule } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { createRuleBoard } from './ruleBoard.ts';

const factsOf = (data: JsonObject, context: JsonObject) => ({ data, context, form: { edited: false } });

function formWith(rules: readonly Omit<Rule, 'check' | 'hidden'>[], check: CompiledCheck): FormModule {
  return {
    name: 'test',
    schema: {},
    uiSchema: {},
    actions: [{ name: 'send', label: 'Send', enabledWhen: 'c' }],
    messages: { keywords: {}, formats: {}, widgets: {} },
    checks: { c: check },
    branches: {},
    transient: [],
    rules: rules.map((rule) => ({ ...rule, check: 'c', hidden: 'keep' })),
  };
}

describe('rules on data and context', () => {
  it.each([
    ['show', { hidden: false }, { hidden: true }],
    ['hide', { hidden: true }, { hidden: false }],
    ['enable', { disabled: false }, { disabled: true }],
    ['disable', { disabled: true }, { disabled: false }],
    ['lock', { readOnly: true }, { readOnly: false }],
    ['require', { required: true }, { required: false }],
    ['waive', { waived: true }, { waived: false }],
    ['retain', { retained: true }, { retained: false }],
  ] as const)('%s', (effect, whenTrue, whenFalse) => {
    const board = createRuleBoard(
      formWith([{ target: '/rows/-/name', effect }], (facts) => JSON.stringify(facts).includes('"role":"staff"')),
    );
    board.evaluate(factsOf({}, { role: 'staff' }));
    expect(board.at('/rows/0/name', '/rows/-/name')).toMatchObject(whenTrue);
    expect(board.holds('c')).toBe(true);
    const before = board.at('/rows/0/name', '/rows/-/name');
    board.evaluate(factsOf({ other: 1 }, { role: 'staff' }));
    expect(board.at('/rows/0/name', '/rows/-/name')).toBe(before);
    board.evaluate(factsOf({}, {}));
    expect(board.at('/rows/0/name', '/rows/-/name')).toMatchObject(whenFalse);
    expect(board.holds('c')).toBe(false);
  });

  it('hides what lies inside of a hidden part', () => {
    const board = createRuleBoard(formWith([{ target: '/rows', effect: 'hide' }], () => true));
    board.evaluate(factsOf({}, {}));
    expect(board.isHidden(['rows', 0, 'name'])).toBe(true);
    expect(board.isHidden(['rowsOther'])).toBe(false);
  });

  it('hides what is called by a number in rows', () => {
    const board = createRuleBoard(formWith([{ target: '/rows/-/2024', effect: 'hide' }], () => true));
    board.evaluate(factsOf({ rows: [{}] }, {}));
    expect(['2024', '2025'].map((name) => board.isHidden(['rows', 0, name, 'net']))).toEqual([true, false]);
  });
});

describe('rules that go by what other rules hide and leave out', () => {
  const is = (name: string, value: string) => ({ data: { properties: { [name]: { const: value } }, required: [name] } });
  const text = { type: 'string' };
  const hide = (when: object) => ({ 'ui:rules': [{ effect: 'hide', when, hidden: 'drop' }] });
  const unless = (when: object) => ({ 'ui:rules': [{ effect: 'show', when, hidden: 'drop' }] });
  const rows = { type: 'array', items: { type: 'object', properties: { kind: text, name: text, net: text } } };
  const row = (name: string, value: string) => ({ row: is(name, value).data });

  it.each<[what: string, ui: object, data: JsonObject, hidden: readonly string[], sent: JsonObject]>([
    ['go by what is sent', { b: unless(is('a', 'x')), c: hide(is('b', 'x')) }, { b: 'x', c: 'c' }, ['/b'], { c: 'c' }],
    [
      'do so one behind the other',
      { b: unless(is('a', 'x')), c: unless(is('b', 'x')), d: unless(is('c', 'x')) },
      { b: 'x', c: 'x', d: 'x' },
      ['/b', '/c', '/d'],
      {},
    ],
    [
      'do so in rows, of which some are left out',
      { rows: { items: { ...hide(row('net', 'x')), kind: hide(is('a', 'x')), name: unless(row('kind', 'in')) } } },
      { a: 'x', rows: ['x', 'y'].map((net) => ({ net, kind: 'in', name: 'n' })) },
      ['/rows/0', '/rows/0/kind', '/rows/1/kind', '/rows/0/name', '/rows/1/name'],
      { a: 'x', rows: [{ net: 'y' }] },
    ],
    ['go by all that is there where they hide it themselves', { a: hide(is('a', 'x')) }, { a: 'x' }, ['/a'], {}],
  ])('%s', async (_what, ui, data, hidden, sent) => {
    const properties = { a: text, b: text, c: text, d: text, rows };
    const form = await moduleOf({ type: 'object', properties }, ui);
    const board = createRuleBoard(form);
    board.evaluate(factsOf(data, {}));
    const all = ['/a', '/b', '/c', '/d', ...['', '/kind', '/name'].flatMap((part) => [`/rows/0${part}`, `/rows/1${part}`])];
    const isHidden = (at: string) => board.at(at, at.replace(/\d/, '-')).hidden;
    expect(all.filter(isHidden).sort()).toEqual([...hidden].sort());
    expect(dropHidden(form, data)).toEqual(sent);
  });
});

describe('rules on the object around', () => {
  const ask = (effect: string, parent: object) => ({ 'ui:rules': [{ effect, when: { parent } }] });
  const lacks = { not: { required: ['a'] } };

  it.each<[string, JsonObject, object]>([
    ['that is not there lacks every member, and asks for none', {}, { b: true, c: false, d: false }],
    ['that is there', { o: {} }, { b: true, c: false, d: true }],
    ['that has it', { o: { a: 'x' } }, { b: false, c: true, d: false }],
  ])('%s', async (_what, data, expected) => {
    const members = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { type: 'string' }]));
    const ui = { b: ask('hide', lacks), c: ask('lock', { required: ['a'] }), d: ask('require', lacks) };
    const board = createRuleBoard(
      await moduleOf({ type: 'object', properties: { o: { type: 'object', properties: members } } }, { o: ui }),
    );
    board.evaluate(factsOf(data, {}));
    const [b, c, d] = ['b', 'c', 'd'].map((name) => board.at(`/o/${name}`, `/o/${name}`));
    expect({ b: b?.hidden, c: c?.readOnly, d: d?.required }).toEqual(expected);
  });
});
