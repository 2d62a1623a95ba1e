import type { Config } from './config.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { type Database, databaseLocation, openDatabase } from './database/database.ts';

/**
 * Opens the database for one piece of work and closes it after that; of an embedded one its folder is held meanwhile.
 * @throws {DirectoryInUse} while a portal runs on the embedded database
 */
export async function withDatabase<Result>(config: Config, work: (database: Database) => Promise<Result>): Promise<Result> {
  const lock = config.databaseUrl === undefined ? await lockDataDirectory(config.dataDirectory) : undefined;
  try {
    const database = await openDatabase(databaseLocation(config), () => undefined);
    return await work(database).finally(() => database.close());
  } finally {
    lock?.release();
  }
}
