import { expect, it } from 'vitest';
import { countryNamesIn } from './countryNamesIn.ts';

it.each([
  ['NO', 'Norwegen'],
  ['QX', 'QX'],
  ['GB-SCT', 'GB-SCT'],
])('%s is called %s in German', (code, name) => {
  expect(countryNamesIn('de')(code)).toBe(name);
});
