import { describe, expect, it } from 'vitest';
import type { CompiledCheck, FormModule, JsonObject, Rule } from '../../validation/types.ts';
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
});
