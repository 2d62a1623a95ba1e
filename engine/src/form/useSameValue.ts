import { deepEquals } from '@rjsf/utils';
import { useState } from 'react';

/** `value`, as the same object as long as it says the same. */
export function useSameValue<T>(value: T): T {
  const [kept, setKept] = useState(() => value);
  if (kept === value || deepEquals(kept, value)) return kept;
  setKept(() => value);
  return value;
}
