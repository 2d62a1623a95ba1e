import type { CallTypes } from '@reelform/schemas/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { generatePath, useSearchParams } from 'react-router-dom';
import { RouteLink } from '../../../components/RouteLink.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { paths } from '../../../routes.ts';
import { gmtDatesIn } from '../../films/row/gmtDate.ts';
import { QueueToolbar } from '../queue/QueueToolbar.tsx';
import { StaffList } from '../table/StaffList.tsx';
import type { StaffColumn } from '../table/StaffTable.tsx';
import { ChannelStatusBadge } from './ChannelStatusBadge.tsx';
import { type ChannelQuery, channelStatuses, readChannelQuery, toChannelWire, writeChannelQuery } from './channelQuery.ts';

type Row = CallTypes<'GET /staff/channels'>['reply']['data']['rows'][number];

const useColumns = (): readonly StaffColumn<Row>[] => {
  const { language } = usePortal();
  return [
    { label: 'staff.channels.column.number', draw: ({ number }) => number },
    {
      label: 'staff.channels.column.name',
      isWide: true,
      draw: ({ id, name }) => <RouteLink to={generatePath(paths.staffChannel, { id: String(id) })}>{name}</RouteLink>,
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
    { label: 'staff.channels.column.status', draw: ({ status }) => <ChannelStatusBadge status={status} /> },
    { label: 'staff.channels.column.modified', draw: ({ modified }) => gmtDatesIn(language).day(modified) },
    { label: 'staff.channels.column.videos', isNumber: true, draw: ({ videoCount }) => videoCount },
  ];
};

/** The channels of all filmmakers, the longest waiting first. */
export function ChannelQueuePage() {
  const { api, text } = usePortal();
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readChannelQuery(parameters), [parameters]);
  const columns = useColumns();
  const change = (changes: Partial<ChannelQuery>) =>
    setParameters((current) => writeChannelQuery({ ...readChannelQuery(current), page: 1, ...changes }), { replace: true });
  const list = useQuery({
    queryKey: ['staff', 'channels', query],
    queryFn: async ({ signal }) => (await api.call('GET /staff/channels', { query: toChannelWire(query), signal })).data,
    placeholderData: keepPreviousData,
  });
  const retry = () => void list.refetch();
  const isNarrowed = query.searchText.trim() !== '' || query.status !== undefined;

  return (
    <>
      <QueueToolbar
        searchText={query.searchText}
        onSearch={(searchText) => change({ searchText })}
        label={text('staff.channels.search')}
        statuses={channelStatuses.map((status) => [status, text(`channel.status.${status}`)])}
        status={query.status}
        onStatus={(status) => change({ status: channelStatuses.find((one) => one === status) })}
        onRefresh={retry}
      />
      <StaffList
        list={list}
        label={text('staff.channels')}
        columns={columns}
        failure={text('staff.channels.loadFailed')}
        empty={{
          headline: text('staff.channels.empty'),
          hint: text(isNarrowed ? 'staff.channels.emptyFilterHint' : 'staff.channels.emptyHint'),
        }}
        page={query.page}
        onPage={(page) => change({ page })}
        onRetry={retry}
      />
    </>
  );
}
