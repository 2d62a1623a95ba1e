import { expect, it } from 'vitest';
import { withoutTwinTitles } from './twinTitles.ts';

const definitions = {
  old: { title: 'Cat', properties: { legs: { type: 'integer' } } },
  new: { title: 'Cat', properties: { paws: { type: 'integer' } } },
};
const card = (kind: string, member: string) => ({
  title: 'Card',
  properties: { currency: { type: 'string' }, [member]: { const: kind } },
});

it.each<[what: string, options: readonly object[], titles: readonly unknown[]]>([
  [
    'constants by their values',
    [{ const: 1, title: 'A' }, { const: 2, title: 'A' }, { const: 3 }],
    ['A (1)', 'A (2)', undefined],
  ],
  ['objects by the constants of a member', [card('in', 'kind'), card('out', 'kind')], ['Card (in)', 'Card (out)']],
  [
    'references by their definitions',
    [{ $ref: '#/definitions/old' }, { $ref: '#/definitions/new' }],
    ['Cat (old)', 'Cat (new)'],
  ],
  [
    'any others by their numbers',
    [
      { title: 'A', type: 'string' },
      { title: 'A', type: 'number' },
    ],
    ['A (1)', 'A (2)'],
  ],
  [
    'none that are called otherwise',
    [
      { const: 1, title: 'A' },
      { const: 2, title: 'B' },
    ],
    ['A', 'B'],
  ],
])('options of one title are told apart: %s', (_what, options, titles) => {
  const { properties } = Object(withoutTwinTitles({ definitions, properties: { a: { oneOf: options } } }));
  expect(properties.a.oneOf.map(({ title }: { title?: string }) => title)).toEqual(titles);
});
