// @vitest-environment jsdom
import { useOpenDialog } from '@reelform/widgets';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { LeaveGuards } from './LeaveGuards.tsx';

afterEach(cleanup);

function Screen() {
  const { pathname, search } = useLocation();
  return (
    <LeaveGuards>
      <p>at {pathname + search}</p>
      <Dialog />
    </LeaveGuards>
  );
}

function Dialog() {
  const [isOpen, setIsOpen] = useState(false);
  useOpenDialog(isOpen, () => setIsOpen(false));
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
      dialog
    </button>
  );
}

/** A page load at an address, to which the portal led from another; the entry of that one is counted, as the router's own are. */
const load = async (address: string) => {
  window.history.pushState({ idx: -1 }, '', '/page-before');
  window.history.pushState(null, '', address);
  return loadAgain();
};

/** A page load at the address that is shown. */
const loadAgain = async () => {
  const router = createBrowserRouter([{ path: '*', element: <Screen /> }]);
  await act(async () => render(<RouterProvider router={router} />));
  const toggle = () => act(async () => screen.getByRole('button').click());
  const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';
  const back = () => act(async () => window.history.back());
  return { toggle, isOpen, back, close: () => router.dispose() };
};

describe('Back on the first address of a page load', () => {
  it.each([
    ['that Back has closed', true],
    ['that a button has closed', false],
  ])('closes the dialog, and leaves the page after one %s', async (_which, isByBack) => {
    const { toggle, isOpen, back, close } = await load('/films?page=2');
    await toggle();
    expect(isOpen()).toBe(true);
    await (isByBack ? back() : toggle());
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(screen.getByText('at /films?page=2')).toBeTruthy();
    await back();
    expect(await screen.findByText('at /page-before')).toBeTruthy();
    close();
  });

  it('leaves the page after one dialog that was open when the page was loaded again', async () => {
    const first = await load('/films?page=2');
    await first.toggle();
    await waitFor(() => expect(window.history.state.idx).toBe(1));
    first.close();
    cleanup();
    const { back, close } = await loadAgain();
    expect(screen.getByText('at /films?page=2')).toBeTruthy();
    await back();
    expect(await screen.findByText('at /page-before')).toBeTruthy();
    close();
  });
});
