import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';

/** A database that took a statement and says nothing; it may have been done. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
}

/**
 * A pool whose connections are given up when a statement on them is not answered in time: the database's own limits end
 * what it works on, but not what waits for a database that hangs.
 */
export const createPatientPool = (pool: Pool, patienceMs: number): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let silence: DatabaseSilent | undefined;
    const answered = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
      let timer: NodeJS.Timeout | undefined;
      const giveUp = new Promise<never>((_, fail) => {
        timer = setTimeout(() => {
          silence = new DatabaseSilent(`The database has not answered for ${patienceMs} ms.`);
          fail(silence);
        }, patienceMs);
      });
      return Promise.race([asking, giveUp]).finally(() => clearTimeout(timer));
    };
    // What is asked later, as to undo the transaction, would wait behind the statement that is not answered.
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query(text: string | object, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('A cursor may be open for longer than anyone waits.');
      return silence ? Promise.reject(silence) : answered(client.query(text, [...values]));
    }
    return { query, release: () => client.release(silence) };
  },
  end: () => pool.end(),
});
