import { Spinner } from '@fluentui/react-components';
import { type MissingPart, withCopiedDetails } from '@reelform/schemas/api';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { CloseButton, DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useDialogStyles } from '../../../components/dialog/dialog.styles.ts';
import { useFirstFieldFocus } from '../../../components/dialog/useFirstFieldFocus.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useToast } from '../../../components/toast/useToast.ts';
import type { LoadedForm } from '../../../portal/forms.ts';
import type { NoticeKey } from '../../../portal/messages.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { useDrawnForm } from '../../../portal/useLoadedForm.ts';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';
import { AssetsCard } from './AssetsCard.tsx';
import type { AssetTarget } from './assetParts.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { useDetailsStyles } from './details.styles.ts';
import { type Chapter, getDetails } from './detailsData.ts';
import { canEditEpisode } from './episodes.ts';
import { FilmReady } from './FilmReady.tsx';
import { FormButtonsContext } from './FormFooter.tsx';
import { type DetailsEditing, useDetailsEditing } from './useDetailsEditing.ts';

/** An episode whose dialog is open. */
export type OpenEpisode = Pick<Chapter, 'chapterId' | 'isNewEpisode'>;

/** Props of {@link EpisodeDialog}. */
export interface EpisodeDialogProps {
  readonly film: Film;
  readonly rows: readonly AssetRow[] | undefined;
  readonly episode: OpenEpisode;
  /** The place was kept just now: nothing of the episode is stored yet. */
  readonly isAdded: boolean;
  /** JSON pointer of the field to begin at. @default the first */
  readonly place?: string | undefined;
  readonly onClose: () => void;
}

type Leave = Pick<DetailsEditing, 'leaveQuestion' | 'isSaving'>;

interface EpisodeFormProps extends EpisodeDialogProps {
  readonly loaded: LoadedForm;
  readonly onAskToClose: () => void;
  readonly ref: Ref<Leave>;
}

function EpisodeForm({ film, rows, episode, isAdded, place, loaded, ...closing }: EpisodeFormProps) {
  const { onClose, onAskToClose, ref } = closing;
  const text = useText();
  const styles = useDetailsStyles();
  const toast = useToast();
  const editing = useDetailsEditing({ film, episode }, onClose);
  const { handle } = editing;
  const canSubmit = canEditEpisode(film, episode);
  const around = useFirstFieldFocus();
  useImperativeHandle(ref, () => editing, [editing]);
  const [target, setTarget] = useState<AssetTarget>();
  const arrived = useCallback(() => setTarget(undefined), []);
  useEffect(() => {
    if (place !== undefined) handle.current?.goTo(place);
  }, [place, handle]);
  const act = (name: string) => {
    if (name !== 'copy') return onAskToClose();
    const details = handle.current?.getData();
    if (details) handle.current?.replace({ ...withCopiedDetails(getDetails({ film }), details) } as typeof details); // JSON, of two JSON documents
    toast.success(text('details.episode.copied'));
  };
  const go = ({ form, path }: MissingPart) => {
    if (form === 'film-details') handle.current?.goTo(path);
    else
      setTarget({
        dialog: form === 'subtitles' ? 'subtitles' : 'assets',
        place: path.replace(/^\/chapters\/\d+/, '/chapters/0'),
      });
  };
  return (
    <div ref={around} className={styles.dialog}>
      {!isAdded && canSubmit && (
        <FilmReady
          isAbove
          film={film}
          rows={rows}
          loaded={loaded}
          entries={editing.entries}
          refusals={editing.refusals}
          chapterId={episode.chapterId}
          onGo={go}
        />
      )}
      {!isAdded && rows && (
        <AssetsCard film={film} chapterId={episode.chapterId} target={target} onGo={setTarget} onArrived={arrived} />
      )}
      <DetailsForm film={film} episode={episode} isAdded={isAdded} loaded={loaded} editing={editing} onAction={act} />
    </div>
  );
}

/** 'Add Episode Details' or 'View Episode Details': the form of the film, of one of its episodes. */
export function EpisodeDialog(props: EpisodeDialogProps) {
  const { isAdded, onClose } = props;
  const text = useText();
  const styles = useDetailsStyles();
  const dialogStyles = useDialogStyles();
  const { data: loaded, isError, refetch } = useDrawnForm('film-details');
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const buttons = useMemo(() => ({ footer, tools, isHeldBySave: true }), [footer, tools]);
  const [question, setQuestion] = useState<NoticeKey>();
  const leave = useRef<Leave>(null);
  const askToClose = () => {
    // Its end closes the dialog, by then perhaps that of another episode.
    if (leave.current?.isSaving()) return;
    const asked = leave.current?.leaveQuestion();
    if (asked) setQuestion(asked);
    else onClose();
  };
  return (
    <>
      <DialogFrame
        title={text(isAdded ? 'details.episode.add' : 'details.episode.view')}
        onClose={askToClose}
        isWide
        actions={
          loaded ? <div ref={setFooter} className={styles.dialogFooter} /> : isError && <CloseButton onClose={onClose} />
        }
      >
        {isError && <LoadFailure message={text('film.loadFailed')} onRetry={() => void refetch()} />}
        {!loaded && !isError && (
          <div className={dialogStyles.wait}>
            <Spinner label={text('app.loading')} />
          </div>
        )}
        {loaded && (
          <FormButtonsContext value={buttons}>
            <div ref={setTools} className={styles.tools} />
            <EpisodeForm {...props} ref={leave} loaded={loaded} onAskToClose={askToClose} />
          </FormButtonsContext>
        )}
      </DialogFrame>
      <ConfirmDialog
        open={question !== undefined}
        title={text('film.leaveTitle')}
        question={question ? text(question) : ''}
        confirmLabel={text('film.leaveConfirm')}
        cancelLabel={text('film.leaveStay')}
        onConfirm={onClose}
        onCancel={() => setQuestion(undefined)}
      />
    </>
  );
}
