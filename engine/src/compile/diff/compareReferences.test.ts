import { expect, it } from 'vitest';
import { diffOf } from './fixture.ts';

const tree = (name: string) => ({ properties: { a: { $ref: `#/definitions/${name}` } } });

it.each<[name: string, before: unknown, after: unknown, found: readonly (readonly [effect: string, pointer: string])[]]>([
  [
    'a shared limit',
    { definitions: { t: { maxLength: 9 } }, items: { $ref: '#/definitions/t' } },
    { definitions: { t: { maxLength: 8 } }, items: { $ref: '#/definitions/t' } },
    [['tightens', '/definitions/t/maxLength']],
  ],
  [
    'a shared limit of what must not be',
    { definitions: { t: { maxLength: 9 } }, not: { $ref: '#/definitions/t' } },
    { definitions: { t: { maxLength: 8 } }, not: { $ref: '#/definitions/t' } },
    [['loosens', '/definitions/t/maxLength']],
  ],
  [
    'a shared limit of what must and must not be',
    { definitions: { t: { maxLength: 9 } }, items: { $ref: '#/definitions/t' }, not: { $ref: '#/definitions/t' } },
    { definitions: { t: { maxLength: 8 } }, items: { $ref: '#/definitions/t' }, not: { $ref: '#/definitions/t' } },
    [['unclear', '/definitions/t/maxLength']],
  ],
  [
    'a shared choice more and one less',
    { definitions: { t: { enum: ['a', 'b'] } }, items: { $ref: '#/definitions/t' } },
    { definitions: { t: { enum: ['b', 'c'] } }, items: { $ref: '#/definitions/t' } },
    [
      ['loosens', '/definitions/t/enum/1'],
      ['tightens', '/definitions/t/enum/0'],
    ],
  ],
  [
    'a shared limit that nobody refers to',
    { definitions: { t: { maxLength: 9 } } },
    { definitions: { t: { maxLength: 8 } } },
    [['rewords', '/definitions/t/maxLength']],
  ],
  [
    'a shared schema by another name',
    { definitions: { s: tree('s') }, $ref: '#/definitions/s' },
    { definitions: { t: tree('t') }, $ref: '#/definitions/t' },
    [['rewords', '/$ref']],
  ],
  [
    'a shared schema by another name, with less',
    { definitions: { s: tree('s') }, $ref: '#/definitions/s' },
    { definitions: { t: { ...tree('t'), maxProperties: 1 } }, $ref: '#/definitions/t' },
    [['tightens', '/$ref']],
  ],
  [
    'a schema that is shared now',
    { items: { type: 'string', maxLength: 9 } },
    { definitions: { t: { type: 'string', maxLength: 9 } }, items: { $ref: '#/definitions/t' } },
    [['rewords', '/items/$ref']],
  ],
  [
    'a schema that is shared no more, with more',
    { definitions: { t: { maxLength: 9 } }, items: { $ref: '#/definitions/t' } },
    { items: { maxLength: 10 } },
    [['loosens', '/items/$ref']],
  ],
])('%s', (_name, before, after, found) => {
  expect(diffOf({ 'schema.json': before }, { 'schema.json': after })).toEqual(found);
});

it('what another folder says of a member is compared, whatever the member is called', () => {
  const files = (name: string) => ({
    'schema.json': { items: { $ref: `sub/${name}.json`, maxProperties: 5 } },
    'sub/a.json': { properties: { default: { $ref: 'long.json' } } },
    'sub/b.json': { properties: { default: { $ref: 'short.json' } } },
    'sub/long.json': { maxLength: 9 },
    'sub/short.json': { maxLength: 8 },
  });
  expect(diffOf(files('a'), files('b'))).toEqual([['tightens', '/items/$ref']]);
});

it('what another file asks for counts beside what is asked for at the reference', () => {
  const files = (required: readonly string[]) => ({
    'schema.json': { items: { $ref: 'other.json', required: ['a'] } },
    'other.json': { required },
  });
  expect(diffOf(files(['b']), files(['b', 'c']))).toContainEqual(['tightens', '/items/$ref']);
  expect(diffOf(files(['b']), files(['b']))).toEqual([]);
});
