import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { root } from '../root.ts';
import type { Tables } from './types.ts';

/** Folder of the migrations: one .sql file each, run in the order of their names. */
export const migrationsDirectory = join(root, 'server/migrations');

/** What Kysely says of a database that has seen a migration which there is none of here. */
const missing = /previously executed migration (\S+) is missing/;

/**
 * Brings the tables up to date. Several servers may start at once: Kysely's Migrator takes an advisory lock.
 * @throws the database's own error, everything that ran before it is undone then; or that a newer portal wrote the tables
 */
export async function migrate(database: Kysely<Tables>, directory: string = migrationsDirectory): Promise<void> {
  const provider: MigrationProvider = { getMigrations: () => readMigrations(directory) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  const [, newer] = missing.exec(error instanceof Error ? error.message : '') ?? [];
  if (newer !== undefined)
    throw new Error(
      `A newer version of the portal has written this database: '${newer}' is not known here. Start that version, or restore what was there before it.`,
    );
  if (error) throw error;
}

async function readMigrations(directory: string): Promise<Record<string, Migration>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const statements = (await readFile(join(directory, name), 'utf8'))
      .replace(/^--.*$/gm, '')
      .split(/;\s*$/m)
      .filter((statement) => statement.trim() !== '');
    return [
      name.replace(/\.sql$/, ''),
      {
        async up(transaction) {
          for (const statement of statements) await sql.raw(statement).execute(transaction);
        },
      },
    ];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
