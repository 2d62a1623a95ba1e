// @vitest-environment jsdom
import type { FieldTemplateProps } from '@rjsf/utils';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { extendTheme } from '../extendTheme.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';

afterEach(cleanup);

/** A field as its label and what is said of it. */
const theme = extendTheme(plainTheme, {
  templates: {
    FieldTemplate: ({ id, label, rawDescription, children }: FieldTemplateProps) => (
      <div>
        <label htmlFor={id}>{label}</label>
        {children}
        <p>{rawDescription}</p>
      </div>
    ),
  },
});

const mount = async (schema: object, ui: object = {}) => {
  render(<SchemaForm form={await moduleOf(schema, ui)} theme={theme} onSubmit={async () => ({ ok: true })} />);
  return {
    label: document.querySelector('label[for="root_a"]')?.textContent,
    said: document.querySelector('label[for="root_a"] ~ p')?.textContent,
  };
};

const text = { type: 'string', title: 'Format' };
const definitions = { old: { ...text, deprecated: true } };

it.each<[name: string, schema: object, said: string]>([
  ['in the words of the schema', { ...text, deprecationMessage: 'Use “gauge”.' }, 'Use “gauge”.'],
  ['without its marks', { ...text, markdownDeprecationMessage: 'Use `gauge`.', deprecated: true }, 'Use gauge.'],
  [
    'beside what is said of the field',
    { ...text, description: 'Of the print.', deprecationMessage: 'Old.' },
    'Of the print. Old.',
  ],
  ['in the form’s own words', { ...text, deprecated: true }, 'This is not to be used any more.'],
  ['of a definition', { $ref: '#/definitions/old' }, 'This is not to be used any more.'],
])('a field that is not to be used any more says so in its hint: %s', async (_name, schema, said) => {
  expect(await mount({ type: 'object', definitions, properties: { a: schema } })).toEqual({ label: 'Format', said });
});

it.each([{ a: { 'ui:deprecatedHandling': 'disable' } }, { 'ui:globalOptions': { deprecatedHandling: 'disable' } }])(
  'nothing is said where the uiSchema says what becomes of such a field: %j',
  async (ui) => {
    const schema = { type: 'object', properties: { a: { ...text, deprecated: true } } };
    expect(await mount(schema, ui)).toEqual({ label: 'Format', said: '' });
  },
);
