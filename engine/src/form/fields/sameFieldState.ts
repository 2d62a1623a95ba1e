import type { FieldState } from '../runtime.ts';

/** Whether two states of a field say the same. */
export function sameFieldState(a: FieldState, b: FieldState): boolean {
  return (
    a.errors === b.errors &&
    a.hidden === b.hidden &&
    a.disabled === b.disabled &&
    a.readOnly === b.readOnly &&
    a.required === b.required &&
    a.retained === b.retained &&
    a.dirty === b.dirty
  );
}
