import type { FormError } from '@reelform/engine/validation';
import type { CallTypes } from '@reelform/schemas/api';
import { type Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { notice } from '../http/error-reply.ts';
import { findUnstorableText } from '../http/unstorable-text.ts';
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
  { messages, notices }: PublishedLanguage,
): FilmListQuery | Refusal {
  if (query.filters === undefined) return query;
  const parsed = parseJson(query.filters);
  const refused = (errors: readonly FormError[]) =>
    refuse('invalid', { errors: errors.map((error) => ({ ...error, path: `/filters${error.path}` })) });
  // The text of the query was judged as it came, in which JSON writes the character otherwise.
  const unstorable = findUnstorableText(parsed);
  if (unstorable !== undefined)
    return refused([{ path: unstorable, keyword: 'text', message: notice(notices, 'error.unstorableText') }]);
  const judged = schemas.judge('FilmListQuery', parsed, 'exact', messages);
  return 'errors' in judged ? refused(judged.errors) : { ...(judged.value as FilmListQuery), ...query };
}

/** `undefined` for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
