// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { createPortalPart } from './createPortalPart.tsx';
import { createLaterMenu, LaterMenu } from './LaterMenu.tsx';
import { useToast } from './toast/useToast.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a newer version has replaced cannot be fetched from a server that answers. */
const unfetchable = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

it('a dialog whose code cannot be fetched says so each time, and opens no more by itself', async () => {
  const error = vi.spyOn(useToast(), 'error');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const server = { isThere: false };
  const Dialog = createPortalPart(async () => {
    if (!server.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ onClose }: { readonly onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        the dialog
      </button>
    );
  });
  function Screen() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          open
        </button>
        {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  await mountScreen(<Screen />);
  const press = () => act(async () => screen.getByText('open').click());
  await press();
  await expect.poll(() => error).toHaveBeenCalledTimes(1);
  await press();
  await expect.poll(() => error).toHaveBeenCalledTimes(2);
  server.isThere = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('the dialog')).toBeNull();
  await press();
  expect(await screen.findByText('the dialog')).toBeTruthy();
});

it('a dialog whose code a newer version has replaced says so and leaves the screen as it is', async () => {
  const error = vi.spyOn(useToast(), 'error');
  vi.stubGlobal('fetch', async () => ({ ok: true }));
  const Dialog = createPortalPart<{ readonly onClose: () => void }>(unfetchable);
  const onClose = vi.fn();
  await mountScreen(
    <>
      <p>the screen</p>
      <Dialog onClose={onClose} />
    </>,
  );
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(error.mock.calls).toEqual([['There is a newer version of this page. Please reload it.']]);
  expect(screen.getByText('the screen')).toBeTruthy();
});

it('a menu whose code a newer version has replaced keeps its button, which says so at each press', async () => {
  const error = vi.spyOn(useToast(), 'error');
  vi.stubGlobal('fetch', async () => ({ ok: true }));
  const Menu = createLaterMenu(unfetchable);
  const trigger = { children: 'more' };
  await mountScreen(
    <LaterMenu trigger={trigger}>
      <Menu trigger={trigger} />
    </LaterMenu>,
  );
  const press = () => act(async () => screen.getByRole('button', { name: 'more' }).click());
  await press();
  await expect.poll(() => error).toHaveBeenCalledTimes(1);
  await press();
  await expect.poll(() => error).toHaveBeenCalledTimes(2);
});

it('is what every screen has its parts fetched by: a failure of React’s own `lazy` takes the whole screen with it', () => {
  const pages = join(process.cwd(), 'app/src/pages');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\blazy\(/.test(readFileSync(join(pages, file), 'utf8')))).toEqual([]);
});
