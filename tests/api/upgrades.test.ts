import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { waitForLink, waitForMails } from './mails.ts';
import { addRegularAccount } from './regular-account.ts';
import { createTestServer, password, type TestServer } from './test-server.ts';

const login = (client: Client, email: string, secret = password) =>
  client.call('POST /sessions', { body: { email, password: secret, filmmakerLogin: true } });

describe('upgrading a regular account', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.stop());

  const askUpgrade = async (client: Client, email: string, change: object = {}) => {
    const { body } = await client.call('POST /check-user-exist', { body: { email } });
    const upgrade = { filmmakerEmail: email, userId: body.data.userId, upgrade: true, ...change };
    return client.call('POST /filmmaker/registrations', { body: upgrade });
  };

  it('takes effect at the account’s next login with its own password, and opens no session before (R-065, R-070, R-071, O-05)', async () => {
    const { email, id } = await addRegularAccount(server);
    const client = server.visitor();
    const refused = await login(client, email);
    expect([refused.status, refused.body.code]).toEqual([422, 'not_filmmaker']);
    const asked = await askUpgrade(client, email, { filmmakerPhone: '555 0100' });
    expect([asked.status, asked.body.user]).toEqual([200, { id, name: '', email, showResourcesTab: false }]);
    expect(client.cookies.has('session')).toBe(false);
    expect((await login(client, email, 'a wrong password')).body.code).toBe('wrong_credentials');
    const answer = await login(client, email);
    expect([answer.status, answer.body.user.name]).toEqual([200, 'Rita Regular']);
    expect((await client.call('GET /filmmakers/films')).status).toBe(200);
    const row = await server.database.tables.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.is_filmmaker, row.phone]).toEqual([true, '555 0100']);
  });

  it('a stranger who knows an e-mail moves no account to an address of their own (O-05)', async () => {
    const { email, id } = await addRegularAccount(server);
    await askUpgrade(server.visitor(), email, { filmmakerEmail: 'stranger@example.com', filmmakerPhone: '666' });
    expect((await login(server.visitor(), email)).status).toBe(200);
    const row = await server.database.tables.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.is_filmmaker, row.email, row.phone]).toEqual([true, email, null]);
  });

  it('strangers who ask for it any number of times do not keep what its owner said from counting (O-05)', async () => {
    const { email, id } = await addRegularAccount(server);
    const client = server.visitor();
    await askUpgrade(client, email, { filmmakerPhone: '555 0100' });
    for (let times = 0; times < 60; times += 1) await askUpgrade(server.visitor(), email, { filmmakerPhone: '666' });
    expect((await login(client, email)).status).toBe(200);
    const { phone } = await server.database.tables
      .selectFrom('accounts')
      .select('phone')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(phone).toBe('555 0100');
  });

  it('in the browser that asked, another e-mail becomes the account’s, from its login on (R-071)', async () => {
    const { email } = await addRegularAccount(server);
    const client = server.visitor();
    const moved = `moved-${email}`;
    await askUpgrade(client, email, { filmmakerEmail: moved });
    expect((await login(client, moved)).body.code).toBe('wrong_credentials');
    expect((await login(client, email)).body.user.email).toBe(moved);
    expect((await login(server.visitor(), moved)).status).toBe(200);
    expect((await login(server.visitor(), email)).body.code).toBe('wrong_credentials');
  });

  it('the address that an account leaves is told, and links that were sent there open nothing more', async () => {
    const { email } = await addRegularAccount(server);
    const client = server.visitor();
    await client.call('POST /reset-password', { body: { email } });
    const { secret: slug } = await waitForLink(server.home.dataDirectory, email, '/reset-password/');
    await askUpgrade(client, email, { filmmakerEmail: `elsewhere-${email}` });
    expect((await login(client, email)).status).toBe(200);
    const mails = await waitForMails(server.home.dataDirectory, email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your email address for Reelform was changed');
    const link = await client.call('GET /validate-reset-token/:slug', { params: { slug } });
    expect([link.status, link.body.code]).toEqual([404, 'invalid_link']);
  });

  it('an e-mail that is taken meanwhile leaves the account its own', async () => {
    const { email } = await addRegularAccount(server);
    const client = server.visitor();
    const wanted = `wanted-${email}`;
    await askUpgrade(client, email, { filmmakerEmail: wanted });
    const body = { name: 'Quicker', email: wanted, password };
    expect((await server.visitor().call('POST /filmmaker/registrations', { body })).status).toBe(200);
    const answer = await login(client, email);
    expect([answer.status, answer.body.user.email]).toEqual([200, email]);
  });

  it('an e-mail of someone else is refused on its field (R-072)', async () => {
    const { email } = await addRegularAccount(server);
    const other = await server.filmmaker();
    const answer = await askUpgrade(server.visitor(), email, { filmmakerEmail: other.email });
    expect([answer.status, answer.body.code]).toEqual([422, 'email_taken']);
    expect(answer.body.errors).toEqual([
      { path: '/filmmakerEmail', keyword: 'taken', message: 'Email has already been taken' },
    ]);
  });

  it('signing up with a regular account’s e-mail says that it can be upgraded (R-067)', async () => {
    const { email } = await addRegularAccount(server);
    const body = { name: 'Rita', email, password };
    const answer = await server.visitor().call('POST /filmmaker/registrations', { body });
    expect([answer.status, answer.body.code]).toEqual([422, 'regular_account']);
  });

  it('a reference is good for 15 minutes, the request for a day; a made-up reference for nothing (R-068, O-06)', async () => {
    const { email } = await addRegularAccount(server);
    const client = server.visitor();
    const upgrade = { filmmakerEmail: email, upgrade: true };
    const made = await client.call('POST /filmmaker/registrations', { body: { ...upgrade, userId: '1' } });
    expect([made.status, made.body.code]).toEqual([422, 'upgrade_expired']);
    const { body } = await client.call('POST /check-user-exist', { body: { email } });
    server.advance(15 * 60_000);
    const late = await client.call('POST /filmmaker/registrations', { body: { ...upgrade, userId: body.data.userId } });
    expect(late.body.code).toBe('upgrade_expired');
    await askUpgrade(client, email);
    server.advance(24 * 3_600_000);
    expect((await login(client, email)).body.code).toBe('not_filmmaker');
  });
});
