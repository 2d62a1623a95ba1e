import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ListColumn } from '../../../components/list/ListTable.tsx';
import { type ListPage, PagedList } from '../../../components/list/PagedList.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { QueueToolbar } from './QueueToolbar.tsx';
import { type QueueQuery, type QueueWire, readQueueQuery, readShown, toQueueWire, writeQueueQuery } from './queueQuery.ts';

/** One page of a queue, and how many of it wait for a decision, whatever was asked for. */
export interface QueuePageOf<Row> extends ListPage<Row> {
  readonly waitingRows: number;
}

/** Props of {@link Queue}. */
export interface QueueProps<Row, Status extends number> {
  /** What waits here, in the keys of what was fetched. */
  readonly of: 'films' | 'channels';
  /** Fetches one page. */
  readonly load: (query: QueueWire<Status>, signal: AbortSignal) => Promise<QueuePageOf<Row>>;
  /** What to choose from, each with its name. */
  readonly statuses: readonly (readonly [status: Status, name: string])[];
  readonly columns: readonly ListColumn<Row>[];
  readonly label: string;
  /** What the search field says. */
  readonly searchLabel: string;
  /** What is said when it could not be fetched. */
  readonly failure: string;
  /** What is said when nothing is there at all, when nothing waits, and when nothing is like what was asked for. */
  readonly empty: {
    readonly headline: string;
    readonly hint: string;
    readonly waitingHint: string;
    readonly narrowedHint: string;
  };
}

/** What filmmakers have sent to the staff, page by page, with a search and a choice of statuses. */
export function Queue<Row extends { readonly id: number }, Status extends number>(props: QueueProps<Row, Status>) {
  const { of, load, statuses, columns, label, searchLabel, failure, empty } = props;
  const { config, language, text } = usePortal();
  const { longestSearch } = config.lists;
  const [parameters, setParameters] = useSearchParams();
  const values = statuses.map(([status]) => status);
  const query = readQueueQuery(parameters, values, longestSearch);
  const change = (changes: Partial<QueueQuery<Status>>) =>
    setParameters((current) => writeQueueQuery({ ...readQueueQuery(current, values, longestSearch), page: 1, ...changes }), {
      replace: true,
    });
  const list = useQuery({
    queryKey: ['staff', of, query, language],
    queryFn: ({ signal }) => load(toQueueWire(query), signal),
    placeholderData: keepPreviousData,
  });
  const retry = () => void list.refetch();
  const isSearched = query.searchText.trim() !== '';
  const isNothingWaiting = query.shown === 'waiting' && !isSearched;
  const hint = isNothingWaiting ? empty.waitingHint : isSearched || query.shown !== 'all' ? empty.narrowedHint : empty.hint;
  const wholeQueue = { name: text('staff.showAll'), onPress: () => change({ shown: 'all' }) };

  return (
    <>
      <QueueToolbar
        searchText={query.searchText}
        onSearch={(searchText) => change({ searchText })}
        label={searchLabel}
        statuses={statuses}
        shown={query.shown}
        onShown={(name) => change({ shown: readShown(name, values) })}
        waitingRows={list.data?.waitingRows}
        onRefresh={retry}
      />
      <PagedList
        list={list}
        label={label}
        columns={columns}
        failure={failure}
        empty={{
          headline: isNothingWaiting ? text('staff.emptyWaiting') : empty.headline,
          hint,
          ...(query.shown !== 'all' && { action: wholeQueue }),
        }}
        page={query.page}
        onPage={(page) => change({ page })}
        onRetry={retry}
      />
    </>
  );
}
