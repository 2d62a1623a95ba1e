import type { ProgramStatusValue } from '@reelform/schemas/api';
import { jsonText } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';

/** Whose details: the film's own, or those of one of its episodes. */
export interface DetailsPlace {
  readonly filmId: number;
  readonly chapterId: number | null;
}

/** The details of a film and its episodes, as they were saved. */
export const listDetails = (queries: Queries, filmId: number) =>
  queries.selectFrom('program_details').select(['chapter_id', 'details', 'status']).where('film_id', '=', filmId).execute();

/** Details, as the database has them. */
export type StoredDetails = Awaited<ReturnType<typeof listDetails>>[number];

/** Writes the details of one place. The caller holds the film. */
export async function saveDetails(
  queries: Queries,
  { filmId, chapterId }: DetailsPlace,
  { details, status, at }: { readonly details: object; readonly status: ProgramStatusValue; readonly at: Date },
): Promise<void> {
  const content = { details: jsonText(details), status, updated_at: at };
  const { numUpdatedRows } = await queries
    .updateTable('program_details')
    .set(content)
    .where('film_id', '=', filmId)
    .where('chapter_id', chapterId === null ? 'is' : '=', chapterId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await queries
      .insertInto('program_details')
      .values({ ...content, film_id: filmId, chapter_id: chapterId })
      .execute();
}
