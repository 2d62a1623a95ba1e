// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { focusName } from './focusBeside.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it.each([
  ['what draws it is waited for', 'add', 'tags_a__key'],
  ['unless the focus goes elsewhere meanwhile', 'other', 'other'],
])('the name of a member that was added has the focus: %s', (_what, focused, expected) => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="add">Add</button><i aria-busy="true"></i><input id="other">';
  const element = (id: string) => document.getElementById(id);
  element('add')?.focus();
  focusName(document.body, 'tags_a');
  element(focused)?.focus();
  vi.advanceTimersByTime(500);
  document.querySelector('i')?.replaceWith(Object.assign(document.createElement('input'), { id: 'tags_a__key' }));
  vi.advanceTimersByTime(500);
  expect(document.activeElement?.id).toBe(expected);
});
