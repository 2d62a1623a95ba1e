import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { RestoreNoticeProps } from '@reelform/engine';

/** The offer to bring back entries kept on this device. */
export function RestoreNotice({ text, restoreLabel, discardLabel, onRestore, onDiscard }: RestoreNoticeProps) {
  return (
    <MessageBar intent="info" layout="multiline" role="status">
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" onClick={onRestore}>
          {restoreLabel}
        </Button>
        <Button onClick={onDiscard}>{discardLabel}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
