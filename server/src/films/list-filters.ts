import type { CallTypes } from '@reelform/schemas/api';
import { type Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { Services } from '../services.ts';

/** What the list can be asked for. */
export type FilmListQuery = CallTypes<'GET /filmmakers/films'>['query'];

/**
 * The list's query, with the members of its JSON parameter `filters` under the plain parameters. A `filters` that is
 * no such JSON is refused.
 */
export function readFilters(
  query: FilmListQuery,
  { schemas }: Services,
  { messages }: PublishedLanguage,
): FilmListQuery | Refusal {
  if (query.filters === undefined) return query;
  const parsed = parseJson(query.filters);
  const judged = schemas.judge('FilmListQuery', parsed, 'exact', messages);
  if ('errors' in judged)
    return refuse('invalid', { errors: judged.errors.map((error) => ({ ...error, path: `/filters${error.path}` })) });
  return { ...(judged.value as FilmListQuery), ...query };
}

/** `undefined` for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
