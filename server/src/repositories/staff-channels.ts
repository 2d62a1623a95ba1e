import { sameDocument } from '@reelform/engine/validation';
import { type ChannelActionName, ChannelStatus, waitingChannel } from '@reelform/schemas/api';
import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonText } from '../database/json.ts';
import { escapeLike, type Queries } from '../database/queries.ts';
import { nextVersion } from '../database/version.ts';

/** Which channels staff are shown. */
export interface ChannelQueueQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Part of a name, or of the owner's name or e-mail, or the number; `''`: every channel. */
  readonly searchText: string;
  /** Absent: every status. */
  readonly status: number | undefined;
  /** Only what waits for a decision. */
  readonly isWaiting: boolean;
}

const channelsOf = (queries: Queries) =>
  queries.selectFrom('channels').innerJoin('accounts', 'accounts.id', 'channels.filmmaker_id');

type Channels = ReturnType<typeof channelsOf>;

const shown = (channels: Channels) =>
  channels
    .selectAll('channels')
    .select(['accounts.name as filmmaker_name', 'accounts.email as filmmaker_email'])
    .select((row) =>
      row
        .selectFrom('channel_videos')
        .whereRef('channel_videos.channel_id', '=', 'channels.id')
        .select((videos) => videos.fn.countAll<string>().as('count'))
        .as('video_count'),
    );

/** How many channels wait for a decision. */
export async function countWaitingChannels(queries: Queries): Promise<number> {
  const { total } = await queries
    .selectFrom('channels')
    .where('status', '=', waitingChannel)
    .select((channels) => channels.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One page of all filmmakers' channels, the longest waiting first, with the number of all that match. */
export async function listChannelQueue(queries: Queries, query: ChannelQueueQuery) {
  const { page, pageSize, searchText, status, isWaiting } = query;
  const matching = channelsOf(queries)
    .$if(status !== undefined, (channels) => channels.where('channels.status', '=', status ?? ChannelStatus.pending))
    .$if(isWaiting, (channels) => channels.where('channels.status', '=', waitingChannel))
    .$if(searchText !== '', (channels) => channels.where(contains(searchText)));
  const { total } = await matching.select((channels) => channels.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await shown(matching)
    .orderBy('channels.modified_at')
    .orderBy('channels.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

const contains = (text: string): Expression<SqlBool> => {
  const pattern = `%${escapeLike(text)}%`;
  return sql<SqlBool>`(channels.name_key like key_pattern(${text}) or accounts.name_key like key_pattern(${text})
    or lower(accounts.email) like lower(${pattern}) or channels.number::text = ${text})`;
};

/** Anyone's channel as staff see it; `undefined` where there is none. */
export const findStaffChannel = (queries: Queries, id: number) =>
  shown(channelsOf(queries)).where('channels.id', '=', id).executeTakeFirst();

/** A channel as staff see it, as the database has it. */
export type StaffChannelRow = NonNullable<Awaited<ReturnType<typeof findStaffChannel>>>;

/** Anyone's channel, held against other writers until the transaction ends. */
export const lockChannel = (queries: Queries, id: number) =>
  queries.selectFrom('channels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What a decision does to a channel. */
export interface ChannelMove {
  readonly status: number;
  readonly rejectionNote: string | null;
  readonly at: Date;
}

/** Moves a channel that the caller holds; whoever looked at it before must look again. */
export const moveChannel = (queries: Queries, id: number, { status, rejectionNote, at }: ChannelMove) =>
  queries
    .updateTable('channels')
    .set({ status, rejection_note: rejectionNote, modified_at: at, version: nextVersion })
    .where('id', '=', id)
    .execute();

/** Puts a notice about a decision on the badge of the channel's filmmaker. */
export const notifyOfChannel = (queries: Queries, filmmakerId: number) =>
  queries
    .updateTable('accounts')
    .set({ channel_notification_count: sql<number>`channel_notification_count + 1` })
    .where('id', '=', filmmakerId)
    .execute();

/** A decision that is recorded. */
export interface NewChannelDecision {
  readonly channelId: number;
  readonly accountId: number;
  readonly action: ChannelActionName;
  readonly fromStatus: number;
  readonly toStatus: number;
  readonly note: string | null;
  /** Added fields, by the form's name. @default none */
  readonly added?: object;
  readonly at: Date;
}

/** Records a decision; its number. */
export async function insertChannelDecision(queries: Queries, decision: NewChannelDecision): Promise<number> {
  const row = await queries
    .insertInto('channel_decisions')
    .values({
      channel_id: decision.channelId,
      account_id: decision.accountId,
      action: decision.action,
      from_status: decision.fromStatus,
      to_status: decision.toStatus,
      note: decision.note,
      ...(decision.added && { added: jsonText(decision.added) }),
      decided_at: decision.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Whether the last change of a channel was this very decision: it is sent again, its answer was lost. */
export async function wasChannelDecided(
  queries: Queries,
  channel: { readonly id: number; readonly modified_at: Date },
  { accountId, action, note, added = {} }: Pick<NewChannelDecision, 'accountId' | 'action' | 'note' | 'added'>,
): Promise<boolean> {
  const same = await queries
    .selectFrom('channel_decisions')
    .select('added')
    .where('channel_id', '=', channel.id)
    .where('account_id', '=', accountId)
    .where('action', '=', action)
    .where('note', 'is not distinct from', note)
    .where('decided_at', '=', channel.modified_at)
    .executeTakeFirst();
  return same !== undefined && sameDocument(same.added, added);
}

/** The history of one channel is not longer than this. */
const most = 500;

/** What was decided about a channel, the newest first. */
export const listChannelDecisions = (queries: Queries, channelId: number) =>
  queries
    .selectFrom('channel_decisions')
    .leftJoin('accounts', 'accounts.id', 'channel_decisions.account_id')
    .selectAll('channel_decisions')
    .select('accounts.name as decided_by')
    .where('channel_decisions.channel_id', '=', channelId)
    .orderBy('channel_decisions.id', 'desc')
    .limit(most)
    .execute();

/** A decision about a channel, as the database has it. */
export type ChannelDecisionRow = Awaited<ReturnType<typeof listChannelDecisions>>[number];

/** What a mail about a decision tells, and whom. */
export const findChannelDecisionNews = (queries: Queries, id: number) =>
  queries
    .selectFrom('channel_decisions')
    .innerJoin('channels', 'channels.id', 'channel_decisions.channel_id')
    .innerJoin('accounts', 'accounts.id', 'channels.filmmaker_id')
    .select([
      'channel_decisions.action',
      'channel_decisions.note',
      'channels.name as channel',
      'channels.number',
      'accounts.name',
      'accounts.email',
    ])
    .where('channel_decisions.id', '=', id)
    .executeTakeFirst();
