import { useOnline } from '../../components/useOnline.ts';
import { useText } from '../../portal/PortalContext.ts';
import { LoadFailure } from '../films/LoadFailure.tsx';

/**
 * Shown within the layout in place of a screen that failed, or whose files could not be fetched. What failed once is
 * never fetched again without a page load, and off the net that would lead to the browser's own page.
 */
export function FailedScreen() {
  const text = useText();
  const isOnline = useOnline();
  return (
    <LoadFailure
      message={text(isOnline ? 'app.crashed' : 'error.network')}
      onRetry={isOnline ? () => window.location.reload() : undefined}
    />
  );
}
