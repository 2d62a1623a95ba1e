import type { MissingPartProps } from '@reelform/widgets';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useOnline } from '../../components/useOnline.ts';
import { useText } from '../../portal/PortalContext.ts';

/** Shown within the layout while the files of a screen cannot be fetched; it comes by itself when they can be. */
export function UnreachedScreen({ onRetry }: MissingPartProps) {
  const text = useText();
  return <LoadFailure message={text('error.network')} onRetry={onRetry} />;
}

/** Shown within the layout in place of a screen whose files a newer version has replaced. */
export function OutdatedScreen() {
  const text = useText();
  return <LoadFailure message={text('app.outdated')} retry="app.reload" onRetry={() => window.location.reload()} />;
}

/**
 * Shown within the layout in place of a screen that failed: a page load helps, which off the net would lead to the
 * browser's own page.
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
