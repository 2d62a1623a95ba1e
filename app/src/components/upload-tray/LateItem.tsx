import { Button } from '@fluentui/react-components';
import { useText } from '../../portal/PortalContext.ts';
import type { LateFile } from '../../uploads/registerLeft.ts';
import { shownName } from '../../uploads/shortName.ts';
import type { UploadBoard } from '../../uploads/uploadBoard.ts';
import { useTrayStyles } from './TrayPanel.styles.ts';

/** Props of {@link LateItem}. */
export interface LateItemProps {
  readonly board: UploadBoard;
  readonly file: LateFile;
}

/** What became of a file that an earlier visit had sent whole and did not live to save. */
export function LateItem({ board, file }: LateItemProps) {
  const text = useText();
  const styles = useTrayStyles();
  const { fileName, target, refusal } = file;
  return (
    <li className={styles.item}>
      <span className={styles.name}>{text('uploads.item', { file: shownName(fileName), title: target.title })}</span>
      <span className={refusal ? styles.problem : styles.detail} role="status">
        {refusal ? text('uploads.lateRefused', { reason: refusal.message }) : text('uploads.late')}
      </span>
      <span className={styles.buttons}>
        <Button size="small" onClick={() => board.dismissLate(file)}>
          {text('uploads.dismiss')}
        </Button>
      </span>
    </li>
  );
}
