import { type Query, QueryClient } from '@tanstack/react-query';
import { isPassing } from './isPassing.ts';
import { withJitter } from './retry.ts';

/** Wait before a question in milliseconds; it doubles, up to the longest, with every one that the server answers in vain. */
const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/** Whether a query has failed since it was answered last, for a reason that may pass; it may be asked again just now. */
const hasFailed = ({ state: { dataUpdatedAt, error, errorUpdatedAt } }: Query): boolean =>
  errorUpdatedAt > dataUpdatedAt && (error === null || isPassing(error));

const failed = { type: 'active', predicate: hasFailed } as const;

/**
 * Asks again for what is shown as failed once the server answers, so that nobody has to press for it. As long as it is
 * asked in vain what is shown stays as it is: asked for by its own query, what never came would be shown as on its way.
 * @param probe rejects when the server does not answer @returns ends it
 */
export const askFailedAgain = (queries: QueryClient, probe: () => Promise<unknown>): (() => void) => {
  const cache = queries.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;
  const aside = new QueryClient();

  const askAside = async ({ options, queryKey, state }: Query) => {
    const isShownAsFailed = state.status === 'error' && state.data === undefined && state.fetchStatus === 'idle';
    if (!isShownAsFailed) return queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    try {
      queries.setQueryData(queryKey, await aside.fetchQuery({ ...options, queryKey, gcTime: 0, retry: false }));
    } catch (error) {
      if (!isPassing(error)) await queries.refetchQueries({ queryKey, exact: true });
    }
  };
  const ask = async () => {
    if (!document.hidden)
      await probe()
        .then(() => {
          tries += 1;
          return Promise.all(cache.findAll(failed).map(askAside));
        })
        .catch(() => undefined);
    timer = undefined;
    plan();
  };
  const plan = () => {
    const isNeeded = cache.findAll(failed).length > 0;
    if (!isNeeded) tries = 0;
    if (!isNeeded || isOver || timer !== undefined) return;
    timer = setTimeout(ask, withJitter(Math.min(firstWaitMs * 2 ** tries, longestWaitMs)));
  };

  const stop = cache.subscribe(({ type }) => type === 'updated' && plan());
  return () => {
    isOver = true;
    stop();
    aside.clear();
    clearTimeout(timer);
  };
};
