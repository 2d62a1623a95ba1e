import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { formatChange } from './change.ts';
import { diffForms } from './diffForms.ts';

const made: SchemasFixture[] = [];
afterEach(() => {
  for (const schemas of made.splice(0)) schemas.remove();
});

const create = (schema: unknown, ui: unknown = {}) => {
  const schemas = createSchemas(schema, ui);
  made.push(schemas);
  return schemas;
};

const title = (limit: number) => ({ type: 'object', properties: { title: { type: 'string', maxLength: limit } } });

const run = async (...args: readonly string[]) => {
  let printed = '';
  const take = (text: string) => {
    printed += text;
  };
  return { code: await main(args, { out: take, error: take }), printed };
};

it('names file, line, pointer, and the old and the new value', () => {
  const changes = diffForms(create(title(200)).root, create(title(120)).root);
  expect(changes.map(formatChange)).toEqual([
    "forms/one/schema.json:6 /properties/title/maxLength tightens: 'maxLength' lets less through (200 → 120)",
  ]);
});

it('says where a part does another thing to the whole than to itself', () => {
  const asking = (kinds: readonly string[], limit: number) => ({
    if: { properties: { kind: { enum: kinds } }, required: ['kind'] },
    then: { properties: { title: { not: { maxLength: limit } } } },
  });
  const changes = diffForms(create(asking(['a'], 5)).root, create(asking(['a', 'b'], 3)).root);
  expect(changes.map(formatChange)).toEqual([
    'forms/one/schema.json:7 /if/properties/kind/enum/1 tightens: within \'if\', is let through now (nothing → "b")',
    "forms/one/schema.json:19 /then/properties/title/not/maxLength loosens: within 'not', 'maxLength' lets less through (5 → 3)",
  ]);
});

it('names members that are called as objects inherit them', () => {
  const [none, some] = [create({ properties: {} }).root, create({ properties: { constructor: { type: 'string' } } }).root];
  expect([diffForms(none, some), diffForms(some, none)].flat().map(formatChange)).toEqual([
    'forms/one/schema.json:3 /properties/constructor tightens: \'constructor\' is a field now (nothing → {"type":"string"})',
    'forms/one/schema.json:3 /properties/constructor loosens: \'constructor\' is no field any more ({"type":"string"} → nothing)',
  ]);
});

it('compares what links lead to, and goes into no folder within itself', () => {
  const linked = (limit: number) => {
    const schemas = create({});
    schemas.write('store/form/schema.json', title(limit));
    schemas.write('store/ui.txt', '{}');
    symlinkSync('../store/form', join(schemas.forms, 'two'));
    symlinkSync('../ui.txt', join(schemas.root, 'store/form/ui.json'));
    symlinkSync('../..', join(schemas.root, 'store/form/up'));
    schemas.write('node_modules/other/forms/one/schema.json', title(limit));
    return schemas.root;
  };
  const place = '/schema.json /properties/title/maxLength';
  expect(diffForms(linked(9), linked(8)).map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    `forms/two${place}`,
    `store/form${place}`,
  ]);
});

it('takes files of messages for such by their place, their name, or what they hold', () => {
  const said = (text: string) => {
    const schemas = create({});
    for (const file of ['messages/de.json', 'forms/one/messages.de.json']) schemas.write(file, { texts: { Title: text } });
    schemas.write('words.json', { notices: { saved: text } });
    return schemas.root;
  };
  expect(diffForms(said('Titel'), said('Name')).map(({ effect, file, pointer }) => [effect, file, pointer])).toEqual([
    ['rewords', 'forms/one/messages.de.json', '/texts/Title'],
    ['rewords', 'messages/de.json', '/texts/Title'],
    ['rewords', 'words.json', '/notices/saved'],
  ]);
});

