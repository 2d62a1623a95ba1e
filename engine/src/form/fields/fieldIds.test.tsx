// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

afterEach(cleanup);

it('a form that is one text complains of it when it is left, and not while it is typed', async () => {
  const form = await moduleOf({ type: 'string', title: 'Code', minLength: 5 });
  let handle: FormHandle | null = null;
  const keep = (one: FormHandle | null) => {
    handle = one;
  };
  render(<SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} ref={keep} />);
  const input = await screen.findByRole('textbox');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'ab' } });
  // What is typed is taken in, as it is once the typing pauses.
  act(() => void handle?.isDirty());
  const message = 'Please enter at least 5 characters.';
  expect(screen.queryByText(message)).toBeNull();
  act(() => input.blur());
  expect(await screen.findByText(message)).toBeTruthy();
});
