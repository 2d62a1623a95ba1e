import type { BadgeProps } from '@fluentui/react-components';
import type { CallTypes } from '@reelform/schemas/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import type { ListColumn } from '../../../components/list/ListTable.tsx';
import { PagedList } from '../../../components/list/PagedList.tsx';
import { StateBadge } from '../../../components/StateBadge.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { OutboxToolbar } from './OutboxToolbar.tsx';
import { type OutboxView, readOutboxView, toOutboxWire, writeOutboxView } from './outboxQuery.ts';

type Row = CallTypes<'GET /staff/outbox'>['reply']['data']['rows'][number];

const colors: { readonly [State in Row['state']]: NonNullable<BadgeProps['color']> } = {
  waiting: 'informative',
  sending: 'brand',
  handed: 'brand',
  sent: 'success',
  failed: 'danger',
  unsure: 'warning',
};

/** The mails that the portal has sent or is to send, the newest first. */
export function OutboxPage() {
  const { api, config, text, language } = usePortal();
  const { longestSearch } = config.lists;
  const [parameters, setParameters] = useSearchParams();
  const view = readOutboxView(parameters, longestSearch);
  const change = (changes: Partial<OutboxView>) =>
    setParameters((current) => writeOutboxView({ ...readOutboxView(current, longestSearch), page: 1, ...changes }), {
      replace: true,
    });
  const list = useQuery({
    queryKey: ['staff', 'outbox', view],
    queryFn: async ({ signal }) => (await api.call('GET /staff/outbox', { query: toOutboxWire(view), signal })).data,
    placeholderData: keepPreviousData,
  });
  const none = text('films.remarks.none');
  const moment = (seconds: number) => gmtDatesIn(language).moment(seconds);
  const columns: readonly ListColumn<Row>[] = [
    { label: 'staff.outbox.column.kind', draw: ({ kind }) => text(`staff.outbox.kind.${kind}`) },
    { label: 'staff.outbox.column.recipient', isWide: true, draw: ({ recipient }) => recipient },
    {
      label: 'staff.outbox.column.state',
      draw: ({ state }) => <StateBadge color={colors[state]}>{text(`staff.outbox.state.${state}`)}</StateBadge>,
    },
    { label: 'staff.outbox.column.created', draw: ({ createdAt }) => moment(createdAt) },
    {
      label: 'staff.outbox.column.finished',
      draw: ({ finishedAt }) => (finishedAt === null ? none : moment(finishedAt)),
    },
    { label: 'staff.outbox.column.problem', isWide: true, draw: ({ problem }) => problem ?? none },
  ];

  const retry = () => void list.refetch();
  const isNarrowed = view.searchText.trim() !== '' || view.kind !== undefined || view.state !== undefined;
  const whole = {
    name: text('staff.outbox.showAll'),
    onPress: () => change({ searchText: '', kind: undefined, state: undefined }),
  };
  const narrowed = {
    headline: text('staff.outbox.emptyNarrowed'),
    hint: text('staff.outbox.narrowedHint'),
    action: whole,
  };

  return (
    <>
      <OutboxToolbar view={view} onChange={change} onRefresh={retry} />
      <PagedList
        list={list}
        label={text('staff.outbox')}
        columns={columns}
        failure={text('films.loadFailed')}
        empty={isNarrowed ? narrowed : { headline: text('staff.outbox.empty'), hint: text('staff.outbox.emptyHint') }}
        page={view.page}
        onPage={(page) => change({ page })}
        onRetry={retry}
      />
    </>
  );
}
