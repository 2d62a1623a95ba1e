import { useEffect } from 'react';
import type { BoardHolder } from './boardHolder.ts';

/**
 * Calls back after uploads that are stored and registered from now on, those among them that an earlier visit had stored,
 * and after those that the server has thrown away: one may have been registered meanwhile.
 * @param onFinished a stable function
 */
export const useFinishedUploads = (holder: BoardHolder, onFinished: () => void): void => {
  useEffect(() => {
    const seen = new WeakSet<object>();
    let stopWatching = () => {};
    const finished = () => {
      const board = holder.current();
      const uploads = board?.uploads().filter(({ state }) => state().step === 'done') ?? [];
      const late = board?.late().filter(({ refusal }) => !refusal) ?? [];
      return [...uploads, ...late, ...(board?.withdrawn() ?? [])];
    };
    const note = () => {
      const fresh = finished().filter((file) => !seen.has(file));
      for (const file of fresh) seen.add(file);
      return fresh.length > 0;
    };
    const look = () => {
      if (note()) onFinished();
    };
    const watch = () => {
      stopWatching();
      note();
      stopWatching = holder.current()?.subscribe(look) ?? (() => {});
    };
    const stopHolding = holder.subscribe(watch);
    watch();
    return () => {
      stopHolding();
      stopWatching();
    };
  }, [holder, onFinished]);
};
