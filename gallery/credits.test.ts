import { createFormModule, type FormModule, type JsonObject, judge } from '@reelform/engine/validation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Example } from './exchange.ts';
import { createBench } from './server/compileFiles.ts';
import { readExamples } from './server/readExamples.ts';

const root = process.cwd();
const bench = createBench(root);
let form: FormModule;
let filled: JsonObject;

beforeAll(async () => {
  const found = readExamples(root)
    .flatMap(({ examples }): readonly Example[] => examples)
    .find(({ id }) => id === 'lists/credits');
  const compiled = found && (await bench.compile(found.files));
  if (compiled?.kind !== 'compiled') throw new Error(JSON.stringify(compiled));
  const code = Buffer.from(compiled.module.code).toString('base64');
  form = createFormModule((await import(`data:text/javascript;base64,${code}`)).default);
  filled = JSON.parse(found?.files['data.json'] ?? '{}');
});
afterAll(() => bench.remove());

/** What is wrong with the credits when some of them are others. */
const complaints = (change: JsonObject, mode: 'strict' | 'draft' = 'strict') => {
  const verdict = judge(form, { ...filled, ...change }, { mode });
  return verdict.valid ? [] : verdict.errors.map(({ path, keyword, message }) => [path, keyword, message]);
};

const required = 'This field is required.';
const director = { title: 'Sol', role: 'director' };

it('credits as they should be are right', () => {
  expect([complaints({}), complaints({}, 'draft')]).toEqual([[], []]);
});

it.each<[name: string, change: JsonObject, path: string, message: string]>([
  ['no audio language (R-361)', { audioLanguage: [] }, '/audioLanguage', 'Please add at least 1.'],
  [
    'an unknown audio language (R-361)',
    { audioLanguage: ['en', 'xx'] },
    '/audioLanguage/1',
    'Please choose one of the options.',
  ],
  ['an unknown country (R-362)', { geoRestriction: ['NO', 'ZZ'] }, '/geoRestriction/1', 'Please choose one of the options.'],
  ['an actor without a name (R-363)', { cast: [{ title: ' ', role: 'x', order: 1 }] }, '/cast/0/title', required],
  ['an actor without a role (R-363)', { cast: [{ title: 'Ada', order: 1 }] }, '/cast/0/role', required],
  [
    'too long a name (R-365)',
    { crew: [{ ...director, title: 'x'.repeat(101) }] },
    '/crew/0/title',
    'Please enter the value must be less than or equal to 100 characters.',
  ],
  [
    'another role in the crew (R-365)',
    { crew: [director, { title: 'Ola', role: 'gaffer' }] },
    '/crew/1/role',
    'Please choose one of the options.',
  ],
  [
    'a first row that is no director (R-366)',
    { crew: [{ title: 'Ola', role: 'writer' }] },
    '/crew',
    'The first one is the director.',
  ],
])('%s is refused', (_name, change, path, message) => {
  expect(complaints(change)).toContainEqual([path, expect.any(String), message]);
});

it('a draft may leave names out', () => {
  expect(complaints({ cast: [{ order: 1 }], crew: [{ role: 'director' }] }, 'draft')).toEqual([]);
});
