import { describe, expect, it } from 'vitest';
import { withPlainNulls } from './plainNulls.ts';

const part = { type: 'object', properties: { x: { type: 'string' } } };
const choice = (option: object) => ({ properties: { a: { anyOf: [part, option] } } });

describe('an option that lets only null through', () => {
  it.each<[name: string, option: object]>([
    ['as OpenAPI 3.0 has it', { type: 'string', nullable: true, enum: [null] }],
    ['a list of null', { enum: [null] }],
    ['the constant', { const: null }],
    ['the constant beside its kind', { type: 'null', const: null }],
    ['a list beside several kinds', { type: ['string', 'null'], enum: [null] }],
  ])('is the kind null: %s', (_name, option) => {
    expect(withPlainNulls(choice({ ...option, title: 'Nobody' }))).toEqual(choice({ title: 'Nobody', type: 'null' }));
  });

  it.each<[name: string, option: object]>([
    ['of a kind that null is none of', { type: 'string', enum: [null] }],
    ['with another value', { enum: [null, 'a'] }],
    ['with texts of its own', { const: null, errorMessage: { const: 'Leave it empty.' } }],
  ])('stays as it is: %s', (_name, option) => {
    expect(withPlainNulls(choice(option))).toEqual(choice(option));
  });

  it('is the kind null as a member, too', () => {
    const members = { properties: { a: { const: null, title: 'Nobody' }, const: { enum: [null] }, b: { enum: [null, 'a'] } } };
    expect(withPlainNulls({ items: members })).toEqual({
      items: { properties: { a: { type: 'null', title: 'Nobody' }, const: { type: 'null' }, b: { enum: [null, 'a'] } } },
    });
  });

  it('stays a value among single values', () => {
    const listed = { oneOf: [{ const: 'a' }, { const: null, title: 'None' }] };
    expect(withPlainNulls(listed)).toEqual(listed);
  });
});
