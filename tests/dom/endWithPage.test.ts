// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';

const { document: page } = globalThis;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('timers and observers of a page', () => {
  test('run on it with what they were given, and end with it', async () => {
    const timeout = vi.fn();
    const interval = vi.fn();
    setTimeout(timeout, 1, 'a', 'b');
    const timer = setInterval(interval, 1, 'c');
    await expect.poll(() => timeout).toHaveBeenCalledExactlyOnceWith('a', 'b');
    await expect.poll(() => interval).toHaveBeenCalledWith('c');

    const observed = vi.fn();
    const observer = new MutationObserver(observed);
    observer.observe(page.body, { attributes: true });
    page.body.className = 'a';
    await expect.poll(() => observed).toHaveBeenCalledWith([expect.any(MutationRecord)], observer);

    const late = vi.fn();
    setTimeout(late, 1);
    vi.stubGlobal('document', undefined);
    interval.mockClear();
    observed.mockClear();
    page.body.className = '';
    await wait(20);
    expect(late).not.toHaveBeenCalled();
    expect(interval).not.toHaveBeenCalled();
    expect(observed).not.toHaveBeenCalled();

    vi.stubGlobal('document', page);
    await expect.poll(() => interval).toHaveBeenCalled();
    clearInterval(timer);
    observer.disconnect();
  });

  test('are, as timers, cleared, faked and waited for as before', async () => {
    const never = vi.fn();
    clearTimeout(setTimeout(never, 1));
    await promisify(setTimeout)(20);
    expect(never).not.toHaveBeenCalled();

    vi.useFakeTimers();
    const run = vi.fn();
    setTimeout(run, 10_000);
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledOnce();
  });
});
