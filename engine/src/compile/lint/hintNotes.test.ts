import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const noted = async (ui: object) => {
  const a = { type: 'string', maxLength: 5, own: 1 };
  schemas = createSchemas({ type: 'object', properties: { a } }, { a: ui });
  const { notes } = await compileDirectory(schemas.forms, { vocabulary: { annotations: ['own'] } });
  return notes.map(({ pointer, message }) => `${pointer} ${message}`);
};

const mistyped = (whole: string) => `'${whole}' is filled by nothing and stays as it stands. Is '{maxLength}' meant?`;

it.each<[ui: object, note: string]>([
  [{ 'ui:help': 'At most {maxLenght}.' }, `/a/ui:help ${mistyped('{maxLenght}')}`],
  [{ 'ui:options': { help: '{maxLengh:one|more}' } }, `/a/ui:options/help ${mistyped('{maxLengh:one|more}')}`],
  [
    { 'ui:placeholder': 'At most {limit}' },
    "/a/ui:placeholder '{limit}' is of messages; a hint says a limit by its keyword, for instance '{maxLength}'.",
  ],
])('a placeholder of a hint that nothing fills is noted: %o', async (ui, note) => {
  expect(await noted(ui)).toEqual([note]);
});

it.each([
  'At most {maxLength}.',
  '{own} {accept} {longSide} {maxBytes}',
  'For instance {city}, {name} or {"a": 1}',
  '{item} {note}',
])('one that something fills is right, and so are braces of the author: %s', async (help) =>
  expect(await noted({ 'ui:help': help })).toEqual([]),
);
