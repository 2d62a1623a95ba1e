import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import type { Queries } from './database/queries.ts';
import { hasStaff, insertAccount } from './repositories/accounts.ts';
import { hashPassword } from './sessions/passwords.ts';

/** What was found or made at the start. */
export type StaffAccount =
  | { readonly kind: 'present' }
  | { readonly kind: 'taken'; readonly email: string }
  | { readonly kind: 'created'; readonly email: string; readonly password: string; readonly isRandom: boolean };

/** Makes the first staff account; its password is random where none is set. */
export async function ensureStaffAccount(queries: Queries, { staff }: Config, now: number): Promise<StaffAccount> {
  if (await hasStaff(queries)) return { kind: 'present' };
  const password = staff.password ?? randomBytes(12).toString('base64url');
  const account = await insertAccount(queries, {
    name: 'Staff',
    email: staff.email,
    phone: null,
    passwordHash: await hashPassword(password),
    isFilmmaker: false,
    isStaff: true,
    at: new Date(now),
  });
  if (!account) return { kind: 'taken', email: staff.email };
  return { kind: 'created', email: staff.email, password, isRandom: staff.password === undefined };
}
