import { Button, type MissingPartProps } from '@reelform/widgets';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { useText } from '../../portal/PortalContext.ts';

/** Shown while the files of a screen that fills the page, or of what stands around the others, cannot be fetched. */
export function UnreachedPage({ onRetry }: MissingPartProps) {
  const text = useText();
  return (
    <PublicFrame title={text('app.crashed')} intro={text('error.network')}>
      <Button appearance="primary" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </PublicFrame>
  );
}

/** Shown in place of a screen that failed, or whose files are gone. */
export function CrashedPage() {
  const text = useText();
  return (
    <PublicFrame title={text('app.crashed')}>
      <Button appearance="primary" onClick={() => window.location.reload()}>
        {text('app.reload')}
      </Button>
    </PublicFrame>
  );
}
