// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, prepareForm, SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../fluentTheme.ts';

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
  const handle = createRef<FormHandle>();
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={form}
        theme={fluentTheme}
        initialData={{ run: true }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Run' });
  expect(list.selectedOptions[0]?.text).toBe(labels[0]);
  for (const [label, value] of [...labels.map((label, at) => [label, [true, false, 'onType', 3][at]] as const)].reverse()) {
    const option = [...list.options].find(({ text }) => text === label);
    fireEvent.change(list, { target: { value: option?.value } });
    act(() => expect(handle.current?.getData()).toEqual({ run: value }));
  }
});
