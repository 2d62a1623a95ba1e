import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { mergeDocuments } from './mergeDocuments.ts';

const base = { a: 1, b: 2, group: { x: 1, y: 2 }, rows: [{ n: 'a' }, { n: 'b' }] };

describe('two people’s changes of one document', () => {
  it.each<[name: string, mine: JsonObject, theirs: JsonObject, merged: JsonObject, overlaps: readonly string[]]>([
    ['of different fields are both taken', { ...base, a: 5 }, { ...base, b: 6 }, { ...base, a: 5, b: 6 }, []],
    ['that are the same are no conflict', { ...base, a: 5 }, { ...base, a: 5 }, { ...base, a: 5 }, []],
    ['of the same field: mine stays, and it is told', { ...base, a: 5 }, { ...base, a: 6 }, { ...base, a: 5 }, ['/a']],
    [
      'inside of a group',
      { ...base, group: { x: 5, y: 2 } },
      { ...base, group: { x: 1, y: 6 } },
      { ...base, group: { x: 5, y: 6 } },
      [],
    ],
    [
      'of different rows',
      { ...base, rows: [{ n: 'mine' }, { n: 'b' }] },
      { ...base, rows: [{ n: 'a' }, { n: 'theirs' }] },
      { ...base, rows: [{ n: 'mine' }, { n: 'theirs' }] },
      [],
    ],
    [
      'of which one adds a row and the other edits one',
      { ...base, rows: [...base.rows, { n: 'c' }] },
      { ...base, rows: [{ n: 'x' }, { n: 'b' }] },
      { ...base, rows: [...base.rows, { n: 'c' }] },
      ['/rows'],
    ],
    [
      'of which one moves rows and the other edits one',
      { ...base, rows: [{ n: 'b' }, { n: 'a' }] },
      { ...base, rows: [{ n: 'a', more: 1 }, { n: 'b' }] },
      { ...base, rows: [{ n: 'b' }, { n: 'a' }] },
      ['/rows'],
    ],
    [
      'of which one moves rows in which nothing was entered meanwhile but blanks, and members stand in another order',
      { ...base, rows: [{ n: 'b', more: [], note: '' }, { n: 'a' }] },
      { ...base, rows: [{ n: 'a', more: 1 }, { n: 'b' }] },
      { ...base, rows: [{ n: 'b', more: [], note: '' }, { n: 'a' }] },
      ['/rows'],
    ],
    [
      'of which one takes a field away',
      { b: 2, group: base.group, rows: base.rows },
      { ...base, b: 6 },
      { b: 6, group: base.group, rows: base.rows },
      [],
    ],
    ['of which both add fields', { ...base, mine: 1 }, { ...base, theirs: 2 }, { ...base, mine: 1, theirs: 2 }, []],
  ])('%s', (_name, mine, theirs, merged, overlaps) => {
    expect(mergeDocuments(base, mine, theirs)).toEqual({ merged, overlaps });
  });

  it('of thousands of rows are merged row by row without delay', () => {
    const rowsOf = (own: object) => Array.from({ length: 3_000 }, (_, n) => ({ n, own: '', other: { of: n }, ...own }));
    const documents = [{}, { own: 'mine' }, { other: 'theirs' }].map((own) => ({ rows: rowsOf(own) }));
    const [before = {}, mine = {}, theirs = {}] = documents;
    const started = process.cpuUsage();
    const { merged, overlaps } = mergeDocuments(before, mine, theirs);
    // Of the processor: what else a busy machine does meanwhile is no delay of this.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(10_000);
    expect(overlaps).toEqual([]);
    expect(merged).toEqual({ rows: rowsOf({ own: 'mine', other: 'theirs' }) });
  });

  it('of which one takes a field away whose name objects inherit', () => {
    const before = { a: 1, constructor: 'x' };
    expect(mergeDocuments(before, { a: 1 }, { a: 2, constructor: 'x' })).toEqual({ merged: { a: 2 }, overlaps: [] });
  });
});
