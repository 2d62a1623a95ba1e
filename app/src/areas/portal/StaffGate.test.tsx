// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { FilmmakersGate, StaffGate } from './StaffGate.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (at: string, isStaff: boolean) =>
  mountScreen(
    <Routes>
      <Route path="/staff/*" element={<p>the desk</p>} />
      <Route element={<FilmmakersGate />}>
        <Route path="*" element={<p>a filmmaker’s screen</p>} />
      </Route>
    </Routes>,
    { at, user: { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false, ...(isStaff && { isStaff }) } },
  );

describe('the desk', () => {
  it.each([
    ['is shown to the staff', true, 'the desk'],
    ['is no page to filmmakers', false, 'The page you are looking for does not exist.'],
  ])('%s', async (_what, isStaff, shown) => {
    await mountScreen(
      <Routes>
        <Route element={<StaffGate />}>
          <Route path="*" element={<p>the desk</p>} />
        </Route>
      </Routes>,
      {
        at: '/staff',
        user: { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false, ...(isStaff && { isStaff }) },
      },
    );
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});

describe('a filmmaker’s screen', () => {
  it.each([
    ['/films/view/3', '/staff/films/3', { notices: ['staff.instead'] }],
    ['/profile', '/staff', { notices: ['staff.instead'] }],
    ['/', '/staff', {}],
    ['/change-password', '/staff/change-password', {}],
  ])('%s leads the staff to %s of their desk', async (at, pathname, state) => {
    const { where } = await open(at, true);
    expect(screen.getByText('the desk')).toBeTruthy();
    expect(where()).toMatchObject({ pathname, state });
  });

  it.each([
    ['/profile', false],
    ['/terms', true],
  ])('%s is shown, to staff %s', async (at, isStaff) => {
    await open(at, isStaff);
    expect(screen.getByText('a filmmaker’s screen')).toBeTruthy();
  });
});
