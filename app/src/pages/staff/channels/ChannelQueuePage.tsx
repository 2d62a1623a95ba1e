import { type CallTypes, ChannelStatus } from '@reelform/schemas/api';
import { generatePath } from 'react-router-dom';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import type { ListColumn } from '../../../components/list/ListTable.tsx';
import { RouteLink } from '../../../components/RouteLink.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { paths } from '../../../routes.ts';
import { filmmakerColumn } from '../queue/filmmakerColumn.tsx';
import { Queue } from '../queue/Queue.tsx';
import { ChannelStatusBadge } from './ChannelStatusBadge.tsx';

type Row = CallTypes<'GET /staff/channels'>['reply']['data']['rows'][number];

/** Statuses of channels, those that wait for staff first. */
const { pending, approved, rejected, deactivated } = ChannelStatus;
const statuses = [pending, approved, rejected, deactivated] as const;

const useColumns = (): readonly ListColumn<Row>[] => {
  const { language } = usePortal();
  return [
    { label: 'staff.channels.column.number', draw: ({ number }) => number },
    {
      label: 'staff.channels.column.name',
      isWide: true,
      draw: ({ id, name }) => (
        <RouteLink isOfList to={generatePath(paths.staffChannel, { id: String(id) })}>
          {name}
        </RouteLink>
      ),
    },
    filmmakerColumn,
    { label: 'staff.channels.column.status', draw: ({ status }) => <ChannelStatusBadge status={status} /> },
    { label: 'staff.channels.column.modified', draw: ({ modified }) => gmtDatesIn(language).day(modified) },
    { label: 'staff.channels.column.videos', isNumber: true, draw: ({ videoCount }) => videoCount },
  ];
};

/** The channels of all filmmakers, the longest waiting first. */
export function ChannelQueuePage() {
  const { api, text } = usePortal();
  return (
    <Queue
      of="channels"
      load={async (query, signal) => (await api.call('GET /staff/channels', { query, signal })).data}
      statuses={statuses.map((status) => [status, text(`channel.status.${status}`)])}
      columns={useColumns()}
      label={text('staff.channels')}
      searchLabel={text('staff.channels.search')}
      failure={text('staff.channels.loadFailed')}
      empty={{
        headline: text('staff.channels.empty'),
        hint: text('staff.channels.emptyHint'),
        waitingHint: text('staff.channels.emptyWaitingHint'),
        narrowedHint: text('staff.channels.emptyFilterHint'),
      }}
    />
  );
}
