import { useEffect } from 'react';
import type { BoardHolder } from './boardHolder.ts';
import type { VideoUpload } from './videoUpload.ts';

/**
 * Calls back after uploads that are stored and registered from now on, those among them that an earlier visit had stored.
 * @param onFinished a stable function
 */
export const useFinishedUploads = (holder: BoardHolder, onFinished: () => void): void => {
  useEffect(() => {
    const seen = new WeakSet<VideoUpload>();
    let stopWatching = () => {};
    const finished = () => (holder.current()?.uploads() ?? []).filter(({ state }) => state().step === 'done');
    let registered = 0;
    const note = () => {
      const fresh = finished().filter((upload) => !seen.has(upload));
      for (const upload of fresh) seen.add(upload);
      const before = registered;
      registered = holder.current()?.registered() ?? 0;
      return fresh.length > 0 || registered > before;
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
