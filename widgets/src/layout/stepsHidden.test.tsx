// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../fluentTheme.ts';

afterEach(cleanup);

const pages = ['a', 'b'].map((name) => ({ title: name, parts: [name] }));
const form = await moduleOf(
  { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } },
  { 'ui:layout': [{ kind: 'steps', pages }] },
);

it.each<[string, (handle: FormHandle | null) => void, id: string]>([
  ['moved to', () => fireEvent.click(screen.getByText('Next')), 'root_b'],
  ['led to', (handle) => handle?.goTo('/a'), 'root_a'],
])('a form that was hidden for a while leaves the focus where it is, not where it was %s before', async (_how, move, id) => {
  const handle = createRef<FormHandle>();
  const page = (mode: 'hidden' | 'visible') => (
    <FluentProvider theme={webLightTheme}>
      <button type="button">Elsewhere</button>
      <Activity mode={mode}>
        <SchemaForm ref={handle} form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
      </Activity>
    </FluentProvider>
  );
  const { rerender } = render(page('visible'));
  await screen.findByText('Next');
  act(() => move(handle.current));
  await waitFor(() => expect(document.activeElement?.parentElement?.querySelector(`#${id}`)).toBeTruthy());
  const elsewhere = screen.getByText('Elsewhere');
  act(() => elsewhere.focus());
  rerender(page('hidden'));
  rerender(page('visible'));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(document.activeElement).toBe(elsewhere);
});
