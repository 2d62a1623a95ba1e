import { sql } from 'kysely';
import { jsonText, withAdded } from '../database/json.ts';
import { isDuplicate, type Queries } from '../database/queries.ts';

/** What the API shows of an account. */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isFilmmaker: boolean;
  readonly isStaff: boolean;
  readonly showResourcesTab: boolean;
  readonly notificationCount: number;
  readonly channelNotificationCount: number;
}

/** What a new account is made of. */
export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly isFilmmaker: boolean;
  readonly isStaff: boolean;
  /** Added fields, by the form's name. @default none */
  readonly added?: object;
  readonly at: Date;
}

/** The columns of an {@link Account}. */
export const accountColumns = [
  'accounts.id',
  'accounts.name',
  'accounts.email',
  'accounts.is_filmmaker as isFilmmaker',
  'accounts.is_staff as isStaff',
  'accounts.show_resources_tab as showResourcesTab',
  'accounts.notification_count as notificationCount',
  'accounts.channel_notification_count as channelNotificationCount',
] as const;

const emailIndex = 'accounts_email';
const sameEmail = (email: string) => sql<boolean>`lower(accounts.email) = lower(${email})`;

/** The account of an e-mail, in any case of its letters, with its password's hash. */
export const findAccountByEmail = (queries: Queries, email: string) =>
  queries
    .selectFrom('accounts')
    .select([...accountColumns, 'accounts.password_hash as passwordHash'])
    .where(sameEmail(email))
    .executeTakeFirst();

/** Adds an account; `undefined` when the e-mail is taken. Two requests at once: one wins. */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<Account | undefined> {
  return queries
    .insertInto('accounts')
    .values({
      name: account.name,
      email: account.email,
      phone: account.phone,
      password_hash: account.passwordHash,
      is_filmmaker: account.isFilmmaker,
      is_staff: account.isStaff,
      ...(account.added && { added: jsonText(account.added) }),
      created_at: account.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
}

/** What an upgrade changes of an account beside its role; what is not given stays. */
export interface UpgradeChanges {
  readonly email?: string;
  readonly phone?: string;
  /** Added fields, by the form's name. */
  readonly added?: object;
}

/** Makes an account a filmmaker's. `'taken'`: the e-mail is another account's. */
export async function upgradeAccount(
  queries: Queries,
  id: number,
  { added = {}, ...changes }: UpgradeChanges,
): Promise<Account | 'taken'> {
  try {
    return await queries
      .updateTable('accounts')
      .set({ is_filmmaker: true, ...changes, added: withAdded(added) })
      .where('id', '=', id)
      .returning(accountColumns)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (isDuplicate(error, emailIndex)) return 'taken';
    throw error;
  }
}

/** Whether the database refused an e-mail because it is another account's. */
export const isEmailTaken = (error: unknown): boolean => isDuplicate(error, emailIndex);

/**
 * Holds an account until the transaction ends, if its password is still the one that was verified: that took a while, in
 * which another may have been set and every session ended.
 */
export async function holdVerified(
  transaction: Queries,
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an account another password. */
export const setPassword = (queries: Queries, id: number, passwordHash: string) =>
  queries.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();

/** Remembers the language that somebody works in. @param locale language tag (BCP 47) */
export const setLocale = (queries: Queries, id: number, locale: string) =>
  queries.updateTable('accounts').set({ locale }).where('id', '=', id).execute();

/** An account by its number, with its password's hash. */
export const findAccount = (queries: Queries, id: number) =>
  queries
    .selectFrom('accounts')
    .select([...accountColumns, 'accounts.password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Makes a regular account the filmmaker's who was invited under its e-mail. */
export const takeOverAccount = (
  queries: Queries,
  id: number,
  { name, phone, passwordHash, added = {} }: Pick<NewAccount, 'name' | 'phone' | 'passwordHash' | 'added'>,
) =>
  queries
    .updateTable('accounts')
    .set({ name, phone, password_hash: passwordHash, is_filmmaker: true, added: withAdded(added) })
    .where('id', '=', id)
    .execute();

/** Whether any account works for the platform. */
export async function hasStaff(queries: Queries): Promise<boolean> {
  const row = await queries.selectFrom('accounts').select('id').where('is_staff', '=', true).limit(1).executeTakeFirst();
  return row !== undefined;
}
