import { useCallback, useRef } from 'react';

/** Takes stored files away, each once: what is pressed again while the host is at it asks for nothing more. */
export const useRemovals = (): ((url: string, remove: () => Promise<void>) => Promise<void>) => {
  const leaving = useRef(new Set<string>());
  return useCallback(async (url, remove) => {
    if (leaving.current.has(url)) return;
    leaving.current.add(url);
    await remove().finally(() => leaving.current.delete(url));
  }, []);
};
