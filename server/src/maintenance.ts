import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { sweepLateObjects, sweepObjects } from './films/stored-objects.ts';
import { deleteExpiredReferences } from './repositories/account-references.ts';
import { deleteContractLinksExpiredBefore } from './repositories/contracts.ts';
import { deleteAnswersBefore } from './repositories/idempotency-keys.ts';
import { deleteExpiredDevices } from './repositories/known-devices.ts';
import { deleteTokensExpiredBefore } from './repositories/link-tokens.ts';
import { deleteFinishedMails } from './repositories/outbox.ts';
import { deleteExpiredUpgrades } from './repositories/pending-upgrades.ts';
import { giveUpReplaced } from './repositories/replaced-assets.ts';
import { deleteExpiredSessions } from './repositories/sessions.ts';
import { deleteExpiredCounters } from './repositories/throttle-counters.ts';
import { abandonGrants } from './repositories/uploads.ts';
import { sessionLimits } from './sessions/sessions.ts';
import type { Storage } from './storage/storage.ts';

/** What maintenance works on. */
export interface MaintenanceOptions {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long the outbox tells what was sent, and a link that it was used or has expired. */
const memory = 30 * day;
/** A PUT that began while its address was good may go on for as long. */
const longestPut = day;
const sweepEvery = 5 * minute;
const vacuumEvery = 60 * minute;

/** Takes away what is over: sessions, counters, known browsers, references, links, sent mails, old answers, abandoned uploads and the objects of deleted films. */
export async function maintain({ config, database, storage, log, now }: MaintenanceOptions): Promise<void> {
  const { tables } = database;
  const at = new Date(now());
  await deleteExpiredSessions(tables, sessionLimits(config, now()));
  await deleteExpiredReferences(tables, at);
  await deleteExpiredUpgrades(tables, at);
  await deleteExpiredCounters(tables, at);
  await deleteExpiredDevices(tables, at);
  await deleteTokensExpiredBefore(tables, new Date(now() - memory));
  await deleteContractLinksExpiredBefore(tables, new Date(now() - memory));
  await deleteFinishedMails(tables, new Date(now() - memory));
  await deleteAnswersBefore(tables, new Date(now() - day));
  const silent = new Date(now() - config.uploads.abandonMs);
  await abandonGrants(tables, silent, at);
  await giveUpReplaced(tables, silent, at);
  await sweepObjects(tables, storage, log);
  await sweepLateObjects(tables, storage, log, new Date(now() - config.uploads.signedSeconds * 1000 - longestPut));
}

/** Runs maintenance now and then; the embedded database, which has no autovacuum, is vacuumed too. */
export function scheduleMaintenance(options: MaintenanceOptions): { stop(): Promise<void> } {
  const { database, log } = options;
  let running: Promise<void> = Promise.resolve();
  const run = (work: () => Promise<unknown>) => {
    running = running.then(work).then(
      () => undefined,
      (error: unknown) => log.error({ err: error }, 'maintenance failed'),
    );
  };
  const timers = [setInterval(() => run(() => maintain(options)), sweepEvery).unref()];
  if (database.embedded)
    timers.push(setInterval(() => run(() => sql`vacuum analyze`.execute(database.tables)), vacuumEvery).unref());
  run(() => maintain(options));
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
