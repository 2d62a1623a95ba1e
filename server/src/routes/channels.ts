import { ChannelStatus } from '@reelform/schemas/api';
import { channelReply } from '../channels/channel-replies.ts';
import { createChannel, resubmitChannel } from '../channels/save-channel.ts';
import { Refusal } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { acknowledgeChannel, findChannel, listTakenNumbers } from '../repositories/channels.ts';
import { findChannelLink } from '../repositories/short-links.ts';

/** A filmmaker's own channel: look at it, ask for it, ask again. */
export const channelHandlers: HandlersOf<
  | 'GET /filmmaker/channel/detail'
  | 'GET /filmmaker/channel/get-numbers'
  | 'POST /filmmaker/channel/create'
  | 'POST /filmmaker/channel/:id/update'
  | 'POST /filmmaker/channel/acknowledge'
> = {
  async 'GET /filmmaker/channel/detail'({ services, account }) {
    const { tables } = services.database;
    const channel = await findChannel(tables, account.id);
    if (!channel) return { data: { channel: null } };
    return { data: { channel: await channelReply(channel, await findChannelLink(tables, account.id), services) } };
  },

  async 'GET /filmmaker/channel/get-numbers'({ services }) {
    return { data: await listTakenNumbers(services.database.tables) };
  },

  async 'POST /filmmaker/channel/create'(call) {
    const saved = await createChannel(call);
    return saved instanceof Refusal ? saved : { data: { id: saved.id, status: ChannelStatus.pending } };
  },

  async 'POST /filmmaker/channel/:id/update'(call) {
    const saved = await resubmitChannel(call, call.params.id);
    return saved instanceof Refusal ? saved : { data: { id: saved.id, status: ChannelStatus.pending } };
  },

  async 'POST /filmmaker/channel/acknowledge'({ services: { database }, account }) {
    if (await acknowledgeChannel(database.tables, account.id)) await database.changes.publish(account.id);
    return { success: true };
  },
};
