// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusInside } from './useFocusInside.ts';

afterEach(cleanup);

function Field() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Title" />;
}

function Body() {
  return (
    <div ref={useFocusInside()} tabIndex={-1}>
      <Field />
    </div>
  );
}

it('a field that has the focus as its dialog opens gets it back when it falls behind the dialog', () => {
  render(
    <>
      <button type="button">Submit New Film</button>
      <Body />
    </>,
  );
  const field = screen.getByLabelText('Title');
  expect(document.activeElement).toBe(field);
  act(() => screen.getByRole('button', { name: 'Submit New Film' }).focus());
  expect(document.activeElement).toBe(field);
});
