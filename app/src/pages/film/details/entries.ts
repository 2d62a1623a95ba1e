import type { JsonObject } from '@reelform/engine';

/** A form's data as they are typed, for those who look at them without drawing the form anew. */
export interface Entries {
  get(): JsonObject;
  set(data: JsonObject): void;
  subscribe(listener: () => void): () => void;
}

/** Entries that begin as `data`. */
export const createEntries = (data: JsonObject): Entries => {
  const listeners = new Set<() => void>();
  let current = data;
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const notify of [...listeners]) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
