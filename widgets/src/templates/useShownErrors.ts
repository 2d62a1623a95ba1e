import { useEffect, useLayoutEffect, useState } from 'react';
import { isPointerPressed, watchPointer, whenReleased } from './pointerPress.ts';

const none: readonly string[] = [];

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/**
 * The errors to show. Leaving a field by pressing something below it reveals the field's error, and a line that appears
 * in the middle of a press pushes the pressed thing away, so that the click is lost: errors wait until the press is over.
 */
export const useShownErrors = (errors: readonly string[] = none): readonly string[] => {
  const [shown, setShown] = useState(errors);
  useEffect(watchPointer, []);
  useLayoutEffect(() => {
    if (isSame(errors, shown)) return undefined;
    return whenReleased(() => setShown(errors));
  }, [errors, shown]);
  return isPointerPressed() ? shown : errors;
};
