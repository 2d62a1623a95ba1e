import { useEffect } from 'react';
import type { FormStore } from '../storeTypes.ts';
import type { DraftKeeper } from './draftKeeper.ts';

/**
 * Commits and keeps what is typed when the page is hidden, and lets the browser warn before it is left while entries
 * are unsaved or an upload is under way.
 */
export function useLeaveGuard(store: FormStore, keeper: DraftKeeper | undefined): void {
  useEffect(() => {
    const onHide = () => {
      store.flush();
      keeper?.keepNow();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') onHide();
    };
    const isUnsaved = () => store.isDirty() || store.uploads.active() > 0;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      onHide();
      if (isUnsaved()) event.preventDefault();
    };
    const over = new AbortController();
    const listen = () => window.addEventListener('beforeunload', onBeforeUnload, over);
    const end = store.subscribe(() => {
      if (isUnsaved()) listen();
      // Firefox keeps no page for the way back that listens to this.
      else window.removeEventListener('beforeunload', onBeforeUnload);
    });
    window.addEventListener('pagehide', onHide, over);
    document.addEventListener('visibilitychange', onVisibilityChange, over);
    // What is typed is in the document a moment later.
    document.addEventListener('input', listen, over);
    return () => {
      end();
      over.abort();
    };
  }, [store, keeper]);
}
