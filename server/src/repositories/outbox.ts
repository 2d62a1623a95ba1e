import { randomUUID } from 'node:crypto';
import type { CallTypes } from '@reelform/schemas/api';
import { type SqlBool, sql } from 'kysely';
import { deleteInBatches } from '../database/batches.ts';
import { escapeLike, type Queries } from '../database/queries.ts';
import type { DecisionAction } from './film-decisions.ts';

/** What a mail is about; the name of its texts in `schemas/mails`. */
export type MailKind = NonNullable<CallTypes<'GET /staff/outbox'>['query']['kind']>;

/** A mail that is to be sent. */
export interface NewMail {
  readonly kind: MailKind;
  /** Whom it is for; for a reset the address as it was typed, which may be nobody's. */
  readonly recipient: string;
  /** Language tag (BCP 47) of its texts. */
  readonly locale: string;
  readonly invitationId?: number;
  readonly decisionId?: number;
  readonly contractId?: number;
  readonly channelDecisionId?: number;
}

/** A mail that this process alone works on. */
export interface ClaimedMail extends Omit<NewMail, 'invitationId' | 'decisionId' | 'contractId' | 'channelDecisionId'> {
  readonly id: number;
  /** The same at every attempt, so that a receiver can tell a repetition. */
  readonly messageId: string;
  readonly invitationId: number | null;
  readonly decisionId: number | null;
  readonly contractId: number | null;
  readonly channelDecisionId: number | null;
  readonly attempts: number;
  readonly createdAt: Date;
}

/**
 * Puts a mail into the outbox; in a transaction it leaves with what it tells about.
 * @param dueAt when it may leave @default now
 */
export const enqueueMail = (queries: Queries, mail: NewMail, now: Date, dueAt = now) =>
  queries
    .insertInto('outbox')
    .values({
      message_id: randomUUID(),
      kind: mail.kind,
      recipient: mail.recipient,
      invitation_id: mail.invitationId ?? null,
      decision_id: mail.decisionId ?? null,
      contract_id: mail.contractId ?? null,
      channel_decision_id: mail.channelDecisionId ?? null,
      locale: mail.locale,
      due_at: dueAt,
      created_at: now,
    })
    .execute();

/**
 * Makes a mail due that gathers what was decided about the assets of a film and has not left yet.
 * @returns whether there is one
 */
export async function setGatheringDue(queries: Queries, filmId: number, dueAt?: Date): Promise<boolean> {
  const decisions = queries
    .selectFrom('film_decisions')
    .select('id')
    .where('film_id', '=', filmId)
    .where('action', '=', 'rejectAsset' satisfies DecisionAction);
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set((mails) => ({ due_at: dueAt ?? mails.ref('due_at') }))
    .where('state', '=', 'waiting')
    .where('decision_id', 'in', decisions)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes the mail that has waited longest; `undefined` when none is due. Of several servers one gets it. */
export async function claimMail(queries: Queries, now: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update outbox set state = 'sending', claimed_at = ${now}, attempts = attempts + 1
    where id = (
      select id from outbox where state = 'waiting' and due_at <= ${now}
      order by due_at, id limit 1 for update skip locked
    )
    returning id, message_id as "messageId", kind, recipient, invitation_id as "invitationId",
      decision_id as "decisionId", contract_id as "contractId", channel_decision_id as "channelDecisionId", locale, attempts,
      created_at as "createdAt"`.execute(queries);
  return rows[0];
}

/**
 * Notes that the mail server is about to be given a mail: from now on it must not be sent again.
 * @throws when the mail is no longer claimed
 */
export async function markHanded(queries: Queries, id: number, recipient: string): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set({ state: 'handed', recipient })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error('The claim on this mail has been lost.');
}

/** Notes how it ended. */
export const finishMail = (
  queries: Queries,
  id: number,
  end: { readonly state: 'sent' | 'failed' | 'unsure'; readonly problem?: string },
  now: Date,
) =>
  queries
    .updateTable('outbox')
    .set({ state: end.state, problem: end.problem ?? null, finished_at: now })
    .where('id', '=', id)
    .execute();

/** Lets a mail that nobody has taken wait for another attempt. */
export const postponeMail = (queries: Queries, id: number, dueAt: Date, problem: string) =>
  queries
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: dueAt, claimed_at: null, problem })
    .where('id', '=', id)
    .execute();

/** Takes a mail out that is for nobody. */
export const dropMail = (queries: Queries, id: number) => queries.deleteFrom('outbox').where('id', '=', id).execute();

/**
 * Frees what a process that is gone had claimed before a time: what was not handed over waits again, what was is given
 * up as unsure.
 * @returns how many were given up
 */
export async function freeClaims(queries: Queries, claimedBefore: Date, now: Date): Promise<number> {
  await queries
    .updateTable('outbox')
    .set({ state: 'waiting', claimed_at: null })
    .where('state', '=', 'sending')
    .where('claimed_at', '<=', claimedBefore)
    .execute();
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set({ state: 'unsure', finished_at: now })
    .where('state', '=', 'handed')
    .where('claimed_at', '<=', claimedBefore)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets mails that ended before a time. */
export const deleteFinishedMails = (queries: Queries, before: Date) =>
  deleteInBatches(queries, 'outbox', (where) => where('finished_at', '<', before));

/** Which mails staff are shown. */
export interface OutboxFilter {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Part of the address; `''`: every address. */
  readonly searchText: string;
  readonly kind: string | undefined;
  readonly state: string | undefined;
}

/** One page of the mails that match, the newest first, with the number of all that do. */
export async function listOutbox(queries: Queries, { page, pageSize, searchText, kind, state }: OutboxFilter) {
  const matching = queries
    .selectFrom('outbox')
    .$if(kind !== undefined, (mails) => mails.where('kind', '=', kind ?? ''))
    .$if(state !== undefined, (mails) => mails.where('state', '=', state ?? ''))
    .$if(searchText !== '', (mails) =>
      mails.where(sql<SqlBool>`lower(recipient) like lower(${`%${escapeLike(searchText)}%`})`),
    );
  const { total } = await matching.select((mails) => mails.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(['id', 'recipient', 'attempts', 'problem', 'created_at as createdAt', 'finished_at as finishedAt'])
    .select([sql<MailKind>`kind`.as('kind'), sql<OutboxRow['state']>`state`.as('state')])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** A mail of the outbox. */
export interface OutboxRow {
  readonly id: number;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly state: string;
  readonly attempts: number;
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}
