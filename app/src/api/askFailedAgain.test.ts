// @vitest-environment jsdom
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { askFailedAgain } from './askFailedAgain.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const unreached = new ApiError(0, 'network', '');
const minute = 60_000;

/** A screen that shows what it asked for, and a server that both can be taken away from. */
const show = async (failure: Error) => {
  const server = { isUp: false, fails: true };
  const probe = vi.fn(async () => {
    if (!server.isUp) throw unreached;
  });
  const ask = vi.fn(async () => {
    if (server.fails) throw failure;
    return 'films';
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const end = askFailedAgain(queries, probe);
  const observer = new QueryObserver(queries, { queryKey: ['films'], queryFn: ask });
  const shown = new Set<string>();
  const leave = observer.subscribe(({ status }) => shown.add(status));
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().status).toBe('error');
  shown.clear();
  return { server, probe, ask, leave, end, shown, result: () => observer.getCurrentResult() };
};

it('shows what could not be fetched once the server is back, and what failed as it is until then', async () => {
  const { server, ask, result, probe, end } = await show(unreached);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect([result().status, ask.mock.calls.length]).toEqual(['error', 1]);
  expect(probe.mock.calls.length).toBeGreaterThan(1);
  Object.assign(server, { isUp: true, fails: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(result().data).toBe('films');
  const asked = probe.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(probe).toHaveBeenCalledTimes(asked);
  end();
});

it('asks ever more seldom for what fails while the rest of the server answers', async () => {
  const { server, ask, shown, end } = await show(new ApiError(500, 'internal', ''));
  server.isUp = true;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(ask.mock.calls.length).toBeGreaterThan(5);
  expect(ask.mock.calls.length).toBeLessThan(16);
  // A screen that has failed does not show itself as loading time and again.
  expect([...shown]).toEqual([]);
  end();
});

it('shows the first page of a list that could not be fetched', async () => {
  const answer = { fails: true };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const end = askFailedAgain(queries, async () => undefined);
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: ['rows'],
    queryFn: async ({ pageParam }) => {
      if (answer.fails) throw unreached;
      return `page ${pageParam}`;
    },
    initialPageParam: 1,
    getNextPageParam: (_page, _pages, last) => last + 1,
  });
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().status).toBe('error');
  answer.fails = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(observer.getCurrentResult().data).toEqual({ pages: ['page 1'], pageParams: [1] });
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().data?.pages).toEqual(['page 1', 'page 2']);
  end();
});

it('says so when what had failed is refused', async () => {
  const failures = [unreached, new ApiError(404, 'not_found', ''), new ApiError(404, 'not_found', '')];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const end = askFailedAgain(queries, async () => undefined);
  const queryFn = () => Promise.reject(failures.shift());
  const observer = new QueryObserver(queries, { queryKey: ['film'], queryFn });
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(observer.getCurrentResult().error).toMatchObject({ status: 404 });
  end();
});

it('does not ask again for what was refused', async () => {
  const { server, probe, end } = await show(new ApiError(404, 'not_found', ''));
  server.isUp = true;
  await vi.advanceTimersByTimeAsync(minute);
  expect(probe).not.toHaveBeenCalled();
  end();
});

it.each(['left', 'ended', 'hidden'] as const)('asks nothing when the screen is %s', async (how) => {
  const { server, probe, leave, end } = await show(unreached);
  server.isUp = true;
  if (how === 'left') leave();
  if (how === 'ended') end();
  if (how === 'hidden') vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(minute);
  expect(probe.mock.calls.length).toBeLessThan(how === 'left' ? 2 : 1);
  end();
});
