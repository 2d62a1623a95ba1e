import { type AddedFields, ChannelStatus } from '@reelform/schemas/api';
import { type Refusal, refuse } from '../errors.ts';
import { addedBeside, addedFields } from '../forms/added-fields.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { Account } from '../repositories/accounts.ts';
import { listAllChannelVideos, numberChannelVideos } from '../repositories/channel-videos.ts';
import { keepChannelAdded, lockOwnChannel } from '../repositories/channels.ts';
import type { Services } from '../services.ts';

const form = 'channel-order';

/** The member of the form that the rows are; they are judged by the contract. */
const list = 'videos';

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

/** Who saves which order. */
export interface OrderSave {
  readonly account: Account;
  readonly channelId: number;
  readonly rows: readonly PlacedRow[];
  /** What was said in added fields; `undefined`: they stay as they are. */
  readonly added: AddedFields | undefined;
  readonly language: PublishedLanguage;
}

/** Saves the order of a filmmaker's own channel; `undefined`: it is done. Of two at once the later one stays. */
export async function orderVideos({ database, forms }: Services, save: OrderSave): Promise<Refusal | undefined> {
  const { account, channelId, rows, added, language } = save;
  return database.tables.transaction().execute(async (transaction) => {
    const channel = await lockOwnChannel(transaction, channelId, account.id);
    if (!channel) return refuse('not_found');
    if (channel.status !== ChannelStatus.approved) return refuse('channel_closed');
    const said = added ? addedBeside([list], added) : addedFields(forms, form, channel.added);
    const errors = forms.judge(form, said, { mode: 'strict' }, language).filter(({ path }) => path !== `/${list}`);
    if (errors.length > 0) return refuse('invalid', { errors });
    if (added) await keepChannelAdded(transaction, channelId, { [form]: forms.clean(form, { ...said }) });
    const there = (await listAllChannelVideos(transaction, channelId)).map(({ id }) => id);
    await numberChannelVideos(transaction, channelId, orderRows(there, rows));
    return undefined;
  });
}
