import { describe, expect, it } from 'vitest';
import { withPlainUi } from './plainUi.ts';

describe('a uiSchema in plain words', () => {
  it.each([
    ['CheckboxWidget', 'checkbox'],
    ['CheckboxesWidget', 'checkboxes'],
    ['HiddenWidget', 'hidden'],
    ['RadioWidget', 'radio'],
    ['SelectWidget', 'select'],
  ])('calls %s by its word', (component, word) => {
    expect(withPlainUi({ a: { 'ui:widget': component } })).toEqual({ a: { 'ui:widget': word } });
    const within = { a: { 'ui:options': { widget: component, inline: true } } };
    expect(withPlainUi(within)).toEqual({ a: { 'ui:widget': word, 'ui:options': { inline: true } } });
  });

  it.each<[name: string, ui: object, plain: object]>([
    ['of a field', { a: { 'ui:title': ' ' } }, { a: { 'ui:label': false } }],
    [
      'in its options',
      { a: { 'ui:options': { title: '\u00a0', rows: 3 } } },
      { a: { 'ui:options': { rows: 3, label: false } } },
    ],
    ['or one that is false', { a: { 'ui:title': false } }, { a: { 'ui:label': false } }],
    ['of rows', { a: { items: { 'ui:title': '\t' } } }, { a: { items: { 'ui:label': false } } }],
    ['of an option', { a: { oneOf: [{}, { b: { 'ui:title': ' ' } }] } }, { a: { oneOf: [{}, { b: { 'ui:label': false } }] } }],
    [
      'of a definition',
      { 'ui:definitions': { '#/definitions/a': { 'ui:title': ' ' } } },
      { 'ui:definitions': { '#/definitions/a': { 'ui:label': false } } },
    ],
  ])('has no label for a title of white space %s', (_name, ui, plain) => {
    expect(withPlainUi(ui)).toEqual(plain);
  });

  it('shows Markdown that is said of a field as plain text, as that of a schema', () => {
    const help = 'As `Bearer <token>`. **Takes priority**, see [the guide](https://example.org/guide).';
    const plain = 'As Bearer <token>. Takes priority, see the guide (https://example.org/guide).';
    const ui = {
      a: { 'ui:help': help, 'ui:placeholder': '**' },
      rows: { items: { 'ui:options': { description: help, help: 'Two * three' } } },
    };
    expect(withPlainUi(ui)).toEqual({
      a: { 'ui:help': plain, 'ui:placeholder': '**' },
      rows: { items: { 'ui:options': { description: plain, help: 'Two * three' } } },
    });
  });

  it('says the rest as it was said', () => {
    const ui = {
      a: { 'ui:title': '', 'ui:widget': 'MyWidget', 'ui:layout': [{ kind: 'section', title: ' ', parts: ['*'] }] },
      b: { 'ui:title': ' A', items: [{ 'ui:widget': 'radio' }, null] },
    };
    expect(withPlainUi(ui)).toEqual(ui);
  });
});
