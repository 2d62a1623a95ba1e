import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from './cli.ts';
import { createSchemas, type SchemasFixture } from './fixture.ts';

let schemas: SchemasFixture;
let printed = '';
let complained = '';
const terminal = {
  out(text: string) {
    printed += text;
  },
  error(text: string) {
    complained += text;
  },
};
beforeEach(() => {
  schemas = createSchemas({ type: 'object', properties: { title: { type: 'string', maxLength: 3 } } });
  printed = '';
  complained = '';
});
afterEach(() => schemas.remove());

it('check says that all is fine, or every complaint with file, line, column and path', async () => {
  expect(await main(['check', schemas.forms], terminal)).toBe(0);
  expect(printed).toContain('1 form is fine.');
  schemas.write('forms/one/schema.json', '{\n  "tpye": "object"\n}');
  expect(await main(['check', schemas.forms], terminal)).toBe(1);
  expect(complained).toMatch(/schema\.json:2:11 \/tpye 'tpye' is not a keyword\./);
});

it('compile writes a module per form and a manifest, and nothing when there is a complaint', async () => {
  const out = join(schemas.root, 'out');
  expect(await main(['compile', schemas.forms, '--out', out], terminal)).toBe(0);
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  expect(readdirSync(out).sort()).toEqual(['manifest.json', manifest.forms.one].sort());
  schemas.write('forms/one/schema.json', '{');
  expect(await main(['compile', schemas.forms, '--out', join(schemas.root, 'none')], terminal)).toBe(1);
  expect(existsSync(join(schemas.root, 'none'))).toBe(false);
});

it('compile writes every language beside the forms and lists it in the manifest', async () => {
  const out = join(schemas.root, 'out');
  schemas.write('messages/en.json', { keywords: { required: 'Needed' } });
  schemas.write('messages/de.json', { keywords: { required: 'Nötig' } });
  expect(await main(['compile', schemas.forms, '--out', out], terminal)).toBe(0);
  const { forms, messages, locales } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  expect(Object.keys(messages)).toEqual(['en', 'de']);
  expect(readdirSync(out).sort()).toEqual(['manifest.json', forms.one, messages.en, messages.de, locales.de.one].sort());
});

it('compile writes names without a hash and their types, and leaves alone what is the same, for code that imports them', async () => {
  const out = join(schemas.root, 'out');
  schemas.write('messages/en.json', { keywords: { required: 'Needed' } });
  schemas.write('messages/de.json', { keywords: { required: 'Nötig' } });
  const args = ['compile', schemas.forms, '--out', out, '--names', 'plain'];
  expect(await main(args, terminal)).toBe(0);
  const modules = ['messages.de.js', 'messages.en.js', 'one.de.js', 'one.js'];
  expect(readdirSync(out).sort()).toEqual(
    ['manifest.json', ...modules, ...modules.map((name) => name.replace('.js', '.d.ts'))].sort(),
  );
  expect(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))).toEqual({
    forms: { one: 'one.js' },
    messages: { en: 'messages.en.js', de: 'messages.de.js' },
    locales: { de: { one: 'one.de.js' } },
  });
  expect(readFileSync(join(out, 'one.d.ts'), 'utf8')).toContain("import('@reelform/engine/validation').FormModuleFactory");
  expect(readFileSync(join(out, 'one.de.d.ts'), 'utf8')).toContain("import('@reelform/engine/validation').FormLocale");
  const place = (name: string) => statSync(join(out, name)).ino;
  const before = [place('one.js'), place('one.de.js')];
  schemas.write('messages/de.json', { keywords: { required: 'Fehlt' } });
  expect(await main(args, terminal)).toBe(0);
  expect(place('one.js')).toBe(before[0]);
  expect(readFileSync(join(out, 'one.de.js'), 'utf8')).toContain('Fehlt');
});

it('two modules of one name are told', async () => {
  schemas.write('messages/de.json', { keywords: { required: 'Nötig' } });
  schemas.write('forms/one.de/schema.json', { type: 'object' });
  schemas.write('forms/one.de/ui.json', {});
  expect(await main(['compile', schemas.forms, '--out', join(schemas.root, 'out'), '--names', 'plain'], terminal)).toBe(1);
  expect(complained).toContain("Two modules would be called 'one.de.js'");
});

it('a folder of forms without messages is compiled, and that they are missing is said', async () => {
  expect(await main(['check', schemas.forms], terminal)).toBe(0);
  expect(complained).toContain('There is no file of messages, messages/en.json below the root');
  schemas.write('messages/en.json', {});
  complained = '';
  expect(await main(['check', schemas.forms], terminal)).toBe(0);
  expect(complained).toBe('');
});

