import { describe, expect, it } from 'vitest';
import { withTyping } from './typing.ts';

const field = (node: object, ui: object = {}) => Object(withTyping({ a: ui }, { properties: { a: node } })).a['ui:typing'];
const spelled = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

describe('how a text is typed', () => {
  it.each<[what: string, node: object, typing: object | undefined]>([
    ['a code of digits', { type: 'string', pattern: '^[0-9]{6}$' }, { inputMode: 'numeric' }],
    ['digits in the short class, some of them optional', { type: 'string', pattern: '^\\d{4}\\d?$' }, { inputMode: 'numeric' }],
    ['a text that may be null', { type: ['string', 'null'], pattern: '^\\d+$' }, { inputMode: 'numeric' }],
    ['an international address', { type: 'string', format: 'idn-email' }, { ...spelled, inputMode: 'email' }],
    ['a reference to a page', { type: 'string', format: 'uri-reference' }, { ...spelled, inputMode: 'url' }],
    ['an address of a page', { type: 'string', format: 'url' }, { ...spelled, inputMode: 'url' }],
    ['a telephone number', { type: 'string', format: 'tel' }, { ...spelled, inputMode: 'tel' }],
    ['an identifier', { type: 'string', format: 'uuid' }, spelled],
    ['a password', { type: 'string', format: 'password' }, spelled],
    ['an address', { type: 'string', format: 'email' }, { spellCheck: false }],
    ['a link', { type: 'string', format: 'uri' }, { spellCheck: false }],
    ['digits among others', { type: 'string', pattern: '^[A-Z]{2}\\d+$' }, undefined],
    ['digits anywhere', { type: 'string', pattern: '\\d+' }, undefined],
    ['a sign before digits', { type: 'string', pattern: '^-?\\d+$' }, undefined],
    ['a number', { type: 'integer', pattern: '^\\d+$' }, undefined],
  ])('follows from the schema of %s', (_what, node, typing) => {
    expect(field(node)).toEqual(typing);
  });

  it('is what the uiSchema says, beside its options or among them', () => {
    const code = { type: 'string', pattern: '^\\d{6}$' };
    expect(field(code, { 'ui:inputmode': 'text' })).toEqual({ inputMode: 'text' });
    expect(field(code, { 'ui:options': { inputmode: 'tel', enterkeyhint: 'next' } })).toEqual({
      inputMode: 'tel',
      enterKeyHint: 'next',
    });
    expect(
      field({ type: 'string' }, { 'ui:spellcheck': false, 'ui:autocorrect': 'off', 'ui:autocapitalize': 'words' }),
    ).toEqual({
      spellCheck: false,
      autoCorrect: 'off',
      autoCapitalize: 'words',
    });
  });

  it.each([
    ['a password', { 'ui:widget': 'password' }, spelled],
    ['a telephone number', { 'ui:options': { inputType: 'tel' } }, spelled],
    ['a link', { 'ui:options': { inputType: 'url', widget: 'text' } }, spelled],
    ['an address whose words are marked', { 'ui:widget': 'email', 'ui:spellcheck': true }, { spellCheck: true }],
  ])('follows from the control of %s', (_what, ui, typing) => {
    expect(field({ type: 'string' }, ui)).toEqual(typing);
  });

  it('has what is said of the whole form beside what is said of a field', () => {
    const ui = { 'ui:globalOptions': { spellcheck: false }, rows: { items: { name: { 'ui:enterkeyhint': 'go' } } } };
    expect(withTyping(ui, {})).toEqual({
      'ui:globalOptions': { spellcheck: false, typing: { spellCheck: false } },
      rows: { items: { name: { 'ui:typing': { spellCheck: false, enterKeyHint: 'go' } } } },
    });
  });

  it('is that of a member whose name means something in JavaScript, too', () => {
    const schema = { properties: { first: { type: 'string', format: 'uuid' }, valueOf: { type: 'string', format: 'uuid' } } };
    expect(withTyping(undefined, schema)).toEqual({ first: { 'ui:typing': spelled }, valueOf: { 'ui:typing': spelled } });
  });

  it('leaves a uiSchema alone that has nothing of it', () => {
    const ui = { a: { 'ui:widget': 'textarea' } };
    expect(withTyping(ui, { properties: { a: { type: 'string' } } })).toEqual(ui);
  });
});
