import { createListeners, type JsonObject } from '@reelform/engine';

/** A form's data as they are typed, for those who look at them without drawing the form anew. */
export interface Entries {
  get(): JsonObject;
  set(data: JsonObject): void;
  subscribe(listener: () => void): () => void;
}

/** Entries that begin as `data`. */
export const createEntries = (data: JsonObject): Entries => {
  const { subscribe, tell } = createListeners();
  let current = data;
  return {
    get: () => current,
    set(next) {
      current = next;
      tell();
    },
    subscribe,
  };
};
