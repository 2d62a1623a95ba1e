import { sameDocument } from '@reelform/engine/validation';
import { type AssetActionName, AssetStatus, type FilmActionName } from '@reelform/schemas/api';
import { jsonText } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';
import type { Film } from './films.ts';

/** What was decided: by staff, or by the filmmaker through the contract. */
export type DecisionAction = FilmActionName | AssetActionName | 'signed' | 'cancelled' | 'grantResources' | 'withdrawResources';

/** A decision that is recorded. */
export interface NewDecision {
  readonly filmId: number;
  /** Who of the staff decided; `null`: the filmmaker. */
  readonly accountId: number | null;
  readonly action: DecisionAction;
  readonly fromStatus: number;
  readonly toStatus: number;
  readonly asset?: { readonly id: number; readonly type: string; readonly name: string };
  readonly note: string | null;
  /** Added fields, by the form's name. @default none */
  readonly added?: object;
  readonly releaseAt?: Date;
  readonly at: Date;
}

/** The history of one film is not longer than this. */
const most = 500;

/** Records a decision; its number. */
export async function insertDecision(queries: Queries, decision: NewDecision): Promise<number> {
  const row = await queries
    .insertInto('film_decisions')
    .values({
      film_id: decision.filmId,
      account_id: decision.accountId,
      action: decision.action,
      from_status: decision.fromStatus,
      to_status: decision.toStatus,
      asset_id: decision.asset?.id ?? null,
      asset_type: decision.asset?.type ?? null,
      asset_name: decision.asset?.name ?? null,
      note: decision.note,
      ...(decision.added && { added: jsonText(decision.added) }),
      release_at: decision.releaseAt ?? null,
      decided_at: decision.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A decision as it was sent, by whom of the staff. */
type SentDecision = Pick<NewDecision, 'accountId' | 'action' | 'note' | 'added' | 'releaseAt'>;

/** Whether the last change of a film was this very decision: it is sent again, its answer was lost. */
export async function wasFilmDecided(queries: Queries, film: Film, sent: SentDecision): Promise<boolean> {
  const decisions = lastDecision(queries).where('film_id', '=', film.id).where('asset_id', 'is', null);
  return saysTheSame(await decisions.where('decided_at', '=', film.updated_at).executeTakeFirst(), sent);
}

/** Whether the last decision about an asset, which may be gone since, was this very one. */
export const wasAssetDecided = async (queries: Queries, assetId: number, sent: SentDecision): Promise<boolean> =>
  saysTheSame(await lastDecision(queries).where('asset_id', '=', assetId).executeTakeFirst(), sent);

const lastDecision = (queries: Queries) => queries.selectFrom('film_decisions').selectAll().orderBy('id', 'desc').limit(1);

const saysTheSame = (last: LastDecision, { accountId, action, note, added = {}, releaseAt }: SentDecision): boolean =>
  last !== undefined &&
  last.account_id === accountId &&
  last.action === action &&
  last.note === note &&
  sameDocument(last.added, added) &&
  last.release_at?.getTime() === releaseAt?.getTime();

type LastDecision = Awaited<ReturnType<ReturnType<typeof lastDecision>['executeTakeFirst']>>;

/** What was decided about a film, the newest first. */
export const listDecisions = (queries: Queries, filmId: number) =>
  queries
    .selectFrom('film_decisions')
    .leftJoin('accounts', 'accounts.id', 'film_decisions.account_id')
    .selectAll('film_decisions')
    .select('accounts.name as decided_by')
    .where('film_decisions.film_id', '=', filmId)
    .orderBy('film_decisions.id', 'desc')
    .limit(most)
    .execute();

/** A decision, as the database has it. */
export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];

/** The assets of a film that a decision or a later one rejected, and that are still to be replaced. */
export const listRejections = (queries: Queries, filmId: number, from: number) =>
  queries
    .selectFrom('film_decisions')
    .innerJoin('assets', 'assets.id', 'film_decisions.asset_id')
    .distinctOn('assets.id')
    .select(['film_decisions.asset_name as asset', 'film_decisions.note'])
    .where('film_decisions.film_id', '=', filmId)
    .where('film_decisions.id', '>=', from)
    .where('film_decisions.action', '=', 'rejectAsset' satisfies DecisionAction)
    .where('assets.status', '=', AssetStatus.rejected)
    .orderBy('assets.id')
    .orderBy('film_decisions.id', 'desc')
    .execute();

/** What a mail about a decision tells, and whom. */
export const findDecisionNews = (queries: Queries, id: number) =>
  queries
    .selectFrom('film_decisions')
    .innerJoin('films', 'films.id', 'film_decisions.film_id')
    .innerJoin('accounts', 'accounts.id', 'films.filmmaker_id')
    .select([
      'film_decisions.action',
      'film_decisions.note',
      'film_decisions.asset_name as assetName',
      'film_decisions.release_at as releaseAt',
      'films.id as filmId',
      'films.title',
      'accounts.name',
      'accounts.email',
    ])
    .where('film_decisions.id', '=', id)
    .executeTakeFirst();
