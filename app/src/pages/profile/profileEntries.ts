import type { JsonObject } from '@reelform/engine';
import type { CallTypes } from '@reelform/schemas/api';

/** A profile as it is stored. */
export type Profile = CallTypes<'GET /filmmakers/profile/:id/view'>['reply']['data'];

/** A profile as its form has it: what is empty is left out. */
export const entriesOf = ({ added, ...profile }: Profile): JsonObject => ({
  ...Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== '')),
  ...added,
});
