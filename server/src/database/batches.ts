import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from './queries.ts';
import type { Tables } from './types.ts';

/** Rows that one statement takes: few enough for it to end long before the database's patience does. */
const batch = 1000;

/**
 * Repeats a statement until there is nothing left for it. What was done by the time that it fails stays done.
 * @param take does it for that many rows at most and answers for how many there were
 */
export async function inBatches(take: (most: number) => Promise<number>): Promise<void> {
  while ((await take(batch)) === batch);
}

/** Deletes the rows that are over, however many there are; what another server is about to take is left to it. */
export const deleteInBatches = <Table extends keyof Tables & string>(
  queries: Queries,
  table: Table,
  areOver: (where: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>,
): Promise<void> =>
  inBatches(async (most) => {
    const from = sql.table(table);
    const { numAffectedRows = 0n } = await sql`
      delete from ${from} where ctid = any(array(
        select ctid from ${from} where ${areOver(expressionBuilder<Tables, Table>())}
        limit ${sql.lit(most)} for update skip locked))`.execute(queries);
    return Number(numAffectedRows);
  });
