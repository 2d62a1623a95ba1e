import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

it.each<[schema: object, said: readonly string[]]>([
  [{ notBlank: 'true' }, ["/properties/a/notBlank 'notBlank' is true or false."]],
  [{ uniqueBy: ['name'] }, ["/properties/a/uniqueBy 'uniqueBy' is a text."]],
  [{ notBefore: 2020 }, ["/properties/a/notBefore 'notBefore' is a text."]],
  [
    { notBefore: { $data: 'b' } },
    [
      "/properties/a/notBefore '$data' is a pointer: '1/from' leads to the field 'from' beside this one, '/from' to the one of the whole form.",
    ],
  ],
  [
    { notAfter: 'tomorrow' },
    [`/properties/a/notAfter 'notAfter' is a date as in '2026-06-01', or that of another field: {"$data": "1/from"}.`],
  ],
  [{ transient: 1 }, ["/properties/a/transient 'transient' is true or false."]],
  [{ even: 2 }, ["/properties/a/even 'even' is true or false, or a list."]],
  [{ notBefore: { $data: '1/b' }, notBlank: true, even: [1], transient: false }, []],
  [{ notBefore: '2026-06-01T10:00:00Z', notAfter: { $data: '/b' }, minLength: { $data: '0#' } }, []],
  [{ default: { $data: 'b' }, properties: { $data: { type: 'string' } } }, []],
])('a keyword of another kind than it may be is complained about at its place: %o', async (a, said) => {
  schemas = createSchemas({ type: 'object', properties: { a, b: {} } });
  const even = { keyword: 'even', schemaType: ['boolean' as const, 'array' as const], macro: () => ({}) };
  const { complaints } = await compileDirectory(schemas.forms, { vocabulary: { keywords: [even] } });
  expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(said);
});
