import { expect, it } from 'vitest';
import { idleNote } from './idleNote.ts';

it('what becomes of a value is noted where nothing is hidden', () => {
  expect(idleNote('lock', 'drop', {})).toContain("'hidden' says nothing of a rule with the effect 'lock'");
  expect(idleNote('hide', 'drop', {})).toBeUndefined();
  expect(idleNote('lock', undefined, {})).toBeUndefined();
});

it.each([
  [{}, true],
  [{ 'ui:widget': 'textarea' }, true],
  [{ 'ui:widget': 'image-crop' }, false],
  [{ 'ui:options': { widget: 'banner-preview' } }, false],
  [{ 'ui:widget': 'mood-ring' }, false],
])('what nothing retains is noted: %j %s', (around, isNoted) => {
  expect(idleNote('retain', undefined, around) !== undefined).toBe(isNoted);
});
