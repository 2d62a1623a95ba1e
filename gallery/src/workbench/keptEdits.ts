import type { ExampleFiles } from '../../exchange.ts';
import type { Address } from '../address/address.ts';

const storageKey = 'reelform-gallery-edits';

const readStored = (): Map<string, ExampleFiles> => {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
};

const sameFiles = (one: ExampleFiles, other: ExampleFiles) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, text]) => other[name] === text);

/** An address as a key: what is changed at one is not shown at another of the same example. */
const keyOf = ({ id, edits }: Address): string => `${id} ${JSON.stringify(edits)}`;

/** What was changed in examples, kept until the tab is closed. */
export interface KeptEdits {
  /** Edits at an address: those that it brings itself, unless there were others. */
  readonly read: (address: Address) => ExampleFiles;
  readonly keep: (address: Address, edits: ExampleFiles) => void;
  /** Forgets all edits of an example. */
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
  const read = (address: Address) => kept.get(keyOf(address)) ?? address.edits;
  return {
    read,
    keep(address, edits) {
      if (sameFiles(read(address), edits)) return;
      kept.set(keyOf(address), edits);
      store();
    },
    drop(id) {
      for (const key of kept.keys()) if (key.startsWith(`${id} `)) kept.delete(key);
      store();
    },
  };
};
