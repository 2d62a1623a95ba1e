import { type CallTypes, ChannelStatus, channelActions, channelDecisions } from '@reelform/schemas/api';
import { addedReply } from '../forms/added-fields.ts';
import { shortLinkOf } from '../links/short-links.ts';
import type { Channel } from '../repositories/channels.ts';
import type { ShortLink } from '../repositories/short-links.ts';
import type { ChannelDecisionRow, StaffChannelRow } from '../repositories/staff-channels.ts';
import type { Services } from '../services.ts';
import { seconds } from '../unix-seconds.ts';

type ChannelReply = NonNullable<CallTypes<'GET /filmmaker/channel/detail'>['reply']['data']['channel']>;
type StaffChannel = CallTypes<'GET /staff/channels'>['reply']['data']['rows'][number];
type Decisions = CallTypes<'GET /staff/channels/:id'>['reply']['data']['history'];

const statusOf = (stored: number) =>
  Object.values(ChannelStatus).find((status) => status === stored) ?? ChannelStatus.deactivated;

/** A channel as its owner sees it. @param link `undefined` until it was approved for the first time */
export const channelReply = async (
  channel: Channel,
  link: ShortLink | undefined,
  { config, forms, origin, storage }: Pick<Services, 'config' | 'forms' | 'origin' | 'storage'>,
): Promise<ChannelReply> => ({
  id: channel.id,
  number: channel.number,
  name: channel.name,
  headline: channel.headline,
  bannerImage: channel.banner_image,
  bannerImageUrl: await storage.signGet(channel.banner_image, 'preview'),
  status: statusOf(channel.status),
  modified: seconds(channel.modified_at),
  rejectionNote: channel.rejection_note,
  ...addedReply(forms, 'channel', channel.added),
  filmmakerChannelShortlink: link ? `${(config.shortLinkUrl ?? origin()).replace(/\/+$/, '')}/${shortLinkOf(link.code)}` : null,
  shortlinkClicks: link?.clicks ?? 0,
});

const orderReply = (forms: Services['forms'], kept: unknown) => {
  const { added: orderAdded } = addedReply(forms, 'channel-order', kept);
  return orderAdded && { orderAdded };
};

/** A channel as staff see it. */
export const staffChannel = async (
  channel: StaffChannelRow,
  { forms, storage }: Pick<Services, 'forms' | 'storage'>,
): Promise<StaffChannel> => ({
  id: channel.id,
  number: channel.number,
  name: channel.name,
  headline: channel.headline,
  bannerImageUrl: await storage.signGet(channel.banner_image, 'preview'),
  status: statusOf(channel.status),
  version: channel.version,
  modified: seconds(channel.modified_at),
  rejectionNote: channel.rejection_note,
  ...addedReply(forms, 'channel', channel.added),
  ...orderReply(forms, channel.added),
  filmmakerName: channel.filmmaker_name,
  filmmakerEmail: channel.filmmaker_email,
  videoCount: Number(channel.video_count),
});

/** What was decided about a channel; what this version does not know is left out. */
export const channelHistory = (rows: readonly ChannelDecisionRow[], { forms }: Pick<Services, 'forms'>): Decisions =>
  rows.flatMap((row) => {
    const action = channelActions.find((one) => one === row.action);
    if (!action) return [];
    return {
      id: row.id,
      action,
      decidedBy: row.decided_by,
      decidedAt: seconds(row.decided_at),
      fromStatus: statusOf(row.from_status),
      toStatus: statusOf(row.to_status),
      note: row.note,
      ...addedReply(forms, channelDecisions[action].form, row.added),
    };
  });
