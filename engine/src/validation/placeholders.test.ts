import { expect, it } from 'vitest';
import { placeholdersIn } from './placeholders.ts';

it('the placeholders of a text are found in their order, those that go with a number among them', () => {
  expect(placeholdersIn('{label}: at most {limit} {limit:file|files}, {count:one}; {} and { a } are none')).toEqual([
    { whole: '{label}', name: 'label' },
    { whole: '{limit}', name: 'limit' },
    { whole: '{limit:file|files}', name: 'limit' },
    { whole: '{count:one}', name: 'count' },
  ]);
  expect(placeholdersIn('none')).toEqual([]);
});
