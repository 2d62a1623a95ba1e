import { describe, expect, it } from 'vitest';
import { sameDocument } from '../../validation/sameDocument.ts';
import { getIn, setIn } from './members.ts';
import { shareStructure } from './shareStructure.ts';

describe('setting a value', () => {
  it.each([
    [{}, ['a'], 1, { a: 1 }],
    [{ a: 1, b: 2 }, ['a'], undefined, { b: 2 }],
    [{}, ['list', 1, 'a'], 'x', { list: [null, { a: 'x' }] }],
    [{ list: ['a', 'b'] }, ['list', 0], undefined, { list: [null, 'b'] }],
    [undefined, ['a', 'b'], true, { a: { b: true } }],
    [{ a: 1 }, [], { b: 2 }, { b: 2 }],
  ])('in %j at %j', (data, path, value, expected) => {
    expect(setIn(data, path, value)).toEqual(expected);
  });

  it('leaves the identity of everything off the path', () => {
    const data = { rows: [{ t: 1 }, { t: 2 }], other: { x: 1 } };
    const next = setIn(data, ['rows', 1, 't'], 3);
    expect(getIn(next, ['rows', 0])).toBe(data.rows[0]);
    expect(getIn(next, ['other'])).toBe(data.other);
    expect(data.rows[1]).toEqual({ t: 2 });
  });

  it('reads own members only', () => {
    expect(getIn({}, ['constructor'])).toBeUndefined();
    expect(getIn({ a: null }, ['a', 'b'])).toBeUndefined();
  });
});

describe('sharing structure', () => {
  it('keeps a member whose name is that of the prototype', () => {
    const [before, next] = ['{"__proto__":"x","a":1}', '{"__proto__":"x","a":2}'].map((text) => JSON.parse(text));
    expect(JSON.stringify(shareStructure(before, next))).toBe('{"__proto__":"x","a":2}');
  });

  it('gives back the old object when nothing differs, and old parts where parts do not', () => {
    const before = { a: { x: [1, 2] }, b: { y: 1 } };
    expect(shareStructure(before, structuredClone(before))).toBe(before);
    const next = shareStructure(before, { a: { x: [1, 2] }, b: { y: 2 } });
    expect(next).toEqual({ a: { x: [1, 2] }, b: { y: 2 } });
    expect(next.a).toBe(before.a);
  });

  it('leaves a row that stands elsewhere now the object that it was', () => {
    const [a, b] = [{ title: 'a' }, { title: 'b' }];
    const next = shareStructure([a, b], [b, a, { title: 'c' }]);
    expect(next[0]).toBe(b);
    expect(next[1]).toBe(a);
  });

  it('takes members in their new order', () => {
    const next = shareStructure({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } });
    expect(JSON.stringify(next)).toBe('{"a":{"y":2,"x":1}}');
  });

  it.each([
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, {}],
    [[], {}],
    [null, {}],
  ])('tells %j from %j', (before, next) => {
    expect(shareStructure<unknown>(before, next)).toEqual(next);
    expect(Object.is(shareStructure<unknown>(before, next), before)).toBe(false);
  });
});

describe('the same document', () => {
  it.each([
    [{ a: '' }, {}, true],
    [{ a: undefined }, { a: '' }, true],
    [{ tags: [] }, {}, true],
    [{ a: null }, {}, false],
    [{ a: 0 }, {}, false],
    [{ a: [1, 2] }, { a: [2, 1] }, false],
    [{ a: { b: '' } }, { a: {} }, true],
    [{ a: 'x' }, { a: 'x ' }, false],
    [{ toString: '' }, {}, true],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(sameDocument(a, b)).toBe(expected);
    expect(sameDocument(b, a)).toBe(expected);
  });
});
