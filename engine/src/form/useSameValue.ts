import { deepEquals } from '@rjsf/utils';
import { useState } from 'react';

/**
 * `value`, as the same object as long as it says the same.
 *
 * @param isSame Whether two values say the same.
 * @default isSame rjsf's, to which all functions are one
 */
export function useSameValue<T>(value: T, isSame: (a: unknown, b: unknown) => boolean = deepEquals): T {
  const [kept, setKept] = useState(() => value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(() => value);
  return value;
}
