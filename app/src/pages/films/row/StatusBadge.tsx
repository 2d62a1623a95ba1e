import { Badge, type BadgeProps } from '@fluentui/react-components';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { useWrappingBadgeStyles } from '../../../components/wrappingBadge.styles.ts';
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
  const styles = useWrappingBadgeStyles();
  const release = getScheduledRelease(row, Date.now());
  return (
    <Badge appearance="tint" shape="rounded" color={colors[row.statusClass]} className={styles.badge}>
      {release === undefined ? row.status : text('films.scheduled', { date: gmtDatesIn(language).moment(release) })}
    </Badge>
  );
}
