import { useEffect, useState } from 'react';
import { addressOf } from '../../navigation/addressOf.ts';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import { useText } from '../../portal/PortalContext.ts';
import { LoadFailure } from '../films/LoadFailure.tsx';

/**
 * Shown within the layout in place of a screen that failed, or whose files could not be fetched. Off the net it waits for
 * it: a page load would leave the portal for the browser's own page, and stop the uploads.
 */
export function FailedScreen() {
  const text = useText();
  const { location, navigate } = useNavigation();
  const [isOffline] = useState(() => !navigator.onLine);

  useEffect(() => {
    if (!isOffline) return;
    const again = () => navigate(addressOf(location), { replace: true, state: location.state });
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isOffline, navigate, location]);

  return (
    <LoadFailure
      message={text(isOffline ? 'error.network' : 'app.crashed')}
      onRetry={isOffline ? undefined : () => window.location.reload()}
    />
  );
}
