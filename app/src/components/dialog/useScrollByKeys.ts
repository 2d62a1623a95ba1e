import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** What takes the focus by itself, from where the arrow keys scroll what is around it. */
const takesFocus = 'a[href], button, input, select, textarea, summary, video, [tabindex]';

/**
 * Lets keys scroll content that is longer than its room and in which nothing takes the focus: Safari, other than the rest,
 * gives it to no such content by itself.
 * @returns a ref for the content, which is looked at whenever it is drawn
 */
export const useScrollByKeys = (): RefCallback<HTMLElement> => {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = content;
    if (!current) return;
    // In this order: most dialogs have a control, and are not laid out for this.
    const isOwnStop = current.querySelector(takesFocus) === null && current.scrollHeight > current.clientHeight;
    if (isOwnStop) current.tabIndex = 0;
    else current.removeAttribute('tabindex');
  });
  return useCallback((element) => {
    content.current = element;
  }, []);
};
