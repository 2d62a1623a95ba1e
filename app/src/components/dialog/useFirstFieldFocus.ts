import { type RefObject, useEffect, useRef } from 'react';

/**
 * @param isDrawn whether the form is there @default true
 * @returns a ref for the element around a form and what stands above it: once it is drawn its first control takes the focus, if
 * nothing in it has it; the dialog around it has it while the form is being fetched
 */
export const useFirstFieldFocus = (isDrawn = true): RefObject<HTMLDivElement | null> => {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDrawn) return;
    const { activeElement } = document;
    const { current } = around;
    if (!current || !activeElement?.contains(current)) return;
    for (const control of current.querySelectorAll<HTMLElement>('input, select, textarea, button')) {
      control.focus();
      if (document.activeElement === control) return;
    }
  }, [isDrawn]);
  return around;
};
