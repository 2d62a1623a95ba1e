// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, '5 sec'],
  [37, '40 sec'],
  [54, '55 sec'],
  [61, '2 min'],
  [3599, '1 hr'],
  [4700, '1 hr 19 min'],
])('%d seconds are "%s"', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
