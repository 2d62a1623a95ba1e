// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';

afterEach(cleanup);

const values = ['a', 'b'] as const;

it.each<[widget: string, schema: JsonObject, id: string]>([
  ['text', { type: 'string' }, 'root_field'],
  ['select', { type: 'string', enum: [...values] }, 'root_field'],
  ['radio', { type: 'string', enum: [...values] }, 'root_field-0'],
  ['checkboxes', { type: 'array', uniqueItems: true, items: { type: 'string', enum: [...values] } }, 'root_field-0'],
  ['checkbox', { type: 'boolean' }, 'root_field'],
  ['range', { type: 'number' }, 'root_field'],
  ['color', { type: 'string' }, 'root_field'],
])('%s has the focus from the start where its uiSchema asks for it', async (widget, schema, id) => {
  const form = toForm(
    { schema: { title: 'Field', ...schema }, uiSchema: { 'ui:help': '', 'ui:widget': widget, 'ui:autofocus': true } },
    messages,
  );
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
    </FluentProvider>,
  );
  await waitFor(() => expect(document.activeElement?.id).toBe(id));
});
