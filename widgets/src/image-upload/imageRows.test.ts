import { describe, expect, it } from 'vitest';
import example from './image-upload-list.example.json' with { type: 'json' };
import { liveRows, readImageRows, readImageShape, withImage, withoutImage } from './imageRows.ts';
import { getOwnName } from './ownType.ts';

const rows = readImageShape(example.schema, example.uiSchema['ui:options']);
const texts = readImageShape(
  { type: 'array', maxItems: 3, items: { type: 'string', minImageSize: { width: 1, height: 2 } } },
  {},
);
const one = readImageShape({ type: 'string', imageAspect: 2.4 }, {});

describe('pictures in a value', () => {
  it('R-187: the limit counts those that are not removed', () => {
    expect(rows.limit).toBe(10);
    expect(texts.limit).toBe(3);
    expect(one.limit).toBe(1);
    expect(readImageShape({ type: 'array' }, {}).limit).toBe(Number.POSITIVE_INFINITY);
    expect(liveRows(readImageRows(rows, example.data)).map(({ index, status }) => [index, status])).toEqual([
      [0, 'approved'],
      [1, 'uploaded'],
      [3, 'rejected'],
    ]);
    expect(readImageRows(rows, example.data).map(({ note }) => note)).toEqual(['', '', '', 'Too dark to read the title.']);
  });

  it('what each must be is said of the picture itself', () => {
    expect(rows.schema).toHaveProperty('minImageSize');
    expect(texts.schema).toHaveProperty('minImageSize');
    expect(one.schema).toHaveProperty('imageAspect');
  });

  it.each([undefined, null, 5, {}, [null, 3, '', {}, { assetUrl: 7 }]])('%j holds no picture', (value) => {
    for (const shape of [rows, texts, one]) expect(readImageRows(shape, value)).toEqual([]);
  });

  it('one more takes its place', () => {
    expect(withImage(one, 'old', 'new')).toBe('new');
    expect(withImage(texts, undefined, 'new')).toEqual(['new']);
    expect(withImage(rows, [{ assetUrl: 'a', id: 3 }], 'new')).toEqual([
      { assetUrl: 'a', id: 3 },
      { assetUrl: 'new', assetStatus: 2 },
    ]);
  });

  const [first, second] = readImageRows(rows, example.data);
  it.each([
    ['R-178: its removal is asked for', true, 5],
    ['R-180: it is removed', false, 4],
  ])('%s: the row stays and says so', (_name, isRetained, assetStatus) => {
    if (!first || !second) throw new Error('the example has rows');
    const left = withoutImage(rows, example.data, first, isRetained);
    expect(left).toEqual([{ ...example.data[0], assetStatus }, ...example.data.slice(1)]);
  });

  it('one that has another place by now is found by what it is, and one that is gone changes nothing', () => {
    const [a, b, c] = readImageRows(texts, ['a', 'b', 'c']);
    if (!a || !b || !c) throw new Error('three pictures');
    expect(withoutImage(texts, withoutImage(texts, ['a', 'b', 'c'], a, false), c, false)).toEqual(['b']);
    expect(withoutImage(texts, ['a', 'c'], b, false)).toEqual(['a', 'c']);
    const [twice] = readImageRows(texts, ['a', 'b', 'a']).slice(2);
    if (!twice) throw new Error('a picture that is there twice');
    expect(withoutImage(texts, ['a', 'b', 'a'], twice, false)).toEqual(['a', 'b']);
    const [old] = readImageRows(one, 'old');
    if (!old) throw new Error('one picture');
    expect([withoutImage(one, 'new', old, false), withoutImage(one, 'old', old, false)]).toEqual(['new', undefined]);
  });

  it('without a status for it a row goes, and one that is retained stays as it is', () => {
    const plain = { ...rows, statuses: {} };
    if (!first) throw new Error('the example has rows');
    expect(withoutImage(plain, example.data, first, false)).toEqual(example.data.slice(1));
    expect(withoutImage(plain, example.data, first, true)).toEqual(example.data);
    expect(withoutImage(one, 'a', { index: 0, url: 'a', status: undefined, note: '' }, false)).toBeUndefined();
    expect(withoutImage(one, 'a', { index: 0, url: 'a', status: undefined, note: '' }, true)).toBe('a');
  });
});

describe('getOwnName', () => {
  it.each([
    ['pier.JPEG', 'jpeg', 'pier.JPEG'],
    ['pier.png', 'jpeg', 'pier.jpg'],
    ['pier', 'gif', 'pier.gif'],
    ['.png', 'jpeg', '.png.jpg'],
    ['a.b.webp', 'png', 'a.b.png'],
  ] as const)('%s with the content of a %s is %s', (name, kind, own) => {
    expect(getOwnName(name, kind)).toBe(own);
  });
});
