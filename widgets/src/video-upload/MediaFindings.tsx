import type { FormTexts } from '@reelform/engine';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import type { ToldFinding } from './tellFinding.ts';
import { useVideoUploadStyles } from './VideoUpload.styles.ts';

/** Props of {@link MediaFindings}. */
export interface MediaFindingsProps {
  readonly findings: readonly ToldFinding[];
  /** Whether the file was not taken; its message stands elsewhere then, and only the way to mend it is shown. */
  readonly isRefused: boolean;
  readonly texts: FormTexts;
}

function Command({ command, texts }: { readonly command: string; readonly texts: FormTexts }) {
  const styles = useVideoUploadStyles();
  const [isCopied, setCopied] = useState(false);
  const { clipboard } = navigator;
  return (
    <div className={styles.command}>
      <code className={styles.code}>{command}</code>
      {clipboard && (
        <Button
          isSmall
          className={styles.button}
          onClick={() =>
            clipboard.writeText(command).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {texts(isCopied ? 'copied' : 'copy')}
        </Button>
      )}
    </div>
  );
}

/** What was found in a file, and how each of it is mended. */
export function MediaFindings({ findings, isRefused, texts }: MediaFindingsProps) {
  const styles = useVideoUploadStyles();
  const shown = isRefused ? findings.filter(({ hint, command }) => hint !== undefined || command !== undefined) : findings;
  if (shown.length === 0) return null;
  return (
    <div className={isRefused ? styles.mending : styles.findings}>
      {!isRefused && <div className={styles.findingsTitle}>{texts('findings')}</div>}
      <ul className={styles.findingList}>
        {shown.map(({ message, hint, command }) => (
          <li key={message} className={styles.finding}>
            {!isRefused && <span>{message}</span>}
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
            {command !== undefined && <Command command={command} texts={texts} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
