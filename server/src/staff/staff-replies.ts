import { type CallTypes, formOfDecision, restingFilms } from '@reelform/schemas/api';
import { readAssetType } from '../asset-options.ts';
import { assetRows } from '../films/asset-rows.ts';
import { btsRow } from '../films/bts-row.ts';
import { readFilmParts } from '../films/film-parts.ts';
import { filmReply } from '../films/film-reply.ts';
import { filmType } from '../films/film-row.ts';
import { statusClass } from '../films/film-status.ts';
import { promotionReply } from '../films/promotion-reply.ts';
import { addedOfProfile, addedReply } from '../forms/added-fields.ts';
import type { Notices } from '../http/error-reply.ts';
import { listBtsDocuments } from '../repositories/bts-documents.ts';
import { findNewestContract } from '../repositories/contracts.ts';
import { type DecisionAction, type DecisionRow, listDecisions } from '../repositories/film-decisions.ts';
import type { Film } from '../repositories/films.ts';
import type { OutboxRow } from '../repositories/outbox.ts';
import { findOwner, type QueueRow } from '../repositories/staff-films.ts';
import type { Services } from '../services.ts';
import { seconds } from '../unix-seconds.ts';

type StaffRow = CallTypes<'GET /staff/films'>['reply']['data']['rows'][number];
type StaffFilm = CallTypes<'GET /staff/films/:id'>['reply']['data'];
type MailRow = CallTypes<'GET /staff/outbox'>['reply']['data']['rows'][number];

/** A film as a row of the queue. */
export const queueRow = (film: QueueRow, notices: Notices): StaffRow => ({
  id: film.id,
  title: film.title,
  type: filmType(film.type),
  status: notices[`film.status.${film.status}`] ?? String(film.status),
  statusValue: film.status,
  statusClass: statusClass(film.status),
  filmmakerName: film.filmmaker_name,
  filmmakerEmail: film.filmmaker_email,
  submissionDate: seconds(film.submitted_at),
  releaseDate: seconds(film.release_at),
  isWaiting: film.is_waiting,
  awaitingAssets: restingFilms.includes(film.status) ? 0 : Number(film.awaiting_assets),
  removalRequests: Number(film.removal_requests),
});

const actions: readonly DecisionAction[] = [
  'sendContract',
  'recordSignature',
  'cancelContract',
  'startReview',
  'sendBack',
  'reject',
  'activate',
  'deactivate',
  'approveAsset',
  'rejectAsset',
  'removeAsset',
  'keepAsset',
  'signed',
  'cancelled',
  'grantResources',
  'withdrawResources',
];

const decisionOf = (row: DecisionRow, forms: Services['forms']): StaffFilm['history'] => {
  const action = actions.find((one) => one === row.action);
  if (!action) return [];
  const form = formOfDecision(action);
  return [
    {
      id: row.id,
      action,
      decidedBy: row.decided_by,
      decidedAt: seconds(row.decided_at),
      fromStatus: row.from_status,
      toStatus: row.to_status,
      assetType: (row.asset_type !== null && readAssetType(row.asset_type)) || null,
      assetName: row.asset_name,
      note: row.note,
      ...(form && addedReply(forms, form, row.added)),
      releaseDate: seconds(row.release_at),
    },
  ];
};

const states = ['sent', 'signed', 'cancelled'] as const;

/** Files from behind the scenes of one film are few; this bounds the look at them. */
const mostDocuments = 1000;

/** A film as staff see it: with its owner, everything registered, its promotion, files from behind the scenes, and what was decided about it. */
export async function staffFilm(film: Film, services: Services): Promise<StaffFilm> {
  const { database, storage } = services;
  const { tables } = database;
  const [parts, owner, promotion, bts, history, contract] = await Promise.all([
    readFilmParts(tables, film.id),
    findOwner(tables, film.filmmaker_id),
    promotionReply(tables, film, services),
    listBtsDocuments(tables, { filmId: film.id, page: 1, pageSize: mostDocuments, searchText: '' }),
    listDecisions(tables, film.id),
    findNewestContract(tables, film.id),
  ]);
  const state = states.find((one) => one === contract?.state);
  return {
    film: await filmReply(film, parts, services),
    filmmaker: {
      id: owner.id,
      name: owner.name,
      email: owner.email,
      phone: owner.phone,
      showResourcesTab: owner.show_resources_tab,
      ...addedOfProfile(services.forms, owner.added),
    },
    assets: await assetRows(film, parts.assets, storage),
    promotion,
    btsDocuments: await Promise.all(bts.rows.map((document) => btsRow(document, services))),
    history: history.flatMap((row) => decisionOf(row, services.forms)),
    contract:
      contract && state
        ? {
            state,
            sentAt: seconds(contract.sent_at),
            endedAt: seconds(contract.ended_at),
            signedName: contract.signed_name,
          }
        : null,
  };
}

const mailStates = ['waiting', 'sending', 'handed', 'sent', 'failed', 'unsure'] as const;

/** A mail as a row of the outbox. */
export const mailRow = (mail: OutboxRow): MailRow => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  state: mailStates.find((one) => one === mail.state) ?? 'waiting',
  attempts: mail.attempts,
  problem: mail.problem,
  createdAt: seconds(mail.createdAt),
  finishedAt: seconds(mail.finishedAt),
});
