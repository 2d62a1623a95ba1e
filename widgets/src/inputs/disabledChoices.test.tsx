// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { mountForm } from '../fixture/mountForm.tsx';

afterEach(cleanup);

it.each([
  ['select', 'option'],
  ['radio', 'radio'],
  ['checkboxes', 'checkbox'],
])('a choice that is an object can be disabled (%s)', async (widget, role) => {
  const choice = { enum: [{ a: 1 }, { a: 2 }] };
  const size = widget === 'checkboxes' ? { type: 'array', uniqueItems: true, items: choice } : choice;
  const words = { 'ui:widget': widget, 'ui:enumDisabled': [{ a: 2 }] };
  mountForm(await moduleOf({ type: 'object', properties: { size } }, { size: words }));
  const options = await screen.findAllByRole(role);
  expect(options.slice(-2).map((one) => one.matches(':disabled'))).toEqual([false, true]);
});
