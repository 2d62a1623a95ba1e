import { Link } from '@fluentui/react-components';
import { useText } from '../../portal/PortalContext.ts';
import { usePromotionsStyles } from './Promotions.styles.ts';
import type { PromotionRow } from './usePromotion.ts';

/** Props of {@link PromotionFileList}. */
export interface PromotionFileListProps {
  readonly files: readonly PromotionRow[];
  /** What is said of a file before its name. @default nothing */
  readonly describe?: (file: PromotionRow) => string;
}

/** Files that promote a film, each with the way to look at it. */
export function PromotionFileList({ files, describe }: PromotionFileListProps) {
  const text = useText();
  const styles = usePromotionsStyles();
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          {describe && <span>{describe(file)}</span>}
          <span>{file.fileName}</span>
          <Link
            href={file.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('promotions.othersViewOf', { name: file.fileName })}
          >
            {text('promotions.othersView')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
