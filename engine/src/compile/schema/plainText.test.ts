import { expect, it } from 'vitest';
import { isMarkdown, plainText, unbroken } from './plainText.ts';

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

const wrapped = 'Finally declares the list of Tasks that execute just before leaving the Pipeline';

it.each([
  [`${wrapped}\ni.e. either after all Tasks`, `${wrapped} i.e. either after all Tasks`],
  [`${wrapped}\nAPI, whose names are written so`, `${wrapped} API, whose names are written so`],
  [
    `${wrapped}\nand so on, until the last of all of\nthem is done.\n\nThe rest.`,
    `${wrapped} and so on, until the last of all of them is done.\n\nThe rest.`,
  ],
  [`- ${wrapped} \r\n  and so on`, `- ${wrapped} and so on`],
])('%j was broken by a width: %j', (text, whole) => {
  expect(unbroken(text)).toBe(whole);
});

it.each([
  'By:\n- mail',
  'small\nmedium\nlarge',
  `${wrapped}.\nIt is a sentence of its own.`,
  `${wrapped}\n\nand so on`,
  `${wrapped}  \nand so on`,
  `${wrapped}:\nand so on`,
  `${wrapped}\n- and so on`,
  `${wrapped}\n1. and so on`,
  `${wrapped}\n    code = 1`,
  `    ${wrapped}\nand so on`,
  `\`\`\`\n${wrapped}\nand so on\n\`\`\``,
  `${wrapped}, ${wrapped}\nand so on`,
])('%j keeps its lines', (text) => {
  expect(unbroken(text)).toBe(text);
});
