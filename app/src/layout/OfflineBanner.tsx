import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { useText } from '../portal/PortalContext.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the device is offline, as long as it is. */
export function OfflineBanner() {
  const text = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
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
