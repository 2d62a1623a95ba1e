import { describe, expect, it } from 'vitest';
import type { CompiledCheck, FormModule, Rule } from '../../validation/types.ts';
import { createRuleBoard } from './ruleBoard.ts';

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
    ['lock', { readOnly: true }, { readOnly: false }],
    ['require', { required: true }, { required: false }],
  ] as const)('%s', (effect, whenTrue, whenFalse) => {
    const board = createRuleBoard(
      formWith([{ target: '/rows/-/name', effect }], (facts) => JSON.stringify(facts).includes('"role":"staff"')),
    );
    board.evaluate({}, { role: 'staff' });
    expect(board.at('/rows/-/name')).toMatchObject(whenTrue);
    expect(board.holds('c')).toBe(true);
    const before = board.at('/rows/-/name');
    board.evaluate({ other: 1 }, { role: 'staff' });
    expect(board.at('/rows/-/name')).toBe(before);
    board.evaluate({}, {});
    expect(board.at('/rows/-/name')).toMatchObject(whenFalse);
    expect(board.holds('c')).toBe(false);
  });

  it('hides what lies inside of a hidden part', () => {
    const board = createRuleBoard(formWith([{ target: '/rows', effect: 'hide' }], () => true));
    board.evaluate({}, {});
    expect(board.isHidden('/rows/-/name')).toBe(true);
    expect(board.isHidden('/rowsOther')).toBe(false);
  });
});
