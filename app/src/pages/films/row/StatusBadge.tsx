import type { BadgeProps } from '@fluentui/react-components';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { StateBadge } from '../../../components/StateBadge.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import type { FilmRow } from './filmRow.ts';
import { getScheduledRelease } from './scheduled.ts';

const colors = {
  neutral: 'informative',
  info: 'brand',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
} as const satisfies { readonly [Class in FilmRow['statusClass']]: BadgeProps['color'] };

/** A film's status, or, of an active film that is not out yet, when it will be. */
export function StatusBadge({ row }: { readonly row: FilmRow }) {
  const { text, language } = usePortal();
  const release = getScheduledRelease(row, Date.now());
  return (
    <StateBadge color={colors[row.statusClass]}>
      {release === undefined ? row.status : text('films.scheduled', { date: gmtDatesIn(language).moment(release) })}
    </StateBadge>
  );
}
