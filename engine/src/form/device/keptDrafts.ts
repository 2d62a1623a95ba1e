import { sameDocument } from '../../validation/sameDocument.ts';
import type { JsonObject } from '../../validation/types.ts';
import { isMembers } from '../data/members.ts';
import { mergeDocuments } from '../data/mergeDocuments.ts';
import { type DraftPlace, dropLocalDraft, type LocalDraft, MAX_LENGTH, namesOfKept, withStorage } from './localDraft.ts';

/** Kept entries that can be brought back. */
export interface KeptDraft extends LocalDraft {
  readonly place: DraftPlace;
  /** The saved document is no longer the one that they were typed over. */
  readonly isStale: boolean;
  /** What they and the saved document come to by now. */
  readonly merged: JsonObject;
}

/** As far from 1970 as a date can be, in milliseconds (ECMA-262, 'Time Values and Time Range'). */
const FURTHEST = 8.64e15;

function read(text: string): LocalDraft | undefined {
  let kept: unknown;
  try {
    kept = text.length > MAX_LENGTH ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isMembers(kept)) return undefined;
  const { savedAt, data, base } = kept;
  if (typeof savedAt !== 'number' || Math.abs(savedAt) > FURTHEST || !isMembers(data)) return undefined;
  return { savedAt, data: data as JsonObject, ...(isMembers(base) && { base: base as JsonObject }) };
}

/**
 * What is kept under `key` beside a form's own entries, newest first. What says no more than the saved document is
 * forgotten: it was saved, here or elsewhere.
 *
 * @param saved The saved document, without secrets.
 * @param refresh What entries say by now. @default as they were kept
 */
export function keptDrafts(
  key: string,
  own: DraftPlace | undefined,
  saved: JsonObject,
  refresh: (kept: JsonObject) => JsonObject = (kept) => kept,
): readonly KeptDraft[] {
  const found = namesOfKept(key).flatMap((name): readonly KeptDraft[] => {
    const text = withStorage((storage) => storage.getItem(name));
    const draft = typeof text === 'string' && text !== own?.text ? read(text) : undefined;
    if (!draft || typeof text !== 'string') return [];
    const { base } = draft;
    const place = { name, text };
    const data = refresh(draft.data);
    const isStale = base !== undefined && !sameDocument(base, saved);
    const merged = isStale ? mergeDocuments(base, data, saved).merged : data;
    if (!sameDocument(merged, saved)) return [{ ...draft, data, place, isStale, merged }];
    dropLocalDraft(place);
    return [];
  });
  return found.sort((a, b) => b.savedAt - a.savedAt);
}
