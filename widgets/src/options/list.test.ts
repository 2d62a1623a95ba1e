import type { Option } from '@reelform/engine';
import { describe, expect, it } from 'vitest';
import { type Mark, markedLine, movedMark } from './listKeys.ts';
import { type ListLine, listLines, spokenOf } from './listLines.ts';
import { rowGroups, rowsOf } from './listRows.ts';
import { placeList } from './placeList.ts';
import { windowOf } from './useListWindow.ts';

const option = (label: string, more: Partial<Option> = {}): Option => ({ value: label, label, ...more });
const lineOf = (label: string, more: Partial<Option> = {}): ListLine => ({
  kind: 'option',
  key: label,
  option: option(label, more),
});
const texts = (name: string, values: object = {}) => [name, ...Object.values(values)].join(' ');
const nothing = { creatable: undefined, refused: undefined, without: [], hasGroups: false, searched: '' };

const said = (line: ListLine) => (line.kind === 'option' ? line.option.label : `${line.kind}: ${line.text}`);

describe('the lines of a list', () => {
  const two = [option('a'), option('b')];

  it.each([
    ['what is on its way', { state: { status: 'loading' as const, options: [] }, ...nothing }, ['note: loading'], 'loading'],
    [
      'what there is',
      { state: { status: 'ready' as const, options: two, hasMore: true }, ...nothing },
      ['a', 'b', 'action: more'],
      'found 2',
    ],
    [
      'how many there are, be it one',
      { state: { status: 'ready' as const, options: [option('a')], hasMore: false }, ...nothing },
      ['a'],
      'found 1',
    ],
    [
      'that there is none',
      { state: { status: 'ready' as const, options: [], hasMore: false }, ...nothing },
      ['note: none'],
      'none',
    ],
    [
      'a failure',
      { state: { status: 'failed' as const, options: two, message: 'Busy.' }, ...nothing },
      ['a', 'b', 'note: Busy.', 'action: retry'],
      'Busy.',
    ],
    [
      'what can be made, and why it could not',
      { state: { status: 'ready' as const, options: [], hasMore: false }, ...nothing, creatable: 'x', refused: 'No.' },
      ['note: No.', 'action: create x'],
      'No.',
    ],
    [
      'nothing before what can be made is typed',
      { state: { status: 'ready' as const, options: [], hasMore: false }, ...nothing, creatable: '' },
      [],
      'found 0',
    ],
    [
      'nothing twice',
      { state: { status: 'ready' as const, options: two, hasMore: false }, ...nothing, without: ['"a"', '"b"'] },
      ['note: none'],
      'none',
    ],
  ])('tell %s', (_what, content, expected, spoken) => {
    const lines = listLines(content, texts);
    expect(lines.map(said)).toEqual(expected);
    expect(spokenOf(lines, content.state, texts)).toBe(spoken);
  });

  it('have one for each group of several that is there as a whole', () => {
    const options = [option('a', { group: 'G' }), option('b', { group: 'H' }), option('c', { group: 'G' }), option('d')];
    const off = option('e', { group: 'H', disabled: true });
    const lines = (hasMore: boolean, searched = '') =>
      listLines(
        { state: { status: 'ready', options: [...options, off], hasMore }, ...nothing, hasGroups: true, searched },
        texts,
      ).map(said);
    expect(lines(false)).toEqual(['group: allOf G 2', 'a', 'c', 'b', 'e', 'd']);
    expect(lines(false, 'g')[0]).toBe('group: allOf G 2');
    expect(lines(false, 'a')[0]).toBe('a');
    expect(lines(true)).toEqual(['a', 'c', 'b', 'e', 'd', 'action: more']);
  });

  it('stand under their headings, what has none in its place', () => {
    const options = [option('a', { group: 'G' }), option('b', { group: 'H' }), option('c', { group: 'G' }), option('d')];
    const lines = listLines({ state: { status: 'ready', options, hasMore: true }, ...nothing }, texts);
    expect(lines.map(said)).toEqual(['a', 'c', 'b', 'd', 'action: more']);
    expect(rowGroups(rowsOf(lines)).map(({ heading, rows }) => [heading, rows.map(({ kind }) => kind)])).toEqual([
      ['G', ['heading', 'line', 'line']],
      ['H', ['heading', 'line']],
      [undefined, ['line', 'line']],
    ]);
  });
});

