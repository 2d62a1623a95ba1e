import { type RefObject, useEffect, useRef } from 'react';

/** @returns a ref for the element around a form: once it is drawn its first field takes the focus, if nothing has it. */
export const useFirstFieldFocus = (): RefObject<HTMLDivElement | null> => {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = around;
    if (!current || document.activeElement !== document.body) return;
    current.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return around;
};
