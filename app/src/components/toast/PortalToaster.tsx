import { Toaster } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '../../portal/PortalContext.ts';
import { usePortalToasterStyles } from './PortalToaster.styles.ts';
import { toasterId } from './toasterId.ts';

/** Where toasts appear: in the lower corner, where no button stands, in a part of the page of their own. */
export function PortalToaster() {
  const text = useText();
  const styles = usePortalToasterStyles();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <section ref={setPlace} className={styles.root} aria-label={text('app.messages')}>
      <Toaster toasterId={toasterId} position="bottom-end" offset={{ horizontal: 16, vertical: 16 }} mountNode={place} />
    </section>
  );
}
