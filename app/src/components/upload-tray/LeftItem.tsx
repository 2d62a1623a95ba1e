import { Button } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { useText } from '../../portal/PortalContext.ts';
import type { LeftUpload } from '../../uploads/leftUploads.ts';
import { shownName } from '../../uploads/shortName.ts';
import type { UploadBoard } from '../../uploads/uploadBoard.ts';
import { isSavedWithForm } from '../../uploads/uploadTarget.ts';
import { useTrayStyles } from './TrayPanel.styles.ts';

/** Props of {@link LeftItem}. */
export interface LeftItemProps {
  readonly board: UploadBoard;
  readonly left: LeftUpload;
}

/** An upload that an earlier visit left: the same file chosen again sends the rest. A stored file waits for its form. */
export function LeftItem({ board, left }: LeftItemProps) {
  const text = useText();
  const styles = useTrayStyles();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { fileName, point, size, sentBytes, storedKey, target } = left;
  const describe = () => {
    if (storedKey !== undefined)
      return isSavedWithForm(target) ? text('uploads.waiting', { form: target.formTitle }) : text('uploads.finishing');
    if (!point) return text('uploads.leftWhole');
    return text('uploads.left', { percent: Math.floor((sentBytes / Math.max(1, size)) * 100) });
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      const outcome = await board.takeUp(left, file);
      if (outcome === 'otherFile') setProblem(text('uploads.otherFile', { file: shownName(fileName) }));
    } catch (error) {
      setProblem(messageOf(error, text('uploads.failed')));
    }
  };
  return (
    <li className={styles.item}>
      <span className={styles.name}>{text('uploads.item', { file: shownName(fileName), title: target.title })}</span>
      <span className={styles.detail}>{describe()}</span>
      <span className={styles.problem} role="alert">
        {problem}
      </span>
      <span className={styles.buttons}>
        {storedKey === undefined && (
          <>
            <input
              ref={input}
              type="file"
              hidden
              onChange={({ currentTarget }) => {
                void choose(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            <Button size="small" appearance="primary" onClick={() => input.current?.click()}>
              {text('uploads.chooseAgain')}
            </Button>
          </>
        )}
        <Button size="small" onClick={() => board.discard(left)}>
          {text('uploads.discard')}
        </Button>
      </span>
    </li>
  );
}
