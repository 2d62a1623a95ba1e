import { sql } from 'kysely';
import { jsonText } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';

/** A channel has no more videos than this, which bounds every look at them. */
export const mostChannelVideos = 1000;

/** A video of a channel: its row, and the film. */
export interface ChannelVideo {
  readonly id: number;
  readonly videoId: number;
  readonly title: string;
  /** Added fields, by the form's name. */
  readonly added: unknown;
}

const videosOf = (queries: Queries, channelId: number) =>
  queries
    .selectFrom('channel_videos')
    .innerJoin('films', 'films.id', 'channel_videos.film_id')
    .select(['channel_videos.id', 'films.id as videoId', 'films.title', 'channel_videos.added'])
    .where('channel_videos.channel_id', '=', channelId)
    .orderBy('channel_videos.display_order')
    .orderBy('channel_videos.id');

/** Every video of a channel in its order. */
export const listAllChannelVideos = (queries: Queries, channelId: number): Promise<ChannelVideo[]> =>
  videosOf(queries, channelId).limit(mostChannelVideos).execute();

/** One page of a channel's videos in their order, with the number of all. @param page counted from 1 */
export async function listChannelVideos(queries: Queries, channelId: number, page: number, pageSize: number) {
  const total = await countChannelVideos(queries, channelId);
  const rows: ChannelVideo[] = await videosOf(queries, channelId)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total, rows };
}

/** How many videos a channel has. */
export async function countChannelVideos(queries: Queries, channelId: number): Promise<number> {
  const { total } = await queries
    .selectFrom('channel_videos')
    .select((videos) => videos.fn.countAll<string>().as('total'))
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Puts films at the end of a channel that the caller holds, in the order given; a film that is there stays where it is.
 * @param added added fields, by the form's name
 */
export async function appendChannelVideos(
  queries: Queries,
  channelId: number,
  filmIds: readonly number[],
  added: object,
  at: Date,
): Promise<void> {
  if (filmIds.length === 0) return;
  const { next } = await queries
    .selectFrom('channel_videos')
    .select(sql<number>`coalesce(max(display_order) + 1, 0)`.as('next'))
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('channel_videos')
    .values(
      filmIds.map((filmId, index) => ({
        channel_id: channelId,
        film_id: filmId,
        display_order: next + index,
        added: jsonText(added),
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['channel_id', 'film_id']).doNothing())
    .execute();
}

/** Takes a film out of a channel; whether it was there. The films after it keep their order. */
export async function deleteChannelVideo(queries: Queries, channelId: number, filmId: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('channel_videos')
    .where('channel_id', '=', channelId)
    .where('film_id', '=', filmId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Numbers the rows of a channel that the caller holds from 0 on, in the order given. */
export const numberChannelVideos = (queries: Queries, channelId: number, rowIds: readonly number[]) =>
  sql`
    update channel_videos set display_order = places.place - 1
    from unnest(${[...rowIds]}::integer[]) with ordinality as places (id, place)
    where channel_videos.id = places.id and channel_videos.channel_id = ${channelId}`.execute(queries);
