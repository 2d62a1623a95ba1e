import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { NoticeKey } from '../portal/messages.ts';
import { useText } from '../portal/PortalContext.ts';

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
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{message}</MessageBarBody>
        {onRetry && (
          <MessageBarActions>
            <Button onClick={onRetry}>{text(retry)}</Button>
          </MessageBarActions>
        )}
      </MessageBar>
    </div>
  );
}
