import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../portal/PortalContext.ts';
import { usePortalToasterStyles } from './PortalToaster.styles.ts';
import { onToast } from './toastQueue.ts';

const ToastStack = lazy(() => import('./ToastStack.tsx').then((file) => ({ default: file.ToastStack })));

/**
 * Where toasts appear: in the lower corner, where no button stands, in a part of the page of their own. Its code is
 * fetched when something is first said.
 */
export function PortalToaster() {
  const text = useText();
  const styles = usePortalToasterStyles();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToast(() => setIsWanted(true)), []);
  return (
    <section ref={setPlace} className={styles.root} aria-label={text('app.messages')}>
      {isWanted && (
        <Suspense fallback={null}>
          <ToastStack mountNode={place} />
        </Suspense>
      )}
    </section>
  );
}