it('compares looks, rules, messages, definitions, and forms that came or went', () => {
  const rule = { effect: 'require', when: { data: {} } };
  const before = create(title(9), { title: { 'ui:help': 'Short' } });
  const after = create(title(9), { title: { 'ui:help': 'Shorter', 'ui:rules': [rule] } });
  before.write('messages/en.json', { keywords: { required: 'Fill this in.' } });
  after.write('messages/en.json', { keywords: { required: 'This is required.' } });
  before.write('definitions/email.json', { type: 'string', format: 'email' });
  after.write('definitions/email.json', { type: 'string' });
  after.write('forms/two/schema.json', {});
  expect(diffForms(before.root, after.root).map(({ effect, file, pointer }) => [effect, file, pointer])).toEqual([
    ['loosens', 'definitions/email.json', '/format'],
    ['rewords', 'forms/one/ui.json', '/title/ui:help'],
    ['tightens', 'forms/one/ui.json', '/title/ui:rules/0'],
    ['loosens', 'forms/two/schema.json', ''],
    ['rewords', 'messages/en.json', '/keywords/required'],
  ]);
});

const rated = { type: 'object', properties: { rating: { type: 'string' } } };
const options = (list: string, more: object = {}) => ({ rating: { 'ui:options': { list, ...more } } });
type State = { readonly ui: unknown; readonly lists?: { readonly [name: string]: unknown }; readonly schema?: unknown };
const [g, pg] = ['G', { value: 'PG', label: 'PG' }];

it.each<
  [name: string, before: State, after: State, found: readonly (readonly [effect: string, file: string, pointer: string])[]]
>([
  [
    'a list that loses a value and gains one',
    { ui: options('ratings'), lists: { ratings: [g, pg] } },
    { ui: options('ratings'), lists: { ratings: [pg, 'R'] } },
    [
      ['loosens', 'options/ratings.json', '/1'],
      ['tightens', 'options/ratings.json', '/0'],
    ],
  ],
  [
    'a label of a list',
    { ui: options('ratings'), lists: { ratings: [pg] } },
    { ui: options('ratings'), lists: { ratings: [{ ...pg, label: 'Parental guidance' }] } },
    [['rewords', 'options/ratings.json', '/0/label']],
  ],
  [
    'a list that fields offer and do not insist on',
    { ui: options('ratings', { closed: false }), lists: { ratings: [g, pg] } },
    { ui: options('ratings', { closed: false }), lists: { ratings: [pg] } },
    [['rewords', 'options/ratings.json', '/0']],
  ],
  [
    'a field that takes more than its list',
    { ui: options('ratings'), lists: { ratings: [g] } },
    { ui: options('ratings', { creatable: true }), lists: { ratings: [g] } },
    [['loosens', 'forms/one/ui.json', '/rating/ui:options/creatable']],
  ],
  [
    'a field that is held to a list',
    { ui: { rating: { 'ui:options': {} } }, lists: { ratings: [g] } },
    { ui: options('ratings'), lists: { ratings: [g] } },
    [['tightens', 'forms/one/ui.json', '/rating/ui:options/list']],
  ],
  [
    'a list that becomes another',
    { ui: options('ratings'), lists: { ratings: [g, pg], fewer: [g] } },
    { ui: options('fewer'), lists: { ratings: [g, pg], fewer: [g] } },
    [['tightens', 'forms/one/ui.json', '/rating/ui:options/list']],
  ],
  [
    'a list that had all options of another and has some of them',
    { ui: options('ratings'), lists: { ratings: { extends: './all.json' }, all: [g, pg] } },
    { ui: options('ratings'), lists: { ratings: [g], all: [g, pg] } },
    [['tightens', 'options/ratings.json', '']],
  ],
  [
    'a list that has the options of another one',
    { ui: options('ratings'), lists: { ratings: { extends: './few.json' }, all: [g, pg], few: [pg] } },
    { ui: options('ratings'), lists: { ratings: { extends: './all.json' }, all: [g, pg], few: [pg] } },
    [['loosens', 'options/ratings.json', '']],
  ],
  [
    'a list that has the options of a package that is not there',
    { ui: options('ratings'), lists: { ratings: [g] } },
    { ui: options('ratings'), lists: { ratings: { extends: '@nobody/ratings/all.json' } } },
    [['unclear', 'options/ratings.json', '']],
  ],
  [
    'a field of another list, which has the options of a third',
    { ui: options('ratings'), lists: { ratings: { extends: './all.json' }, all: [g, pg], few: [pg] } },
    {
      ui: options('fewer'),
      lists: { ratings: { extends: './all.json' }, fewer: { extends: './few.json' }, all: [g, pg], few: [pg] },
    },
    [
      ['tightens', 'forms/one/ui.json', '/rating/ui:options/list'],
      ['rewords', 'options/fewer.json', ''],
    ],
  ],
  [
    'a field that names its values itself',
    { ui: options('ratings'), lists: { ratings: [g, pg] } },
    {
      ui: options('ratings'),
      lists: { ratings: [pg] },
      schema: { type: 'object', properties: { rating: { type: 'string', enum: ['PG'] } } },
    },
    [
      ['tightens', 'forms/one/schema.json', '/properties/rating/enum'],
      ['loosens', 'forms/one/ui.json', '/rating/ui:options'],
      ['rewords', 'options/ratings.json', '/0'],
    ],
  ],
])('%s', (_name, before, after, found) => {
  const folders = [before, after].map(({ schema = rated, ui, lists = {} }) => {
    const folder = create(schema, ui);
    for (const [name, list] of Object.entries(lists)) folder.write(`options/${name}.json`, list);
    return folder;
  });
  const [old = '', fresh = ''] = folders.map(({ root }) => root);
  const told = diffForms(old, fresh).map(({ effect, file, pointer }) => [effect, file, pointer]);
  expect(told).toEqual(found);
  // The same is told of the folder of forms alone, whose lists stand beside it.
  const alone = diffForms(`${old}/forms`, `${fresh}/forms`).map(({ effect, file, pointer }) => [effect, file, pointer]);
  const verdicts = (changes: readonly (readonly unknown[])[]) =>
    changes
      .filter(([effect]) => effect !== 'rewords')
      .map(([effect]) => effect)
      .sort();
  expect(verdicts(alone)).toEqual(verdicts(told));
});

