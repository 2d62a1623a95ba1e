import { expect, it } from 'vitest';
import { withNearestWords } from './nearestWords.ts';

const definitions = {
  status: { $ref: '#/definitions/words', title: 'Status of the event', default: 'open' },
  words: { $ref: '#/definitions/text', description: 'One of four' },
  text: { type: 'string', title: 'Text', description: 'A text', default: 'none' },
  round: { $ref: '#/definitions/around', title: 'Round' },
  around: { $ref: '#/definitions/round' },
};
const status = { $ref: '#/definitions/status' };

it.each<[what: string, member: object, expected: object]>([
  [
    'the nearest of each kind of word',
    status,
    { ...status, title: 'Status of the event', description: 'One of four', default: 'open' },
  ],
  [
    'what the member says itself stays',
    { ...status, title: 'Status', description: 'Now' },
    { ...status, title: 'Status', description: 'Now', default: 'open' },
  ],
  ['one definition alone needs no copy of its words', { $ref: '#/definitions/text' }, { $ref: '#/definitions/text' }],
  [
    'rows as well',
    { items: { $ref: '#/definitions/words' } },
    { items: { $ref: '#/definitions/words', description: 'One of four' } },
  ],
  ['what refers to itself', { $ref: '#/definitions/around' }, { $ref: '#/definitions/around', title: 'Round' }],
  [
    'a member behind another that was walked',
    { properties: { a: status, b: { $ref: '#/definitions/words' } } },
    {
      properties: {
        a: { ...status, title: 'Status of the event', description: 'One of four', default: 'open' },
        b: { $ref: '#/definitions/words', description: 'One of four' },
      },
    },
  ],
])('definitions that refer to others: %s', (_what, member, expected) => {
  const { properties } = Object(withNearestWords({ definitions, properties: { member } }));
  expect(properties).toEqual({ member: expected });
});
