import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useBannerStyles } from './Banner.styles.ts';

/** Props of {@link Banner}. */
export interface BannerProps {
  readonly intent: 'error' | 'success';
  /** `undefined`: nothing is shown. */
  readonly message: string | undefined;
}

/** A text above a form, said aloud when it appears. */
export function Banner({ intent, message }: BannerProps) {
  const styles = useBannerStyles();
  return (
    <div role={intent === 'error' ? 'alert' : 'status'}>
      {message !== undefined && (
        <MessageBar intent={intent} layout="multiline" className={styles.bar}>
          <MessageBarBody>{message}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
