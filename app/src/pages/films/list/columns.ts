import type { NoticeKey } from '../../../portal/messages.ts';
import { type SortColumn, sortColumns } from './listQuery.ts';

const names = ['serialNo', 'title', 'type', 'status', 'submissionDate', 'releaseDate', 'remarks', 'actions'] as const;

/** Name of a column. */
export type ColumnName = (typeof names)[number];

/** One column of the list. */
export interface Column {
  readonly name: ColumnName;
  readonly label: NoticeKey;
  /** What the list is sorted by when the heading is pressed; `undefined` where it cannot be. */
  readonly sortBy: SortColumn | undefined;
}

/** The list's columns from left to right. */
export const columns: readonly Column[] = names.map((name) => ({
  name,
  label: `films.column.${name}` as const,
  sortBy: sortColumns.find((column) => column === name),
}));

/** Names of the columns' classes in the table's styles. */
export const columnClasses = {
  serialNo: 'serialNo',
  title: 'title',
  type: 'type',
  status: 'status',
  submissionDate: 'date',
  releaseDate: 'date',
  remarks: 'remarks',
  actions: 'actions',
} as const satisfies { readonly [Name in ColumnName]: string };
