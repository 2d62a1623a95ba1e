import { readPage } from '../../../components/list/readPage.ts';

/** What of a queue is shown: what waits for a decision, all of it, or one status. */
export type QueueShown<Status extends number> = 'waiting' | 'all' | Status;

/** What a queue shows; it stands in the page's address. */
export interface QueueQuery<Status extends number> {
  /** Beginning with 1. */
  readonly page: number;
  /** `''`: everything. */
  readonly searchText: string;
  /** @default 'waiting' */
  readonly shown: QueueShown<Status>;
}

/** What is meant by a name that stands in an address or a list of choices; what makes no sense is what waits. */
export const readShown = <Status extends number>(name: string | null, statuses: readonly Status[]): QueueShown<Status> =>
  name === 'all' ? 'all' : (statuses.find((one) => String(one) === name) ?? 'waiting');

/** Reads the queue's part of a page's query; what makes no sense counts as absent. */
export const readQueueQuery = <Status extends number>(
  parameters: URLSearchParams,
  statuses: readonly Status[],
  longestSearch: number,
): QueueQuery<Status> => {
  const status = parameters.get('status');
  return {
    page: readPage(parameters),
    searchText: (parameters.get('search') ?? '').slice(0, longestSearch),
    shown: readShown(status, statuses),
  };
};

/** The page's query for a queue; what stands by default is left out. */
export const writeQueueQuery = ({ page, searchText, shown }: QueueQuery<number>): URLSearchParams =>
  new URLSearchParams({
    ...(searchText !== '' && { search: searchText }),
    ...(shown !== 'waiting' && { status: String(shown) }),
    ...(page > 1 && { page: String(page) }),
  });

/** What the server is asked for. */
export interface QueueWire<Status extends number> {
  readonly page: number;
  readonly searchText?: string;
  readonly status?: Status;
  readonly waiting?: true;
}

/** The server's query for a queue. */
export const toQueueWire = <Status extends number>({ page, searchText, shown }: QueueQuery<Status>): QueueWire<Status> => ({
  page,
  ...(searchText.trim() !== '' && { searchText: searchText.trim() }),
  ...(shown === 'waiting' ? { waiting: true } : shown !== 'all' && { status: shown }),
});
