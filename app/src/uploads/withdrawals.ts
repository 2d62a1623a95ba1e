import { getRetryWait, waitForRetry } from '@reelform/widgets/upload-core';
import type { ApiClient } from '../api/client.ts';
import { isForLater } from './isForLater.ts';

/** An upload that was given up and that the server has not been told of yet. */
interface Withdrawal {
  /** Path in the store. */
  readonly path: string;
  readonly key: string;
  /** When it was given up, in ms since 1970. */
  readonly at: number;
}

/** What {@link createWithdrawals} needs. */
export interface WithdrawalsOptions {
  readonly api: ApiClient;
  /** Called once the server has thrown one away. */
  readonly onWithdrawn: (key: string) => void;
  readonly page: Pick<Window, 'localStorage'>;
  /** Key in local storage. */
  readonly storageKey: string;
  /** Silence after which the server will have given an upload up by itself. */
  readonly keepMs: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Ends the trying; what is left is withdrawn at the next visit. */
  readonly signal: AbortSignal;
}

/** Uploads that were given up, until the server has thrown away what it has of them. */
export interface Withdrawals {
  /** Withdraws an upload, however often that has to be asked for. */
  withdraw(path: string, key: string): void;
}

const isWithdrawal = (value: unknown): value is Withdrawal => {
  if (typeof value !== 'object' || value === null) return false;
  const { path, key, at }: Partial<Record<keyof Withdrawal, unknown>> = value;
  return typeof path === 'string' && typeof key === 'string' && typeof at === 'number';
};

/** Withdrawals of one person in this browser, those included that earlier visits left. */
export const createWithdrawals = (options: WithdrawalsOptions): Withdrawals => {
  const { api, onWithdrawn, page, storageKey, keepMs, firstWaitMs, longestWaitMs, signal } = options;

  const read = (): readonly Withdrawal[] => {
    try {
      const stored: unknown = JSON.parse(page.localStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isWithdrawal).filter(({ at }) => at > Date.now() - keepMs) : [];
    } catch {
      return [];
    }
  };
  const write = (list: readonly Withdrawal[]) => {
    try {
      if (list.length === 0) page.localStorage.removeItem(storageKey);
      else page.localStorage.setItem(storageKey, JSON.stringify(list));
    } catch {
      // Storage is full or forbidden: it is tried as long as the page is there.
    }
  };
  const tell = async ({ path, key }: Withdrawal) => {
    for (let tries = 0; ; tries += 1) {
      try {
        await api.call('POST /upload/withdraw', { body: { path, key }, signal });
        onWithdrawn(key);
        break;
      } catch (error) {
        if (signal.aborted) return;
        // What was refused for good is no longer this person's to withdraw.
        if (!isForLater(error)) break;
      }
      await waitForRetry(getRetryWait(tries, firstWaitMs, longestWaitMs), signal);
    }
    write(read().filter((one) => one.key !== key));
  };
  const begin = (one: Withdrawal) => void tell(one).catch(() => undefined); // it waits no more: the visit is over

  for (const one of read()) begin(one);
  return {
    withdraw(path, key) {
      const one = { path, key, at: Date.now() };
      write([...read(), one]);
      begin(one);
    },
  };
};
