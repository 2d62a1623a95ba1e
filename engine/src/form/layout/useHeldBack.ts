import { useLayoutEffect, useRef } from 'react';
import { useFormRuntime } from '../runtimeContext.ts';

/**
 * Keeps the form's strict actions from being drawn while `isHeld`, for instance before the last step; Enter in a text
 * field then calls `instead`.
 */
export function useHeldBack(isHeld: boolean, instead: () => void): void {
  const runtime = useFormRuntime();
  const latest = useRef(instead);
  useLayoutEffect(() => {
    latest.current = instead;
  });
  // Before anybody sees the page: a button that goes at once would be pressed.
  useLayoutEffect(() => (isHeld ? runtime.holdBack(() => latest.current()) : undefined), [runtime, isHeld]);
}
