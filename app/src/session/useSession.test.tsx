// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionCheck } from './checkSession.ts';
import { createRefusals } from './refusals.ts';
import { SessionContext } from './SessionContext.ts';
import { createSessionStore } from './sessionStore.ts';
import { useNotifications } from './useSession.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Count = () => <output>{useNotifications().films}</output>;

const waiting = (films: number) => ({ films, channel: 0 });
const mount = async (check: SessionCheck) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ store: createSessionStore(window), refusals: createRefusals(), check }}>
        <Count />
        <Count />
      </SessionContext>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
};

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    window.dispatchEvent(new Event('visibilitychange'));
  });

describe('the notification count (R-040)', () => {
  it('is asked once every 10,000 ms, however many show it', async () => {
    const check = vi.fn(async () => waiting(4));
    await mount(check);
    expect(check).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('status').map((output) => output.textContent)).toEqual(['4', '4']);
    await wait(9_999);
    expect(check).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(check).toHaveBeenCalledTimes(2);
    await wait(10_000);
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('is not asked while the page is hidden', async () => {
    const check = vi.fn(async () => waiting(0));
    await mount(check);
    await show('hidden');
    await wait(60_000);
    expect(check).toHaveBeenCalledTimes(1);
    await show('visible');
    await wait(10_000);
    expect(check.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('is asked again after a failure, and keeps the last answer meanwhile', async () => {
    let answer = async () => waiting(2);
    const check = vi.fn(() => answer());
    await mount(check);
    answer = async () => {
      throw new Error('offline');
    };
    await wait(10_000);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('2');
    answer = async () => waiting(5);
    // The wait begins anew when the failure has been drawn.
    await wait(10_001);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('5');
  });
});
