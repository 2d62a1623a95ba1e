// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { createRefusals } from './refusals.ts';
import { SessionContext } from './SessionContext.ts';
import { createSessionStore } from './sessionStore.ts';
import { useWayIn } from './useWayIn.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Login() {
  useWayIn();
  return null;
}

it('a session that begins as soon as login is in the page leads on to where one was lost (R-039)', () => {
  const store = createSessionStore(window);
  /** A login in another tab at the moment at which the screen is put into the page, which is not painted yet. */
  function LoggedInMeanwhile() {
    useLayoutEffect(() => store.enter({ id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false }), []);
    return <Login />;
  }
  const navigate = vi.fn();
  const location = { pathname: '/login', search: '', hash: '', key: 'login', state: { from: '/films?search=light' } };
  render(
    <SessionContext value={{ store, refusals: createRefusals(), check: async () => ({ films: 0, channel: 0 }) }}>
      <NavigationProvider location={location} navigate={navigate}>
        <LoggedInMeanwhile />
      </NavigationProvider>
    </SessionContext>,
  );
  expect(navigate).toHaveBeenCalledWith('/films?search=light', { replace: true });
});
