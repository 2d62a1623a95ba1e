import { AssetStatus, assetDecisions, type CallTypes } from '@reelform/schemas/api';
import type { FastifyBaseLogger } from 'fastify';
import { readAssetType } from '../asset-options.ts';
import type { Queries } from '../database/queries.ts';
import { Refusal, refuse } from '../errors.ts';
import { readObjectName } from '../films/object-keys.ts';
import { takeAssets } from '../films/remove-asset.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import { addedBeside, decisionFields } from '../forms/added-fields.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { addressOwner } from '../mail/address-owner.ts';
import type { Account } from '../repositories/accounts.ts';
import { type Asset, listAssets } from '../repositories/assets.ts';
import { setChapterVideo } from '../repositories/chapters.ts';
import { insertDecision, wasAssetDecided } from '../repositories/film-decisions.ts';
import { type Film, setFilmVideo } from '../repositories/films.ts';
import { enqueueMail, setGatheringDue } from '../repositories/outbox.ts';
import { settleReplaced } from '../repositories/replaced-assets.ts';
import { findFilmIdOfAsset, lockSubmittedFilm, notifyOwner, reviewAsset } from '../repositories/staff-films.ts';
import type { Services } from '../services.ts';

/** Who decides what about which asset. */
export interface AssetRuling {
  readonly assetId: number;
  readonly staff: Account;
  readonly body: CallTypes<'POST /staff/assets/:id/decide'>['body'];
  readonly language: PublishedLanguage;
  readonly log: FastifyBaseLogger;
}

/**
 * Takes a decision about an asset; the owner is told on the film and, of all but approvals, by mail. Approvals are told of
 * together, and rejections in one mail. `undefined`: it is done, now or when it was sent before and its answer was lost.
 */
export async function decideAsset(services: Services, ruling: AssetRuling): Promise<Refusal | undefined> {
  const { database, forms, mail, now, options, storage } = services;
  const { assetId, staff, body, language, log } = ruling;
  const { action, assetStatus, added: given, ...entries } = body;
  const added = addedBeside(decisionFields, given);
  const { form, moves } = assetDecisions[action];
  const at = new Date(now());
  const note = entries.note?.trim() || null;
  const sent = { accountId: staff.id, action, note, added: { [form]: added } };
  const done = await database.tables.transaction().execute(async (transaction) => {
    const filmId = await findFilmIdOfAsset(transaction, assetId);
    const film = filmId === undefined ? undefined : await lockSubmittedFilm(transaction, filmId);
    const assets = film ? await listAssets(transaction, film.id) : [];
    const asset = assets.find(({ id }) => id === assetId);
    if (asset?.status !== assetStatus) {
      if (await wasAssetDecided(transaction, assetId, sent)) return 'done';
      return refuse(asset ? 'decided_elsewhere' : 'not_found');
    }
    if (!film) return refuse('not_found');
    const status = moves[asset.status];
    if (status === undefined) return refuse('decision_impossible');
    const errors = forms.judge(form, { ...added, ...entries }, { mode: 'strict' }, language);
    if (errors.length > 0) return refuse('invalid', { errors });

    const keys = [
      ...(await apply(services, transaction, { film, asset, assets, status, note, at })),
      // What it had replaced comes back no more: it is not withdrawn once it is decided about.
      ...(await settleReplaced(transaction, asset.key, at)),
    ];
    const decisionId = await insertDecision(transaction, {
      ...sent,
      filmId: film.id,
      fromStatus: asset.status,
      toStatus: status,
      asset: { id: asset.id, type: asset.type, name: asset.name ?? readObjectName(asset.key) },
      at,
    });
    // There is nothing to be done about an approval: what is not read yet leads to it, too.
    if (action !== 'approveAsset' || film.notification_notes === 0) await notifyOwner(transaction, film);
    const isGathered = action === 'rejectAsset';
    const isTold = action !== 'approveAsset' || note !== null;
    if (isTold && !(isGathered && (await setGatheringDue(transaction, film.id)))) {
      const { recipient, locale } = await addressOwner(transaction, forms, film.filmmaker_id);
      const dueAt = new Date(at.getTime() + (isGathered ? options.mails.gatherMinutes * 60_000 : 0));
      await enqueueMail(transaction, { kind: 'film-decision', recipient, locale, decisionId }, at, dueAt);
    }
    return { owner: film.filmmaker_id, keys };
  });
  if (done === 'done') return undefined;
  if (done instanceof Refusal) return done;
  await database.changes.publish(done.owner);
  mail.wake();
  await sweepObjects(database.tables, storage, log, done.keys);
  return undefined;
}

interface Change {
  readonly film: Film;
  readonly asset: Asset;
  readonly assets: readonly Asset[];
  readonly status: number;
  readonly note: string | null;
  readonly at: Date;
}

/** Writes what was decided; keys of the objects that are to be removed. */
async function apply({ options }: Services, queries: Queries, change: Change): Promise<readonly string[]> {
  const { film, asset, assets, status, note, at } = change;
  if (status === AssetStatus.removed) return takeAssets(queries, film.id, [asset], at);
  await reviewAsset(queries, asset.id, status, status === AssetStatus.rejected ? note : null);
  const type = readAssetType(asset.type);
  if (status !== AssetStatus.approved || !type || options.assetTypes[type].list !== undefined) return [];
  // What viewers see from now on takes the place of what they saw.
  if (type === 'videoUrl') await setFilmVideo(queries, film.id, asset.key, at);
  if (type === 'episodeUrl' && asset.chapter_id !== null) await setChapterVideo(queries, asset.chapter_id, asset.key);
  const outdated = assets
    .slice(0, assets.indexOf(asset))
    .filter((other) => other.type === asset.type && other.chapter_id === asset.chapter_id);
  const isPlace = type !== 'episodeUrl' || asset.chapter_id !== null;
  return isPlace ? takeAssets(queries, film.id, outdated, at) : [];
}
