import { Button } from '@reelform/widgets';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { useText } from '../../portal/PortalContext.ts';

/** Shown in place of a screen that failed, or whose files could not be fetched. */
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
