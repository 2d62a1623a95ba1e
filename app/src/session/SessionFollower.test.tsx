// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PortalToaster } from '../components/toast/PortalToaster.tsx';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { SessionFollower } from './SessionFollower.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: true };
const bo = { id: 8, name: 'Bo Berg', email: 'bo@example.com', showResourcesTab: true };
const said = /^Bo Berg \(bo@example\.com\) has logged in in another window/;

const mount = (at: string) =>
  mountScreen(
    <>
      <SessionFollower />
      <PortalToaster />
    </>,
    { at, user: ada },
  );

it('says whose screens are shown when somebody else has logged in in another tab', async () => {
  const { store } = await mount('/payment');
  await act(async () => store.enter({ ...ada, name: 'Ada Lumen' }));
  await act(async () => store.enter(bo));
  // Once in the toast, and for a while in what screen readers are told.
  expect(await screen.findAllByText(said)).not.toEqual([]);
  expect(screen.queryByText(/Ada Lumen/)).toBeNull();
});

it('says nothing of it where the person logs in themselves', async () => {
  const { store } = await mount('/auto-login');
  await act(async () => store.enter(bo));
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(screen.queryAllByText(said)).toEqual([]);
});

it.each([
  ['/profile', 'login.interrupted'],
  ['/change-password', 'login.interruptedUnkept'],
  ['/payment?activetab=paymentSetUp', 'login.interruptedUnkept'],
])('that ends at %s says what becomes of what was typed there', async (at, notice) => {
  const { store, where } = await mount(at);
  await act(async () => store.leave());
  expect(where()).toMatchObject({ pathname: '/login', state: { from: at, notices: [notice] } });
});
