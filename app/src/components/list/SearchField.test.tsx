// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

it('offers to clear what is typed, by the name of the messages, and nothing while it is empty', async () => {
  await mountScreen(<SearchField searchText="" onSearch={() => undefined} />);
  const clear = () => screen.queryAllByRole('button', { name: 'Clear the search' }).length;
  const field = screen.getByRole('searchbox', { name: 'Search by title' });
  act(() => field.focus());
  expect(clear()).toBe(0);
  fireEvent.change(field, { target: { value: 'light' } });
  expect(clear()).toBe(1);
});
