import { Button } from '@fluentui/react-components';
import { getAssetNote } from '@reelform/schemas/api';
import { useId, useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { useAssetFieldStyles } from './AssetField.styles.ts';
import type { AssetPlaces } from './AssetPlacesContext.ts';
import { AssetStateBadge } from './AssetStateBadge.tsx';
import { canRemove, isRemovalRequested, type PlaceRow } from './assetPlaces.ts';

/** Props of {@link AssetStanding}. */
export interface AssetStandingProps {
  readonly place: PlaceRow;
  readonly around: AssetPlaces;
  /** Name of the asset. */
  readonly name: string;
}

/** How the newest asset of a place stands, why it was rejected, and the way to have it removed once that is confirmed. */
export function AssetStanding({ place: { newest, pointer }, around, name }: AssetStandingProps) {
  const text = useText();
  const styles = useAssetFieldStyles();
  const buttonId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!newest) return <span className={styles.none}>{text('film.assets.status.none')}</span>;
  const { assetStatus } = newest;
  const isRequested = isRemovalRequested(around.film, newest);
  const remove = async () => {
    setAsking(false);
    setBusy(true);
    setProblem('');
    try {
      await around.remove(newest, pointer);
    } catch (error) {
      setProblem(messageOf(error, text('film.assets.removeFailed')));
    } finally {
      setBusy(false);
    }
  };
  const reason = getAssetNote(newest);
  return (
    <>
      <div className={styles.status}>
        <AssetStateBadge status={assetStatus} />
      </div>
      {reason && <span className={styles.message}>{reason}</span>}
      {canRemove(around.film, newest) && (
        <div className={styles.buttons}>
          <Button
            id={buttonId}
            size="small"
            disabledFocusable={isBusy}
            aria-label={text(isRequested ? 'film.assets.requestRemovalOf' : 'film.assets.removeOf', { name })}
            onClick={() => setAsking(true)}
          >
            {text(isRequested ? 'film.assets.requestRemoval' : 'film.assets.remove')}
          </Button>
        </div>
      )}
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text('confirm.delete.title')}
        question={text('confirm.delete.message')}
        onConfirm={() => void remove()}
        onCancel={() => {
          setAsking(false);
          document.getElementById(buttonId)?.focus();
        }}
      />
    </>
  );
}
