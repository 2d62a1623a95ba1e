// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../fluentTheme.ts';

afterEach(cleanup);

const confirm = { title: 'Sending', message: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No' };
const form = await moduleOf(
  { type: 'object', properties: { a: { type: 'string' } } },
  { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict', confirm }] },
);

it('a question that was hidden for a while leads back to the button that asked it', async () => {
  const page = (mode: 'hidden' | 'visible') => (
    <FluentProvider theme={webLightTheme}>
      <Activity mode={mode}>
        <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
      </Activity>
    </FluentProvider>
  );
  const { rerender } = render(page('visible'));
  const button = await screen.findByRole('button', { name: 'Send' });
  act(() => button.focus());
  fireEvent.click(button);
  const answer = await screen.findByRole('button', { name: 'No' });
  rerender(page('hidden'));
  act(() => answer.blur());
  rerender(page('visible'));
  fireEvent.click(answer);
  await waitFor(() => expect(document.activeElement).toBe(button));
});
