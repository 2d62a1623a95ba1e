// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';

afterEach(cleanup);

const mount = async (schema: JsonObject, value: string | number) => {
  const handle = createRef<FormHandle>();
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm({ schema: { title: 'When', ...schema }, uiSchema: { 'ui:help': '' } }, messages)}
        theme={fluentTheme}
        initialData={{ field: value }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const find = () => document.getElementById('root_field');
  await waitFor(() => expect(find()).toBeInstanceOf(HTMLInputElement));
  const control = find() as HTMLInputElement;
  const type = (text: string) => fireEvent.change(control, { target: { value: text } });
  return { control, type, data: () => handle.current?.getData() };
};

it.each<[format: string, value: string, shown: string, other: string]>([
  ['date-time', '2026-03-08T02:30:00Z', '2026-03-08T02:30', '2026-03-08T02:31'],
  ['date-time', '2026-03-08T04:30:15+02:00', '2026-03-08T02:30', ''],
  ['time', '14:00:00+02:00', '12:00', '12:01'],
  ['time', '14:00:00+02', '12:00', '12:01'],
])('a %s keeps the spelling of %s when what is shown of it is entered again', async (format, value, shown, other) => {
  const { control, type, data } = await mount({ type: 'string', format }, value);
  expect(control.value).toBe(shown);
  type(other);
  expect(data()).not.toEqual({ field: value });
  type(shown);
  expect(data()).toEqual({ field: value });
});

it.each<[format: string, value: string | number]>([
  ['date', 'soon'],
  ['date', '2026-02-30'],
  ['date', '0000-01-01'],
  ['date', 5],
  ['time', '9 pm'],
  ['time', 5],
  ['date-time', 'room 5'],
])('an input of a %s is handed nothing that it would warn of, and leaves it: %s', async (format, value) => {
  const { control, data } = await mount({ type: 'string', format }, value);
  expect(control.defaultValue).toBe('');
  fireEvent.blur(control);
  expect(data()).toEqual({ field: value });
});
