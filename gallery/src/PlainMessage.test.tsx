// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlainMessage } from './PlainMessage.tsx';

afterEach(cleanup);

it('is not named by a title that it does not have', () => {
  render(<PlainMessage intent="error">This form cannot be shown.</PlainMessage>);
  const said = screen.getByText('This form cannot be shown.');
  expect([said.closest('[aria-labelledby]'), screen.queryByRole('group')]).toEqual([null, null]);
});
