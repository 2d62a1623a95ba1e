// @vitest-environment jsdom
import { webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { fetchFormParts } from '../fetchFormParts.ts';
import { fluentTheme } from '../fluentTheme.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';

it('a date and time that a server drew is taken over as it is, however long ago that was, and keeps up with the time', async () => {
  const schema = { title: 'When', type: 'string', format: 'date-time', notPast: true };
  const form = toForm({ schema, uiSchema: { 'ui:help': 'Help.', 'ui:options': { leadDays: 14 } } }, messages);
  await fetchFormParts(form);
  const page = (
    <ThemeProvider theme={webLightTheme}>
      <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
    </ThemeProvider>
  );
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  now.mockReturnValue(Date.UTC(2026, 0, 3));
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  const complaints = error.mock.calls.map(String).filter((text) => text.includes('hydrat'));
  expect([complaints, onRecoverableError.mock.calls]).toEqual([[], []]);
  expect(container.querySelector('input')?.min).toBe('2026-01-03T00:00');
  expect(container.textContent).toContain('January 17, 2026 or later');
  now.mockReturnValue(Date.UTC(2026, 0, 4));
  act(() => container.querySelector('input')?.focus());
  expect(container.querySelector('input')?.min).toBe('2026-01-04T00:00');
  act(() => root.unmount());
});
