import { describe, expect, it } from 'vitest';
import { withUnnamedConstants } from './unnamedConstants.ts';

const drawn = (a: object, ui: object = {}) => withUnnamedConstants({ properties: { a } }, ui);

describe('options of one value each, some of which say nothing by themselves', () => {
  it.each<[name: string, options: readonly object[], values: readonly unknown[], titles: readonly unknown[]]>([
    ['objects', [{ const: { x: 1 } }, { const: { x: 2 } }], [{ x: 1 }, { x: 2 }], [null, null]],
    ['nothing', [{ const: 'a' }, { const: null }], ['a', null], [null, null]],
    ['truths', [{ const: true }, { enum: [false] }], [true, false], [null, null]],
    ['a blank text', [{ const: '' }, { const: 'a', title: 'A' }], ['', 'a'], [null, 'A']],
  ])('are a list of values: %s', (_name, options, values, titles) => {
    for (const word of ['oneOf', 'anyOf'])
      expect(drawn({ title: 'T', [word]: options })).toEqual({
        properties: { a: { title: 'T', enum: values, enumNames: titles } },
      });
  });

  it.each<[name: string, node: object, ui?: object]>([
    ['they are texts and numbers', { oneOf: [{ const: 'a' }, { const: 1 }] }],
    ['all have titles', { oneOf: [{ const: null, title: 'Nobody' }, { const: 'a' }] }],
    ['one is more than a value', { oneOf: [{ const: null }, { type: 'string' }] }],
    ['one says more than its value', { oneOf: [{ const: null }, { const: 'a', description: 'The first' }] }],
    ['a value is there twice', { oneOf: [{ const: null }, { const: null }] }],
    ['a list stands beside', { enum: ['a', null], oneOf: [{ const: null }, { const: 'a' }] }],
    ['a box is ticked', { type: 'boolean', oneOf: [{ const: true }, { const: false }] }],
    ['the uiSchema speaks of them', { oneOf: [{ const: null }, { const: 'a' }] }, { a: { oneOf: [{ 'ui:title': 'Nobody' }] } }],
  ])('stay where %s', (_name, node, ui) => {
    expect(drawn(node, ui)).toEqual({ properties: { a: node } });
  });
});
