import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PlainMessage } from '../../../components/PlainMessage.tsx';
import { useStaffWordsStyles } from '../../../components/staffWords.styles.ts';
import { useText } from '../../../portal/PortalContext.ts';
import type { Film } from '../dialog/film.ts';
import { isRejected } from '../row/remarks.ts';
import { EpisodeList } from './EpisodeList.tsx';
import { VideoPreview } from './VideoPreview.tsx';
import { useViewDialogStyles } from './ViewDialog.styles.ts';

/** Why a film was rejected: the note on its video, else the remarks; `undefined` when neither was written. */
const getRejection = ({ videoUrlRejectMsg, videoUrlNote, remarks }: Film): string | undefined =>
  [videoUrlRejectMsg, videoUrlNote, remarks].map((note) => note?.trim()).find((note) => note);

/** Props of {@link FilmView}. */
export interface FilmViewProps {
  readonly film: Film;
  /** What more is told about where it stands. */
  readonly children?: ReactNode;
}

/** What a film says about itself, and its video, or why it was rejected. */
export function FilmView({ film, children }: FilmViewProps) {
  const text = useText();
  const styles = useViewDialogStyles();
  const { words } = useStaffWordsStyles();
  const rejected = isRejected(film.status);
  const none = text('films.remarks.none');
  const lines = [
    [text('film.view.type'), film.type === null ? none : text(`film.type.${film.type}`)],
    [text('film.view.title'), film.title],
    [text('film.view.shortDescription'), film.shortDescription ?? none],
  ] as const;
  return (
    <div className={styles.root}>
      {rejected ? (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{text('film.view.rejected')}</MessageBarTitle> <span className={words}>{getRejection(film)}</span>
          </MessageBarBody>
        </MessageBar>
      ) : (
        <PlainMessage intent="info">{text('film.view.underReview')}</PlainMessage>
      )}
      {children}
      <table className={styles.table}>
        <tbody>
          {lines.map(([heading, value]) => (
            <tr key={heading}>
              <th scope="row" className={styles.heading}>
                {heading}
              </th>
              <td className={styles.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {film.type === 'SERIES' && <EpisodeList film={film} hasPreviews={!rejected} />}
      {film.type !== 'SERIES' && !rejected && <VideoPreview url={film.videoLivePreview ?? undefined} />}
    </div>
  );
}
