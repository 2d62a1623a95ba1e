import type { PlaceMemory } from './data/placeMemory.ts';
import { createListeners } from './listeners.ts';

/** What the form knows of the uploads of its fields. */
export interface UploadBook {
  /** Counts one as under way, so that the page warns before it is left. */
  readonly begin: () => void;
  readonly end: () => void;
  /** How many are under way. */
  readonly active: () => number;
  /**
   * Notes the files that the field at a pointer would lose if it left the page now. They are forgotten when its value is set
   * or the form is reset, and follow a row that is moved, or that is taken away and brought back.
   */
  readonly note: (pointer: string, files: readonly File[]) => void;
  /** Files that were noted for the field at a pointer: it begins by saying that they did not arrive. */
  readonly lost: (pointer: string) => readonly File[];
  /** Calls `listener` when the form is reset: what is under way belongs to entries that are gone. Returns the way out. */
  readonly onReset: (listener: () => void) => () => void;
}

/** An upload book, and what the form tells it. */
export interface KeptUploadBook extends UploadBook {
  readonly reset: () => void;
}

const NONE: readonly File[] = [];

/** @param onCount called with how many are under way now, and were before */
export function createUploadBook(memory: PlaceMemory, onCount: (now: number, before: number) => void): KeptUploadBook {
  let count = 0;
  const { subscribe, tell } = createListeners();
  const become = (next: number) => {
    const before = count;
    count = next;
    onCount(next, before);
  };
  const lost = (pointer: string) => memory.at(pointer).files ?? NONE;
  return {
    begin: () => become(count + 1),
    end: () => become(Math.max(0, count - 1)),
    active: () => count,
    note: (pointer, files) => {
      if (files.length > 0 || lost(pointer).length > 0) memory.note(pointer, { files });
    },
    lost,
    onReset: subscribe,
    reset: tell,
  };
}
