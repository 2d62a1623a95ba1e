/** What has become of a stored file. The words stand in `ui:options.statuses`, each with the value that rows have for it. */
export type RowStatus = 'rejected' | 'approved' | 'uploaded' | 'removed' | 'requested';

/** The values that rows have for the words. */
export type RowStatuses = { readonly [word in RowStatus]?: unknown };

const words: readonly RowStatus[] = ['rejected', 'approved', 'uploaded', 'removed', 'requested'];

/** The word for a row's value; `undefined` where there is none. */
export const readRowStatus = (statuses: RowStatuses, value: unknown): RowStatus | undefined =>
  value === undefined ? undefined : words.find((word) => statuses[word] === value);
