import type { JsonObject } from '../../validation/types.ts';
import { withoutSecrets } from '../schema/withoutSecrets.ts';
import type { FormStore } from '../storeTypes.ts';
import { type DraftPlace, dropLocalDraft, keepLocalDraft } from './localDraft.ts';

/** Time between a commit and keeping it, in milliseconds; with the drafts' quiet time it stays below half a second. */
const KEEP_AFTER_MS = 300;

/** Keeps the entries of one form on this device while they are not saved. */
export interface DraftKeeper {
  readonly key: string;
  /** Where the form's own entries are kept; `undefined` while they are not. */
  own: DraftPlace | undefined;
  /** Where entries are kept that are offered and that nobody has decided about. */
  offered: readonly DraftPlace[];
  /** Told whether the entries last could not be kept: they are too long, or the browser's storage is full or blocked. */
  onUnkept: ((isUnkept: boolean) => void) | undefined;
  /** Told that the form was saved, and that what was offered is forgotten with it. */
  onSettled: (() => void) | undefined;
  /** The saved document, as it may be kept. */
  readonly saved: () => JsonObject;
  /** Watches the form, unsaved entries that it has already included; the returned function stops, keeping what is not kept yet. */
  readonly start: () => () => void;
  /** Keeps the entries now if they are unsaved. @returns whether nothing is left that is neither saved nor kept */
  readonly keepNow: () => boolean;
  /** The form was saved: forgets its entries, but for what is unsaved by now, and those that were offered instead. */
  readonly settle: () => void;
  /** Forgets the form's own entries. */
  readonly drop: () => void;
}

/** A keeper of the entries in `store` under `key`. @param before who kept them under another key: they move along */
export function createDraftKeeper(store: FormStore, key: string, before?: DraftKeeper): DraftKeeper {
  const { schema } = store.form;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSeen = store.data();
  let wasDirty = store.isDirty();

  // What remains of JSON data without some members is JSON data.
  const kept = (document: JsonObject) => withoutSecrets(schema, document) as JsonObject;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keeper.keepNow, KEEP_AFTER_MS);
  };
  const watch = () => {
    const isDirty = store.isDirty();
    // Where what is saved was chosen over entries that were brought back, it was not dirty before.
    if (!isDirty && (wasDirty || keeper.own)) keeper.drop();
    if (isDirty && (store.data() !== lastSeen || !wasDirty)) keepSoon();
    wasDirty = isDirty;
    lastSeen = store.data();
  };

  const keeper: DraftKeeper = {
    key,
    own: undefined,
    offered: [],
    onUnkept: undefined,
    onSettled: undefined,
    saved: () => kept(store.saved()),
    start: () => {
      const stop = store.subscribe(watch);
      // Entries that are unsaved already, for instance under a key that the form has just been given, count as new.
      if (store.isDirty()) keepSoon();
      return () => {
        stop();
        if (timer !== undefined) keeper.keepNow();
      };
    },
    keepNow: () => {
      clearTimeout(timer);
      timer = undefined;
      if (!store.isDirty()) return true;
      const draft = { data: kept(store.data()), savedAt: Date.now(), base: keeper.saved() };
      const place = keepLocalDraft(key, draft, keeper.own);
      if (place) before?.drop();
      keeper.own = place ?? keeper.own;
      keeper.onUnkept?.(!place);
      return place !== undefined;
    },
    settle: () => {
      keeper.offered.forEach(dropLocalDraft);
      if (store.isDirty()) keeper.keepNow();
      else keeper.drop();
      keeper.onSettled?.();
    },
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      if (keeper.own) dropLocalDraft(keeper.own);
      keeper.onUnkept?.(false);
      keeper.own = undefined;
    },
  };
  return keeper;
}
