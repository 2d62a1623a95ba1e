import { insertAccount } from '../../server/src/repositories/accounts.ts';
import { hashPassword } from '../../server/src/sessions/passwords.ts';
import { password, type TestServer } from './test-server.ts';

let made = 0;

/** Adds an account of the main platform that is no filmmaker's. */
export const addRegularAccount = async (server: TestServer) => {
  made += 1;
  const email = `regular-${made}@example.com`;
  const account = await insertAccount(server.database.tables, {
    email,
    name: 'Rita Regular',
    phone: null,
    passwordHash: await hashPassword(password),
    isFilmmaker: false,
    isStaff: false,
    at: new Date(),
  });
  if (!account) throw new Error(`${email} is taken.`);
  return { email, id: account.id };
};
