import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { withWordsOfSchema } from './wordsOfSchema.ts';

/**
 * Words for how a text is typed, which are attributes of the control, and what they are called in React.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html
 */
const attributes = {
  autocapitalize: 'autoCapitalize',
  autocorrect: 'autoCorrect',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  spellcheck: 'spellCheck',
} as const;

/** What each of them may be, where that is not a truth. */
export const typingValues = {
  autocorrect: ['on', 'off'],
  enterkeyhint: ['enter', 'done', 'go', 'next', 'previous', 'search', 'send'],
  inputmode: ['none', 'text', 'decimal', 'numeric', 'tel', 'search', 'email', 'url'],
} as const;

/** Every word for how a text is typed. */
export const typingWords: readonly string[] = Object.keys(attributes);

const signed: ReadonlySet<string> = new Set(typingWords.map((word) => `ui:${word}`));

/** The option that has them, by the names of React, for the widgets. */
const TYPING = 'typing';

/** Texts that are nothing but digits: one class after another, from the first to the last letter. */
const digits = /^\^(?:(?:\\d|\[0-9\])(?:[+*?]|\{\d+(?:,\d*)?\})?)+\$$/;

const keyboards: ReadonlyMap<unknown, string> = new Map([
  ['idn-email', 'email'],
  ['url', 'url'], // drawn as a text: rjsf has a widget for 'uri' alone
  ['iri', 'url'],
  ['iri-reference', 'url'],
  ['uri-reference', 'url'],
  ['tel', 'tel'],
  ['phone', 'tel'],
]);

/** Formats, widgets and types of input whose texts are spelled letter by letter, not written. */
const spelled: ReadonlySet<unknown> = new Set([
  ...keyboards.keys(),
  'password',
  ...['hostname', 'idn-hostname', 'ipv4', 'ipv6', 'uuid', 'uri-template', 'json-pointer', 'relative-json-pointer', 'regex'],
]);

/** Those whose inputs no browser corrects or begins with a capital, but some mark what is no word. */
const unmarked: ReadonlySet<unknown> = new Set(['email', 'uri']);

/** What a schema says of how its text is typed. */
const saidOf = ({ type, pattern, format }: SchemaNode): SchemaNode => {
  if (![type].flat().includes('string')) return {};
  const inputmode = typeof pattern === 'string' && digits.test(pattern) ? 'numeric' : keyboards.get(format);
  return {
    ...(inputmode !== undefined && { inputmode }),
    ...(spelled.has(format) && { autocapitalize: 'none', autocorrect: 'off', spellcheck: false }),
    ...(unmarked.has(format) && { spellcheck: false }),
  };
};

/** Words for how a text is typed, of a field (`sign` is `ui:`) or of its options, in one member for the widgets. */
const typingOf = (said: SchemaNode, sign: string): SchemaNode =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([word, name]) =>
      said[`${sign}${word}`] === undefined ? [] : [[name, said[`${sign}${word}`]]],
    ),
  );

const gathered = (ui: unknown, shared: SchemaNode): unknown => {
  if (Array.isArray(ui)) return ui.map((part) => gathered(part, shared));
  if (!isNode(ui)) return ui;
  const parts = Object.entries(ui)
    .filter(([name]) => !signed.has(name))
    .map(([name, value]) => [name, name.startsWith('ui:') ? value : gathered(value, shared)]);
  const options = isNode(ui['ui:options']) ? ui['ui:options'] : {};
  const isDigits = [ui['ui:digits'], options['digits']].includes(true);
  const kinds = ['inputType', 'widget'].map((word) => ui[`ui:${word}`] ?? options[word]);
  const own = {
    ...(isDigits && { inputMode: 'numeric' }),
    ...(kinds.some((kind) => spelled.has(kind)) && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
    ...(kinds.some((kind) => unmarked.has(kind)) && { spellCheck: false }),
    ...typingOf(options, ''),
    ...typingOf(ui, 'ui:'),
  };
  const said: SchemaNode = Object.fromEntries(parts);
  return Object.keys(own).length === 0 ? said : { ...said, [`ui:${TYPING}`]: { ...shared, ...own } };
};

/**
 * A uiSchema that says how texts are typed where the schema tells it (digits alone, a format that is spelled), and has what
 * is said of that in one option, as attributes of a control. What it says itself counts.
 */
export const withTyping = (ui: unknown, schema: unknown): unknown => {
  const all = withWordsOfSchema(ui, schema, saidOf);
  const whole = isNode(all) && isNode(all['ui:globalOptions']) ? all['ui:globalOptions'] : {};
  const shared = typingOf(whole, '');
  const said = gathered(all, shared);
  if (!isNode(said) || Object.keys(shared).length === 0) return said;
  return { ...said, 'ui:globalOptions': { ...whole, [TYPING]: shared } };
};
