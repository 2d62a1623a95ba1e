/** Who is told of changes; `subscribe` is what React's `useSyncExternalStore` takes. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Tells a listener of every change from now on. @returns ends that */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  /** Tells all who listen as the change happens, in the order in which they came. */
  readonly tell: (...args: Args) => void;
}

/** Nobody listens yet. For what changes outside React: option sources, upload services, state that widgets share. */
export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (...args) => {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}
