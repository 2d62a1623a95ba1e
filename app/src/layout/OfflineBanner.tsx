import { useLocation } from 'react-router-dom';
import { PlainMessage } from '../components/PlainMessage.tsx';
import { useOnline } from '../components/useOnline.ts';
import { useText } from '../portal/PortalContext.ts';
import { findScreen } from '../screens.ts';

/** Says that the device is offline, as long as it is, and whether the screen keeps what is entered meanwhile. */
export function OfflineBanner() {
  const text = useText();
  const isOnline = useOnline();
  const { keepsNothing } = findScreen(useLocation().pathname);
  return (
    <div role="status">
      {!isOnline && <PlainMessage intent="warning">{text(keepsNothing ? 'app.offlineUnkept' : 'app.offline')}</PlainMessage>}
    </div>
  );
}
