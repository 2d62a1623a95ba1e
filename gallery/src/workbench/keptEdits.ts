import type { ExampleFiles } from '../../exchange.ts';

/** Files of an example that were changed, and the page's hash meanwhile. */
interface Kept {
  readonly hash: string;
  readonly edits: ExampleFiles;
}

const storageKey = 'reelform-gallery-edits';

const readStored = (): Map<string, Kept> => {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
};

const sameFiles = (one: ExampleFiles, other: ExampleFiles) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, text]) => other[name] === text);

/** What was changed in examples, kept until the tab is closed. */
export interface KeptEdits {
  /** Edits of an example: those that its address brings, unless there were more at that very address. */
  readonly read: (id: string, inAddress: ExampleFiles) => ExampleFiles;
  readonly keep: (id: string, edits: ExampleFiles) => void;
  readonly drop: (id: string) => void;
}

/** Opens what the tab keeps; where it may or can keep nothing (too much, or storage refused), the page does until it is left. */
export const openKeptEdits = (): KeptEdits => {
  const kept = readStored();
  const store = () => {
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify([...kept]));
    } catch {
      // The page has them still.
    }
  };
  return {
    read(id, inAddress) {
      const found = kept.get(id);
      const isOfAddress = Object.keys(inAddress).length > 0 && found?.hash !== window.location.hash;
      return isOfAddress ? inAddress : (found?.edits ?? {});
    },
    keep(id, edits) {
      const { hash } = window.location;
      const found = kept.get(id);
      if (found?.hash === hash && sameFiles(found.edits, edits)) return;
      kept.set(id, { hash, edits });
      store();
    },
    drop(id) {
      kept.delete(id);
      store();
    },
  };
};
