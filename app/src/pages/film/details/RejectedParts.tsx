import { MessageBar, MessageBarBody, MessageBarTitle, useRestoreFocusTarget } from '@fluentui/react-components';
import { Button } from '@reelform/widgets';
import { useStaffWordsStyles } from '../../../components/staffWords.styles.ts';
import { useText } from '../../../portal/PortalContext.ts';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';
import { type AssetPart, getRejectedParts, isOpenPart } from './assetParts.ts';
import { useDetailsStyles } from './details.styles.ts';

/** Props of {@link RejectedParts}. */
export interface RejectedPartsProps {
  readonly film: Film;
  readonly rows: readonly AssetRow[];
  readonly onOpen: (part: AssetPart) => void;
}

/** Names what was rejected of a film, with the reasons; each line leads to the field; whether that is open again, the film's status says. */
export function RejectedParts({ film, rows, onOpen }: RejectedPartsProps) {
  const text = useText();
  const styles = useDetailsStyles();
  const { words } = useStaffWordsStyles();
  const comesBackHere = useRestoreFocusTarget();
  const rejected = getRejectedParts(film, rows);
  if (rejected.length === 0) return null;
  const isOpen = rejected.some((part) => isOpenPart(film, part));
  const nameOf = ({ type, chapterId }: (typeof rejected)[number]) => {
    const name = text(`details.asset.${type}`);
    const episode = film.chapters.find((chapter) => chapter.chapterId === chapterId);
    return episode ? text('details.asset.ofEpisode', { name, n: episode.episodeNumber }) : name;
  };
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{text('details.rejected.title')}</MessageBarTitle>{' '}
        {text(isOpen ? 'details.rejected.intro' : 'details.rejected.locked')}
        <ul className={styles.bullets}>
          {rejected.map((part) => (
            <li key={part.place}>
              <Button {...comesBackHere} appearance="subtle" className={styles.link} onClick={() => onOpen(part)}>
                {nameOf(part)}
              </Button>{' '}
              <span className={words}>{part.notes.join(' ')}</span>
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
