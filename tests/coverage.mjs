// Writes docs/coverage.md: each numbered requirement of the specification with the tests that name it in their titles.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the requirements speak of, each from its first number on. */
const sections = [
  [1, 'Routes and page frame'],
  [30, 'Session'],
  [48, 'Login'],
  [58, 'Signup and upgrade'],
  [77, 'Logged-in layout'],
  [88, 'My Films list'],
  [115, 'Film status'],
  [121, 'Submission dialog'],
  [149, 'View Film / View Series dialog'],
  [155, 'Uploads'],
  [196, 'Image crop dialog'],
  [202, 'Manage Assets and other asset dialogs'],
  [221, 'Subtitles'],
  [232, 'Availability'],
  [237, 'Release date'],
  [244, 'BTS files'],
  [254, 'Promotions'],
  [283, 'Resources'],
  [291, 'Invitation and account setup'],
  [302, 'Contract'],
  [311, 'Password reset'],
  [320, 'Auto-login'],
  [324, 'Profile and change password'],
  [335, 'Film details form'],
  [391, 'Episodes'],
  [404, 'Dashboard'],
  [415, 'Payment'],
  [430, 'Terms and Conditions'],
  [444, 'My Channel'],
  [493, 'Manage Program Order'],
  [502, 'API: general'],
  [510, 'API: site calls'],
  [521, 'API: admin calls'],
  [570, 'API: channel calls'],
  [580, 'Errors'],
  [587, 'Success messages'],
  [607, 'Constants'],
  [615, 'Shared validation rules'],
];
const last = 621;

const nameOf = (number) => `R-${String(number).padStart(3, '0')}`;

/** The numbers that a title names: `R-041 to R-044, R-063`. */
const numbersIn = (title) => {
  const numbers = new Set();
  for (const [, from, to] of title.matchAll(/R-(\d{3})(?: to R-(\d{3}))?/g))
    for (let number = Number(from); number <= Number(to ?? from); number += 1) numbers.add(number);
  return numbers;
};

/** The titles in a test file that name requirements, tables of titles included. */
const titlesIn = (file) => {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node) => {
    const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : '';
    if (/R-\d{3}/.test(text)) titles.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
};

const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'];
const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean).toSorted();

/** The tests of each number, as `file: title`. */
const tests = new Map();
for (const file of files)
  for (const title of titlesIn(file))
    for (const number of numbersIn(title)) tests.set(number, [...(tests.get(number) ?? []), { file, title }]);

const unknown = [...tests.keys()].filter((number) => number < 1 || number > last).map(nameOf);
if (unknown.length > 0) throw new Error(`Test titles name requirements that there are none of: ${unknown.join(', ')}`);

const told = (title) =>
  title
    .replace(/\s*\((?:R-\d{3}[^)]*)\)/, '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');
const rowOf = (number) => {
  const shown = (tests.get(number) ?? []).map(({ file, title }) => `${told(title)} (\`${file}\`)`);
  return `| ${nameOf(number)} | ${shown.join('<br>')} |`;
};

const count = (from, to) => {
  let named = 0;
  for (let number = from; number < to; number += 1) if (tests.has(number)) named += 1;
  return named;
};

const lines = [
  '# Coverage',
  '',
  'Each requirement of the two specification documents, by its number, with the tests that name it in their titles. Written by `npm run generate`.',
  '',
  `${count(1, last + 1)} of ${last} have a test.`,
];
for (const [index, [from, title]] of sections.entries()) {
  const to = sections[index + 1]?.[0] ?? last + 1;
  lines.push('', `## ${title} (${count(from, to)} of ${to - from})`, '', '| requirement | tests |', '| --- | --- |');
  for (let number = from; number < to; number += 1) lines.push(rowOf(number));
}
writeFileSync(join(root, 'docs/coverage.md'), `${lines.join('\n')}\n`);
