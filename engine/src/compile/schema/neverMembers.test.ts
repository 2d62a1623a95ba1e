import { expect, it } from 'vitest';
import { withoutNever } from './neverMembers.ts';

const definitions = { never: { not: {}, description: 'Not here.' } };

it.each<[name: string, member: unknown, drawn: unknown]>([
  ['that nothing is right for', { not: {} }, false],
  ['that is not anything', { not: true, title: 'A' }, false],
  ['that a definition refuses', { $ref: '#/definitions/never' }, false],
  ['that may be something', { not: { type: 'string' } }, { not: { type: 'string' } }],
  ['that is refused with words', { not: {}, errorMessage: { not: 'No' } }, { not: {}, errorMessage: { not: 'No' } }],
  ['of anything', true, true],
])('a member %s', (_name, a, drawn) => {
  expect(withoutNever({ definitions, properties: { a } })).toEqual({ definitions, properties: { a: drawn } });
});

it('a member stays in a question', () => {
  const schema = { if: { properties: { a: { not: {} } } } };
  expect(withoutNever(schema)).toEqual(schema);
});
