import { expect, it } from 'vitest';
import { createFieldIds } from '../fields/fieldIds.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { summaryLines } from './summaryLines.ts';

it('takes four times as long for four times as many errors, not sixteen times', async () => {
  const row = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };
  const form = await moduleOf({ type: 'object', properties: { rows: { type: 'array', title: 'Row', items: row } } });
  const timeOf = (count: number) => {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const data = { rows: indexes.map(() => ({})) };
    const errors = indexes.map((index) => ({ path: `/rows/${index}/name`, keyword: 'required', message: 'Missing.' }));
    const times = [1, 2, 3].map(() => {
      const begun = performance.now();
      const lines = summaryLines({ form, shownErrors: () => errors, data: () => data }, createFieldIds(), null);
      expect(lines.at(-1)?.label).toBe(`Row ${count}: Name`);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  timeOf(1000);
  expect(timeOf(20_000) / timeOf(5000)).toBeLessThan(9);
}, 60_000);

it('fields of several objects that are called the same are named with these, and one with two errors is not', async () => {
  const address = { type: 'object', properties: { street: { type: 'string', title: 'Street' } } };
  const properties = { home: { ...address, title: 'Home' }, work: { ...address, title: 'Work' }, city: { title: 'City' } };
  const form = await moduleOf({ type: 'object', properties });
  const errors = ['/home/street', '/work/street', '/home/street', '/city', '/city'].map((path, index) => ({
    path,
    keyword: `k${index}`,
    message: 'Wrong.',
  }));
  const lines = summaryLines({ form, shownErrors: () => errors, data: () => ({}) }, createFieldIds(), null);
  expect(lines.map(({ label }) => label)).toEqual(['Home: Street', 'Work: Street', 'Home: Street', 'City', 'City']);
});