describe('the mark in a list', () => {
  const lines: readonly ListLine[] = [
    lineOf('off', { disabled: true }),
    ...Array.from({ length: 15 }, (_, index) => lineOf(`o${index}`)),
    { kind: 'note', key: 'n', text: 'n' },
    { kind: 'action', key: 'more', action: 'more', text: 'more' },
  ];

  it.each<[Mark, string | undefined]>([
    [{ at: 'none' }, undefined],
    [{ at: 'first' }, 'o0'],
    [{ at: 'last' }, 'more'],
    [{ at: 'line', key: 'o3' }, 'o3'],
    [{ at: 'line', key: 'gone' }, undefined],
    [{ at: 'line', key: 'gone', next: 'o4' }, 'o4'],
  ])('%j is %s', (mark, expected) => {
    expect(markedLine(lines, mark)?.key).toBe(expected);
  });

  it.each([
    [undefined, 'ArrowDown', 'o0'],
    [undefined, 'ArrowUp', 'o0'],
    [undefined, 'End', 'more'],
    ['o0', 'ArrowDown', 'o1'],
    ['o0', 'ArrowUp', 'o0'],
    ['o14', 'ArrowDown', 'more'],
    ['more', 'ArrowDown', 'more'],
    ['o2', 'PageDown', 'o12'],
    ['o12', 'PageDown', 'more'],
    ['o12', 'PageUp', 'o2'],
    ['o5', 'Home', 'o0'],
    ['o5', 'x', undefined],
  ])('from %s by %s goes to %s', (from, key, expected) => {
    const mark = movedMark(
      lines,
      lines.find((line) => line.key === from),
      key,
    );
    expect(mark?.at === 'line' ? mark.key : undefined).toBe(expected);
  });

  it('has nowhere to go among notes', () => {
    expect(movedMark([{ kind: 'note', key: 'n', text: 'n' }], undefined, 'ArrowDown')).toBeUndefined();
  });
});

describe('the place of a list', () => {
  const view = { left: 0, top: 0, right: 390, bottom: 800 };
  const field = (left: number, top: number, width = 300) => ({ left, top, right: left + width, bottom: top + 32 });

  it.each([
    [
      'below where there is room',
      { field: field(20, 100), wanted: 320, side: undefined },
      { side: 'below', edge: 134, left: 20, width: 300 },
    ],
    ['above near the lower edge', { field: field(20, 700), wanted: 320, side: undefined }, { side: 'above', edge: 698 }],
    ['below for a short list', { field: field(20, 700), wanted: 50, side: undefined }, { side: 'below', edge: 734 }],
    ['where it is as long as it fits', { field: field(20, 400), wanted: 300, side: 'above' as const }, { side: 'above' }],
    ['wide enough to read', { field: field(300, 100, 60), wanted: 99, side: undefined }, { left: 182, width: 200 }],
    ['no wider than what is seen', { field: field(-40, 100, 900), wanted: 99, side: undefined }, { left: 8, width: 374 }],
  ])('is %s', (_where, setting, expected) => {
    expect(placeList({ view, ...setting })).toMatchObject(expected);
  });

  it('leaves out what an on-screen keyboard covers', () => {
    const place = placeList({ view: { ...view, bottom: 400 }, field: field(20, 250), wanted: 320, side: undefined });
    expect([place.side, place.maxHeight]).toEqual(['above', 240]);
  });
});

describe('the part of a list that is drawn', () => {
  const tops = (count: number, height = 34) => Array.from({ length: count + 1 }, (_, index) => index * height);

  it('is all of a short one', () => {
    expect(windowOf(tops(100), 500)).toEqual({ from: 0, to: 100, before: 0, after: 0 });
  });

  it.each([0, 1, 5_000, 170_000, 340_000, 1e9])(
    'of 10,000 rows scrolled to %i is what is seen and a little more',
    (scrollTop) => {
      const { from, to, before, after } = windowOf(tops(10_000), scrollTop);
      const at = Math.min(scrollTop, 340_000 - 320);
      expect(to - from).toBeLessThan(40);
      expect(from * 34).toBeLessThanOrEqual(at);
      expect(to * 34).toBeGreaterThanOrEqual(at + 320);
      expect(before + (to - from) * 34 + after).toBe(340_000);
    },
  );
});
