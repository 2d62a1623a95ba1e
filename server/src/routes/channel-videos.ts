import { ChannelStatus } from '@reelform/schemas/api';
import { assignVideos } from '../channels/assign-videos.ts';
import { orderVideos } from '../channels/order-videos.ts';
import { Refusal, refuse } from '../errors.ts';
import { addedReply } from '../forms/added-fields.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import {
  type ChannelVideo,
  deleteChannelVideo,
  listAllChannelVideos,
  listChannelVideos,
} from '../repositories/channel-videos.ts';
import { findOwnChannel, lockOwnChannel } from '../repositories/channels.ts';
import { searchPublishedFilms } from '../repositories/published-films.ts';
import type { Services } from '../services.ts';

const pageSize = 20;

const videoReply = ({ id, videoId, title, added }: ChannelVideo, { forms }: Services) => ({
  id,
  videoId,
  title,
  ...addedReply(forms, 'channel-videos', added),
});

/** The videos of a channel: list them, find others, assign, remove, order. */
export const channelVideoHandlers: HandlersOf<
  | 'GET /filmmaker/channel/:id/channel-videos'
  | 'GET /filmmaker/channel/:id/all-channel-videos'
  | 'POST /filmmaker/channel/:id/assign-video'
  | 'DELETE /filmmaker/channel/:id/channel-video/:videoId/remove'
  | 'POST /filmmaker/channel/:id/channel-video/:videoId/remove'
  | 'GET /filmmaker/channel/:id/channel-video/:videoId/remove'
  | 'POST /filmmaker/channel/:id/update-program-order'
  | 'GET /filmmakers/films/search'
> = {
  async 'GET /filmmaker/channel/:id/channel-videos'({ services, account, params, query }) {
    const { tables } = services.database;
    const channel = await findOwnChannel(tables, params.id, account.id);
    if (!channel) return refuse('not_found');
    const { total, rows } = await listChannelVideos(tables, channel.id, query.page ?? 1, pageSize);
    const shown = rows.map((row) => videoReply(row, services));
    return { data: { rows: shown, totalRows: total, totalPages: Math.ceil(total / pageSize) } };
  },

  async 'GET /filmmaker/channel/:id/all-channel-videos'({ services, account, params }) {
    const { tables } = services.database;
    const channel = await findOwnChannel(tables, params.id, account.id);
    if (!channel) return refuse('not_found');
    const rows = (await listAllChannelVideos(tables, channel.id)).map((row) => videoReply(row, services));
    return { data: { rows, ...addedReply(services.forms, 'channel-order', channel.added) } };
  },

  async 'POST /filmmaker/channel/:id/assign-video'({ services, account, params, body, language }) {
    const videoIds = [...new Set(body.videos.map(({ id }) => id))];
    const { added } = body;
    const results = await assignVideos(services, { account, channelId: params.id, videoIds, added, language });
    return results instanceof Refusal ? results : { data: results };
  },

  'DELETE /filmmaker/channel/:id/channel-video/:videoId/remove': (call) => removeVideo(call),
  'POST /filmmaker/channel/:id/channel-video/:videoId/remove': (call) => removeVideo(call),
  'GET /filmmaker/channel/:id/channel-video/:videoId/remove': (call) => removeVideo(call),

  async 'POST /filmmaker/channel/:id/update-program-order'({ services, account, params, body, language }) {
    const { rows, added } = Array.isArray(body) ? { rows: body, added: undefined } : body;
    return (await orderVideos(services, { account, channelId: params.id, rows, added, language })) ?? { success: true };
  },

  async 'GET /filmmakers/films/search'({ services, account, query }) {
    const { page = 1, searchText = '' } = query;
    const found = await searchPublishedFilms(services.database.tables, {
      filmmakerId: account.id,
      searchText: searchText.trim(),
      limit: pageSize + 1,
      offset: (page - 1) * pageSize,
    });
    const rows = found.slice(0, pageSize).map(({ id, title, filmmakerId, filmmakerName }) => ({
      id,
      title,
      isDiffFilmmaker: filmmakerId !== account.id,
      filmmakerName,
    }));
    return { data: { rows, nextPage: found.length > pageSize ? page + 1 : null } };
  },
};

type Removal = Pick<
  CallRequest<'DELETE /filmmaker/channel/:id/channel-video/:videoId/remove'>,
  'services' | 'account' | 'params'
>;

async function removeVideo({ services, account, params }: Removal) {
  const refusal = await services.database.tables.transaction().execute(async (transaction) => {
    const channel = await lockOwnChannel(transaction, params.id, account.id);
    if (!channel) return refuse('not_found');
    if (channel.status !== ChannelStatus.approved) return refuse('channel_closed');
    return (await deleteChannelVideo(transaction, channel.id, params.videoId)) ? undefined : refuse('not_found');
  });
  return refusal ?? { success: true };
}
