import type { JsonObject } from '../../validation/types.ts';
import { remembered } from '../data/remembered.ts';

/** Every key of kept entries begins with this. */
const PREFIX = 'reelform.draft.';

/** Longest text kept or read, in UTF-16 code units; browsers give a site about 5 million for everything. */
export const MAX_LENGTH = 1_000_000;

/** How many entries of one form are kept: those of several tabs, and those that nobody has decided about. */
const MOST_KEPT = 5;

/** Entries kept on this device. */
export interface LocalDraft {
  /** When they were kept, milliseconds since 1970 (UTC). */
  readonly savedAt: number;
  readonly data: JsonObject;
  /** The saved document that they were typed over; absent where both together are too long. */
  readonly base?: JsonObject;
}

/** Where entries are kept, and the text that stands there. */
export interface DraftPlace {
  readonly name: string;
  readonly text: string;
}

/** Runs `work` on the browser's storage; `undefined` where there is none or it refuses (private mode, full, blocked). */
export function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return typeof window === 'undefined' ? undefined : work(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Names under which entries of the form with this key are kept. */
export function namesOfKept(key: string): readonly string[] {
  return Array.from({ length: MOST_KEPT }, (_, at) => `${PREFIX}${key}${at === 0 ? '' : `~${at + 1}`}`);
}

/** Texts of saved documents, which stay the same while entries are typed over them. */
const texts = new WeakMap<JsonObject, string>();

/**
 * Keeps a draft under `key`, beside what others keep there; where there is no room, in the place of the oldest. Its
 * `base` is an object that nobody changes. @param own where it was kept before @returns where it is kept now; `undefined`
 * when it cannot be kept
 */
export function keepLocalDraft(key: string, { savedAt, data, base }: LocalDraft, own?: DraftPlace): DraftPlace | undefined {
  const bare = JSON.stringify({ savedAt, data });
  const text = base ? `${bare.slice(0, -1)},"base":${remembered(texts, base, () => JSON.stringify(base))}}` : bare;
  if (text.length > MAX_LENGTH) return base && keepLocalDraft(key, { savedAt, data }, own);
  return withStorage((storage) => {
    const names = namesOfKept(key);
    const read = (name: string) => storage.getItem(name) ?? '';
    // Nothing comes before any text, and texts begin with their time.
    const first = () => names.reduce((least, one) => (read(one) < read(least) ? one : least));
    const name = names.find((one) => read(one) === own?.text) ?? first();
    storage.setItem(name, text);
    return { name, text };
  });
}

/** Forgets what is kept in a place, unless other entries have taken it. */
export function dropLocalDraft({ name, text }: DraftPlace): void {
  withStorage((storage) => storage.getItem(name) === text && storage.removeItem(name));
}

/** Names of everything kept whose key begins with `prefix`. */
export function keptNames(prefix: string): readonly string[] {
  return withStorage((storage) => Object.keys(storage).filter((name) => name.startsWith(PREFIX + prefix))) ?? [];
}

/**
 * Forgets all entries kept on this device, for instance at logout.
 *
 * @param prefix Only those whose key begins with this. @default ''
 */
export function clearLocalDrafts(prefix = ''): void {
  for (const name of keptNames(prefix)) withStorage((storage) => storage.removeItem(name));
}
