// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { useToast } from './useToast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function Speaker() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.success('Deleted successfully.')}>
        Say it
      </button>
      <button type="button" onClick={() => toast.error('It failed.')}>
        Fail
      </button>
      <button type="button" onClick={() => toast.again()}>
        Again
      </button>
    </>
  );
}

describe('a toast', () => {
  it('appears 100 ms after what it speaks of (R-606, R-607)', async () => {
    await mountScreen(<Speaker />);
    act(() => screen.getByRole('button', { name: 'Say it' }).click());
    // Its code is asked for by then.
    await act(() => vi.dynamicImportSettled());
    wait(99);
    expect(screen.queryAllByText('Deleted successfully.')).toEqual([]);
    wait(1);
    expect(screen.getAllByText('Deleted successfully.').length).toBeGreaterThan(0);
  });

  it('of a failure goes when it is tried again, and no other', async () => {
    await mountScreen(<Speaker />);
    for (const name of ['Say it', 'Fail']) act(() => screen.getByRole('button', { name }).click());
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getAllByText('It failed.').length).toBeGreaterThan(0);
    act(() => screen.getByRole('button', { name: 'Again' }).click());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryAllByText('It failed.')).toEqual([]);
    expect(screen.getAllByText('Deleted successfully.').length).toBeGreaterThan(0);
  });
});
