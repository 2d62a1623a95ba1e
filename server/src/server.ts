import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { readCurrentOptions } from './current-options.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { type Database, databaseLocation, openDatabase } from './database/database.ts';
import { openFormRegistry } from './forms/registry.ts';
import { hostInUrl } from './host-in-url.ts';
import { spoolOf, watchSpool } from './invitations/invitation-spool.ts';
import { createFileTransport } from './mail/file-transport.ts';
import { type MailQueue, startMailQueue } from './mail/mail-queue.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { ensureStaffAccount, type StaffAccount } from './staff-account.ts';
import { openStorage } from './storage/open-storage.ts';
import { type Storage, StorageDown } from './storage/storage.ts';

/** A portal that listens. */
export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Where people reach it: the configured origin, else where it listens. */
  readonly origin: string;
  readonly staff: StaffAccount;
  readonly database: Database;
  readonly storage: Storage;
  /** Ends calls under way, then everything the portal is built on. Rejects with the first failure of a part, after all were ended. */
  close(): Promise<void>;
}

/** What a server is started with. */
export interface ServerOptions {
  readonly config: Config;
  /** Program of the embedded store. */
  readonly storeEntry: URL | string;
  /** What the program was built from; without it, every start compiles the schemas. */
  readonly builtFrom?: string | undefined;
  readonly log: FastifyBaseLogger;
  /** @default Date.now */
  readonly now?: () => number;
}

/** How long requests under way are given at the end, in ms. */
const patience = 10_000;

/**
 * Starts everything in its order, and ends what was started when a later part fails.
 * @throws when a part does not start; the message is for a person
 */
export async function startServer({
  config,
  storeEntry,
  builtFrom,
  log,
  now = Date.now,
}: ServerOptions): Promise<RunningServer> {
  const started: (() => Promise<unknown> | unknown)[] = [];
  const close = async () => {
    const failures: unknown[] = [];
    for (const end of started.splice(0).reverse()) {
      try {
        await end();
      } catch (error) {
        // What it was built on ends all the same: the database writes, and the directory is let go.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  try {
    const isShared = config.databaseUrl !== undefined && config.storage.kind === 's3';
    if (!isShared) {
      const lock = await lockDataDirectory(config.dataDirectory);
      started.push(() => lock.release());
    }
    const open = async <Part extends { close(): Promise<void> }>(opening: Promise<Part>) => {
      const part = await opening;
      started.push(() => part.close());
      return part;
    };
    const parts = [
      open(
        openFormRegistry({
          schemasDirectory: config.schemasDirectory,
          cacheDirectory: join(config.dataDirectory, 'cache/forms'),
          watch: config.watchSchemas,
          builtFrom,
          log,
        }),
      ),
      open(openDatabase(databaseLocation(config), (error) => log.error({ err: error }, 'the database failed'))),
      open(openStorage(config, storeEntry, (message) => log.warn(message))),
    ] as const;
    // All are waited for, so that none opens unnoticed after another has failed.
    await Promise.allSettled(parts);
    const [forms, database, store] = await Promise.all(parts);
    const { storage } = store;
    await ensureBucket(storage, log);
    const staff = await ensureStaffAccount(database.tables, config, now());
    const maintenance = scheduleMaintenance({ config, database, storage, log, now });
    started.push(() => maintenance.stop());
    let mail: MailQueue | undefined;
    const current = readCurrentOptions(config.schemasDirectory, log);
    let origin = '';
    const app = await createApp({
      config,
      database,
      forms,
      current,
      storage,
      storageProxy: store.proxy,
      log,
      now,
      mail: { wake: () => mail?.wake() },
      origin: () => origin,
    });
    started.push(async () => {
      const timer = setTimeout(() => app.server.closeAllConnections(), patience).unref();
      await app.close();
      clearTimeout(timer);
    });
    await app.listen({ port: config.port, host: config.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    origin = config.publicOrigin ?? `http://${hostOf(config)}:${port}`;
    const { smtpUrl } = config.mail;
    const transport =
      smtpUrl === undefined ? createFileTransport(join(config.dataDirectory, 'outbox')) : createSmtpTransport(smtpUrl);
    const queue = startMailQueue({ config, database, options: current.options, transport, origin, log, now });
    mail = queue;
    started.push(() => queue.stop());
    const folder = spoolOf(config.dataDirectory);
    const spool = watchSpool({ folder, tables: database.tables, log, now, onInvited: () => queue.wake() });
    started.push(() => spool.stop());
    return { port, origin, staff, database, storage, close };
  } catch (error) {
    await close().catch((failure: unknown) => log.error({ err: failure }, 'a part did not end as it should'));
    throw error;
  }
}

/** A host that a browser on this machine can open. */
const hostOf = ({ host }: Config): string => (['0.0.0.0', '::'].includes(host) ? 'localhost' : hostInUrl(host));

/** An external store may be away, or refuse, at the start; calls that need it say so. */
async function ensureBucket(storage: Storage, log: FastifyBaseLogger): Promise<void> {
  try {
    await storage.ensureBucket();
  } catch (error) {
    if (!(error instanceof StorageDown)) throw error;
    log.error({ err: error }, 'the object store cannot be used');
  }
}
