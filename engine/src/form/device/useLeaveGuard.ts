import { useEffect } from 'react';
import type { FormStore } from '../storeTypes.ts';
import type { DraftKeeper } from './draftKeeper.ts';

/**
 * Commits and keeps what is typed when the page is hidden, and lets the browser warn before it is left while entries
 * are unsaved or an upload is under way. Only then does the page listen for that: Firefox keeps no page that does for the
 * way back (https://web.dev/articles/bfcache).
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
    const isAsked = () => store.isDirty() || store.uploads.active() > 0;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      onHide();
      if (isAsked()) event.preventDefault();
    };
    const over = new AbortController();
    const listen = () => window.addEventListener('beforeunload', onBeforeUnload, over);
    let wasAsked = false;
    const look = () => {
      // What is being typed is not in the store yet, so that only what ends the asking ends the listening.
      if (isAsked()) listen();
      else if (wasAsked) window.removeEventListener('beforeunload', onBeforeUnload);
      wasAsked = isAsked();
    };
    look();
    over.signal.onabort = store.subscribe(look);
    window.addEventListener('pagehide', onHide, over);
    document.addEventListener('visibilitychange', onVisibilityChange, over);
    document.addEventListener('input', listen, over);
    return () => over.abort();
  }, [store, keeper]);
}
