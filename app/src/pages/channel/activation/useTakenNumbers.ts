import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';
import type { Channel } from '../useChannel.ts';

/** The numbers that other channels have. */
export interface TakenNumbers {
  readonly isPending: boolean;
  /** None where they could not be fetched: the server tells of one that is taken. */
  readonly numbers: readonly number[];
}

const none: readonly number[] = [];

/** Asks which numbers are taken by others than `channel`. */
export const useTakenNumbers = (channel: Channel | null): TakenNumbers => {
  const { api } = usePortal();
  const own = channel?.number;
  const { data = none, isPending } = useQuery({
    queryKey: ['channel', 'numbers', own],
    queryFn: async ({ signal }) => {
      const { data: numbers } = await api.call('GET /filmmaker/channel/get-numbers', { signal });
      return numbers.filter((number) => number !== own);
    },
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { isPending, numbers: data };
};
