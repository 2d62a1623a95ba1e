import { describe, expect, it } from 'vitest';
import { withForeignPlaceholders } from './foreignPlaceholders.ts';

const said = { type: 'string', placeholder: 'Ann' };

describe('a placeholder in a schema', () => {
  it.each<[tool: string, node: object]>([
    ['AJSF', said],
    ['others', { type: 'string', 'x-placeholder': 'Ann' }],
    ['json-editor', { type: 'string', options: { inputAttributes: { placeholder: 'Ann' } } }],
    ['Formily', { type: 'string', 'x-component-props': { placeholder: 'Ann' } }],
  ])('is that of the field, in the words of %s', (_tool, node) => {
    expect(withForeignPlaceholders({}, { properties: { name: node } })).toEqual({ name: { 'ui:placeholder': 'Ann' } });
  });

  it.each<[where: string, schema: object, ui: object]>([
    ['of rows', { properties: { list: { items: said } } }, { list: { items: { 'ui:placeholder': 'Ann' } } }],
    [
      'of what a reference leads to',
      { properties: { one: { $ref: '#/$defs/name' } }, $defs: { name: { allOf: [said] } } },
      { one: { 'ui:placeholder': 'Ann' } },
    ],
    ['of members of free names', { additionalProperties: said }, { additionalProperties: { 'ui:placeholder': 'Ann' } }],
  ])('stands at the field %s', (_where, schema, ui) => {
    expect(withForeignPlaceholders({}, schema)).toEqual(ui);
  });

  it('gives way to that of the uiSchema, and is none where a member is called so or it is no text', () => {
    const ui = { a: { 'ui:options': { placeholder: 'Own' } }, b: { 'ui:placeholder': '' } };
    expect(withForeignPlaceholders(ui, { properties: { a: said, b: said } })).toEqual(ui);
    expect(withForeignPlaceholders(ui, { properties: { placeholder: { type: 'string' } } })).toBe(ui);
    expect(withForeignPlaceholders({}, { properties: { c: { placeholder: 7 } } })).toEqual({});
  });

  it('stands some levels deep in a definition within itself', () => {
    const node = { properties: { name: said, next: { $ref: '#/$defs/node' } } };
    const all = withForeignPlaceholders({}, { $ref: '#/$defs/node', $defs: { node } });
    expect(JSON.stringify(all).match(/Ann/g)).toHaveLength(5);
  });
});
