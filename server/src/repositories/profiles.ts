import { withAdded } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';
import { type Account, accountColumns } from './accounts.ts';

/** Addresses of a filmmaker's pages; empty where there is none. */
export interface ProfileLinks {
  readonly website: string;
  readonly facebook: string;
  readonly twitter: string;
  readonly instagram: string;
  readonly youtube: string;
  readonly pinterest: string;
  readonly tiktok: string;
  readonly linkedin: string;
}

/** What a filmmaker says about themselves. */
export interface Profile extends ProfileLinks {
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Added fields, by the form's name. */
  readonly added: object;
}

const links = ['website', 'facebook', 'twitter', 'instagram', 'youtube', 'pinterest', 'tiktok', 'linkedin'] as const;

/** An account's profile as it is stored; the profile's own members are null where none was saved yet. */
export const findProfile = (queries: Queries, accountId: number) =>
  queries
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .select(['accounts.name', 'accounts.email', 'accounts.phone', 'accounts.added'])
    .select(['profiles.first_name as firstName', 'profiles.last_name as lastName'])
    .select(links.map((link) => `profiles.${link}` as const))
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

/**
 * Saves a profile, and name, e-mail and phone number of its account.
 * @throws the database's refusal when the e-mail is another account's (see `isEmailTaken`)
 */
export async function saveProfile(transaction: Queries, accountId: number, profile: Profile): Promise<Account> {
  const { email, phone, firstName, lastName, added, ...pages } = profile;
  const values = { first_name: firstName, last_name: lastName, ...pages };
  await transaction
    .insertInto('profiles')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
  return transaction
    .updateTable('accounts')
    .set({ name: `${firstName} ${lastName}`, email, phone: phone || null, added: withAdded(added) })
    .where('id', '=', accountId)
    .returning(accountColumns)
    .executeTakeFirstOrThrow();
}
