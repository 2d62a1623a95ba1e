import { ChannelStatus } from '@reelform/schemas/api';
import { type Refusal, refuse } from '../errors.ts';
import type { Account } from '../repositories/accounts.ts';
import { listAllChannelVideos, numberChannelVideos } from '../repositories/channel-videos.ts';
import { lockOwnChannel } from '../repositories/channels.ts';
import type { Services } from '../services.ts';

/** A row with its place, beginning with 0. */
export interface PlacedRow {
  readonly id: number;
  readonly displayOrder: number;
}

/**
 * The rows of a channel in the order that was saved. What was taken out meanwhile is left out, what was put in meanwhile
 * stays behind the others, in its own order: an order adds and removes nothing.
 */
export function orderRows(there: readonly number[], saved: readonly PlacedRow[]): readonly number[] {
  const isThere = new Set(there);
  const named = [...saved].sort((a, b) => a.displayOrder - b.displayOrder).map(({ id }) => id);
  const ordered = [...new Set(named)].filter((id) => isThere.has(id));
  const isNamed = new Set(ordered);
  return [...ordered, ...there.filter((id) => !isNamed.has(id))];
}

/** Saves the order of a filmmaker's own channel; `undefined`: it is done. Of two at once the later one stays. */
export async function orderVideos(
  { database }: Services,
  account: Account,
  channelId: number,
  saved: readonly PlacedRow[],
): Promise<Refusal | undefined> {
  return database.tables.transaction().execute(async (transaction) => {
    const channel = await lockOwnChannel(transaction, channelId, account.id);
    if (!channel) return refuse('not_found');
    if (channel.status !== ChannelStatus.approved) return refuse('channel_closed');
    const there = (await listAllChannelVideos(transaction, channelId)).map(({ id }) => id);
    await numberChannelVideos(transaction, channelId, orderRows(there, saved));
    return undefined;
  });
}
