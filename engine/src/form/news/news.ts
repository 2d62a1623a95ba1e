import { createListeners } from '../listeners.ts';

/** One thing said; `id` tells two equal texts apart. */
export interface Saying {
  readonly id: number;
  readonly text: string;
}

/** What a form announces to assistive technology about its own doing. */
export interface News {
  readonly say: (text: string) => void;
  /** What was said last. */
  readonly latest: () => Saying;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Nothing has been said yet. */
export function createNews(): News {
  const { subscribe, tell } = createListeners();
  let latest: Saying = { id: 0, text: '' };
  return {
    say: (text) => {
      latest = { id: latest.id + 1, text };
      tell();
    },
    latest: () => latest,
    subscribe,
  };
}
