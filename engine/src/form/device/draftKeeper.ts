import type { JsonObject } from '../../validation/types.ts';
import type { FormStore } from '../formStore.ts';
import { withoutSecrets } from '../schema/withoutSecrets.ts';
import { dropLocalDraft, isWorthOffering, keepLocalDraft, type LocalDraft, readLocalDraft } from './localDraft.ts';

/** Time between a commit and keeping it, in milliseconds; with the drafts' quiet time it stays below half a second. */
const KEEP_AFTER_MS = 300;

/** Keeps the entries of one form on this device while they are not saved. */
export interface DraftKeeper {
  /** Entries kept earlier that say something else than the form; `undefined` when there are none. */
  readonly offer: () => LocalDraft | undefined;
  /** Watches the form, unsaved entries that it has already included; the returned function stops, keeping what is not kept yet. */
  readonly start: () => () => void;
  /** Keeps the entries now if they are unsaved. */
  readonly keepNow: () => void;
  /** Forgets the kept entries. */
  readonly drop: () => void;
}

/** A keeper of the entries in `store` under `key`. */
export function createDraftKeeper(store: FormStore, key: string): DraftKeeper {
  const { schema } = store.form;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSeen = store.data();
  let wasDirty = store.isDirty();

  // What remains of JSON data without some members is JSON data.
  const kept = () => withoutSecrets(schema, store.data()) as JsonObject;
  const keepNow = () => {
    clearTimeout(timer);
    timer = undefined;
    if (store.isDirty()) keepLocalDraft(key, kept(), Date.now());
  };
  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
    dropLocalDraft(key);
  };
  const watch = () => {
    const isDirty = store.isDirty();
    if (wasDirty && !isDirty) drop();
    if (isDirty && (store.data() !== lastSeen || !wasDirty)) {
      clearTimeout(timer);
      timer = setTimeout(keepNow, KEEP_AFTER_MS);
    }
    wasDirty = isDirty;
    lastSeen = store.data();
  };

  return {
    offer: () => {
      const draft = readLocalDraft(key);
      return draft && isWorthOffering(draft, kept()) ? draft : undefined;
    },
    start: () => {
      const stop = store.subscribe(watch);
      // Entries that are unsaved already, for instance under a key that the form has just been given, count as new.
      if (store.isDirty()) timer = setTimeout(keepNow, KEEP_AFTER_MS);
      return () => {
        stop();
        if (timer !== undefined) keepNow();
      };
    },
    keepNow,
    drop,
  };
}
