import { type RefObject, useEffect, useRef } from 'react';

/** Width of what fits on a sheet of A4 or Letter within a browser's margins, in CSS. */
const paperWidth = '680px';

/**
 * @returns a ref for a frame that is printed in its whole length: on paper there is no scrolling, and a frame ends with the
 * window. A page of another site keeps its length to itself.
 */
export const useWholePrint = (): RefObject<HTMLIFrameElement | null> => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const stretch = () => {
      const { current } = frame;
      const page = current?.contentDocument?.documentElement;
      if (!current || !page) return;
      // Its lines break by its width, and so does its length.
      current.style.width = paperWidth;
      current.style.height = `${page.scrollHeight}px`;
    };
    const giveBack = () => {
      frame.current?.style.removeProperty('width');
      frame.current?.style.removeProperty('height');
    };
    addEventListener('beforeprint', stretch);
    addEventListener('afterprint', giveBack);
    return () => {
      removeEventListener('beforeprint', stretch);
      removeEventListener('afterprint', giveBack);
    };
  }, []);
  return frame;
};