it('says what it does to a list that the one that it extends has other options, wherever that stands', () => {
  const stated = (all: string, values: unknown) => {
    const { write, root } = create(rated, options('ratings'));
    write('options/ratings.json', { extends: all });
    write(all.startsWith('.') ? `options/${all}` : `node_modules/${all}`, values);
    return root;
  };
  const effects = (all: string, before: unknown, after: unknown) =>
    diffForms(stated(all, before), stated(all, after)).flatMap(({ effect, file }) =>
      file.includes('ratings') ? [effect] : [],
    );
  for (const all of ['./all.json', '../shared/all.json', 'ratings/all.json']) {
    expect([effects(all, [g, pg], [g]), effects(all, [g], [g, pg])]).toEqual([['tightens'], ['loosens']]);
    expect(effects(all, ['G'], [{ value: 'G', label: 'General' }])).toEqual([]);
  }
});

it('finds the package whose list one has from the other state, where the old one is a copy beside no package', () => {
  const [before, after] = [create(rated, options('ratings')), create(rated, options('ratings'))];
  after.write('node_modules/ratings/all.json', [g, pg]);
  before.write('options/ratings.json', { extends: 'ratings/all.json' });
  after.write('options/ratings.json', [pg]);
  expect(diffForms(before.root, after.root).map(({ effect }) => effect)).toEqual(['tightens']);
});

it('compares what forms refer to in other files, whether these are compared, too, or stand beside them', () => {
  const film = { type: 'object', properties: { mood: { $ref: '../../definitions/moods.json#/$defs/mood' } } };
  const [before, after] = [create(film), create(film)];
  before.write('definitions/moods.json', { $defs: { mood: { enum: ['calm', 'loud'] }, other: { maxLength: 9 } } });
  after.write('definitions/moods.json', { $defs: { mood: { enum: ['calm'] }, other: { maxLength: 8 } } });
  const told = (folder: 'root' | 'forms') =>
    diffForms(before[folder], after[folder]).map(({ effect, file, line, pointer }) => [effect, file, line, pointer]);
  expect(told('root')).toEqual([
    ['tightens', 'definitions/moods.json', 6, '/$defs/mood/enum/1'],
    ['tightens', 'definitions/moods.json', 9, '/$defs/other/maxLength'],
  ]);
  expect(told('forms')).toEqual([['tightens', '../definitions/moods.json', 6, '/$defs/mood/enum/1']]);
});

