import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.ts';

describe('first and last name of a full name (R-324)', () => {
  it.each([
    ['Ada Lumen', 'Ada', 'Lumen'],
    ['  Ada   Maria  Lumen ', 'Ada Maria', 'Lumen'],
    ['Ada', 'Ada', ''],
    ['', '', ''],
    [`${'a'.repeat(60)} ${'b'.repeat(60)}`, 'a'.repeat(50), 'b'.repeat(40)],
    [`${'🎬'.repeat(51)} x`, '🎬'.repeat(50), 'x'],
  ])('%s', (name, firstName, lastName) => {
    expect(splitName(name, { firstName: 50, lastName: 40 })).toEqual({ firstName, lastName });
  });
});
