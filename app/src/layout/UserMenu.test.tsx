// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { UserMenu } from './UserMenu.tsx';

await import('./OpenUserMenu.tsx');
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };
const open = async (isStaff: boolean) => {
  const user = { ...ada, ...(isStaff && { isStaff: true as const }) };
  const page = await mountScreen(<UserMenu user={user} />, { user });
  await act(async () => screen.getByRole('button', { name: 'Ada Lumen' }).click());
  const items = await screen.findAllByRole('menuitem');
  return { ...page, items: items.map(({ textContent }) => textContent) };
};

it('filmmakers log out in it (R-078)', async () => {
  expect((await open(false)).items).toEqual(['Logout']);
});

it('the staff change their password in it, too', async () => {
  const { items, where } = await open(true);
  expect(items).toEqual(['Change Password', 'Logout']);
  await act(async () => screen.getByRole('menuitem', { name: 'Change Password' }).click());
  expect(where().pathname).toBe('/staff/change-password');
});
