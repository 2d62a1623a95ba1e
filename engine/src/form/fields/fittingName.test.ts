import type { RJSFSchema } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { fittingName } from './fittingName.ts';

const closed = (...patterns: readonly string[]): RJSFSchema => ({
  patternProperties: Object.fromEntries(patterns.map((pattern) => [pattern, { type: 'string' as const }])),
  additionalProperties: false,
});

it.each<[what: string, schema: RJSFSchema, data: object, name: string | undefined]>([
  ['the one that was made up, where any is', { additionalProperties: { type: 'string' } }, {}, undefined],
  ['the one that was made up, where a pattern takes it', closed('^[A-Za-z]+$'), {}, undefined],
  [
    'any, beside patterns that it need not match',
    { patternProperties: { '^x-': {} }, additionalProperties: true },
    {},
    undefined,
  ],
  ['in small letters', closed('^[a-z]+$'), {}, 'newkey'],
  ['with the beginning that is asked for', closed('^x-'), {}, 'x-newKey'],
  ['a path', closed('^(/[^/]+)+$'), {}, '/newKey'],
  ['with a sign', closed('^\\$'), {}, '$newKey'],
  ['a number', closed('^[0-9]+$'), {}, '1'],
  ['another number, where one is taken', closed('^[0-9]$'), { 1: '' }, undefined],
  ['another name, where one is taken', closed('^[a-z]+\\d?$'), { newkey: '' }, 'newkey2'],
  ['of one of several patterns', closed('^\\d{4}$', '^s_'), {}, 's_newKey'],
  ['that all names are to be', { propertyNames: { pattern: '^[A-Z]+$' }, additionalProperties: true }, {}, 'NEWKEY'],
  ['none, where none is found', closed('^\\d{4}-\\d{2}$'), {}, undefined],
])('a name for a new member is %s', (_what, schema, data, name) => {
  expect(fittingName(schema, 'newKey', { newKey: '', ...data })).toBe(name);
});

it('is none that reads as an option of another member', () => {
  expect(fittingName({ additionalProperties: true }, 'newKey-1', { newKey: '', 'newKey-1': '' })).toBe('newKey2');
});
