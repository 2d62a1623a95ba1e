// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { filmOf, mountFilmPage, press, showOn } from '../../fixture/mountFilmPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a film names the window as long as it is shown, and its title is read in the order of its own script, where titles begin', async () => {
  showOn('wide');
  const title = 'قصة الرجل (2024) – part 2';
  await mountFilmPage(filmOf({ title }));
  expect(document.title).toMatch(/^قصة الرجل \(2024\) – part 2 · My Films \/ View · /);
  const { unicodeBidi, textAlign } = getComputedStyle(screen.getByRole('heading', { name: title }));
  expect([unicodeBidi, textAlign]).toEqual(['plaintext', 'match-parent']);
  await press('Back To List');
  expect(document.title).not.toContain('part 2');
});
