import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { ownRoot } from './ownRoot.ts';

const film = { type: 'object', title: 'Film', properties: { title: { type: 'string' } } };

it.each([
  ['no reference', film, film],
  ['a chain of them', { $ref: '#/definitions/a', definitions: { a: { $ref: '#/definitions/b' }, b: film } }, film],
  ['what stands beside it', { $ref: '#/definitions/a', title: 'Mine', definitions: { a: film } }, { ...film, title: 'Mine' }],
  ['itself', { $ref: '#' }, { $ref: '#' }],
  ['a circle', { $ref: '#/definitions/a', definitions: { a: { $ref: '#/definitions/a' } } }, { $ref: '#/definitions/a' }],
])('a root that is %s', (_what, schema, expected) => {
  const { definitions, ...root }: { readonly [keyword: string]: unknown } = ownRoot(schema);
  expect(root).toEqual(expected);
  expect(definitions).toBe('definitions' in schema ? schema.definitions : undefined);
});

it('is looked up no more often the more parts the form has', async () => {
  const lookUps = async (parts: number) => {
    const part = { type: 'object', properties: { list: { type: 'array', items: { type: 'string' } } } };
    const properties = Object.fromEntries(Array.from({ length: parts }, (_, index) => [`part${index}`, part]));
    const whole = { type: 'object', properties };
    const form = await moduleOf({ $ref: '#/definitions/whole', definitions: { whole } });
    let count = 0;
    const definitions = {
      get whole() {
        count += 1;
        return whole;
      },
    };
    const schema = { ...form.schema, definitions };
    const html = renderToString(
      <SchemaForm form={{ ...form, schema }} theme={plainTheme} onSubmit={async () => ({ ok: true })} />,
    );
    expect(html).toContain(`root_part${parts - 1}_list`);
    return count;
  };
  expect(await lookUps(20)).toBe(await lookUps(2));
});
