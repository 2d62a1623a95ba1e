import type { Queries } from '../database/queries.ts';
import type { FormRegistry } from '../forms/registry.ts';
import { findOwner } from '../repositories/staff-films.ts';

/** Where a filmmaker is written to, by which name, and in which language: the one that they worked in last. */
export async function addressOwner(queries: Queries, forms: FormRegistry, accountId: number) {
  const { email, locale, name } = await findOwner(queries, accountId);
  return { recipient: email, name, locale: locale ?? forms.current().base.tag };
}
