import { type CallTypes, ChannelStatus, type ChannelStatusValue } from '@reelform/schemas/api';

/** What the queue of channels shows; it stands in the page's address. */
export interface ChannelQuery {
  /** Beginning with 1. */
  readonly page: number;
  /** `''`: every channel. */
  readonly searchText: string;
  /** `undefined`: every status. */
  readonly status: ChannelStatusValue | undefined;
}

/** Statuses of channels, those that wait for staff first. */
export const channelStatuses = [
  ChannelStatus.pending,
  ChannelStatus.approved,
  ChannelStatus.rejected,
  ChannelStatus.deactivated,
] as const;

const lastPage = 100_000;
const longestSearch = 200;

/** Reads the queue's part of a page's query; what makes no sense counts as absent. */
export const readChannelQuery = (parameters: URLSearchParams): ChannelQuery => {
  const page = Number(parameters.get('page'));
  const status = parameters.get('status');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    searchText: (parameters.get('search') ?? '').slice(0, longestSearch),
    status: channelStatuses.find((one) => String(one) === status),
  };
};

/** The page's query for a queue; what stands by default is left out. */
export const writeChannelQuery = ({ page, searchText, status }: ChannelQuery): URLSearchParams =>
  new URLSearchParams({
    ...(searchText !== '' && { search: searchText }),
    ...(status !== undefined && { status: String(status) }),
    ...(page > 1 && { page: String(page) }),
  });

/** The server's query for a queue. */
export const toChannelWire = ({ page, searchText, status }: ChannelQuery): CallTypes<'GET /staff/channels'>['query'] => ({
  page,
  ...(searchText.trim() !== '' && { searchText: searchText.trim() }),
  ...(status !== undefined && { status }),
});
