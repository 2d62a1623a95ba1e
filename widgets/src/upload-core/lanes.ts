/** A limit on what goes on at once, shared by several uploads; those who wait take turns. */
export interface Lanes {
  /**
   * Waits for a free lane.
   * @returns what gives it back, to be called once
   * @throws the signal's reason
   */
  take(signal: AbortSignal): Promise<() => void>;
}

/** `count` lanes. */
export const createLanes = (count: number): Lanes => {
  const waiting = new Set<() => void>();
  let free = count;
  const release = () => {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else free += 1;
  };
  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else
        await new Promise<void>((done, fail) => {
          const go = () => {
            signal.removeEventListener('abort', giveUp);
            done();
          };
          const giveUp = () => {
            waiting.delete(go);
            fail(signal.reason);
          };
          waiting.add(go);
          signal.addEventListener('abort', giveUp, { once: true });
        });
      let isHeld = true;
      return () => {
        if (isHeld) release();
        isHeld = false;
      };
    },
  };
};
