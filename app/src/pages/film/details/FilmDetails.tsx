import { FilmStatus, type MissingPart } from '@reelform/schemas/api';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createPortalPart } from '../../../components/createPortalPart.tsx';
import { LeaveQuestion } from '../../../components/LeaveQuestion.tsx';
import { useOneAtATime } from '../../../components/useOneAtATime.ts';
import { useUnderWay } from '../../../components/useUnderWay.ts';
import { useListBehind } from '../../../navigation/useListBehind.ts';
import type { LoadedForm } from '../../../portal/forms.ts';
import type { NoticeKey } from '../../../portal/messages.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { paths } from '../../../routes.ts';
import { useUploads } from '../../../uploads/UploadsContext.ts';
import { useFinishedUploads } from '../../../uploads/useFinishedUploads.ts';
import type { Film } from '../../films/dialog/film.ts';
import { FilmAbout } from '../FilmAbout.tsx';
import { FilmDialogs } from '../FilmDialogs.tsx';
import { FilmHeader } from '../FilmHeader.tsx';
import { FilmRemarks } from '../FilmRemarks.tsx';
import { type FilmAction, getFilmActions } from '../filmActions.ts';
import { refreshFilm, useAssets } from '../useAssets.ts';
import { AssetsCard } from './AssetsCard.tsx';
import type { AssetTarget } from './assetParts.ts';
import { Card } from './Card.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { DetailsFrame } from './DetailsFrame.tsx';
import { useDetailsStyles } from './details.styles.ts';
import type { OpenEpisode } from './EpisodeDialog.tsx';
import { EpisodeLines } from './EpisodeLines.tsx';
import { FilmReady } from './FilmReady.tsx';
import { RejectedParts } from './RejectedParts.tsx';
import { useDetailsEditing } from './useDetailsEditing.ts';
import { useEpisodes } from './useEpisodes.ts';

const EpisodeDialog = createPortalPart(async () => (await import('./EpisodeDialog.tsx')).EpisodeDialog);

const FilmDialog = createPortalPart(async () => (await import('../../films/dialog/FilmDialog.tsx')).FilmDialog);

/** Why the details of a film cannot be saved as it stands. */
const lockOf = ({ status }: Film): NoticeKey => (status === FilmStatus.review ? 'details.locked.review' : 'details.locked');

interface EpisodePlace {
  readonly episode: OpenEpisode;
  readonly isAdded: boolean;
  readonly place?: string;
}

/** A stored film: how it stands, its details, episodes and assets, and the dialogs in which its owner works on them. */
export function FilmDetails({ film, loaded }: { readonly film: Film; readonly loaded: LoadedForm }) {
  const text = useText();
  const styles = useDetailsStyles();
  const navigate = useNavigate();
  const list = useListBehind(paths.home, paths.films);
  const queries = useQueryClient();
  const [isDirty, setDirty] = useState(false);
  const [action, setAction] = useState<FilmAction>();
  const [target, setTarget] = useState<AssetTarget>();
  const [dialogsClosed, setDialogsClosed] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [shown, setShown] = useState<EpisodePlace>();
  const refresh = useCallback(() => void refreshFilm(queries, film.id), [queries, film.id]);
  useFinishedUploads(useUploads(), refresh);
  const { data: rows } = useAssets(film.id);
  const editing = useDetailsEditing({ film }, refresh);
  const episodes = useEpisodes(film.id);
  const { rows: goingRows, begin } = useUnderWay();
  const { handle } = editing;
  const isLocked = !film.may.includes('details');
  const isSeries = film.type === 'SERIES';
  const arrived = useCallback(() => setTarget(undefined), []);

  const closeDialog = () => {
    setAction(undefined);
    setDialogsClosed((count) => count + 1);
  };

  /** Saves what is unsaved, for an episode copies it. @returns whether there is nothing unsaved now */
  const saveEdits = async () => {
    if (!handle.current?.isDirty()) return true;
    const draft = loaded.form.actions.find(({ mode }) => mode === 'draft');
    if (draft) await handle.current.press(draft.name);
    // Whoever went elsewhere meanwhile opens nothing.
    return handle.current?.isDirty() === false;
  };
  const addition = useOneAtATime(async () => {
    if (!(await saveEdits())) return;
    const chapterId = await episodes.add();
    if (chapterId !== undefined) setShown({ episode: { chapterId, isNewEpisode: 1 }, isAdded: true });
  });
  const openEpisode = async (episode: OpenEpisode) => {
    if (await saveEdits()) setShown({ episode, isAdded: false });
  };

  const go = async ({ form, chapterId, path }: MissingPart) => {
    const episode = film.chapters.find((chapter) => chapter.chapterId === chapterId);
    if (episode) {
      if (await saveEdits()) setShown({ episode, isAdded: false, place: path });
    } else if (form === 'film-details') handle.current?.goTo(path);
    else if (form === 'film-submission') setSubmitting(await saveEdits());
    else setTarget({ dialog: form === 'subtitles' ? 'subtitles' : 'assets', place: path });
  };

  return (
    <>
      <FilmHeader film={film} onAction={setAction} />
      <FilmRemarks film={film} />
      {rows && <RejectedParts film={film} rows={rows} onOpen={setTarget} />}
      <DetailsFrame
        isDirty={isDirty}
        isLocked={isLocked}
        aside={
          isLocked ? undefined : (
            <FilmReady
              film={film}
              rows={rows}
              loaded={loaded}
              entries={editing.entries}
              refusals={editing.refusals}
              onGo={(part) => void go(part)}
            />
          )
        }
      >
        <Card title={text('details.title')}>
          {isLocked && <p className={styles.hint}>{text(lockOf(film))}</p>}
          <DetailsForm
            film={film}
            loaded={loaded}
            editing={editing}
            onAction={() => void navigate(list)}
            onDirtyChange={setDirty}
          />
        </Card>
        {isSeries && (
          <Card title={text('details.episodes.title')}>
            <EpisodeLines
              film={film}
              onOpen={(episode) => void openEpisode(episode)}
              onAdd={() => void addition.ask()}
              isAdding={addition.underWay !== undefined}
              goingRows={goingRows}
              onDelete={({ chapterId }) => void begin(chapterId, () => episodes.remove(chapterId))}
            />
          </Card>
        )}
        {getFilmActions(film).includes('assets') && (
          <AssetsCard
            film={film}
            round={dialogsClosed}
            target={target}
            onGo={setTarget}
            onArrived={arrived}
            onBts={getFilmActions(film).includes('bts') ? () => setAction('bts') : undefined}
          />
        )}
        <FilmAbout film={film} />
      </DetailsFrame>
      {shown && (
        <Suspense fallback={null}>
          <EpisodeDialog
            {...shown}
            film={film}
            rows={rows}
            onClose={() => {
              setShown(undefined);
              // Saved here, or deleted meanwhile by someone else.
              refresh();
            }}
          />
        </Suspense>
      )}
      {action && <FilmDialogs film={film} open={action} onClose={closeDialog} />}
      {isSubmitting && (
        <Suspense fallback={null}>
          <FilmDialog
            filmId={film.id}
            onClose={() => {
              setSubmitting(false);
              refresh();
            }}
          />
        </Suspense>
      )}
      <LeaveQuestion question={editing.leaveQuestion} />
    </>
  );
}
