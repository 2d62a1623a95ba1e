import { describe, expect, it } from 'vitest';
import { createPlaceMemory } from './placeMemory.ts';

const entered = (text: string) => ({ options: new Map([['0', text]]) });

describe('what is remembered at a place', () => {
  it('goes where its rows go, and comes back with a row that comes back', () => {
    const memory = createPlaceMemory();
    memory.note('/rows/0/way', entered('a'));
    memory.note('/rows/1/way', entered('b'));
    memory.note('/other', entered('c'));
    const trace = memory.traceOf('/rows/0');
    memory.moveRows('/rows', (index) => (index === 0 ? undefined : index - 1));
    expect(memory.at('/rows/0/way')).toEqual(entered('b'));
    expect(memory.at('/rows/1/way')).toEqual({});
    memory.restore('/rows/1', trace);
    expect(memory.at('/rows/1/way')).toEqual(entered('a'));
    expect(memory.at('/other')).toEqual(entered('c'));
  });

  it('is forgotten where the value was replaced, and where it is gone', () => {
    const memory = createPlaceMemory();
    const kept = { x: 1 };
    const pointers = ['/part', '/part/kept', '/part/changed', '/part/gone', '/part/empty', '/part/gone/below', '/else'];
    for (const pointer of pointers) memory.note(pointer, entered(pointer));
    const known = () => pointers.filter((pointer) => memory.at(pointer).options);
    const [before, after] = [{ part: { kept, changed: {}, gone: {} } }, { part: { kept, changed: {} } }];
    memory.replaced('/part', before, after, true);
    expect(known()).toEqual(['/part', '/part/kept', '/part/empty', '/else']);
    memory.replaced('/part', after, after, false);
    expect(known()).toEqual(['/part', '/part/kept', '/else']);
  });
});
