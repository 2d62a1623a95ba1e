// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { RouteLink } from './RouteLink.tsx';

afterEach(cleanup);

const press = (role: 'link' | 'button', name: string) => act(async () => screen.getByRole(role, { name }).click());

it('lets somebody come back who has left for a screen that is still being fetched', async () => {
  const fetched = new Promise<never>(() => undefined);
  const Fetched = () => use(fetched);
  const form = (
    <>
      <RouteLink to="/next">Next</RouteLink>
      <p>Entries</p>
      <LeaveQuestion question={() => 'film.leaveMessage'} />
    </>
  );
  const { back } = await mountScreen(
    <Routes>
      <Route path="/form" element={form} />
      <Route path="/next" element={<Fetched />} />
    </Routes>,
    { at: '/form' },
  );
  await press('link', 'Next');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('button', 'Leave');
  await back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Entries')).toBeTruthy();
  await press('link', 'Next');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
});