it('files are named as they are seen from where the command runs', async () => {
  schemas.write('forms/one/schema.json', { tpye: 'object' });
  const before = process.cwd();
  try {
    process.chdir(schemas.root);
    expect(await main(['check', 'forms'], terminal)).toBe(1);
  } finally {
    process.chdir(before);
  }
  expect(complained).toMatch(/^forms\/one\/schema\.json:2:11 \/tpye /);
});

it.each<[name: string, bytes: Buffer]>([
  ['of Windows-1252', Buffer.from('{"title": "Größe"}', 'latin1')],
  ['of UTF-16', Buffer.from('\uFEFF{"title": "Größe"}', 'utf16le')],
])('a file %s is refused: its letters would become others', async (_name, bytes) => {
  writeFileSync(join(schemas.forms, 'one/schema.json'), bytes);
  expect(await main(['check', schemas.forms], terminal)).toBe(1);
  expect(complained).toMatch(/schema\.json:1:1 \/ This file is not in UTF-8/);
});

it('a folder in the place of a file is told in words', async () => {
  rmSync(join(schemas.forms, 'one/schema.json'));
  mkdirSync(join(schemas.forms, 'one/schema.json'));
  expect(await main(['check', schemas.forms], terminal)).toBe(1);
  expect(complained).toMatch(/schema\.json:1:1 \/ This file cannot be read: it is a folder\./);
});

it('a file in the place of the folder of messages is told in words', async () => {
  schemas.write('messages', {});
  expect(await main(['check', schemas.forms], terminal)).toBe(1);
  expect(complained).toBe(`'${join(schemas.root, 'messages')}' cannot be read: it is a file, not a folder.\n`);
});

it('messages that extend themselves are told so', async () => {
  schemas.write('messages/en.json', { extends: './en.json' });
  expect(await main(['check', schemas.forms], terminal)).toBe(1);
  expect(complained).toMatch(/messages\/en\.json:2:\d+ \/extends More than 10 files extend one another here/);
});

it('types writes types of the forms, as aliases, which count as JSON', async () => {
  const file = join(schemas.root, 'forms.ts');
  expect(await main(['types', schemas.forms, '--out', file], terminal)).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/export type One = \{\s+title\?: string;\s+\};/);
});

it('types have what is required in strict mode only, of inner objects as well', async () => {
  const inner = { type: 'object', properties: { name: { type: 'string' } }, onSubmit: { required: ['name'] } };
  const properties = { title: { type: 'string' }, note: { type: 'string' }, cast: { type: 'array', items: inner } };
  const schema = { type: 'object', properties, required: ['note'], onSubmit: { required: ['title', 'note'] } };
  schemas.write('forms/one/schema.json', JSON.stringify(schema));
  const file = join(schemas.root, 'forms.ts');
  expect(await main(['types', schemas.forms, '--out', file], terminal)).toBe(0);
  const written = readFileSync(file, 'utf8');
  for (const member of ['title: string;', 'note: string;', 'cast?: {\n    name: string;\n  }[];'])
    expect(written).toContain(member);
});

it('types leaves a file alone that says the same, and writes through a link or to a device', async () => {
  const [file, link] = [join(schemas.root, 'forms.ts'), join(schemas.root, 'link.ts')];
  writeFileSync(file, 'old');
  symlinkSync(file, link);
  expect(await main(['types', schemas.forms, '--out', link], terminal)).toBe(0);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('export type One');
  const { ino } = statSync(file);
  expect(await main(['types', schemas.forms, '--out', file], terminal)).toBe(0);
  expect(statSync(file).ino).toBe(ino);
  expect(await main(['types', schemas.forms, '--out', '/dev/null'], terminal)).toBe(0);
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
});

it.each<[args: string[], says: string]>([
  [[], 'A command is needed.'],
  [['--out', 'x'], 'A command comes first.'],
  [['dance', 'x'], "There is no command 'dance'. Commands are check, compile, types, watch, diff."],
  [['chekc', 'x'], "There is no command 'chekc'. Is 'check' meant?"],
  [['check'], 'DIR is missing.'],
  [['check', 'x', 'y'], "'y' is one place too many."],
  [['check', 'x', '--loud'], "'reelform check' has no option '--loud'. It takes --config, --messages, --root."],
  [['check', 'x', '--mesages', 'y'], "'reelform check' has no option '--mesages'. Is '--messages' meant?"],
  [['check', 'x', '--out', 'y'], "'reelform check' has no option '--out'."],
  [['compile', 'x'], '--out is missing.'],
  [['compile', 'x', '--out'], "'--out' needs a value."],
  [['compile', 'x', '--out', '--names', 'plain'], "'--out' needs a value."],
  [['compile', 'x', '-o', 'y'], "'reelform compile' has no option '-o'."],
  [['types', '--schema', 'x'], '--name and --out are missing.'],
  [['diff', 'x'], 'NEW is missing.'],
  [['diff', 'x', 'y', '--fail-on', 'all'], "'--fail-on' takes 'tightening' only."],
  [['compile', 'x', '--out', 'y', '--names', 'short'], "'--names' takes 'plain' only."],
  [['types', 'x', '--schema', 'y', '--name', 'Y', '--out', 'z'], "'x' is one place too many."],
])('%j is wrong use', async (args, says) => {
  expect(await main(args, terminal)).toBe(2);
  expect(complained).toContain(says);
  expect(complained).toContain('usage:');
  expect(printed).toBe('');
});

