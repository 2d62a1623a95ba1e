import { Button } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useText } from '../../portal/PortalContext.ts';
import type { UploadBoard } from '../../uploads/uploadBoard.ts';
import { getPlace } from '../../uploads/uploadTarget.ts';
import { Icon } from '../Icon.tsx';
import { trayGap, usePageFootHeight, useTrayFoot } from '../pageFoot.ts';
import { LateItem } from './LateItem.tsx';
import { LeftItem } from './LeftItem.tsx';
import { LogoutQuestion } from './LogoutQuestion.tsx';
import { useTrayStyles } from './TrayPanel.styles.ts';
import { UploadItem } from './UploadItem.tsx';

/** The list of uploads at the foot of the page, above its buttons; it can be folded away. */
export function TrayPanel({ board }: { readonly board: UploadBoard }) {
  const text = useText();
  const styles = useTrayStyles();
  const [isOpen, setIsOpen] = useState(true);
  const listId = useId();
  return (
    <section
      ref={useTrayFoot()}
      className={styles.root}
      style={{ bottom: `${usePageFootHeight() + trayGap}px` }}
      aria-label={text('uploads.title')}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{text('uploads.title')}</h2>
        <Button
          appearance="subtle"
          className={isOpen ? styles.fold : styles.unfold}
          aria-label={text(isOpen ? 'uploads.hide' : 'uploads.show')}
          aria-expanded={isOpen}
          aria-controls={listId}
          icon={<Icon name="chevron" />}
          onClick={() => setIsOpen(!isOpen)}
        />
      </header>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {board.uploads().map((upload) => (
          <UploadItem key={upload.number} board={board} upload={upload} />
        ))}
        {board.late().map((file) => (
          <LateItem key={`${getPlace(file.target)} ${file.fingerprint}`} board={board} file={file} />
        ))}
        {board.left().map((left) => (
          <LeftItem key={`${getPlace(left.target)} ${left.fingerprint}`} board={board} left={left} />
        ))}
      </ul>
      <LogoutQuestion board={board} />
    </section>
  );
}
