import { useEffect } from 'react';
import type { BoardHolder } from './boardHolder.ts';
import type { VideoUpload } from './videoUpload.ts';

/** Calls back once for each upload that is stored and registered from now on. @param onFinished a stable function */
export const useFinishedUploads = (holder: BoardHolder, onFinished: (upload: VideoUpload) => void): void => {
  useEffect(() => {
    const seen = new WeakSet<VideoUpload>();
    let stopWatching = () => {};
    const finished = () => (holder.current()?.uploads() ?? []).filter(({ state }) => state().step === 'done');
    const look = () => {
      for (const upload of finished()) {
        if (seen.has(upload)) continue;
        seen.add(upload);
        onFinished(upload);
      }
    };
    const watch = () => {
      stopWatching();
      for (const upload of finished()) seen.add(upload);
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
