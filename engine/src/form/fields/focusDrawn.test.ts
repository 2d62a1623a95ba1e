// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusDrawn } from './focusDrawn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const busy = '<p aria-busy="true"></p>';

/** A row was added by its button, and the widget of its first field is on its way. */
const add = (fields: string) => {
  document.body.innerHTML = `<div><button id="add"></button><div id="row">${fields}</div></div>`;
  document.getElementById('add')?.focus();
  const [form] = document.getElementsByTagName('div');
  if (form) focusDrawn(form, ['row', 'add']);
};
const arrive = () => {
  document.querySelector('p')?.replaceWith(Object.assign(document.createElement('input'), { id: 'fetched' }));
  vi.advanceTimersByTime(100);
};
const focused = () => document.activeElement?.id;

it('waits for the first widget of a row', () => {
  add(`${busy}<input id="second">`);
  expect(focused()).toBe('add');
  arrive();
  expect(focused()).toBe('fetched');
});

it('waits for nothing that stands behind it', () => {
  add(`<input id="first">${busy}`);
  expect(focused()).toBe('first');
});

it('does not take the focus from where somebody went meanwhile', () => {
  add(`${busy}<input id="second">`);
  document.getElementById('second')?.focus();
  arrive();
  expect(focused()).toBe('second');
});
