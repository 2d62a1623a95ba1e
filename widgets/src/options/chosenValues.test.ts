import { describe, expect, it } from 'vitest';
import { eachOnce, toggled, toggledAll, valuesOf } from './chosenValues.ts';

describe('chosen values', () => {
  it('are a list or none', () => {
    expect([valuesOf(undefined), valuesOf('a'), valuesOf(['a'])]).toEqual([[], [], ['a']]);
  });

  it('count once, in the order in which they came', () => {
    expect(eachOnce(['b', { id: 1 }, 'b', 'a', { id: 1 }])).toEqual(['b', { id: 1 }, 'a']);
  });

  it('come and go, objects by what they say', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggled([{ id: 1 }], { id: 1 })).toEqual([]);
  });

  it('come as a group until all of it is there, and go as one then', () => {
    expect(toggledAll(['x', 'b'], ['a', 'b'])).toEqual(['x', 'b', 'a']);
    expect(toggledAll(['x', 'b', 'a'], ['a', 'b'])).toEqual(['x']);
    expect(toggledAll(['x'], [])).toEqual(['x']);
  });
});
