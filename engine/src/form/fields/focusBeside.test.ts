// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusName } from './focusBeside.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A member was added by its button, and its box is on its way. */
const add = () => {
  document.body.innerHTML = '<div><button id="add"></button><button id="other"></button><p aria-busy="true"></p></div>';
  document.getElementById('add')?.focus();
  const [form] = document.getElementsByTagName('div');
  if (form) focusName(form, 'a');
};
const arrive = () => {
  document.querySelector('p')?.replaceWith(Object.assign(document.createElement('input'), { id: 'a__key', value: 'name' }));
  vi.advanceTimersByTime(100);
};

it('the name of a new member has the focus once its box is fetched, to be typed over', () => {
  add();
  vi.advanceTimersByTime(500);
  arrive();
  expect(document.activeElement).toMatchObject({ id: 'a__key', selectionStart: 0, selectionEnd: 4 });
});

it('it does not take the focus from where somebody went meanwhile', () => {
  add();
  document.getElementById('other')?.focus();
  arrive();
  expect(document.activeElement?.id).toBe('other');
});
