import type { UnkeptNoticeProps } from '@reelform/engine';
import { Notice } from './Notice.tsx';
import { useRestoreNoticeStyles } from './RestoreNotice.styles.ts';

/** Says that entries cannot be kept on this device. */
export function UnkeptNotice({ text }: UnkeptNoticeProps) {
  return (
    <Notice intent="warning" className={useRestoreNoticeStyles().root}>
      {text}
    </Notice>
  );
}
