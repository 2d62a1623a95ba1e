import type { JsonObject } from '@reelform/engine';
import type { CallTypes } from '@reelform/schemas/api';

/** A profile as it is stored. */
export type Profile = CallTypes<'GET /filmmakers/profile/:id/view'>['reply']['data'];

/** A profile as its form has it: what is empty is left out. */
export const entriesOf = ({ added, ...profile }: Profile): JsonObject => ({
  ...Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== '')),
  ...added,
});

/** What was changed since `base`, in what is stored by now: another window may have saved meanwhile. */
export const withChanges = (stored: JsonObject, base: JsonObject, entries: JsonObject): JsonObject => {
  const names = Object.keys({ ...base, ...entries }).filter((name) => entries[name] !== base[name]);
  const kept = Object.entries(stored).filter(([name]) => !names.includes(name));
  return Object.fromEntries([...kept, ...Object.entries(entries).filter(([name]) => names.includes(name))]);
};
