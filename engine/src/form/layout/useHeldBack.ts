import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useFormRuntime } from '../runtimeContext.ts';

/**
 * Keeps the form's strict actions from being drawn while `isHeld`, for instance before the last step; Enter in a text
 * field then calls `instead`.
 *
 * @param around the element of those that hold it back: of several, Enter is for the innermost around its field
 */
export function useHeldBack(isHeld: boolean, instead: () => void, around?: RefObject<Node | null>): void {
  const runtime = useFormRuntime();
  const latest = useRef(instead);
  useLayoutEffect(() => {
    latest.current = instead;
  });
  // Before anybody sees the page: a button that goes at once would be pressed.
  useLayoutEffect(
    () =>
      isHeld
        ? runtime.holdBack(
            () => latest.current(),
            () => around?.current ?? null,
          )
        : undefined,
    [runtime, isHeld, around],
  );
}
