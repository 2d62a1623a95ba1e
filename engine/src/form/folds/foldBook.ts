import { getIn } from '../data/members.ts';
import { isWithin, toPath } from '../data/pointer.ts';
import { remembered } from '../data/remembered.ts';
import type { FormStore } from '../storeTypes.ts';
import { countValues } from './countValues.ts';
import { countFields } from './partsWithin.ts';

/** About how many fields a document has at most that is drawn as it is, but for what lies deep in it. */
const FEW = 150;

/** How many values a part has at most that somebody has just added, and that is drawn as it is. */
const ADDED = 30;

/** What the parts of one form that fold have in common. */
export interface FoldBook {
  /** Whether the document that was loaded is a large one. */
  readonly isLarge: () => boolean;
  /** Whether somebody has just entered a value: it was not loaded, nor is it a copy of much. */
  readonly isEntered: (value: object) => boolean;
  /** Notes the field that somebody wants to see: parts around it that are still to be drawn begin open. */
  readonly want: (pointer: string) => void;
  readonly isWanted: (part: string) => boolean;
}

function createFoldBook(store: FormStore): FoldBook {
  const loaded = new WeakSet<object>();
  let wanted = '';
  let isLarge = false;
  const load = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    loaded.add(value);
    Object.values(value).forEach(load);
  };
  const take = (pointer: string): void => {
    const data = store.data();
    load(getIn(data, toPath(pointer, data)));
    isLarge = countFields(store.form.schema, data, FEW) > FEW;
    wanted = '';
  };
  take('');
  store.onReplaced((pointer, by) => {
    if (by !== 'field') take(pointer);
  });
  return {
    isLarge: () => isLarge,
    isEntered: (value) => {
      if (loaded.has(value)) return false;
      if (countValues(value, ADDED) <= ADDED) return true;
      // What is in it is no less a copy.
      load(value);
      return false;
    },
    want: (pointer) => {
      wanted = pointer;
    },
    isWanted: (part) => isWithin(wanted, part),
  };
}

const books = new WeakMap<FormStore, FoldBook>();

/** The book of a form: it is begun with the first part that asks for it. */
export const foldBookOf = (store: FormStore): FoldBook => remembered(books, store, () => createFoldBook(store));
