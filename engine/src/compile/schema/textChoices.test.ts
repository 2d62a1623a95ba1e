import { describe, expect, it } from 'vitest';
import { knownKeywords } from '../lint/knownWords.ts';
import { withoutTextChoices } from './textChoices.ts';

const definitions = {
  hex: { type: 'string', pattern: '^#' },
  named: { enum: ['red', 'green'] },
  told: { title: 'A colour', type: 'string', pattern: '^#' },
};
const hex = { $ref: '#/definitions/hex' };
const v4 = { type: 'string', format: 'ipv4' };
const v6 = { type: 'string', format: 'ipv6' };
const none = { type: 'null' };

const drawnOf = (a: object, ui: object = {}): unknown =>
  Object(withoutTextChoices({ definitions, properties: { a } }, ui, knownKeywords)).properties.a;

describe('a choice between texts is one text', () => {
  it.each<[name: string, given: object, drawn: object]>([
    ['of several formats', { title: 'Address', anyOf: [v4, v6] }, { title: 'Address', type: 'string' }],
    ['or nothing', { oneOf: [v4, v6, none], default: null }, { type: ['string', 'null'], default: null }],
    ['of several patterns', { type: 'string', oneOf: [{ pattern: '^a' }, { maxLength: 2 }] }, { type: 'string' }],
    ['that may be nothing', { type: ['string', 'null'], anyOf: [v4, hex] }, { type: ['string', 'null'] }],
    [
      'of a pattern or a list',
      { anyOf: [hex, { $ref: '#/definitions/named' }] },
      { type: 'string', examples: ['red', 'green'] },
    ],
    ['beside examples', { anyOf: [hex, { const: 'red' }], examples: ['#a'] }, { type: 'string', examples: ['#a'] }],
    ['or none', { anyOf: [{ type: 'string', format: 'email' }, { const: '' }] }, { type: 'string', format: 'email' }],
    [
      'or none, with a control of its own',
      { anyOf: [{ type: 'string', format: 'date' }, { type: 'string', maxLength: 0 }, none] },
      { type: ['string', 'null'], format: 'date' },
    ],
  ])('%s', (_name, given, drawn) => {
    expect(drawnOf(given)).toEqual(drawn);
  });
});

describe('a choice stays one', () => {
  it.each<[name: string, given: object]>([
    ['whose options are called something', { anyOf: [{ ...v4, title: 'Old' }, v6] }],
    ['whose options are described', { anyOf: [{ ...v4, description: 'Four numbers' }, v6] }],
    ['of a definition that is called something', { anyOf: [{ $ref: '#/definitions/told' }, v6] }],
    [
      'of controls',
      {
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', format: 'date-time' },
        ],
      },
    ],
    ['of a control or a word', { anyOf: [{ type: 'string', format: 'date' }, { const: 'today' }] }],
    ['of a text or a number', { anyOf: [v4, { type: 'number' }] }],
    ['of lists', { anyOf: [{ enum: ['a', 'b'] }, { const: 'c' }] }],
    ['of a text or a list of numbers', { anyOf: [v4, { enum: [1, 2] }] }],
    ['of texts of no type', { anyOf: [{ pattern: '^a' }, { pattern: '^b' }] }],
    ['of a text that says more', { anyOf: [v4, { type: 'string', not: { const: 'a' } }] }],
    ['beside values', { anyOf: [v4, v6], enum: ['::1'] }],
    ['that is two', { anyOf: [v4, v6], oneOf: [v4, v6] }],
  ])('%s', (_name, given) => {
    expect(drawnOf(given)).toEqual(given);
  });

  it('where the uiSchema says how its options are drawn, and in a question', () => {
    expect(drawnOf({ anyOf: [v4, v6] }, { a: { anyOf: [{ 'ui:widget': 'textarea' }] } })).toEqual({ anyOf: [v4, v6] });
    expect(drawnOf({ if: { anyOf: [v4, v6] } })).toEqual({ if: { anyOf: [v4, v6] } });
  });
});
