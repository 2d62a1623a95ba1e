import { channelHistory, staffChannel } from '../channels/channel-replies.ts';
import { decideChannel } from '../channels/decide-channel.ts';
import { refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import {
  countWaitingChannels,
  findStaffChannel,
  listChannelDecisions,
  listChannelQueue,
} from '../repositories/staff-channels.ts';

const pageSize = 20;

/** Channels at the staff desk: the queue, one of them, decisions. */
export const staffChannelHandlers: HandlersOf<
  'GET /staff/channels' | 'GET /staff/channels/:id' | 'POST /staff/channels/:id/decide'
> = {
  async 'GET /staff/channels'({ services, query }) {
    const { tables } = services.database;
    const { total, rows } = await listChannelQueue(tables, {
      page: query.page ?? 1,
      pageSize,
      searchText: query.searchText?.trim() ?? '',
      status: query.status,
      isWaiting: query.waiting === true,
    });
    const waitingRows = await countWaitingChannels(tables);
    const shown = await Promise.all(rows.map((row) => staffChannel(row, services)));
    return { data: { rows: shown, totalRows: total, totalPages: Math.ceil(total / pageSize), waitingRows } };
  },

  async 'GET /staff/channels/:id'({ services, params }) {
    const { tables } = services.database;
    const channel = await findStaffChannel(tables, params.id);
    if (!channel) return refuse('not_found');
    const history = channelHistory(await listChannelDecisions(tables, channel.id), services);
    return { data: { channel: await staffChannel(channel, services), history } };
  },

  async 'POST /staff/channels/:id/decide'({ services, account, params, body, language }) {
    return (await decideChannel(services, { channelId: params.id, staff: account, body, language })) ?? { success: true };
  },
};
