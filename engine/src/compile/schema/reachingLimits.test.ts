import { expect, it } from 'vitest';
import { judge } from '../../validation/judge.ts';
import { createFormModule } from '../../validation/runtime.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas } from '../fixture.ts';

const text = { type: 'string' };
const alike = { properties: { p: { const: { $data: '2/id' } } } };
const reference = { $ref: '#/definitions/alike' };
const part = { type: 'object', properties: { p: text } };
const row = (c: object) => ({ type: 'object', properties: { id: text, c } });

it.each<[name: string, schema: object]>([
  ['of a definition', { definitions: { alike }, ...row(reference) }],
  ['of one beside more', { definitions: { alike }, ...row({ title: 'C', ...reference, minProperties: 1 }) }],
  ['of one of one', { definitions: { alike: { allOf: [{ $ref: '#/definitions/own' }] }, own: alike }, ...row(reference) }],
  ['of an option', row({ ...part, anyOf: [{ ...alike, required: ['p'] }, { required: ['none'] }] })],
  ['of a condition', row({ ...part, if: alike, then: {}, else: { required: ['none'] } })],
])('limits %s by a field around its value count', async (_name, schema) => {
  const { forms, root, remove } = createSchemas(schema);
  try {
    const { forms: compiled, complaints } = await compileDirectory(forms, { root });
    expect(complaints).toEqual([]);
    const { code = '' } = compiled.get('one') ?? {};
    const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
    const isRight = (p: string) => judge(createFormModule(factory), { id: 'a', c: { p } }, { mode: 'strict' }).valid;
    expect(['a', 'b'].map(isRight)).toEqual([true, false]);
  } finally {
    remove();
  }
});
