import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { type ChangeFeed, createLocalFeed, createPostgresFeed } from './change-feed.ts';
import { migrate } from './migrations.ts';
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
export type DatabaseLocation = { readonly url: string } | { readonly directory: string };

/** Where the configuration says that the database is. */
export const databaseLocation = (config: { databaseUrl: string | undefined; dataDirectory: string }): DatabaseLocation =>
  config.databaseUrl === undefined ? { directory: join(config.dataDirectory, 'database') } : { url: config.databaseUrl };

/**
 * Opens the database and brings its tables up to date.
 * @throws when it cannot be reached, or a migration fails
 */
export async function openDatabase(location: DatabaseLocation, onError: (error: Error) => void): Promise<Database> {
  const database =
    'url' in location ? await openServer(location.url, onError) : await openEmbedded(location.directory, onError);
  try {
    await migrate(database.tables);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openServer(url: string, onError: (error: Error) => void): Promise<Database> {
  const { tables } = createTables({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 }, onError);
  const changes = await createPostgresFeed(url, onError);
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
  const lite = await PGlite.create(directory, { extensions: { pg_trgm } });
  // One connection, never given up: PGlite has no other.
  const { tables, pool } = createTables({ ...pgConfig(lite), max: 1, idleTimeoutMillis: 0 }, onError);
  return {
    tables,
    changes: createLocalFeed(),
    embedded: true,
    isHealthy: () => answers(tables),
    async close() {
      await pool.end();
      await lite.close();
    },
  };
}

/** PGlite's configuration names its connection as a class of its own; node-postgres only calls it. */
const pgConfig = (lite: PGlite): PoolConfig => createPgConfig(lite) as object;

function createTables(config: PoolConfig, onError: (error: Error) => void) {
  const pool = new Pool(config);
  // Without a listener a lost idle connection would end the process.
  pool.on('error', onError);
  return { pool, tables: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

const answers = (tables: Kysely<Tables>) =>
  sql`select 1`.execute(tables).then(
    () => true,
    () => false,
  );
