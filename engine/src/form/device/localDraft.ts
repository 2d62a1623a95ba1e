import { sameDocument } from '../../validation/sameDocument.ts';
import type { JsonObject } from '../../validation/types.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';

/** Every key of kept entries begins with this. */
const PREFIX = 'reelform.draft.';

/** Longest text kept or read, in UTF-16 code units; browsers give a site about 5 million for everything. */
const MAX_LENGTH = 1_000_000;

/** Entries kept on this device. */
export interface LocalDraft {
  /** When they were kept, milliseconds since 1970 (UTC). */
  readonly savedAt: number;
  readonly data: JsonObject;
  /** The saved document that they were typed over; absent where nobody asked for it. */
  readonly base?: JsonObject;
}

/** Runs `work` on the browser's storage; `undefined` where there is none or it refuses (private mode, full, blocked). */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return typeof window === 'undefined' ? undefined : work(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Texts of saved documents, which stay the same while entries are typed over them. */
const texts = new WeakMap<JsonObject, string>();

/** Keeps a draft under `key`; does nothing when it cannot be kept. Its `base` is an object that nobody changes. */
export function keepLocalDraft(key: string, { savedAt, data, base }: LocalDraft): void {
  const own = JSON.stringify({ savedAt, data });
  const text = base ? `${own.slice(0, -1)},"base":${remembered(texts, base, () => JSON.stringify(base))}}` : own;
  if (text.length <= MAX_LENGTH) withStorage((storage) => storage.setItem(PREFIX + key, text));
  else if (base) keepLocalDraft(key, { savedAt, data });
}

/** What is kept under `key`; `undefined` when nothing readable is. */
export function readLocalDraft(key: string): LocalDraft | undefined {
  return withStorage((storage) => {
    const text = storage.getItem(PREFIX + key);
    if (text === null || text.length > MAX_LENGTH) return undefined;
    const kept: unknown = JSON.parse(text);
    if (!isMembers(kept) || typeof kept['savedAt'] !== 'number' || !isMembers(kept['data'])) return undefined;
    const { savedAt, data, base } = kept;
    return { savedAt, data: data as JsonObject, ...(isMembers(base) && { base: base as JsonObject }) };
  });
}

/** Forgets what is kept under `key`. */
export function dropLocalDraft(key: string): void {
  withStorage((storage) => storage.removeItem(PREFIX + key));
}

/**
 * Forgets all entries kept on this device, for instance at logout.
 *
 * @param prefix Only those whose key begins with this. @default ''
 */
export function clearLocalDrafts(prefix = ''): void {
  withStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(PREFIX + prefix)) storage.removeItem(key);
  });
}

/** Whether kept entries say something else than the saved document. */
export function isWorthOffering(kept: LocalDraft, saved: JsonObject): boolean {
  return !sameDocument(kept.data, saved);
}
