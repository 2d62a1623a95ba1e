import { Button, MessageBarActions } from '@fluentui/react-components';
import type { NoticeKey } from '../portal/messages.ts';
import { useText } from '../portal/PortalContext.ts';
import { PlainMessage } from './PlainMessage.tsx';

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps {
  readonly message: string;
  /** Absent: trying again would not help. */
  readonly onRetry?: (() => void) | undefined;
  /** Key of what the button says. @default 'app.retry' */
  readonly retry?: NoticeKey;
}

/** Says that something could not be loaded, and offers to try again. */
export function LoadFailure({ message, onRetry, retry = 'app.retry' }: LoadFailureProps) {
  const text = useText();
  return (
    <div role="alert">
      <PlainMessage
        intent="error"
        actions={
          onRetry && (
            <MessageBarActions>
              <Button onClick={onRetry}>{text(retry)}</Button>
            </MessageBarActions>
          )
        }
      >
        {message}
      </PlainMessage>
    </div>
  );
}
