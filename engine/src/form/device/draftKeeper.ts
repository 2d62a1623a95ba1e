import { sameDocument } from '../../validation/sameDocument.ts';
import type { JsonObject } from '../../validation/types.ts';
import type { FormStore } from '../formStore.ts';
import { withoutSecrets } from '../schema/withoutSecrets.ts';
import { dropLocalDraft, isWorthOffering, keepLocalDraft, type LocalDraft, readLocalDraft } from './localDraft.ts';

/** Time between a commit and keeping it, in milliseconds; with the drafts' quiet time it stays below half a second. */
const KEEP_AFTER_MS = 300;

/** Keeps the entries of one form on this device while they are not saved. */
export interface DraftKeeper {
  /** Entries kept earlier that say something else than the form; `undefined` when there are none. @param refresh what they say by now */
  readonly offer: (refresh?: (kept: JsonObject) => JsonObject) => LocalDraft | undefined;
  /** Whether the saved document is no longer the one that kept entries were typed over. */
  readonly isStale: (draft: LocalDraft) => boolean;
  /** Watches the form, unsaved entries that it has already included; the returned function stops, keeping what is not kept yet. */
  readonly start: () => () => void;
  /** Keeps the entries now if they are unsaved. */
  readonly keepNow: () => void;
  /** Forgets the kept entries. */
  readonly drop: () => void;
}

/** A keeper of the entries in `store` under `key`. @param keepsBase keeps what they are typed over beside them */
export function createDraftKeeper(store: FormStore, key: string, keepsBase = false): DraftKeeper {
  const { schema } = store.form;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSeen = store.data();
  let wasDirty = store.isDirty();
  /** What is offered and nothing was chosen about. */
  let offered: LocalDraft | undefined;

  // What remains of JSON data without some members is JSON data.
  const kept = (document = store.data()) => withoutSecrets(schema, document) as JsonObject;
  const keepNow = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!store.isDirty()) return;
    keepLocalDraft(key, { data: kept(), savedAt: Date.now(), ...(keepsBase && { base: kept(store.saved()) }) });
  };
  const drop = () => {
    clearTimeout(timer);
    timer = offered = undefined;
    dropLocalDraft(key);
  };
  const watch = () => {
    const isDirty = store.isDirty();
    if (wasDirty && !isDirty) {
      if (offered) keepLocalDraft(key, offered);
      else drop();
    }
    if (isDirty && (store.data() !== lastSeen || !wasDirty)) {
      clearTimeout(timer);
      timer = setTimeout(keepNow, KEEP_AFTER_MS);
    }
    wasDirty = isDirty;
    lastSeen = store.data();
  };

  return {
    offer: (refresh) => {
      const read = readLocalDraft(key);
      const draft = read && refresh ? { ...read, data: refresh(read.data) } : read;
      offered = draft && isWorthOffering(draft, kept()) ? draft : undefined;
      return offered;
    },
    isStale: ({ base }) => base !== undefined && !sameDocument(base, kept(store.saved())),
    start: () => {
      const stop = store.subscribe(watch);
      const stopDeciding = store.onReplaced((pointer) => {
        if (pointer === '') offered = undefined;
      });
      // Entries that are unsaved already, for instance under a key that the form has just been given, count as new.
      if (store.isDirty()) timer = setTimeout(keepNow, KEEP_AFTER_MS);
      return () => {
        stop();
        stopDeciding();
        if (timer !== undefined) keepNow();
      };
    },
    keepNow,
    drop,
  };
}
