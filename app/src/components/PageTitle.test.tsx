// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { useNavigation } from '../navigation/NavigationContext.ts';
import { PageTitle } from './PageTitle.tsx';

afterEach(cleanup);

function Screen() {
  const { location, navigate } = useNavigation();
  const [typed, setTyped] = useState('');
  return (
    <>
      <PageTitle title={location.pathname} />
      <input
        aria-label="Search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          navigate(`${location.pathname}?search=${target.value}`, { replace: true });
        }}
      />
      <button type="button" onClick={() => navigate('/other')}>
        go on
      </button>
    </>
  );
}

it('takes the focus on another screen, and not when the same one only has another query: somebody types', async () => {
  const { where } = await mountScreen(<Screen />, { at: '/films' });
  const heading = (name: string) => screen.getByRole('heading', { name });
  expect(document.activeElement).not.toBe(heading('/films'));
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  for (const value of ['a', 'ab']) {
    await act(async () => fireEvent.change(search, { target: { value } }));
    expect([where().search, document.activeElement]).toEqual([`?search=${value}`, search]);
  }
  await act(async () => screen.getByRole('button', { name: 'go on' }).click());
  expect(document.activeElement).toBe(heading('/other'));
  search.focus();
  await act(async () => fireEvent.change(search, { target: { value: 'abc' } }));
  expect(document.activeElement).toBe(search);
});
