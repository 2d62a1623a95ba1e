import { expect, it } from 'vitest';
import { notice } from './error-reply.ts';

it('a text keeps its own words in their order, whatever direction a name in it turns to', () => {
  const notices = { 'signing.between': 'Between the platform and {name}. Please read all of it.' };
  expect(notice(notices, 'signing.between', { name: 'Zoë \u202enooM' })).toBe(
    'Between the platform and Zoë nooM. Please read all of it.',
  );
});
