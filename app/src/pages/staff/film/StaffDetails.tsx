import { Button } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { createPortalPart } from '../../../components/createPortalPart.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import type { StaffFilm } from './staffFilm.ts';

const ReadDetails = createPortalPart(async () => (await import('./ReadDetails.tsx')).ReadDetails);

interface FoldProps {
  readonly name: string;
  readonly film: StaffFilm['film'];
  /** Absent: the film itself. */
  readonly episode?: StaffFilm['film']['chapters'][number];
}

function Fold({ name, film, episode }: FoldProps) {
  const text = useText();
  const styles = useStaffFilmStyles();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.fold}>
      <div className={styles.foldHead}>
        <span className={styles.foldName}>{name}</span>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={text(isOpen ? 'staff.details.hideOf' : 'staff.details.showOf', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'staff.details.hide' : 'staff.details.show')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.foldBody}>
        {isOpen && <ReadDetails film={film} {...(episode && { episode })} />}
      </div>
    </li>
  );
}

/** What a filmmaker said of a film and of each of its episodes, each fetched and drawn when it is opened. */
export function StaffDetails({ film }: Pick<StaffFilm, 'film'>) {
  const text = useText();
  const styles = useStaffFilmStyles();
  return (
    <ul className={styles.folds}>
      <Fold name={text('details.title')} film={film} />
      {film.chapters.map((episode) => {
        const title = episode.title || text('staff.episodes.untitled');
        const name = text('film.view.episode', { n: episode.episodeNumber, title });
        return <Fold key={episode.chapterId} name={name} film={film} episode={episode} />;
      })}
    </ul>
  );
}
