import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * @returns a ref for a frame that is as high as the page in it, so that only the page around it scrolls. A page of another
 * site keeps its height to itself: its frame keeps the one of the styles.
 */
export const useWholeFrame = (): RefObject<HTMLIFrameElement | null> => {
  const frame = useRef<HTMLIFrameElement>(null);
  // Before its page can have come.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    let isFirst = true;
    let stop = () => {};
    const follow = () => {
      stop();
      const page = current.contentDocument;
      if (!page?.body) {
        current.style.removeProperty('height');
        return;
      }
      const observer = new ResizeObserver(() => {
        current.style.height = `${Math.ceil(page.body.getBoundingClientRect().height)}px`;
      });
      observer.observe(page.body);
      stop = () => observer.disconnect();
      // The next page of the frame begins where the page around it has been scrolled past.
      const isFieldShown = current.contentWindow?.location.hash !== '';
      if (!isFirst && !isFieldShown && current.getBoundingClientRect().top < 0) current.scrollIntoView();
      isFirst = false;
    };
    current.addEventListener('load', follow);
    return () => {
      current.removeEventListener('load', follow);
      stop();
    };
  }, []);
  return frame;
};
