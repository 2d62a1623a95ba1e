import { LoadFailure } from '../../films/LoadFailure.tsx';
import { FilmPager } from '../../films/list/FilmPager.tsx';
import { ListSkeleton } from '../../films/list/ListSkeleton.tsx';
import { useExistingPage } from '../../films/list/useExistingPage.ts';
import { EmptyDesk } from './EmptyDesk.tsx';
import { type StaffColumn, StaffTable } from './StaffTable.tsx';

/** One page of a list, as the server sends it. */
export interface StaffPage<Row> {
  readonly rows: readonly Row[];
  readonly totalRows: number;
  readonly totalPages: number;
}

/** Props of {@link StaffList}. */
export interface StaffListProps<Row> {
  /** What was asked for, as it stands. */
  readonly list: {
    readonly data: StaffPage<Row> | undefined;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly isPlaceholderData: boolean;
  };
  readonly label: string;
  /** What is being fetched. @default nothing by name */
  readonly loading?: string;
  readonly columns: readonly StaffColumn<Row>[];
  /** What is said when it could not be fetched. */
  readonly failure: string;
  /** What is said when nothing is there. */
  readonly empty: { readonly headline: string; readonly hint: string };
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  /** Offers the first and the last page, too. @default false */
  readonly hasEnds?: boolean;
}

/** One page of a list of the staff desk: waited for, failed, empty, or in a table with its pager. */
export function StaffList<Row extends { readonly id: number }>(props: StaffListProps<Row>) {
  const { list, label, loading, columns, failure, empty, page, onPage, onRetry, hasEnds = false } = props;
  const { data, isError, isPending, isPlaceholderData } = list;
  useExistingPage(list, page, onPage);
  return (
    <>
      {isError && <LoadFailure message={failure} onRetry={onRetry} />}
      {isPending && <ListSkeleton label={loading} />}
      {data?.rows.length === 0 && <EmptyDesk {...empty} />}
      {data && data.rows.length > 0 && (
        <>
          <StaffTable label={label} columns={columns} rows={data.rows} isStale={isPlaceholderData} />
          <FilmPager
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
