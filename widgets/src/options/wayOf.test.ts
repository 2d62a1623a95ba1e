// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { wayOf } from './listKeys.ts';

it.each([
  ['ltr', 'ArrowLeft', 'back'],
  ['ltr', 'ArrowRight', 'on'],
  ['rtl', 'ArrowLeft', 'on'],
  ['rtl', 'ArrowRight', 'back'],
  ['rtl', 'Home', undefined],
])('on a page that reads %s %s leads %s', (direction, key, way) => {
  const element = document.body.appendChild(document.createElement('ul'));
  onTestFinished(() => element.remove());
  element.style.direction = direction;
  expect(wayOf(key, element)).toBe(way);
});
