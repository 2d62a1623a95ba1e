import { readMoment } from '@reelform/engine/validation';
import { AssetStatus, type CallTypes, FilmStatus, filmDecisions } from '@reelform/schemas/api';
import type { Queries } from '../database/queries.ts';
import { Refusal, refuse } from '../errors.ts';
import { addedBeside, decisionFields } from '../forms/added-fields.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { addressOwner } from '../mail/address-owner.ts';
import type { Account } from '../repositories/accounts.ts';
import { listAssets } from '../repositories/assets.ts';
import { settleChapters } from '../repositories/chapters.ts';
import { endOpenContract, insertContract } from '../repositories/contracts.ts';
import { insertDecision, wasFilmDecided } from '../repositories/film-decisions.ts';
import type { Film } from '../repositories/films.ts';
import { enqueueMail, setGatheringDue } from '../repositories/outbox.ts';
import {
  findSubmittedFilm,
  lockSubmittedFilm,
  moveSubmittedFilm,
  notifyOwner,
  setResourcesTab,
} from '../repositories/staff-films.ts';
import type { Services } from '../services.ts';

/** A decision about a film, as it was sent. */
export type FilmDecide = CallTypes<'POST /staff/films/:id/decide'>['body'];

/** Who decides what about which film. */
export interface FilmRuling {
  readonly filmId: number;
  readonly staff: Account;
  readonly body: FilmDecide;
  readonly language: PublishedLanguage;
}

/** Decisions that a film with rejected assets must wait for. */
const needSoundAssets: readonly FilmDecide['action'][] = ['sendContract', 'startReview', 'activate'];

/**
 * Takes a decision about a film; the owner is told on the film and by mail. `undefined`: it is done, now or when it was
 * sent before and its answer was lost.
 */
export async function decideFilm(services: Services, ruling: FilmRuling): Promise<Refusal | undefined> {
  const { contracts, database, forms, mail, now } = services;
  const { filmId, staff, body, language } = ruling;
  const { action, version, added: given, ...entries } = body;
  const added = addedBeside(decisionFields, given);
  const decision = filmDecisions[action];
  const errors = forms.judge(decision.form, { ...added, ...entries }, { mode: 'strict' }, language);
  const at = new Date(now());
  const note = entries.note?.trim() || null;
  const releaseAt =
    action === 'activate' ? (entries.releaseDate === undefined ? at : new Date(readMoment(entries.releaseDate))) : undefined;
  const sent = {
    accountId: staff.id,
    action,
    note,
    added: { [decision.form]: added },
    ...(releaseAt && { releaseAt }),
  };
  const findProblem = async (queries: Queries, film: Film | undefined): Promise<Refusal | 'done' | undefined> => {
    if (!film) return refuse('not_found');
    if (film.version === version + 1 && (await wasFilmDecided(queries, film, sent))) return 'done';
    if (film.version !== version) return refuse('decided_elsewhere');
    if (decision.moves[film.status] === undefined) return refuse('decision_impossible');
    if (errors.length > 0) return refuse('invalid', { errors });
    if (!needSoundAssets.includes(action)) return undefined;
    const assets = await listAssets(queries, film.id);
    return assets.some(({ status }) => status === AssetStatus.rejected) ? refuse('assets_rejected') : undefined;
  };

  // The provider may be elsewhere: it is asked before the film is held, and only for what has a chance.
  const before = await findSubmittedFilm(database.tables, filmId);
  const early = await findProblem(database.tables, before);
  if (early === 'done') return undefined;
  if (early || !before) return early ?? refuse('not_found');
  const reference = action === 'sendContract' ? await createContract(services, before) : undefined;
  const takeBack = async () => {
    if (reference !== undefined) await contracts.withdraw(reference);
  };

  const deciding = database.tables.transaction().execute(async (transaction) => {
    const film = await lockSubmittedFilm(transaction, filmId);
    const problem = await findProblem(transaction, film);
    if (problem || !film) return problem ?? refuse('not_found');
    const status = decision.moves[film.status] ?? film.status;
    const state = action === 'recordSignature' ? 'signed' : 'cancelled';
    const ended = await endOpenContract(transaction, film.id, { state, at });
    await moveSubmittedFilm(transaction, film.id, { status, remarks: note, at, ...(releaseAt && { releaseAt }) });
    const decisionId = await insertDecision(transaction, {
      ...sent,
      filmId: film.id,
      fromStatus: film.status,
      toStatus: status,
      at,
    });
    if (status === FilmStatus.active) {
      await setResourcesTab(transaction, film.filmmaker_id, true);
      await settleChapters(transaction, film.id);
    }
    await notifyOwner(transaction, film);
    const { recipient, locale } = await addressOwner(transaction, forms, film.filmmaker_id);
    const letter = { recipient, locale };
    // What is told of the film's assets comes before what is told of the film.
    await setGatheringDue(transaction, film.id, at);
    if (reference === undefined) await enqueueMail(transaction, { ...letter, kind: 'film-decision', decisionId }, at);
    else {
      const contractId = await insertContract(transaction, { filmId, provider: contracts.name, reference, at });
      await enqueueMail(transaction, { ...letter, kind: 'contract', contractId, decisionId }, at);
    }
    return { owner: film.filmmaker_id, ended };
  });
  const done = await deciding.catch(async (error) => {
    await takeBack();
    throw error;
  });
  if (done === 'done' || done instanceof Refusal) {
    // Somebody else, or the same request, was faster: the contract that nobody will see is taken back.
    await takeBack();
    return done === 'done' ? undefined : done;
  }
  mail.wake();
  await database.changes.publish(done.owner);
  // Last: what is decided is told even where the provider does not answer.
  if (done.ended !== undefined) await contracts.withdraw(done.ended);
  return undefined;
}

async function createContract({ contracts, database, forms }: Services, film: Film): Promise<string> {
  const { name, recipient: email, locale } = await addressOwner(database.tables, forms, film.filmmaker_id);
  return contracts.create({ title: film.title, signer: { name, email }, locale });
}
