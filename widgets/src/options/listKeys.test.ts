// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { arrowsOf } from './listKeys.ts';

it.each([
  ['ltr', ['ArrowLeft', 'ArrowRight']],
  ['rtl', ['ArrowRight', 'ArrowLeft']],
])('on a page that reads %s, these lead back and on: %j', (direction, keys) => {
  const element = document.body.appendChild(document.createElement('ul'));
  onTestFinished(() => element.remove());
  element.style.direction = direction;
  expect(arrowsOf(element)).toEqual(keys);
});
