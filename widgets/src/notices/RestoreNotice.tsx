import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { RestoreNoticeProps } from '@reelform/engine';
import { useRestoreNoticeStyles } from './RestoreNotice.styles.ts';

/** The offer to bring back entries kept on this device. */
export function RestoreNotice({ text, restoreLabel, discardLabel, onRestore, onDiscard }: RestoreNoticeProps) {
  const styles = useRestoreNoticeStyles();
  return (
    <MessageBar className={styles.root} intent="info" layout="multiline" role="status">
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" className={styles.button} onClick={onRestore}>
          {restoreLabel}
        </Button>
        <Button className={styles.button} onClick={onDiscard}>
          {discardLabel}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
