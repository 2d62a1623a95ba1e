import { type RefObject, useLayoutEffect } from 'react';
import { getSentForms, hasFrameEntries } from '../../components/frameEntries.ts';
import { createPageGuard } from '../../uploads/pageGuard.ts';

/** Has the browser ask before the page around a frame is left while entries of the page in it are not saved. */
export const useFrameGuard = (frame: RefObject<HTMLIFrameElement | null>): void => {
  // Before its page can have come.
  useLayoutEffect(() => {
    const { current } = frame;
    const guard = createPageGuard(window);
    const look = () => guard.become(hasFrameEntries(current));
    const watch = () => {
      look();
      for (const form of getSentForms(current)) form.addEventListener('input', look);
    };
    current?.addEventListener('load', watch);
    return () => {
      current?.removeEventListener('load', watch);
      guard.become(false);
    };
  }, [frame]);
};
