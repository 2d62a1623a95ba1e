import type { CallTypes } from '@reelform/schemas/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { generatePath, useSearchParams } from 'react-router-dom';
import { RouteLink } from '../../../components/RouteLink.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { paths } from '../../../routes.ts';
import { FilmStatusBadge } from '../../film/FilmStatusBadge.tsx';
import { gmtDatesIn } from '../../films/row/gmtDate.ts';
import { StaffList } from '../table/StaffList.tsx';
import type { StaffColumn } from '../table/StaffTable.tsx';
import { QueueToolbar } from './QueueToolbar.tsx';
import { type QueueQuery, queueStatuses, readQueueQuery, toQueueWire, writeQueueQuery } from './queueQuery.ts';

type Row = CallTypes<'GET /staff/films'>['reply']['data']['rows'][number];

const useColumns = (): readonly StaffColumn<Row>[] => {
  const { text, language } = usePortal();
  const none = text('films.remarks.none');
  const waiting = ({ awaitingAssets, removalRequests }: Row) =>
    [
      ...(awaitingAssets > 0 ? [text('staff.waiting.assets', { count: awaitingAssets })] : []),
      ...(removalRequests > 0 ? [text('staff.waiting.removals', { count: removalRequests })] : []),
    ].join(', ') || text('staff.waiting.none');
  return [
    {
      label: 'films.column.title',
      isWide: true,
      draw: ({ id, title }) => <RouteLink to={generatePath(paths.staffFilm, { id: String(id) })}>{title}</RouteLink>,
    },
    {
      label: 'staff.column.filmmaker',
      isWide: true,
      draw: ({ filmmakerName, filmmakerEmail }) => (
        <>
          {filmmakerName}
          <br />
          {filmmakerEmail}
        </>
      ),
    },
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
  const { api, text, language } = usePortal();
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readQueueQuery(parameters), [parameters]);
  const columns = useColumns();
  const change = (changes: Partial<QueueQuery>) =>
    setParameters((current) => writeQueueQuery({ ...readQueueQuery(current), page: 1, ...changes }), { replace: true });
  const list = useQuery({
    queryKey: ['staff', 'films', query, language],
    queryFn: async ({ signal }) => (await api.call('GET /staff/films', { query: toQueueWire(query), signal })).data,
    placeholderData: keepPreviousData,
  });
  const retry = () => void list.refetch();
  const isNarrowed = query.searchText.trim() !== '' || query.status !== undefined;

  return (
    <>
      <QueueToolbar
        searchText={query.searchText}
        onSearch={(searchText) => change({ searchText })}
        label={text('staff.search')}
        statuses={queueStatuses.map((status) => [status, text(`film.status.${status}`)])}
        status={query.status}
        onStatus={(status) => change({ status })}
        onRefresh={retry}
      />
      <StaffList
        list={list}
        label={text('staff.title')}
        columns={columns}
        failure={text('films.loadFailed')}
        empty={{ headline: text('films.empty'), hint: text(isNarrowed ? 'staff.emptyFilterHint' : 'staff.emptyHint') }}
        page={query.page}
        onPage={(page) => change({ page })}
        onRetry={retry}
      />
    </>
  );
}
