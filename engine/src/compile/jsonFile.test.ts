import { expect, it } from 'vitest';
import { createSchemas } from './fixture.ts';
import { readJsonFile } from './jsonFile.ts';

const file = (text: string) => {
  const schemas = createSchemas(text);
  try {
    return readJsonFile(`${schemas.forms}/one/schema.json`);
  } finally {
    schemas.remove();
  }
};

/** Where a complaint about a place of a file stands. */
const placeOf = (text: string, tokens: readonly (string | number)[]) => {
  const read = file(text);
  if (!('json' in read)) return read.complaints;
  const { line, column, pointer } = read.json.complain(tokens, '');
  return `${line}:${column} ${pointer}`;
};

it.each<[what: string, text: string, tokens: readonly (string | number)[], place: string]>([
  ['a member', '{\n  "a": {\n    "b": 1\n  }\n}', ['a', 'b'], '3:10 /a/b'],
  [
    'a member that is called by a number, within a list',
    '{"2020": [\n  0,\n  {"7":\n    1}]}',
    ['2020', 1, '7'],
    '4:5 /2020/1/7',
  ],
  ['a member without a name', '{"": {\n"": 1}}', ['', ''], '2:5 //'],
  ['what is around a place that is not there', '{\n"a": [\n1]}', ['a', 5, 'b'], '2:6 /a/5/b'],
  ['a member that objects inherit', '{\n"a": 1}', ['constructor'], '1:1 /constructor'],
  ['a line that ends as in Windows', '\uFEFF{\r\n"a": 1,\r\n "b": 2}', ['b'], '3:7 /b'],
])('%s is found in its line', (_what, text, tokens, place) => {
  expect(placeOf(text, tokens)).toBe(place);
});

it('what stands twice is found where it stands for the second time', () => {
  expect(file('{"a": 1,\n"b": 1,\n"a": 2}')).toMatchObject({ complaints: [{ line: 3, pointer: '/a' }] });
});

it('as many complaints as a file has lines are found in no time', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `member${index}`);
  const read = file(JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])), null, 1));
  const before = process.cpuUsage();
  const found = 'json' in read ? names.map((name) => read.json.complain([name], '').line) : [];
  expect(found.at(-1)).toBe(10_001);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000); // by looking for each anew it is a quarter of a minute
});

it.each([
  ['at its beginning', '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> b\n}', 2],
  ['of which the first line alone is gone', '{\n"a": 1\n=======\n"a": 2\n>>>>>>> b\n}', 3],
  ['of which the last line is left', '{\n"a": 2\n>>>>>>> b\n}', 3],
])('a merge that is not settled is told as one, %s', (_what, text, line) => {
  expect(file(text)).toMatchObject({ complaints: [{ line, message: expect.stringContaining('a merge is not settled here') }] });
});
