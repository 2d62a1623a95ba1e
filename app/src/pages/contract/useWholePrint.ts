import { type RefObject, useEffect, useRef } from 'react';

/** Width of what fits on a sheet of A4 or Letter within a browser's margins, in CSS. */
const paperWidth = '680px';

const stretched = ['min-width', 'max-width', 'min-height', 'max-height'] as const;

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
      // Its lines break by its width, and so does its length; a page is no shorter than its frame. As long as it is printed
      // from the screen's layout, the frame takes the room beside and below it whatever its width and height are.
      const { style } = current;
      style.minWidth = paperWidth;
      style.maxWidth = paperWidth;
      style.maxHeight = '0';
      // The page in it is laid out anew after the frame, not by asking for its own length.
      current.getBoundingClientRect();
      const length = `${page.scrollHeight}px`;
      style.minHeight = length;
      style.maxHeight = length;
    };
    const giveBack = () => {
      for (const name of stretched) frame.current?.style.removeProperty(name);
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
