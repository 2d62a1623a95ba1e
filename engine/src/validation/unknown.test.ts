import { describe, expect, it } from 'vitest';
import { dropUnknown } from './unknown.ts';

const text = { type: 'string' };
const closed = { type: 'object', additionalProperties: false };

describe('members that a form does not know', () => {
  it.each<[what: string, schema: object, data: unknown, left: unknown]>([
    ['of a closed object go', { ...closed, properties: { a: text } }, { a: 'x', b: 'y' }, { a: 'x' }],
    [
      'that nothing else has looked at go',
      { type: 'object', allOf: [{ properties: { a: text } }], properties: { b: text }, unevaluatedProperties: false },
      { a: 'x', b: 'y', c: 'z' },
      { a: 'x', b: 'y' },
    ],
    ['of an open object stay', { type: 'object', properties: { a: text } }, { a: 'x', b: 'y' }, { a: 'x', b: 'y' }],
    ['that a pattern names stay', { ...closed, patternProperties: { '^x-': text } }, { 'x-a': '1', y: '2' }, { 'x-a': '1' }],
    [
      'that a branch or a condition names stay',
      {
        ...closed,
        properties: { a: text },
        oneOf: [{ properties: { b: text } }, { properties: { c: true } }],
        if: { required: ['a'] },
        then: { properties: { d: text } },
      },
      { a: '1', b: '2', c: '3', d: '4', e: '5' },
      { a: '1', b: '2', c: '3', d: '4' },
    ],
    [
      'of rows behind a reference go',
      {
        definitions: {
          row: { ...closed, properties: { 'a/b': text, rows: { type: 'array', items: { $ref: '#/definitions/row' } } } },
        },
        $ref: '#/definitions/row',
      },
      { 'a/b': '1', rows: [{ 'a/b': '2', b: '3' }, { rows: [{ c: '4' }] }] },
      { 'a/b': '1', rows: [{ 'a/b': '2' }, { rows: [{}] }] },
    ],
    ['that are inherited names go as well', closed, JSON.parse('{"constructor":1,"__proto__":{"a":2}}'), {}],
    ['are none where the value is no object', { ...closed }, ['a', null, 3], ['a', null, 3]],
  ])('%s', (_what, schema, data, left) => {
    expect(dropUnknown({ schema: JSON.parse(JSON.stringify(schema)) }, data)).toEqual(left);
  });

  it('leaves a document without such members as it is', () => {
    const data = { a: [{ b: 'x' }], c: { d: null } };
    const schema = { type: 'object', properties: { a: { type: 'array', items: { ...closed, properties: { b: text } } } } };
    expect(dropUnknown({ schema }, data)).toBe(data);
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('leaves %s nested too deeply for any form as they are', (_what, begin, end) => {
    const data = JSON.parse(`${begin.repeat(20_000)}0${end.repeat(20_000)}`);
    expect(dropUnknown({ schema: {} }, data)).toBe(data);
  });

  it('looks at a document that is twice as deep no more than twice as long', () => {
    const looks = (depth: number): number => {
      let count = 0;
      const properties = { inner: { $ref: '#' } };
      const schema = {
        get properties() {
          count += 1;
          return properties;
        },
      };
      dropUnknown({ schema }, JSON.parse(`${'{"inner":'.repeat(depth)}{}${'}'.repeat(depth)}`));
      return count;
    };
    expect(looks(400)).toBeLessThanOrEqual(2 * looks(200));
  });
});
