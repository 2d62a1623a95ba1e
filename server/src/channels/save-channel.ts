import { ChannelStatus } from '@reelform/schemas/api';
import type { FormPayloads } from '@reelform/schemas/types';
import type { FastifyRequest } from 'fastify';
import { isDuplicate, type Queries } from '../database/queries.ts';
import { Refusal, refuse } from '../errors.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { Account } from '../repositories/accounts.ts';
import { findAccountGrant } from '../repositories/channel-banners.ts';
import {
  channelIndexes,
  findChannel,
  findOwnChannel,
  insertChannel,
  lockOwnChannel,
  updateChannel,
} from '../repositories/channels.ts';
import { markForRemoval, takeGrant } from '../repositories/uploads.ts';
import type { Services } from '../services.ts';
import { bannerPath, findBannerFlaw } from './banner.ts';

type ChannelForm = FormPayloads['channel'];

/** A request for a channel, as its form was sent. */
export interface ChannelRequest {
  readonly services: Services;
  readonly account: Account;
  readonly language: PublishedLanguage;
  readonly request: FastifyRequest;
  readonly body: ChannelForm;
}

/** What was saved: the channel's number of record. */
export type SavedChannel = { readonly id: number } | Refusal;

const contentOf = ({ number, name, headline, bannerImage, ...added }: ChannelForm, at: Date) => ({
  number,
  name: name.trim(),
  headline: headline?.trim() || null,
  bannerImage,
  added: { channel: added },
  at,
});

/** Of two who ask for one number at once the database lets one through; here the other is told. */
async function telling(body: ChannelForm, save: () => Promise<SavedChannel>): Promise<SavedChannel> {
  try {
    return await save();
  } catch (error) {
    if (isDuplicate(error, channelIndexes.number))
      return refuse('channel_number_taken', { path: '/number', values: { number: body.number } });
    if (isDuplicate(error, channelIndexes.filmmaker)) return refuse('channel_exists');
    throw error;
  }
}

/** Takes a checked banner over: it can be used once. */
async function takeBanner(queries: Queries, key: string, accountId: number): Promise<Refusal | undefined> {
  const isTaken = (await findAccountGrant(queries, key, accountId)) !== undefined && (await takeGrant(queries, key));
  return isTaken ? undefined : refuse('upload_missing', { path: bannerPath });
}

/** Asks for a channel; it is then pending. */
export async function createChannel(call: ChannelRequest): Promise<SavedChannel> {
  const { services, account, body } = call;
  const { database, now } = services;
  if (await findChannel(database.tables, account.id)) return refuse('channel_exists');
  const flaw = await findBannerFlaw({ ...call, key: body.bannerImage });
  if (flaw) return flaw;
  return telling(body, () =>
    database.tables.transaction().execute(async (transaction) => {
      if (await findChannel(transaction, account.id)) return refuse('channel_exists');
      const missing = await takeBanner(transaction, body.bannerImage, account.id);
      return missing ?? { id: await insertChannel(transaction, account.id, contentOf(body, new Date(now()))) };
    }),
  );
}

/** Asks anew for a channel that was rejected; it is then pending again. */
export async function resubmitChannel(call: ChannelRequest, id: number): Promise<SavedChannel> {
  const { services, account, body, request } = call;
  const { database, now, storage } = services;
  const { tables } = database;
  const before = await findOwnChannel(tables, id, account.id);
  if (!before) return refuse('not_found');
  if (before.status !== ChannelStatus.rejected) return refuse('channel_locked');
  const isNew = body.bannerImage !== before.banner_image;
  const flaw = isNew ? await findBannerFlaw({ ...call, key: body.bannerImage }) : undefined;
  if (flaw) return flaw;
  const at = new Date(now());
  let outdated: string | undefined;
  const saved = await telling(body, () =>
    tables.transaction().execute(async (transaction) => {
      const channel = await lockOwnChannel(transaction, id, account.id);
      if (!channel) return refuse('not_found');
      if (channel.status !== ChannelStatus.rejected) return refuse('channel_locked');
      if (channel.banner_image !== body.bannerImage) {
        const missing = await takeBanner(transaction, body.bannerImage, account.id);
        if (missing) return missing;
        await markForRemoval(transaction, [channel.banner_image], at);
        outdated = channel.banner_image;
      }
      await updateChannel(transaction, id, contentOf(body, at));
      return { id };
    }),
  );
  if (!(saved instanceof Refusal) && outdated !== undefined) await sweepObjects(tables, storage, request.log, [outdated]);
  return saved;
}
