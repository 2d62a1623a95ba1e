// @vitest-environment jsdom
import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createRefusals } from '../session/refusals.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { WithSession } from './WithSession.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  onlineManager.setOnline(true);
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
  await screen.findByText('failed');
  expect(ask).toHaveBeenCalledTimes(times);
});

it('what is changed off the net fails at once, instead of happening when the net is back', async () => {
  onlineManager.setOnline(false);
  const Frame = () => {
    const { mutate, status } = useMutation({ mutationFn: () => Promise.reject(new ApiError(0, 'network', '')) });
    return (
      <button type="button" onClick={() => mutate()}>
        {status}
      </button>
    );
  };
  const store = createSessionStore(window);
  store.enter({ id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false });
  render(
    <SessionContext value={{ store, refusals: createRefusals(), check: async () => ({ films: 0, channel: 0 }) }}>
      <WithSession Frame={Frame} />
    </SessionContext>,
  );
  fireEvent.click(screen.getByText('idle'));
  await screen.findByText('error');
});

it('shows a person who logs in in another tab nothing of what the one before has fetched', async () => {
  const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };
  const store = createSessionStore(window);
  store.enter(ada);
  const begun: string[] = [];
  const Frame = ({ user: { name } }: { readonly user: { readonly name: string } }) => {
    const [first] = useState(() => {
      begun.push(name);
      return name;
    });
    const { data } = useQuery({
      queryKey: ['films'],
      queryFn: async () => `films of ${store.user()?.name}`,
      staleTime: 60_000,
    });
    return <p>{`${first}: ${data}`}</p>;
  };
  render(
    <SessionContext value={{ store, refusals: createRefusals(), check: async () => ({ films: 0, channel: 0 }) }}>
      <WithSession Frame={Frame} />
    </SessionContext>,
  );
  await screen.findByText('Ada Lumen: films of Ada Lumen');
  // The same person under another name is shown as before.
  await act(async () => store.enter({ ...ada, name: 'Ada L.' }));
  expect(begun).toEqual(['Ada Lumen']);
  await act(async () => store.enter({ id: 8, name: 'Bo Berg', email: 'bo@example.com', showResourcesTab: false }));
  await screen.findByText('Bo Berg: films of Bo Berg');
});
