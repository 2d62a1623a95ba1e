// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Button, Checkbox, Field, FluentProvider, Input, Select, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
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
  ':focus',
  'button:focus-visible',
  'div:focus-within',
  ':not(:focus)',
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
        <div style={{ visibility: 'hidden', display: 'inherit' }}>
          <i style={{ display: 'none' }} />
          <i style={{ visibility: 'visible', display: 'unset' }}>
            <u>u</u>
          </i>
        </div>
        <svg className="a">
          <title className="b">t</title>
          <circle />
        </svg>
      </section>
    </FluentProvider>,
  );

it('what is settled by tag, classes and attributes is what the engine says', () => {
  const { container } = page();
  container.querySelector('button')?.focus();
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
  // Files share the page: jsdom takes minutes for the rules of all that was drawn before.
  const classes = new Set([...container.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  const isOfOthers = (text: string) => {
    const named = text.match(/\.[a-z][\w-]*/g);
    return named !== null && !named.some((name) => classes.has(name.slice(1)));
  };
  for (const { cssRules } of document.styleSheets) {
    const style = window.document.createElement('style');
    const rules = [...cssRules].filter((rule) => !(rule instanceof CSSStyleRule) || !isOfOthers(rule.selectorText));
    style.textContent = rules.map((rule) => rule.cssText).join('\n');
    window.document.head.append(style);
  }
  window.document.body.innerHTML = container.innerHTML;
  const copies: readonly Element[] = [...window.document.body.querySelectorAll('*')];
  const styled = new Set<string>();
  [...container.querySelectorAll('*')].forEach((element, index) => {
    const style = getComputedStyle(element);
    const { display, visibility } = style;
    const { cssText } = style;
    styled.add(cssText);
    const copy = window.getComputedStyle(copies[index]);
    expect([element.outerHTML.slice(0, 100), display, visibility]).toEqual([
      copies[index]?.outerHTML.slice(0, 100),
      copy.display,
      copy.visibility,
    ]);
    expect(style.getPropertyValue('display')).toBe(copy.display);
    expect([element.outerHTML.slice(0, 100), cssText]).toEqual([copies[index]?.outerHTML.slice(0, 100), copy.cssText]);
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

it('elements are found by id within what is asked, as jsdom finds them', () => {
  document.body.innerHTML = `
    <section id="a"><p id="b c"></p><i id="twice"></i></section><main id="d"><b id="twice"></b><u id='q"'></u></main>`;
  const [section, main] = [...document.body.children] as [Element, Element];
  const apart = document.createElement('div');
  apart.innerHTML = '<p id="b c"></p>';
  for (const within of [document, document.body, section, main, apart]) {
    for (const id of ['a', 'b c', 'd', 'twice', 'q\\"', 'gone', '']) {
      const selector = `[id="${id}"]`;
      expect([id, within.querySelector(selector)]).toEqual([id, within.querySelectorAll(selector)[0] ?? null]);
    }
  }
  expect(main.querySelector('[id="twice"]')?.localName).toBe('b');
  document.body.innerHTML = '';
});

it('a look in vain prints the page where it is the last one, and not while something is waited for', async () => {
  render(<p>The page</p>);
  expect(() => screen.getByText('Gone')).toThrow(/Gone.*The page/s);
  const looks: unknown[] = [];
  const wait = () =>
    waitFor(
      () => {
        try {
          screen.getByText('Gone');
        } catch (error) {
          looks.push(String(error));
          throw error;
        }
      },
      { timeout: 1 },
    );
  await expect(wait()).rejects.toThrow(/Gone.*The page/s);
  expect(looks[0]).toContain('TestingLibraryElementError: Unable to find an element with the text: Gone');
  expect(looks.join()).not.toContain('The page');
});

it('React notes of no element where it was made', () => {
  const stack: unknown = Reflect.get(<p />, '_debugStack');
  expect(stack).toBe(Reflect.get(<b />, '_debugStack'));
});
