/** What a queue shows; it stands in the page's address. */
export interface QueueQuery<Status extends number> {
  /** Beginning with 1. */
  readonly page: number;
  /** `''`: everything. */
  readonly searchText: string;
  /** `undefined`: every status. */
  readonly status: Status | undefined;
}

const lastPage = 100_000;
const longestSearch = 200;

/** Reads the queue's part of a page's query; what makes no sense counts as absent. */
export const readQueueQuery = <Status extends number>(
  parameters: URLSearchParams,
  statuses: readonly Status[],
): QueueQuery<Status> => {
  const page = Number(parameters.get('page'));
  const status = parameters.get('status');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    searchText: (parameters.get('search') ?? '').slice(0, longestSearch),
    status: statuses.find((one) => String(one) === status),
  };
};

/** The page's query for a queue; what stands by default is left out. */
export const writeQueueQuery = ({ page, searchText, status }: QueueQuery<number>): URLSearchParams =>
  new URLSearchParams({
    ...(searchText !== '' && { search: searchText }),
    ...(status !== undefined && { status: String(status) }),
    ...(page > 1 && { page: String(page) }),
  });

/** What the server is asked for. */
export interface QueueWire<Status extends number> {
  readonly page: number;
  readonly searchText?: string;
  readonly status?: Status;
}

/** The server's query for a queue. */
export const toQueueWire = <Status extends number>({ page, searchText, status }: QueueQuery<Status>): QueueWire<Status> => ({
  page,
  ...(searchText.trim() !== '' && { searchText: searchText.trim() }),
  ...(status !== undefined && { status }),
});
