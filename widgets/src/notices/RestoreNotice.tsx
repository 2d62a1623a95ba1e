import type { RestoreNoticeProps } from '@reelform/engine';
import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';
import { useRestoreNoticeStyles } from './RestoreNotice.styles.ts';

/** The offer to bring back entries kept on this device. */
export function RestoreNotice({ text, restoreLabel, discardLabel, onRestore, onDiscard }: RestoreNoticeProps) {
  const styles = useRestoreNoticeStyles();
  return (
    <Notice
      intent="info"
      role="status"
      className={styles.root}
      actions={
        <>
          <Button appearance="primary" className={styles.button} onClick={onRestore}>
            {restoreLabel}
          </Button>
          <Button className={styles.button} onClick={onDiscard}>
            {discardLabel}
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}
