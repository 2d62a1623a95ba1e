import { type CallTypes, ChannelStatus, channelDecisions } from '@reelform/schemas/api';
import { Refusal, refuse } from '../errors.ts';
import { addedBeside, decisionFields } from '../forms/added-fields.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { newCode } from '../links/new-code.ts';
import { addressOwner } from '../mail/address-owner.ts';
import type { Account } from '../repositories/accounts.ts';
import { enqueueMail } from '../repositories/outbox.ts';
import { saveChannelLink } from '../repositories/short-links.ts';
import {
  insertChannelDecision,
  lockChannel,
  moveChannel,
  notifyOfChannel,
  wasChannelDecided,
} from '../repositories/staff-channels.ts';
import type { Services } from '../services.ts';

/** Where a channel is on the platform's site. */
const channelPath = (number: number) => `channel/${number}`;

/** Who decides what about which channel. */
export interface ChannelRuling {
  readonly channelId: number;
  readonly staff: Account;
  readonly body: CallTypes<'POST /staff/channels/:id/decide'>['body'];
  readonly language: PublishedLanguage;
}

/**
 * Takes a decision about a channel; its owner is told on My Channel and by mail. `undefined`: it is done, now or when it
 * was sent before and its answer was lost.
 */
export async function decideChannel(services: Services, ruling: ChannelRuling): Promise<Refusal | undefined> {
  const { database, forms, mail, now } = services;
  const { channelId, staff, body, language } = ruling;
  const { action, version, added: given, ...entries } = body;
  const added = addedBeside(decisionFields, given);
  const decision = channelDecisions[action];
  const at = new Date(now());
  const note = entries.note?.trim() || null;
  const sent = { accountId: staff.id, action, note, added: { [decision.form]: added } };
  const done = await database.tables.transaction().execute(async (transaction) => {
    const channel = await lockChannel(transaction, channelId);
    if (!channel) return refuse('not_found');
    const isNext = channel.version === version + 1;
    if (isNext && (await wasChannelDecided(transaction, channel, sent))) return 'done';
    if (channel.version !== version) return refuse('decided_elsewhere');
    const status = decision.moves[channel.status];
    if (status === undefined) return refuse('decision_impossible');
    const errors = forms.judge(decision.form, { ...added, ...entries }, { mode: 'strict' }, language);
    if (errors.length > 0) return refuse('invalid', { errors });
    const rejectionNote = status === ChannelStatus.rejected ? note : null;
    // Its first approval gives the channel the link that promotes it; later ones lead that where the number is now.
    if (status === ChannelStatus.approved)
      await saveChannelLink(transaction, channel.filmmaker_id, channelPath(channel.number), newCode(), at);
    await moveChannel(transaction, channelId, { status, rejectionNote, at });
    const channelDecisionId = await insertChannelDecision(transaction, {
      ...sent,
      channelId,
      fromStatus: channel.status,
      toStatus: status,
      at,
    });
    const { recipient, locale } = await addressOwner(transaction, forms, channel.filmmaker_id);
    const letter = { recipient, locale, channelDecisionId };
    await enqueueMail(transaction, { ...letter, kind: 'channel-decision' }, at);
    await notifyOfChannel(transaction, channel.filmmaker_id);
    return { owner: channel.filmmaker_id };
  });
  if (done === 'done') return undefined;
  if (done instanceof Refusal) return done;
  await database.changes.publish(done.owner);
  mail.wake();
  return undefined;
}