it.each<[args: string[], says: string]>([
  [['--help'], 'reelform diff OLD NEW'],
  [['-h'], 'exit codes:'],
  [['help'], '2  the command was called wrongly'],
  [['check', '--help'], '--messages FILE'],
  [['help', 'types'], '--schema FILE --name NAME --out FILE'],
  [['compile', '--help'], '--out DIR   '],
  [['types', '--help'], '--out FILE   '],
  [['compile', 'x', '--out', 'y', '-h'], 'Nothing is written when there is a complaint.'],
])('%j prints help', async (args, says) => {
  expect(await main(args, terminal)).toBe(0);
  expect(printed).toContain(says);
  expect(complained).toBe('');
});

it.each<[name: string, folder: (schemas: SchemasFixture) => string, says: string]>([
  ['a form', ({ forms }) => join(forms, 'one'), 'is a form itself'],
  ['the folder around the forms', ({ root }) => root, "/forms' meant?"],
  ['a folder that is not there', ({ root }) => join(root, 'nowhere'), 'There is no folder'],
  ['separators of another system', ({ root }) => `${root}\\forms`, "/forms' meant?"],
  ['a file', ({ forms }) => join(forms, 'one/schema.json'), 'is a file, not a folder'],
])('%s in the place of the folder of forms is told', async (_name, folder, says) => {
  for (const args of [['check'], ['compile', '--out', join(schemas.root, 'out')]]) {
    complained = '';
    expect(await main([...args.slice(0, 1), folder(schemas), ...args.slice(1)], terminal)).toBe(1);
    expect(complained).toContain(says);
  }
  expect(existsSync(join(schemas.root, 'out'))).toBe(false);
});

it.each<[name: string, args: (root: string, forms: string) => string[], says: string]>([
  [
    'a folder to write to that is a file',
    (root, forms) => ['compile', forms, '--out', `${root}/file`],
    "file' cannot be written",
  ],
  ['a folder below a file', (root, forms) => ['types', forms, '--out', `${root}/file/x.ts`], 'a file stands where its folder'],
  [
    'a folder where nobody can make any',
    (_root, forms) => ['compile', forms, '--out', '/proc/x/y'],
    'nothing can be written there',
  ],
  ['a file that is a folder', (_root, forms) => ['types', forms, '--out', forms], 'it is a folder'],
  [
    'a schema that is not there',
    (root) => ['types', '--schema', `${root}/no.json`, '--name', 'X', '--out', 'x.ts'],
    'no.json:1:1',
  ],
  ['a configuration that cannot be run', (root, forms) => ['check', forms, '--config', `${root}/file`], 'cannot be run: '],
  ['a root that is not there', (root, forms) => ['check', forms, '--root', `${root}/none`], 'There is no folder'],
  ['one folder where two are compared', (_root, forms) => ['diff', forms], 'NEW is missing.'],
])('%s is named', async (_name, args, says) => {
  schemas.write('file', '{ this is no module');
  expect(await main(args(schemas.root, schemas.forms), terminal)).not.toBe(0);
  expect(complained).toContain(says);
});

it('says its version', async () => {
  expect(await main(['--version'], terminal)).toBe(0);
  expect(printed).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it('a configuration that is not there is told, and types makes the folder that it writes to', async () => {
  expect(await main(['check', schemas.forms, '--config', 'nope.mjs'], terminal)).toBe(2);
  expect(complained).toBe("There is no file 'nope.mjs'.\n");
  expect(await main(['types', schemas.forms, '--out', join(schemas.root, 'src/made/forms.ts')], terminal)).toBe(0);
});

it('a folder that is not there is said so', async () => {
  expect(await main(['check', join(schemas.root, 'nowhere')], terminal)).toBe(1);
  expect(complained).toContain('nowhere');
});
