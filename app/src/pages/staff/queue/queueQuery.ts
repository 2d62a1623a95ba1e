import type { CallTypes } from '@reelform/schemas/api';

/** What the queue shows; it stands in the page's address. */
export interface QueueQuery {
  /** Beginning with 1. */
  readonly page: number;
  /** `''`: every film. */
  readonly searchText: string;
  /** `undefined`: every status. */
  readonly status: number | undefined;
}

/** Statuses that a film of the queue can have. */
export const queueStatuses = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const lastPage = 100_000;
const longestSearch = 200;

/** Reads the queue's part of a page's query; what makes no sense counts as absent. */
export const readQueueQuery = (parameters: URLSearchParams): QueueQuery => {
  const page = Number(parameters.get('page'));
  const status = Number(parameters.get('status'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    searchText: (parameters.get('search') ?? '').slice(0, longestSearch),
    status: queueStatuses.find((one) => one === status),
  };
};

/** The page's query for a queue; what stands by default is left out. */
export const writeQueueQuery = ({ page, searchText, status }: QueueQuery): URLSearchParams =>
  new URLSearchParams({
    ...(searchText !== '' && { search: searchText }),
    ...(status !== undefined && { status: String(status) }),
    ...(page > 1 && { page: String(page) }),
  });

/** The server's query for a queue. */
export const toQueueWire = ({ page, searchText, status }: QueueQuery): CallTypes<'GET /staff/films'>['query'] => ({
  page,
  ...(searchText.trim() !== '' && { searchText: searchText.trim() }),
  ...(status !== undefined && { status }),
});
