// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createRefusals } from '../session/refusals.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { WithSession } from './WithSession.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  ['a refusal', new ApiError(404, 'not_found', 'This record does not exist.'), 1],
  ['a failure of the server', new ApiError(500, 'internal', ''), 2],
  ['a server that is not reached', new ApiError(0, 'network', ''), 2],
] as const)('what a screen asks for is asked again after %s if that may pass', async (_what, error, times) => {
  const ask = vi.fn(async () => {
    throw error;
  });
  const Frame = () => <p>{useQuery({ queryKey: ['x'], queryFn: ask }).isError ? 'failed' : 'waiting'}</p>;
  const store = createSessionStore(window);
  store.enter({ id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false });
  const check = async () => ({ films: 0, channel: 0 });
  render(
    <SessionContext value={{ store, refusals: createRefusals(), check }}>
      <WithSession Frame={Frame} />
    </SessionContext>,
  );
  await screen.findByText('failed', {}, { timeout: 10_000 });
  expect(ask).toHaveBeenCalledTimes(times);
});
