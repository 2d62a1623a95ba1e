// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { TemporaryDrawer } from './TemporaryDrawer.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };

function Drawer() {
  const [open, setOpen] = useState(true);
  return <TemporaryDrawer user={ada} open={open} onClose={() => setOpen(false)} />;
}

it('the menu over the page is closed by Back, which stays at the page (R-080)', async () => {
  const { back, where } = await mountScreen(<Drawer />, { at: '/overview', user: ada });
  const menu = () => screen.queryByRole('dialog', { name: 'Main menu' });
  await waitFor(() => expect(menu()).toBeTruthy());
  await act(back);
  await waitFor(() => expect(menu()).toBeNull());
  expect(where().pathname).toBe('/overview');
});
