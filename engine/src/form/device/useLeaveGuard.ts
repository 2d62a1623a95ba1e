import { type RefObject, useEffect } from 'react';
import type { FormStore } from '../storeTypes.ts';
import type { DraftKeeper } from './draftKeeper.ts';

/** The windows that a form goes with: the one that its code runs in, and the one that it is drawn into. */
const windowsOf = (form: HTMLElement | null) => new Set([window, form?.ownerDocument.defaultView ?? window]);

/**
 * Commits and keeps what is typed when the page is hidden, and lets the browser warn before it is left while entries
 * are unsaved or an upload is under way.
 */
export function useLeaveGuard(store: FormStore, keeper: DraftKeeper | undefined, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onHide = () => {
      store.flush();
      keeper?.keepNow();
    };
    const isUnsaved = () => store.isDirty() || store.uploads.active() > 0;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      onHide();
      if (isUnsaved()) event.preventDefault();
    };
    const ends = [...windowsOf(root.current)].map((page) => {
      const { document } = page;
      const over = new page.AbortController();
      const listen = () => page.addEventListener('beforeunload', onBeforeUnload, over);
      const end = store.subscribe(() => {
        if (isUnsaved()) listen();
        // Firefox keeps no page for the way back that listens to this.
        else page.removeEventListener('beforeunload', onBeforeUnload);
      });
      const onVisibilityChange = () => {
        if (document.visibilityState === 'hidden') onHide();
      };
      page.addEventListener('pagehide', onHide, over);
      document.addEventListener('visibilitychange', onVisibilityChange, over);
      // What is typed is in the document a moment later.
      document.addEventListener('input', listen, over);
      return () => {
        end();
        over.abort();
      };
    });
    return () => {
      for (const end of ends) end();
    };
  }, [store, keeper, root]);
}
