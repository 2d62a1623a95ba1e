import { deleteInBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';

/** How a contract may end. */
export type ContractEnd = 'signed' | 'cancelled';

/** A film's newest contract. */
export const findNewestContract = (queries: Queries, filmId: number) =>
  queries.selectFrom('contracts').selectAll().where('film_id', '=', filmId).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** A contract, as the database has it. */
export type Contract = NonNullable<Awaited<ReturnType<typeof findNewestContract>>>;

/** Adds a contract that is sent; its number. */
export async function insertContract(
  queries: Queries,
  contract: { readonly filmId: number; readonly provider: string; readonly reference: string; readonly at: Date },
): Promise<number> {
  const row = await queries
    .insertInto('contracts')
    .values({
      film_id: contract.filmId,
      provider: contract.provider,
      reference: contract.reference,
      sent_at: contract.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The contract that a provider speaks of. */
export const findContractByReference = (queries: Queries, provider: string, reference: string) =>
  queries
    .selectFrom('contracts')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();

/** Ends a film's open contract; its reference, or `undefined` where none was open. The caller holds the film. */
export async function endOpenContract(
  queries: Queries,
  filmId: number,
  end: { readonly state: ContractEnd; readonly signedName?: string | undefined; readonly at: Date },
): Promise<string | undefined> {
  const row = await queries
    .updateTable('contracts')
    .set({ state: end.state, signed_name: end.signedName ?? null, ended_at: end.at })
    .where('film_id', '=', filmId)
    .where('state', '=', 'sent')
    .returning('reference')
    .executeTakeFirst();
  return row?.reference;
}

/** Keeps the hash of a link to a contract. */
export const insertContractLink = (queries: Queries, tokenHash: Buffer, contractId: number, at: Date, lifeMs: number) =>
  queries
    .insertInto('contract_links')
    .values({
      token_hash: tokenHash,
      contract_id: contractId,
      created_at: at,
      expires_at: new Date(at.getTime() + lifeMs),
    })
    .execute();

/** The contract behind a link; `undefined` for an unknown or expired one. */
export const findLinkedContract = (queries: Queries, tokenHash: Buffer, at: Date): Promise<Contract | undefined> =>
  queries
    .selectFrom('contract_links')
    .innerJoin('contracts', 'contracts.id', 'contract_links.contract_id')
    .selectAll('contracts')
    .where('contract_links.token_hash', '=', tokenHash)
    .where('contract_links.expires_at', '>', at)
    .executeTakeFirst();

/** What a mail with a contract tells, and whom; `undefined` when the contract is no longer open. */
export const findContractNews = (queries: Queries, id: number) =>
  queries
    .selectFrom('contracts')
    .innerJoin('films', 'films.id', 'contracts.film_id')
    .innerJoin('accounts', 'accounts.id', 'films.filmmaker_id')
    .select(['films.title', 'accounts.name', 'accounts.email'])
    .where('contracts.id', '=', id)
    .where('contracts.state', '=', 'sent')
    .executeTakeFirst();

/** Makes every link to a filmmaker's contracts useless; the numbers of the contracts that had one. */
export async function deleteContractLinks(queries: Queries, filmmakerId: number): Promise<readonly number[]> {
  const own = queries
    .selectFrom('contracts')
    .innerJoin('films', 'films.id', 'contracts.film_id')
    .select('contracts.id')
    .where('films.filmmaker_id', '=', filmmakerId);
  const gone = await queries.deleteFrom('contract_links').where('contract_id', 'in', own).returning('contract_id').execute();
  return [...new Set(gone.map(({ contract_id }) => contract_id))];
}

/** Forgets links that expired before a time. */
export const deleteContractLinksExpiredBefore = (queries: Queries, before: Date) =>
  deleteInBatches(queries, 'contract_links', (where) => where('expires_at', '<', before));
