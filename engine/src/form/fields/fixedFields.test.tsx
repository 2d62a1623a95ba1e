// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { fetchOpenParts } from '../open/fetchOpenParts.ts';
import { isFixedForm } from '../open/isFixedForm.ts';
import { SchemaForm } from '../SchemaForm.tsx';

afterEach(cleanup);

const onSubmit = async () => ({ ok: true }) as const;
const choices = [{ const: 'a', title: 'First' }, { const: 'b' }];

/** A form of one member, and the same one drawn by rjsf's fields: those draw what may be deprecated. */
async function bothWays(member: JsonObject, ui: JsonObject = {}) {
  await fetchOpenParts();
  const form = await moduleOf({ type: 'object', properties: { kind: { title: 'Kind', ...member } } }, { kind: ui });
  const schema = { ...form.schema, properties: { kind: { title: 'Kind', ...member, deprecated: false } } };
  return { own: form, stock: { ...form, schema } };
}

describe('what says one kind of value is drawn as rjsf draws it', () => {
  it.each<[string, JsonObject, JsonObject | undefined, unknown]>([
    ['a choice of constants', { type: 'string', oneOf: choices }, {}, 'a'],
    ['a choice of constants by another keyword', { type: 'string', anyOf: choices }, {}, undefined],
    ['a choice of numbers', { type: 'integer', oneOf: [{ const: 1 }, { const: 2, title: 'Two' }] }, {}, 2],
    ['a yes or no with titles', { type: 'boolean', oneOf: [{ const: true, title: 'Do' }, { const: false }] }, undefined, true],
    ['a choice of constants by buttons', { type: 'string', oneOf: choices }, { 'ui:widget': 'radio' }, 'b'],
    ['a text or null', { type: ['string', 'null'], description: 'Any' }, {}, null],
    ['a number or null', { type: ['null', 'number'] }, {}, 5],
  ])('%s', async (_what, member, ui, value) => {
    const { own, stock } = await bothWays(member, ui);
    expect([isFixedForm(own), isFixedForm(stock)]).toEqual([true, false]);
    const drawn = (form: typeof own) => {
      const initialData = value === undefined ? {} : { kind: value as never }; // fits by the table
      const { container, unmount } = render(
        <SchemaForm form={form} theme={plainTheme} initialData={initialData} onSubmit={onSubmit} />,
      );
      const { innerHTML } = container;
      unmount();
      return innerHTML;
    };
    expect(drawn(own)).toContain('Kind');
    expect(drawn(own)).toBe(drawn(stock));
  });
});

describe('what rjsf’s fields draw', () => {
  const text = { type: 'string' };
  it.each<[string, JsonObject, JsonObject]>([
    ['a condition', { if: { required: ['kind'] }, then: { required: ['kind'] } }, {}],
    ['places of a list', { properties: { kind: { type: 'array', items: [text, text] } } }, {}],
    ['what can only be null', { properties: { kind: { type: 'null' } } }, {}],
    ['a member that nothing fits', { properties: { kind: false } }, {}],
    ['what is deprecated', { properties: { kind: { ...text, deprecated: true } } }, {}],
    ['it behind a reference', { properties: { kind: { $ref: '#/other' } }, other: { ...text, deprecated: true } }, {}],
    ['what a field of the theme draws', {}, { kind: { 'ui:field': 'own' } }],
    ['what a field of the theme draws, by its options', {}, { rows: [{ 'ui:options': { field: 'own' } }] }],
    ['what can be left out', {}, { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] } }],
  ])('%s', async (_what, schema, uiSchema) => {
    const form = await moduleOf({ type: 'object', properties: { kind: text } });
    expect(isFixedForm(form)).toBe(true);
    expect(isFixedForm({ ...form, schema: { ...form.schema, ...schema }, uiSchema })).toBe(false);
  });

  it('anything of a module that does not say that it leaves nothing open', async () => {
    const { isOpen: _isOpen, ...form } = await moduleOf({ type: 'object', properties: { kind: text } });
    expect(isFixedForm(form)).toBe(false);
  });
});
