import { describe, expect, it } from 'vitest';
import { toggled, valuesOf } from './chosenValues.ts';
import { grouped } from './grouped.ts';

describe('chosen values', () => {
  it('are a list or none', () => {
    expect([valuesOf(undefined), valuesOf('a'), valuesOf(['a'])]).toEqual([[], [], ['a']]);
  });

  it('come and go, objects by what they say', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggled([{ id: 1 }], { id: 1 })).toEqual([]);
  });
});

describe('lines of a list', () => {
  const line = (label: string, group?: string) => ({
    kind: 'option' as const,
    key: label,
    option: { value: label, label, ...(group !== undefined && { group }) },
  });
  const note = { kind: 'note' as const, key: 'n', text: 'n' };

  it('stand under their headings, what has none in its place', () => {
    const groups = grouped([line('a', 'G'), line('b', 'H'), line('c', 'G'), note]);
    expect(groups.map(({ heading, lines }) => [heading, lines.map(({ key }) => key)])).toEqual([
      ['G', ['a', 'c']],
      ['H', ['b']],
      [undefined, ['n']],
    ]);
  });
});
