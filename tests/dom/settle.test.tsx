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

it('what is settled by tag, classes and attributes is what the engine says', () => {
  const { container } = render(
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
  const elements = [...container.querySelectorAll('*')];
  const all = selectors().filter((selector) => selector !== '' && !selector.includes('::'));
  const settled = { yes: 0, no: 0 };
  for (const selector of all) {
    for (const element of elements) {
      const answer = settle(selector, element);
      if (answer === undefined) continue;
      settled[answer ? 'yes' : 'no'] += 1;
      expect([selector, element.outerHTML.slice(0, 100), answer]).toEqual([
        selector,
        element.outerHTML.slice(0, 100),
        element.matches(selector),
      ]);
    }
  }
  expect(all.length).toBeGreaterThan(300);
  expect(settled.yes).toBeGreaterThan(100);
  expect(settled.no).toBeGreaterThan(all.length * elements.length * 0.9);
});
