import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { reasonOf } from '../reason-of.ts';
import { type ChangeFeed, createLocalFeed, createPostgresFeed } from './change-feed.ts';
import { migrate } from './migrations.ts';
import { createPatientPool } from './patient-pool.ts';
import type { Tables } from './types.ts';

/** The open database. */
export interface Database {
  readonly tables: Kysely<Tables>;
  /** Tells every server on this database that something about an account changed. */
  readonly changes: ChangeFeed;
  /** True for the database inside this process, which has no maintenance of its own. */
  readonly embedded: boolean;
  /** Whether it answers. */
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

/** Where the database is: a PostgreSQL server's address, or a folder of the embedded one. */
export type DatabaseLocation = DatabaseServer | { readonly directory: string };

interface DatabaseServer {
  readonly url: string;
  /** How long it may work on one statement, in ms. */
  readonly patienceMs: number;
}

/** Where the configuration says that the database is. */
export const databaseLocation = (
  config: Pick<Config, 'databaseUrl' | 'databasePatienceMs' | 'dataDirectory'>,
): DatabaseLocation =>
  config.databaseUrl === undefined
    ? { directory: join(config.dataDirectory, 'database') }
    : { url: config.databaseUrl, patienceMs: config.databasePatienceMs };

/**
 * Opens the database and brings its tables up to date.
 * @throws when it cannot be reached, has another encoding than UTF-8, or a migration fails
 */
export async function openDatabase(location: DatabaseLocation, onError: (error: Error) => void): Promise<Database> {
  return 'url' in location ? openServer(location, onError) : openEmbedded(location.directory, onError);
}

/**
 * @throws when a database does not answer, or keeps its texts in an encoding that has no room for all of Unicode or says
 *   nothing of it
 */
async function expectUnicode(tables: Kysely<Tables>): Promise<void> {
  const asking = sql<{ readonly server_encoding: string }>`show server_encoding`.execute(tables);
  const { rows } = await asking.catch((cause: unknown) => {
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(cause)}`, { cause });
  });
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Error(`The database of DATABASE_URL has the encoding ${encoding}. Please create it with the encoding UTF8.`);
}

/** How much longer than the database's own limits its answer is waited for, in ms. */
const onTheWay = 5000;

async function openServer({ url, patienceMs }: DatabaseServer, onError: (error: Error) => void): Promise<Database> {
  const reached = { connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true };
  // A migration takes as long as its tables are large.
  const unlimited = createTables(createPool({ ...reached, max: 1 }, onError));
  await expectUnicode(unlimited)
    .then(() => migrate(unlimited))
    .finally(() => unlimited.destroy());
  const limits = {
    statement_timeout: patienceMs,
    lock_timeout: Math.ceil(patienceMs / 2),
    idle_in_transaction_session_timeout: 3 * patienceMs,
  };
  const changes = await createPostgresFeed(url, onError);
  const pool = createPool({ ...reached, ...limits, max: 10 }, onError);
  const tables = createTables(createPatientPool(pool, patienceMs + onTheWay));
  return {
    tables,
    changes,
    embedded: false,
    isHealthy: () => answers(tables),
    async close() {
      await changes.close();
      await tables.destroy();
    },
  };
}

async function openEmbedded(directory: string, onError: (error: Error) => void): Promise<Database> {
  mkdirSync(directory, { recursive: true });
  const lite = await PGlite.create(directory, { extensions: { pg_trgm } }).catch((error: unknown) => {
    // The system's own errors name the file.
    if (error instanceof Error && 'code' in error) throw error;
    throw new Error(`The database in ${directory} cannot be opened: ${reasonOf(error)}`, { cause: error });
  });
  // One connection, never given up: PGlite has no other.
  const pool = createPool({ ...pgConfig(lite), max: 1, idleTimeoutMillis: 0 }, onError);
  const tables = createTables(pool);
  const close = async () => {
    await pool.end();
    await lite.close();
  };
  try {
    await migrate(tables);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    tables,
    changes: createLocalFeed(),
    embedded: true,
    isHealthy: () => answers(tables),
    close,
  };
}

/** PGlite's configuration names its connection as a class of its own; node-postgres only calls it. */
const pgConfig = (lite: PGlite): PoolConfig => createPgConfig(lite) as object;

function createPool(config: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = new Pool(config);
  // Without listeners a connection that is lost would end the process: an idle one, or one between two statements.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

const createTables = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

const answers = (tables: Kysely<Tables>) =>
  sql`select 1`.execute(tables).then(
    () => true,
    () => false,
  );
