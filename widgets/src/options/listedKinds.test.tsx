// @vitest-environment jsdom
import { prepareForm } from '@reelform/engine';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { mountForm } from '../fixture/mountForm.tsx';

afterEach(cleanup);

it.each([
  ['a list', { type: ['boolean', 'string', 'integer'], enum: [true, false, 'onType', 3] }, ['Yes', 'No', 'onType', '3']],
  [
    'choices with titles',
    {
      type: ['boolean', 'string', 'integer'],
      oneOf: [
        { const: true, title: 'On' },
        { const: false, title: 'Off' },
        { const: 'onType', title: 'While typing' },
        { const: 3, title: 'Three' },
      ],
    },
    ['On', 'Off', 'While typing', 'Three'],
  ],
])('values of several kinds are chosen from %s, and stored as what they are', async (_what, run, labels) => {
  const form = await moduleOf({ type: 'object', properties: { run: { title: 'Run', ...run } } });
  await prepareForm(form);
  const { handle } = mountForm(form, { run: true });
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Run' });
  expect(list.selectedOptions[0]?.text).toBe(labels[0]);
  for (const [label, value] of [...labels.map((label, at) => [label, [true, false, 'onType', 3][at]] as const)].reverse()) {
    const option = [...list.options].find(({ text }) => text === label);
    fireEvent.change(list, { target: { value: option?.value } });
    act(() => expect(handle.current?.getData()).toEqual({ run: value }));
  }
});
