/** Tells who keeps something about a part of the data that this part was replaced as a whole. */
export interface Replacements {
  /** Calls `listener` with the JSON pointer of each part that is replaced; returns the way out. */
  readonly onReplaced: (listener: (pointer: string) => void) => () => void;
  readonly tellReplaced: (pointer: string) => void;
}

/** Nobody listens yet. */
export function createReplacements(): Replacements {
  const listeners = new Set<(pointer: string) => void>();
  return {
    onReplaced: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tellReplaced: (pointer) => {
      for (const listener of [...listeners]) listener(pointer);
    },
  };
}
