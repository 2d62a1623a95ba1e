import { useEffect } from 'react';

const deeds = ['pointerdown', 'keydown', 'input'] as const;

/** Calls `prepare` once, when somebody first presses or enters anything on the page. @param prepare a stable function */
export const useFirstDeed = (prepare: () => void): void => {
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      prepare();
    };
    for (const deed of deeds) document.addEventListener(deed, start, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [prepare]);
};
