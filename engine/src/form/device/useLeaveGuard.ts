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
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      onHide();
      if (store.isDirty() || store.uploads.active() > 0) event.preventDefault();
    };
    const over = new AbortController();
    window.addEventListener('pagehide', onHide, over);
    window.addEventListener('beforeunload', onBeforeUnload, over);
    document.addEventListener('visibilitychange', onVisibilityChange, over);
    return () => over.abort();
  }, [store, keeper]);
}
