import { useEffect } from 'react';
import type { FormStore } from '../formStore.ts';
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
    window.addEventListener('pagehide', onHide);
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [store, keeper]);
}
