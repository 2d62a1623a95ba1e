import type { FormRuntime } from '@reelform/engine';

const known = new WeakMap<FormRuntime, Map<string, string>>();

/** Names of the files that were sent in a form, by their stored value: its fields may leave the page and come back. */
export const sentNames = (form: FormRuntime): Map<string, string> => {
  const names = known.get(form) ?? new Map<string, string>();
  known.set(form, names);
  return names;
};
