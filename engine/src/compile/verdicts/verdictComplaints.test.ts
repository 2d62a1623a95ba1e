import { afterEach, describe, expect, it } from 'vitest';
import { type CompiledDirectory, compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { verdictComplaints } from './verdictComplaints.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const schema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 2, maxLength: 7 },
    kind: { enum: ['short', 'series'] },
    day: { type: 'string', format: 'date', notPast: true },
    cast: {
      type: 'array',
      maxItems: 3,
      uniqueBy: 'name',
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string', pattern: '^[a-z]+$' } } },
    },
  },
  additionalProperties: false,
};

const cases = [
  { name: 'good', mode: 'strict', data: { title: 'Lupita', cast: [{ name: 'ada' }, { name: 'bo' }] }, errors: [] },
];

const compiled = async (): Promise<CompiledDirectory & { readonly directory: string }> => {
  schemas = createSchemas(schema);
  schemas.write('forms/one/cases.json', { cases });
  return { ...(await compileDirectory(schemas.forms)), directory: schemas.forms };
};

/** The forms with a module that was tampered with, as a fault of the compiler would leave it. */
const withFault = ({ forms, directory }: Awaited<ReturnType<typeof compiled>>, right: string | RegExp, wrong: string) => ({
  directory,
  forms: new Map(
    [...forms].map(([name, form]) => {
      const code = form.code.replaceAll(new RegExp(right, 'g'), wrong);
      expect(code).not.toBe(form.code);
      return [name, { ...form, code }];
    }),
  ),
});

describe('a module and ajv at run time', () => {
  it('say the same about the cases and what is near them', async () => {
    const { forms, directory } = await compiled();
    expect(await verdictComplaints({ forms }, directory)).toEqual([]);
  });

  it.each([
    'http://json-schema.org/draft-04/schema#',
    'https://json-schema.org/draft-07/schema',
    'https://example.org/of-our-house',
  ])('say the same about a schema that calls %s its draft', async ($schema) => {
    schemas = createSchemas({ ...schema, $schema });
    schemas.write('forms/one/cases.json', { cases });
    const { forms } = await compileDirectory(schemas.forms);
    expect(await verdictComplaints({ forms }, schemas.forms)).toEqual([]);
  });

  it('say the same about decimal steps', async () => {
    schemas = createSchemas({ type: 'object', properties: { fee: { type: 'number', multipleOf: 0.01 } } });
    schemas.write('forms/one/cases.json', { cases: [{ name: 'a fee', data: { fee: 0.005 } }] });
    const { forms } = await compileDirectory(schemas.forms);
    expect(await verdictComplaints({ forms }, schemas.forms)).toEqual([]);
  });

  it('say the same about objects, whatever their members are called', async () => {
    const a = { enum: [{ toString: 1 }, { toString: 2 }] };
    schemas = createSchemas({ type: 'object', properties: { a, b: { type: 'array', uniqueItems: true } } });
    const { forms, complaints } = await compileDirectory(schemas.forms);
    expect([complaints, await verdictComplaints({ forms }, schemas.forms)]).toEqual([[], []]);
  });

  it.each<[fault: string, right: string, wrong: string, pointer: string, says: RegExp]>([
    [
      'a limit is another',
      '>7',
      '>8',
      '/properties/title',
      /a text of 8 letters at '\/title' its module accepts it, and ajv complains: \/title maxLength\./,
    ],
    [
      'a choice is missing',
      '\\w==="short"\\|\\|',
      '',
      '/properties/kind',
      /the choice "short" at '\/kind' its module complains: \/kind enum, and ajv accepts/,
    ],
    [
      'a pattern is looser',
      '\\^\\[a-z\\]\\+\\$(?=","u")',
      '^[a-z ]+$',
      '/properties/cast/items/properties/name',
      /a blank text at '\/cast\/0\/name'/,
    ],
    ['a required name is forgotten', '\\w\\.title===void 0', 'false', '/properties/title', /\/ required 'title'/],
  ])('differ when %s', async (_fault, right, wrong, pointer, says) => {
    const { forms, directory } = withFault(await compiled(), right, wrong);
    const complaints = await verdictComplaints({ forms }, directory);
    const found = complaints.find((one) => one.pointer === pointer && says.test(one.message));
    expect(found, complaints.map(({ pointer: at, message }) => `${at} ${message}`).join('\n')).toBeDefined();
    expect(found?.file).toMatch(/forms\/one\/schema\.json$/);
    expect(found?.message).toMatch(/^The form 'one' is judged in two ways \((strict|draft)\): about case 'good' with /);
  });
});

it.each<[name: string, text: string, said: string]>([
  ['no JSON', '{"cases": [,]}', 'This is not JSON'],
  ['no list', '[]', "Cases are a list, 'cases'."],
  ['without a document', '{"cases": [{"name": "typed", "dta": {}}]}', "A case has a 'name', and a document as its 'data'."],
])('a file of cases is complained about: %s', async (_name, text, said) => {
  schemas = createSchemas(schema);
  schemas.write('forms/one/cases.json', text);
  const { forms } = await compileDirectory(schemas.forms);
  expect(await verdictComplaints({ forms }, schemas.forms)).toMatchObject([{ message: expect.stringContaining(said) }]);
});
