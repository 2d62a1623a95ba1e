import type { Json } from '@reelform/engine/validation';
import { keyOf } from './listLines.ts';

/** The chosen values of a list widget; none for a value that is no list. */
export const valuesOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

/** `values`, each once. */
export const eachOnce = (values: readonly Json[]): readonly Json[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

/** `values` with all of `group` added, or, where all of them are there, taken out. */
export const toggledAll = (values: readonly Json[], group: readonly Json[]): readonly Json[] => {
  const chosen = new Set(values.map(keyOf));
  const missing = group.filter((value) => !chosen.has(keyOf(value)));
  if (missing.length > 0) return [...values, ...missing];
  const gone = new Set(group.map(keyOf));
  return values.filter((value) => !gone.has(keyOf(value)));
};

/** `values` with `value` among them. */
export const added = (values: readonly Json[], value: Json): readonly Json[] =>
  values.some((one) => keyOf(one) === keyOf(value)) ? values : [...values, value];

/** `values` with `value` added, or taken out when it is there. */
export const toggled = (values: readonly Json[], value: Json): readonly Json[] => {
  const key = keyOf(value);
  const others = values.filter((one) => keyOf(one) !== key);
  return others.length < values.length ? others : [...values, value];
};
