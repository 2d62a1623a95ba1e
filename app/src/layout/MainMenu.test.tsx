// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountScreen } from '../fixture/mountScreen.tsx';
import type { SessionCheck } from '../session/checkSession.ts';
import { MainMenu } from './MainMenu.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };
const mount = async (user = ada, check: SessionCheck = async () => ({ films: 0, channel: 0 })) => {
  await mountScreen(<MainMenu user={user} onChoose={() => undefined} />, { user, check });
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const names = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the main menu', () => {
  it('has a badge on My Films that follows the poll every 10 seconds (R-040, R-082)', async () => {
    let count = 3;
    await mount(ada, async () => ({ films: count, channel: 0 }));
    expect(screen.getByRole('link', { name: /My Films/ }).textContent).toBe('My Films33 notifications');
    count = 120;
    await act(() => vi.advanceTimersByTimeAsync(10_001));
    expect(screen.getByRole('link', { name: /My Films/ }).textContent).toBe('My Films99+120 notifications');
    count = 0;
    await act(() => vi.advanceTimersByTimeAsync(10_001));
    expect(screen.getByRole('link', { name: /My Films/ }).textContent).toBe('My Films');
  });

  it('has a badge of its own on My Channel for what was decided about the channel (R-083)', async () => {
    await mount(ada, async () => ({ films: 0, channel: 1 }));
    expect(screen.getByRole('link', { name: 'My Channel 1 notification' }).getAttribute('href')).toBe('/my-channel');
    expect(screen.getByRole('link', { name: 'My Films' })).toBeTruthy();
  });

  it('has Resources and Payment only for those who may see them (R-027, R-028, R-084)', async () => {
    await mount();
    expect(names()).not.toContain('Resources');
    cleanup();
    await mount({ ...ada, showResourcesTab: true });
    expect(names()).toEqual(expect.arrayContaining(['Resources', 'Payment']));
  });

  it('opens help and the main platform in another tab, which learns the user’s number and nothing else (R-085, R-086)', async () => {
    await mount();
    const outside = screen.getAllByRole('link', { name: /opens in a new tab/ });
    expect(outside.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
      ['https://help.example.com/faq', '_blank', 'noopener'],
      ['mailto:help@example.com', '_blank', 'noopener'],
      ['https://www.example.com/?lang=en&utm_source=filmmaker-portal&utm_medium=drawer&uid=7', '_blank', 'noopener'],
    ]);
  });
});
