// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Button, Checkbox, Field, FluentProvider, Input, Select, webLightTheme } from '@fluentui/react-components';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { settle } from './settle.ts';

afterEach(cleanup);

const defaults = join(dirname(createRequire(import.meta.url).resolve('jsdom')), 'jsdom/browser/default-stylesheet.css');

/** Selectors of jsdom's own style sheet and of Fluent's rules on the page, and some that are hard to read. */
const selectors = () => [
  ...[
    ...readFileSync(defaults, 'utf8')
      .replace(/\/\*.*?\*\/|@[^{;]*;|@[^{]*\{/gs, '')
      .matchAll(/([^{}]+)\{/g),
  ].map(([, text = '']) => text.trim()),
  ...[...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : '')),
  ),
  '*',
  'DIV',
  '.a',
  '.A',
  'p.a.b',
  'section > p.a:not(.c)',
  '.a ~ .c, .nothing',
  ':is(p, b)',
  ':is(.a, b)',
  'p:is(.a, [title])',
  '[title="a, b > c"]',
  '[title=")"] .b',
  'p[TITLE]',
  '.x\\:y',
  '.a, .x\\:y',
  ':not(p)',
  'p:not(:is(.b, .c)) b',
  '#one.a',
  '.c:first-child',
  'section .c:nth-child(2 of .c)',
  'svg|a, p',
  'circle',
];

const page = () =>
  render(
    <FluentProvider theme={webLightTheme}>
      <Field label="Title" hint="One line" validationMessage="Too long">
        <Input disabled />
      </Field>
      <Select>
        <option>One</option>
      </Select>
      <Checkbox label="Yes" />
      <Button appearance="primary">Send</Button>
      <section hidden>
        <p id="one" className="a b" title="a, b > c" />
        <p className={'\tc x:y\n'} dir="rtl">
          <b className="a">b</b>
        </p>
        <svg className="a">
          <title className="b">t</title>
          <circle />
        </svg>
      </section>
    </FluentProvider>,
  );

it('what is settled by tag, classes and attributes is what the engine says', () => {
  const { container } = page();
  const elements = [...container.querySelectorAll('*')];
  const all = [...new Set(selectors())].filter((selector) => selector !== '' && !selector.includes('::'));
  const settled = { yes: 0, no: 0 };
  const wrong: unknown[] = [];
  for (const selector of all) {
    for (const element of elements) {
      const answer = settle(selector, element);
      if (answer === undefined) continue;
      settled[answer ? 'yes' : 'no'] += 1;
      if (answer !== element.matches(selector)) wrong.push([selector, element.outerHTML.slice(0, 100), answer]);
    }
  }
  expect(wrong).toEqual([]);
  expect(all.length).toBeGreaterThan(300);
  expect(settled.yes).toBeGreaterThan(100);
  expect(settled.no).toBeGreaterThan(all.length * elements.length * 0.9);
});

it('computed styles are those that jsdom finds by asking about every rule', () => {
  const { container } = page();
  const { JSDOM } = createRequire(import.meta.url)('jsdom');
  const { window } = new JSDOM('<!doctype html>');
  for (const { cssRules } of document.styleSheets) {
    const style = window.document.createElement('style');
    style.textContent = [...cssRules].map((rule) => rule.cssText).join('\n');
    window.document.head.append(style);
  }
  window.document.body.innerHTML = container.innerHTML;
  const copies: readonly Element[] = [...window.document.body.querySelectorAll('*')];
  const styled = new Set<string>();
  [...container.querySelectorAll('*')].forEach((element, index) => {
    const { cssText } = getComputedStyle(element);
    styled.add(cssText);
    expect([element.outerHTML.slice(0, 100), cssText]).toEqual([
      copies[index]?.outerHTML.slice(0, 100),
      window.getComputedStyle(copies[index]).cssText,
    ]);
  });
  expect(styled.size).toBeGreaterThan(15);
});

it('labels and their controls are those that jsdom finds', () => {
  document.body.innerHTML = `
    <label for="a">One</label><input id="a"><label for="a">Two</label>
    <label><span><input id="b" type="hidden"><textarea id="c"></textarea></span><input id="d"></label>
    <label for="">None</label><label for="p">No control</label><p id="p"></p><label for="gone">Gone</label><button id="e"></button>`;
  const names = (found: Iterable<Element> | null) => found && [...found].map(({ textContent }) => textContent?.trim());
  const element = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector) as Kind;
  const [one, two, around, ...rest] = [...document.querySelectorAll('label')];
  const field = element<HTMLInputElement>('#a');
  expect(names(field.labels)).toEqual(['One', 'Two']);
  expect(names(element<HTMLInputElement>('#b').labels)).toBeNull();
  expect(names(element<HTMLTextAreaElement>('#c').labels)).toEqual(['']);
  expect(names(element<HTMLInputElement>('#d').labels)).toEqual([]);
  expect(names(element<HTMLButtonElement>('#e').labels)).toEqual([]);
  expect([one?.control, two?.control, around?.control]).toEqual([field, field, element('#c')]);
  expect(rest.map(({ control }) => control)).toEqual([null, null, null]);
  one?.setAttribute('for', 'e');
  expect(names(field.labels)).toEqual(['Two']);
  expect(names(element<HTMLButtonElement>('#e').labels)).toEqual(['One']);
  two?.remove();
  expect(names(field.labels)).toEqual([]);
  expect(two?.control).toBeNull();
  document.body.innerHTML = '';
});
