import { LoadFailure } from '../LoadFailure.tsx';
import { EmptyNotice, type EmptyNoticeProps } from './EmptyNotice.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { type ListColumn, ListTable } from './ListTable.tsx';
import { Pager } from './Pager.tsx';
import { useExistingPage } from './useExistingPage.ts';

/** One page of a list, as the server sends it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly totalRows: number;
  readonly totalPages: number;
}

/** Props of {@link PagedList}. */
export interface PagedListProps<Row> {
  /** What was asked for, as it stands. */
  readonly list: {
    readonly data: ListPage<Row> | undefined;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly isPlaceholderData: boolean;
  };
  readonly label: string;
  /** What is being fetched. @default nothing by name */
  readonly loading?: string;
  readonly columns: readonly ListColumn<Row>[];
  /** What is said when it could not be fetched. */
  readonly failure: string;
  /** What is said when nothing is there. */
  readonly empty: EmptyNoticeProps;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  /** Offers the first and the last page, too. @default false */
  readonly hasEnds?: boolean;
}

/** One page of a list: waited for, failed, empty, or in a table with its pager. */
export function PagedList<Row extends { readonly id: number }>(props: PagedListProps<Row>) {
  const { list, label, loading, columns, failure, empty, page, onPage, onRetry, hasEnds = false } = props;
  const { data, isError, isPending, isPlaceholderData } = list;
  useExistingPage(list, page, onPage);
  return (
    <>
      {isError && <LoadFailure message={failure} onRetry={onRetry} />}
      {isPending && <ListSkeleton label={loading} />}
      {data?.rows.length === 0 && <EmptyNotice {...empty} />}
      {data && data.rows.length > 0 && (
        <>
          <ListTable label={label} columns={columns} rows={data.rows} isStale={isPlaceholderData} />
          <Pager
            hasEnds={hasEnds}
            page={page}
            totalPages={data.totalPages}
            totalRows={data.totalRows}
            rowCount={data.rows.length}
            onPage={onPage}
          />
        </>
      )}
    </>
  );
}
