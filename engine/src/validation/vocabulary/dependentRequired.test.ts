import { describe, expect, it } from 'vitest';
import { moduleOf } from '../../form/fixture/moduleOf.ts';
import { judge } from '../judge.ts';
import type { JsonObject } from '../types.ts';

const schema = {
  type: 'object',
  properties: { festival: { type: 'string' }, year: { type: 'integer' }, city: { type: 'string' } },
  dependentRequired: { festival: ['year', 'city'], toString: ['year'] },
};

describe('dependentRequired', () => {
  it.each<[string, JsonObject, readonly string[]]>([
    ['nothing is there', {}, []],
    ['all is there', { festival: 'Tromsø', year: 2026, city: 'Tromsø' }, []],
    ['the dependent ones are missing', { festival: 'Tromsø' }, ['/year', '/city']],
    ['one is missing', { festival: 'Tromsø', year: 2026 }, ['/city']],
  ])('judges when %s', async (_what, data, missing) => {
    const form = await moduleOf(schema);
    const verdict = judge(form, data, { mode: 'strict' });
    expect(verdict.valid ? [] : verdict.errors.map(({ path }) => path)).toEqual(missing);
    expect(judge(form, data, { mode: 'draft' }).valid).toBe(true);
  });
});
