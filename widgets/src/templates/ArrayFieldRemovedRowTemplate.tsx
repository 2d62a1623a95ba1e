import { type RemovedRow, useArrayRows, useFormTexts } from '@reelform/engine';
import { Button } from '../controls/Button.tsx';
import { useArrayFieldRemovedRowClass } from './ArrayFieldRemovedRowTemplate.styles.ts';

/** Props of {@link ArrayFieldRemovedRowTemplate}. */
export interface ArrayFieldRemovedRowProps {
  readonly row: RemovedRow;
}

/** The line that a row leaves behind, in its place, with which it comes back; where the list is full, it says so. */
export function ArrayFieldRemovedRowTemplate({ row }: ArrayFieldRemovedRowProps) {
  const className = useArrayFieldRemovedRowClass();
  const texts = useFormTexts('array');
  const { fullReason } = useArrayRows();
  const isFull = fullReason !== undefined;
  const fullId = `${row.undoId}__full`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands among the rows of a list that is no <ul>
    <div role="listitem" className={className}>
      <span>
        {texts('removed', { label: row.label })} {isFull && <span id={fullId}>{fullReason}</span>}
      </span>
      <Button
        id={row.undoId}
        isSmall
        aria-label={`${texts('undo')}: ${row.label}`}
        aria-disabled={isFull || undefined}
        onClick={row.undo}
        {...(isFull ? { 'aria-describedby': fullId } : {})}
      >
        {texts('undo')}
      </Button>
    </div>
  );
}
