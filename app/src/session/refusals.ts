/** Tells the portal that the server has refused the session. */
export interface Refusals {
  /** A call was answered 401. */
  readonly report: () => void;
  /** Calls back at each report. @returns a function that stops it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A new channel without listeners. */
export const createRefusals = (): Refusals => {
  const listeners = new Set<() => void>();
  return {
    report() {
      for (const notify of [...listeners]) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
