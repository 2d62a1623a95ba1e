import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { FormError } from '../../validation/types.ts';
import { isWithin, toPointer } from '../data/pointer.ts';
import { useFieldPointer, useFormRuntime } from '../runtimeContext.ts';

/** One page of a layout as it stands. */
export interface LayoutPageState {
  /** JSON pointers of the fields on it. */
  readonly pointers: readonly string[];
  /** Whether rules leave anything of it to see. */
  readonly isShown: boolean;
  /** How many errors it shows. */
  readonly errors: number;
}

const isOn = (error: FormError, pointers: readonly string[]) => pointers.some((pointer) => isWithin(error.path, pointer));

/**
 * Pages (tabs, folds, steps, sections) of the object around: which of them have something to show and how many errors
 * each holds. Opens a page when a field on it is to be seen, for instance from the error summary.
 *
 * @param pages names of the object's properties on each page
 * @param isOpen whether a page is open
 * @param open opens a page
 */
export function useLayoutPages(
  pages: readonly (readonly string[])[],
  isOpen: (index: number) => boolean,
  open: (index: number) => void,
): readonly LayoutPageState[] {
  const runtime = useFormRuntime();
  const around = useFieldPointer();
  const key = JSON.stringify(pages);
  const pointers = useMemo(() => {
    const names: readonly (readonly string[])[] = JSON.parse(key);
    return names.map((page) => page.map((name) => around + toPointer([name])));
  }, [key, around]);
  const latest = useRef({ isOpen, open });

  useLayoutEffect(() => {
    latest.current = { isOpen, open };
  });
  useEffect(
    () =>
      runtime.onReveal((pointer) => {
        const index = pointers.findIndex((page) => page.some((one) => isWithin(pointer, one)));
        if (index < 0 || latest.current.isOpen(index)) return false;
        latest.current.open(index);
        return true;
      }),
    [runtime, pointers],
  );

  const read = () => {
    const errors = runtime.shownErrors();
    return pointers
      .map((page) => {
        const isShown = page.some((pointer) => !runtime.isHidden(pointer));
        return `${isShown ? '+' : '-'}${errors.filter((error) => isOn(error, page)).length}`;
      })
      .join(' ');
  };
  const states = useSyncExternalStore(runtime.subscribe, read, read);
  return useMemo(() => {
    const parts = states.split(' ');
    return pointers.map((page, index) => {
      const state = parts[index] ?? '+0';
      return { pointers: page, isShown: state.startsWith('+'), errors: Number(state.slice(1)) };
    });
  }, [states, pointers]);
}
