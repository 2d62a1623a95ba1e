import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Hears Escape where no key press is told (HTML standard, "close requests"); not in every browser. */
interface CloseRequests {
  onclose: (() => void) | null;
  destroy(): void;
}

const isSupported = (host: object): host is { readonly CloseWatcher: new () => CloseRequests } => 'CloseWatcher' in host;

/**
 * Closes a dialog on Escape from the controls of a video in it as well: Chromium keeps key presses there from the page.
 * @returns a ref for what the dialog shows
 */
export const useEscapeFromVideo = (onClose: () => void): RefCallback<HTMLElement> => {
  const content = useRef<HTMLElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const { current } = content;
    if (!current || !isSupported(window)) return;
    const { CloseWatcher } = window;
    let requests: CloseRequests | undefined;
    // One watcher hears one request.
    const listen = () => {
      requests = new CloseWatcher();
      requests.onclose = () => {
        listen();
        latest.current();
      };
    };
    const stop = () => {
      requests?.destroy();
      requests = undefined;
    };
    // Elsewhere it would take the Back of phones from the page.
    const follow = ({ target }: Pick<FocusEvent, 'target'>) => {
      stop();
      if (target instanceof HTMLVideoElement) listen();
    };
    // A dialog gives the focus to its first control, which a video may be, before this.
    if (current.contains(document.activeElement)) follow({ target: document.activeElement });
    current.addEventListener('focusin', follow);
    current.addEventListener('focusout', stop);
    return () => {
      stop();
      current.removeEventListener('focusin', follow);
      current.removeEventListener('focusout', stop);
    };
  }, []);
  return useCallback((element) => {
    content.current = element;
  }, []);
};
