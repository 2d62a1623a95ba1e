import { Button } from '@fluentui/react-components';
import { useText } from '../portal/PortalContext.ts';
import { Banner } from './banner/Banner.tsx';

/** Says why a screen without a session could not be fetched, and offers to try again. */
export function TryAgain({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const text = useText();
  return (
    <>
      <Banner intent="error" message={message} />
      <Button appearance="primary" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </>
  );
}
