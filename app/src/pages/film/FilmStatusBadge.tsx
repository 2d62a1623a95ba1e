import type { BadgeProps } from '@fluentui/react-components';
import { FilmStatus, type FilmStatusValue } from '@reelform/schemas/api';
import { gmtDatesIn } from '../../components/gmtDate.ts';
import { StateBadge } from '../../components/StateBadge.tsx';
import type { NoticeKey } from '../../portal/messages.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import type { Film } from '../films/dialog/film.ts';
import { getScheduledRelease } from '../films/row/scheduled.ts';

const looks: { readonly [Status in FilmStatusValue]: readonly [NoticeKey, NonNullable<BadgeProps['color']>] } = {
  [FilmStatus.draft]: ['film.status.0', 'informative'],
  [FilmStatus.submitted]: ['film.status.1', 'brand'],
  [FilmStatus.details]: ['film.status.2', 'brand'],
  [FilmStatus.review]: ['film.status.3', 'warning'],
  [FilmStatus.active]: ['film.status.4', 'success'],
  [FilmStatus.inactive]: ['film.status.5', 'informative'],
  [FilmStatus.rejected]: ['film.status.6', 'danger'],
  [FilmStatus.rejectedWithRows]: ['film.status.7', 'danger'],
  [FilmStatus.contractCancelled]: ['film.status.8', 'danger'],
};

const isKnown = (status: number): status is FilmStatusValue => status in looks;

/** A film's status, or, of an active film that is not out yet, when it will be. */
export function FilmStatusBadge({ film: { status, releaseDate } }: { readonly film: Pick<Film, 'status' | 'releaseDate'> }) {
  const { text, language } = usePortal();
  if (!isKnown(status)) return null;
  const [label, color] = looks[status];
  const release = getScheduledRelease({ statusValue: status, releaseDate }, Date.now());
  return (
    <StateBadge isLarge color={color}>
      {release === undefined ? text(label) : text('films.scheduled', { date: gmtDatesIn(language).moment(release) })}
    </StateBadge>
  );
}
