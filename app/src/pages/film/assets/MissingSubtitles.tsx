import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { useText } from '../../../portal/PortalContext.ts';
import { useAssetFieldStyles } from './AssetField.styles.ts';

/** Props of {@link MissingSubtitles}. */
export interface MissingSubtitlesProps {
  /** DOM id of the field, which the summary of what is missing leads to. */
  readonly id: string;
  readonly errors: readonly string[];
  readonly onOpen: () => void;
}

/** What subtitles lack, which Manage Assets asks for and another dialog takes, with the way there. */
export function MissingSubtitles({ id, errors, onOpen }: MissingSubtitlesProps) {
  const text = useText();
  const styles = useAssetFieldStyles();
  const comesBackHere = useRestoreFocusTarget();
  return (
    <div data-span="all" className={styles.cell}>
      <span id={`${id}__error`} className={styles.problem}>
        {errors.join(' ')}
      </span>
      <div className={styles.buttons}>
        <Button {...comesBackHere} id={id} size="small" aria-describedby={`${id}__error`} onClick={onOpen}>
          {text('film.action.subtitles')}
        </Button>
      </div>
    </div>
  );
}
