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
    ['tightens', 'forms/one/ui.json', '/title/ui:rules'],
    ['loosens', 'forms/two/schema.json', ''],
    ['rewords', 'messages/en.json', '/keywords/required'],
  ]);
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
