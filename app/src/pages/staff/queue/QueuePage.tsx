import { type CallTypes, FilmStatus } from '@reelform/schemas/api';
import { generatePath } from 'react-router-dom';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import type { ListColumn } from '../../../components/list/ListTable.tsx';
import { RouteLink } from '../../../components/RouteLink.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { paths } from '../../../routes.ts';
import { FilmStatusBadge } from '../../film/FilmStatusBadge.tsx';
import { filmmakerColumn } from './filmmakerColumn.tsx';
import { Queue } from './Queue.tsx';

type Row = CallTypes<'GET /staff/films'>['reply']['data']['rows'][number];

const { submitted, details, review, active, inactive, rejected, rejectedWithRows, contractCancelled } = FilmStatus;

/** Statuses that a film of the queue can have. */
const statuses = [submitted, details, review, active, inactive, rejected, rejectedWithRows, contractCancelled] as const;

const useColumns = (): readonly ListColumn<Row>[] => {
  const { text, language } = usePortal();
  const none = text('films.remarks.none');
  const waiting = ({ isWaiting, awaitingAssets, removalRequests }: Row) =>
    [
      ...(isWaiting ? [text('staff.waiting.film')] : []),
      ...(awaitingAssets > 0 ? [text('staff.waiting.assets', { count: awaitingAssets })] : []),
      ...(removalRequests > 0 ? [text('staff.waiting.removals', { count: removalRequests })] : []),
    ].join(', ') || text('staff.waiting.none');
  return [
    {
      label: 'films.column.title',
      isWide: true,
      draw: ({ id, title }) => (
        <RouteLink isOfList to={generatePath(paths.staffFilm, { id: String(id) })}>
          {title}
        </RouteLink>
      ),
    },
    filmmakerColumn,
    { label: 'films.column.type', draw: ({ type }) => (type === null ? none : text(`film.type.${type}`)) },
    {
      label: 'films.column.status',
      draw: ({ statusValue, releaseDate }) => <FilmStatusBadge film={{ status: statusValue, releaseDate }} />,
    },
    {
      label: 'films.column.submissionDate',
      draw: ({ submissionDate }) => (submissionDate === null ? none : gmtDatesIn(language).day(submissionDate)),
    },
    { label: 'staff.column.waiting', draw: waiting },
  ];
};

/** The films of all filmmakers that were submitted, the longest waiting first. */
export function QueuePage() {
  const { api, text } = usePortal();
  return (
    <Queue
      of="films"
      load={async (query, signal) => (await api.call('GET /staff/films', { query, signal })).data}
      statuses={statuses.map((status) => [status, text(`film.status.${status}`)])}
      columns={useColumns()}
      label={text('staff.title')}
      searchLabel={text('staff.search')}
      failure={text('films.loadFailed')}
      empty={{
        headline: text('films.empty'),
        hint: text('staff.emptyHint'),
        waitingHint: text('staff.emptyWaitingHint'),
        narrowedHint: text('staff.emptyFilterHint'),
      }}
    />
  );
}
