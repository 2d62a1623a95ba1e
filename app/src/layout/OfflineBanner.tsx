import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useOnline } from '../components/useOnline.ts';
import { useText } from '../portal/PortalContext.ts';

/** Says that the device is offline, as long as it is. */
export function OfflineBanner() {
  const text = useText();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{text('app.offline')}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
