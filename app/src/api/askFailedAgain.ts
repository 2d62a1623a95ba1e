import type { Query, QueryClient } from '@tanstack/react-query';
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
 * Asks again for what is shown as failed once the server answers, so that nobody has to press for it. As long as it does
 * not answer what is shown stays as it is.
 * @param probe rejects when the server does not answer @returns ends it
 */
export const askFailedAgain = (queries: QueryClient, probe: () => Promise<unknown>): (() => void) => {
  const cache = queries.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;

  const ask = async () => {
    if (!document.hidden)
      await probe()
        .then(() => {
          tries += 1;
          return queries.refetchQueries(failed, { cancelRefetch: false });
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
    clearTimeout(timer);
  };
};
