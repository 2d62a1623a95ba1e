import { ConfirmDialog, createLatePart } from '@reelform/widgets';
import { useEffect, useState } from 'react';
import { useText } from '../../portal/PortalContext.ts';
import { useFirstDeed } from '../useFirstDeed.ts';
import { usePortalToasterStyles } from './PortalToaster.styles.ts';
import { onToast } from './toastQueue.ts';

const ToastStack = createLatePart(async () => (await import('./ToastStack.tsx')).ToastStack);

// What is asked may be whether to leave entries that cannot be saved.
const fetchWords = () => void Promise.all([ToastStack.fetchPart(), ConfirmDialog.fetchPart()]).catch(() => undefined);

/** Time after which a page has all that it shows, in ms. */
const calmAfter = 3000;

/**
 * Where toasts appear: in the lower corner, where no button stands, in a part of the page of their own. Its code is
 * fetched when somebody begins to work on the page, or has looked at it for a while: what is said first may be that the
 * server is away, and then it cannot be fetched.
 */
export function PortalToaster() {
  const text = useText();
  const styles = usePortalToasterStyles();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToast(() => setIsWanted(true)), []);
  useFirstDeed(fetchWords);
  useEffect(() => {
    const timer = setTimeout(fetchWords, calmAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section ref={setPlace} className={styles.root} aria-label={text('app.messages')}>
      {isWanted && <ToastStack mountNode={place} />}
    </section>
  );
}
