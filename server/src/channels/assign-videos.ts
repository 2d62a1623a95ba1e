import { type AddedFields, ChannelStatus, FilmStatus } from '@reelform/schemas/api';
import { type NoticeKey, type Refusal, refuse } from '../errors.ts';
import { addedBeside } from '../forms/added-fields.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { notice } from '../http/error-reply.ts';
import type { Account } from '../repositories/accounts.ts';
import { appendChannelVideos, listAllChannelVideos, mostChannelVideos } from '../repositories/channel-videos.ts';
import { lockOwnChannel } from '../repositories/channels.ts';
import { findFilmsByIds } from '../repositories/published-films.ts';
import type { Services } from '../services.ts';

const form = 'channel-videos';

/** What became of one video. */
export interface AssignResult {
  readonly videoId: number;
  readonly status: boolean;
  readonly message: string;
}

/** Who puts which films into which channel. */
export interface Assignment {
  readonly account: Account;
  readonly channelId: number;
  readonly videoIds: readonly number[];
  /** What was said in added fields. */
  readonly added: AddedFields | undefined;
  readonly language: PublishedLanguage;
}

/**
 * Puts films at the end of a filmmaker's own channel, each judged for itself: it must be published or scheduled, and not be
 * there yet. The channel is held meanwhile, so that a second request finds what the first one has put there.
 */
export async function assignVideos(services: Services, assignment: Assignment): Promise<AssignResult[] | Refusal> {
  const { database, forms, now } = services;
  const { account, channelId, videoIds, language } = assignment;
  const said = { videos: videoIds, ...addedBeside(['videos'], assignment.added) };
  const say = (key: NoticeKey, values = {}) => notice(language.notices, key, values);
  return database.tables.transaction().execute(async (transaction) => {
    const channel = await lockOwnChannel(transaction, channelId, account.id);
    if (!channel) return refuse('not_found');
    if (channel.status !== ChannelStatus.approved) return refuse('channel_closed');
    const errors = forms.judge(form, said, { mode: 'strict' }, language);
    if (errors.length > 0) return refuse('invalid', { errors });
    const { videos: _videos, ...kept } = forms.clean(form, said);
    const there = new Set((await listAllChannelVideos(transaction, channelId)).map(({ videoId }) => videoId));
    const films = new Map((await findFilmsByIds(transaction, videoIds)).map((film) => [film.id, film]));
    const added: number[] = [];
    const results = videoIds.map((videoId): AssignResult => {
      const fail = (key: NoticeKey, values = {}) => ({ videoId, status: false, message: say(key, values) });
      const film = films.get(videoId);
      const isPublished = film?.status === FilmStatus.active;
      // Whether another filmmaker has an unpublished film of this number is not told.
      if (!film || (!isPublished && film.filmmaker_id !== account.id)) return fail('channel.video.missing');
      const { title } = film;
      if (there.has(videoId)) return fail('channel.video.assigned', { title });
      if (!isPublished) return fail('channel.video.unpublished', { title });
      if (there.size >= mostChannelVideos) return fail('channel.video.full', { title, limit: mostChannelVideos });
      there.add(videoId);
      added.push(videoId);
      return { videoId, status: true, message: say('channel.video.added', { title }) };
    });
    await appendChannelVideos(transaction, channelId, added, { [form]: kept }, new Date(now()));
    return results;
  });
}
