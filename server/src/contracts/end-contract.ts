import { FilmStatus } from '@reelform/schemas/api';
import { endOpenContract, findContractByReference } from '../repositories/contracts.ts';
import { insertDecision } from '../repositories/film-decisions.ts';
import { lockSubmittedFilm, moveSubmittedFilm, notifyOwner } from '../repositories/staff-films.ts';
import type { Services } from '../services.ts';
import type { ContractEvent } from './contract-provider.ts';

const outcomes = {
  signed: FilmStatus.details,
  cancelled: FilmStatus.contractCancelled,
} as const;

/**
 * Ends a contract as its provider tells and moves its film on. Told twice, or of a contract that staff ended before, it
 * changes nothing.
 */
export async function endContract({ contracts, database, now }: Services, event: ContractEvent): Promise<void> {
  const at = new Date(now());
  const owner = await database.tables.transaction().execute(async (transaction) => {
    const contract = await findContractByReference(transaction, contracts.name, event.reference);
    const film = contract && (await lockSubmittedFilm(transaction, contract.film_id));
    if (!film || film.status !== FilmStatus.submitted) return undefined;
    // Of several contracts of a film only the one that is open counts.
    const held = await findContractByReference(transaction, contracts.name, event.reference);
    if (held?.state !== 'sent') return undefined;
    await endOpenContract(transaction, film.id, { state: event.state, signedName: event.signedName, at });
    const status = outcomes[event.state];
    await moveSubmittedFilm(transaction, film.id, { status, remarks: null, at });
    await insertDecision(transaction, {
      filmId: film.id,
      accountId: null,
      action: event.state,
      fromStatus: film.status,
      toStatus: status,
      note: event.signedName ?? null,
      at,
    });
    await notifyOwner(transaction, film);
    return film.filmmaker_id;
  });
  if (owner !== undefined) await database.changes.publish(owner);
}
