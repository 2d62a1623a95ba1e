import { Button, type MissingPartProps } from '@reelform/widgets';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import type { NoticeKey } from '../../portal/messages.ts';
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

/** A page of one sentence that a page load helps. */
const createReloadPage = (key: NoticeKey) =>
  function ReloadPage() {
    const text = useText();
    return (
      <PublicFrame title={text(key)}>
        <Button appearance="primary" onClick={() => window.location.reload()}>
          {text('app.reload')}
        </Button>
      </PublicFrame>
    );
  };

/** Shown in place of a screen that failed. */
export const CrashedPage = createReloadPage('app.crashed');

/** Shown in place of a screen that fills the page, or of what stands around the others, whose files a newer version has replaced. */
export const OutdatedPage = createReloadPage('app.outdated');
