import { expect, it } from 'vitest';
import { isMarkdown, plainText } from './plainText.ts';

it.each([
  ['Use `on` for **all** and _some_ of *them*.', 'Use on for all and some of them.'],
  [
    'See [the guide](https://example.org/a_b) or <https://example.org>.',
    'See the guide (https://example.org/a_b) or https://example.org.',
  ],
  ['[https://example.org](https://example.org), [a style](marks.html#style "Style")', 'https://example.org, a style'],
  ['`__init__`, `*.js`,`*.ts`, **`a\\.b`** and `_`', '__init__, *.js,*.ts, a\\.b and _'],
  ['# Heading\n\n> quoted\n\n- one\n- two', 'Heading\n\nquoted\n\n- one\n- two'],
  ['```json\n{ "a": 1 }\n```\nDone', '{ "a": 1 }\nDone'],
  ['snake_case_name, 2 * 3 * 4, a*b', 'snake_case_name, 2 * 3 * 4, a*b'],
  ['1 \\* 2', '1 * 2'],
  ['<b onclick="x()">bold</b>', '<b onclick="x()">bold</b>'],
])('%j reads %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

it.each([
  ['Set to `true`.', true],
  ['See [the guide](https://example.org).', true],
  ['**Required.**', true],
  ['__Default:__ none', true],
  ['*.js, *.ts and snake_case_name', false],
  ['a[0](b c) ** 2 ** 3', false],
  ["It's 5 o`clock.", false],
])('%j is Markdown: %j', (text, is) => {
  expect(isMarkdown(text)).toBe(is);
});
