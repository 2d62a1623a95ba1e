import { ChannelStatus } from '@reelform/schemas/api';
import { jsonText, withAdded } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';
import { nextVersion } from '../database/version.ts';

/** What a filmmaker says of a channel. */
export interface ChannelContent {
  readonly number: number;
  readonly name: string;
  readonly headline: string | null;
  /** Key of the image. */
  readonly bannerImage: string;
  /** Added fields, by the form's name. */
  readonly added: object;
  readonly at: Date;
}

/** Unique indexes that a second channel meets: of the same number, of the same filmmaker. */
export const channelIndexes = { number: 'channels_number', filmmaker: 'channels_filmmaker' } as const;

/** A filmmaker's channel; `undefined` where there is none. */
export const findChannel = (queries: Queries, filmmakerId: number) =>
  queries.selectFrom('channels').selectAll().where('filmmaker_id', '=', filmmakerId).executeTakeFirst();

/** A channel, as the database has it. */
export type Channel = NonNullable<Awaited<ReturnType<typeof findChannel>>>;

/** A filmmaker's own channel by its number of record; `undefined` for another's and for none. */
export const findOwnChannel = (queries: Queries, id: number, filmmakerId: number) =>
  ownChannel(queries, id, filmmakerId).executeTakeFirst();

/** The same, held against other writers until the transaction ends: its videos and their order are changed below it. */
export const lockOwnChannel = (queries: Queries, id: number, filmmakerId: number) =>
  ownChannel(queries, id, filmmakerId).forUpdate().executeTakeFirst();

const ownChannel = (queries: Queries, id: number, filmmakerId: number) =>
  queries.selectFrom('channels').selectAll().where('id', '=', id).where('filmmaker_id', '=', filmmakerId);

/** Every number that a channel has, in order. */
export async function listTakenNumbers(queries: Queries): Promise<number[]> {
  const rows = await queries.selectFrom('channels').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

/** Asks for a channel; its number of record. @throws a duplicate of {@link channelIndexes} */
export async function insertChannel(queries: Queries, filmmakerId: number, content: ChannelContent): Promise<number> {
  const row = await queries
    .insertInto('channels')
    .values({ ...columns(content), filmmaker_id: filmmakerId, created_at: content.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Asks again for a channel that the caller holds. @throws a duplicate of {@link channelIndexes} */
export const updateChannel = (queries: Queries, id: number, content: ChannelContent) =>
  queries
    .updateTable('channels')
    .set({ ...columns(content), added: withAdded(content.added), version: nextVersion })
    .where('id', '=', id)
    .execute();

/** Writes added fields of a channel that the caller holds, by the form's name. */
export const keepChannelAdded = (queries: Queries, id: number, added: object) =>
  queries
    .updateTable('channels')
    .set({ added: withAdded(added) })
    .where('id', '=', id)
    .execute();

const columns = ({ number, name, headline, bannerImage, added, at }: ChannelContent) => ({
  number,
  name,
  headline,
  banner_image: bannerImage,
  added: jsonText(added),
  status: ChannelStatus.pending,
  rejection_note: null,
  modified_at: at,
});

/** Takes what was decided about a filmmaker's channel as looked at; whether anything was not. */
export async function acknowledgeChannel(queries: Queries, filmmakerId: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('accounts')
    .set({ channel_notification_count: 0 })
    .where('id', '=', filmmakerId)
    .where('channel_notification_count', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
