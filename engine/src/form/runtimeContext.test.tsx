// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, it } from 'vitest';
import { extendTheme } from './extendTheme.ts';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { useFormRuntime } from './runtimeContext.ts';
import { SchemaForm } from './SchemaForm.tsx';

afterEach(cleanup);

function Role() {
  const { subscribe, context } = useFormRuntime();
  return <b data-testid="role">{String(useSyncExternalStore(subscribe, context, context)['role'])}</b>;
}

const theme = extendTheme(plainTheme, { widgets: { role: Role } });
const form = await moduleOf({ type: 'object', properties: { a: { type: 'string' } } }, { a: { 'ui:widget': 'role' } });

it('a widget that subscribes to the host’s facts is drawn anew when nothing else changes', async () => {
  const drawn = (role: string) => (
    <SchemaForm form={form} theme={theme} context={{ role }} onSubmit={async () => ({ ok: true })} />
  );
  const { rerender } = render(drawn('applicant'));
  expect((await screen.findByTestId('role')).textContent).toBe('applicant');
  rerender(drawn('officer'));
  expect(screen.getByTestId('role').textContent).toBe('officer');
});