it.each<[name: string, before: readonly string[], after: readonly string[], effects: readonly string[]]>([
  ['a waiver', [], ['waive'], ['loosens']],
  ['a waiver less', ['waive'], [], ['tightens']],
  ['a demand for another', ['require'], ['hide'], ['unclear', 'loosens']],
  ['rules in another order', ['show', 'hide'], ['hide', 'show'], ['unclear']],
])('rules: %s', (_name, before, after, effects) => {
  const ui = (rules: readonly string[]) => ({
    rating: { 'ui:rules': rules.map((effect) => ({ effect, when: { data: {} } })) },
  });
  const [old, fresh] = [create(rated, ui(before)), create(rated, ui(after))];
  expect(diffForms(old.root, fresh.root).map(({ effect }) => effect)).toEqual(effects);
});

it.each([
  [200, 120, [], 0],
  [200, 120, ['--fail-on', 'tightening'], 1],
  [120, 200, ['--fail-on', 'tightening'], 0],
  [120, 120, ['--fail-on', 'tightening'], 0],
  [120, 120, ['--fail-on', 'everything'], 2],
])('the limit %i → %i with %j ends in %i', async (before, after, args, code) => {
  expect((await run('diff', create(title(before)).forms, create(title(after)).forms, ...args)).code).toBe(code);
});

it('says that nothing differs, what is missing, and what cannot be read', async () => {
  const { forms } = create(title(1));
  expect(await run('diff', forms, forms)).toEqual({ code: 0, printed: 'Nothing differs.\n' });
  expect((await run('diff', forms)).code).toBe(2);
  expect((await run('diff', forms, `${forms}/none`)).code).toBe(1);
  expect((await run('diff', forms, create('{').forms)).printed).toContain('not JSON');
});

const later = 'https://json-schema.org/draft/2020-12/schema';

it.each<[name: string, before: object, after: object, found: readonly string[]]>([
  [
    'an exclusive limit of draft 4',
    { $schema: 'http://json-schema.org/draft-04/schema#', properties: { a: { minimum: 1, exclusiveMinimum: true } } },
    { properties: { a: { exclusiveMinimum: 1 } } },
    ['rewords /$schema'],
  ],
  [
    'places of a list of a later draft',
    { properties: { a: { items: [{ type: 'string' }], additionalItems: false } } },
    { $schema: later, properties: { a: { prefixItems: [{ type: 'string' }], items: false } } },
    ['rewords /$schema'],
  ],
  ['what is not judged without its draft', {}, { unevaluatedProperties: false }, []],
  [
    'what its draft judges',
    { $schema: later },
    { $schema: later, unevaluatedProperties: false },
    ['tightens /unevaluatedProperties'],
  ],
])('reads schemas of any draft as the compiler does: %s', (_name, before, after, found) => {
  const changes = diffForms(create(before).root, create(after).root);
  expect(changes.map(({ effect, pointer }) => `${effect} ${pointer}`)).toEqual(found);
});

it('takes words that nothing judges by, the annotations of a configuration among them, for texts', async () => {
  const schemas = (words: object) => create({ type: 'object', properties: { length: { type: 'number', ...words } } });
  const before = schemas({ unit: 'm', order: 1, markdownDescription: 'in *m*', even: true });
  const after = schemas({ unit: 'km', order: 2, markdownDescription: 'in *km*', even: true });
  const own = schemas({ unit: 'km', order: 2, markdownDescription: 'in *km*', even: false });
  const config = join(before.root, 'reelform.config.mjs');
  before.write(
    'reelform.config.mjs',
    "export default { keywords: [{ keyword: 'even', macro: () => ({}) }], annotations: ['unit'] };",
  );
  const call = (to: SchemasFixture) => run('diff', before.root, to.root, '--fail-on', 'tightening', '--config', config);
  const reworded = await call(after);
  expect(reworded.printed.match(/ rewords: /g)).toHaveLength(3);
  expect(reworded.code).toBe(0);
  expect((await call(own)).printed).toContain("/properties/length/even unclear: 'even' differs (true → false)");
});
