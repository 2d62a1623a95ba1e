import { type Refusal, refuse } from '../errors.ts';
import { renameProduct } from '../http/product-names.ts';
import type { Film } from '../repositories/films.ts';
import type { Services } from '../services.ts';
import type { FilmParts } from './film-parts.ts';
import { filmReply } from './film-reply.ts';

/** Whether a save is of another version of a film than the stored one; one without a version is of any. */
export const isStale = ({ version }: { readonly version?: number | undefined }, film: Film): boolean =>
  version !== undefined && version !== film.version;

/** Refuses a save of an older version; the answer has the film as it is now, so that its owner can compare. */
export async function conflictWith(film: Film, parts: FilmParts, services: Services): Promise<Refusal> {
  const data = await filmReply(film, parts, services);
  return refuse('conflict', { data: renameProduct(data, services.config.product.key) });
}
