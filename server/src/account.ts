import { askHidden } from './ask-hidden.ts';
import { type Config, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { entryFlaws, WrongEntries } from './entry-flaws.ts';
import { readArguments } from './read-arguments.ts';
import { reasonOf } from './reason-of.ts';
import { insertAccount } from './repositories/accounts.ts';
import { hashPassword } from './sessions/passwords.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run account -- add --email EMAIL --name NAME --role regular|filmmaker|staff
The password is read from ACCOUNT_PASSWORD, or asked for.
`;

const given = readArguments({
  allowPositionals: true,
  options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
});
const { email, name, role = 'regular' } = given?.values ?? {};
if (given?.positionals[0] !== 'add' || !email || !name || !['regular', 'filmmaker', 'staff'].includes(role)) {
  process.stderr.write(usage);
  process.exit(2);
}

try {
  const config = readConfig();
  await withDatabase(config, (database) => addAccount(config, database, { email, name, role }));
  process.stdout.write(`Added the ${role} account ${email}.\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = error instanceof WrongEntries ? 2 : 1;
}

/** The password is asked for when it can be kept: not while a portal runs on the database. */
async function addAccount(
  { accountPassword, schemasDirectory }: Config,
  { tables }: Database,
  { email, name, role }: Readonly<Record<'email' | 'name' | 'role', string>>,
): Promise<void> {
  const password = accountPassword ?? (await askHidden('Password: ', { input: process.stdin, output: process.stdout }));
  const flaws = await entryFlaws(schemasDirectory, 'signup', { email, name, password });
  if (flaws.length > 0) throw new WrongEntries(flaws.join('\n').replace('--password', 'ACCOUNT_PASSWORD'));
  const account = await insertAccount(tables, {
    email,
    name,
    phone: null,
    passwordHash: await hashPassword(password),
    isFilmmaker: role === 'filmmaker',
    isStaff: role === 'staff',
    at: new Date(),
  });
  if (!account) throw new Error(`${email} already has an account.`);
}
