import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, waitForLink, waitForMails } from './mails.ts';
import { addRegularAccount } from './regular-account.ts';
import { staffClient } from './staff.ts';
import { createTestServer, password, staffAccount, type TestServer } from './test-server.ts';

const minute = 60_000;
const fresh = { password: 'a new lamp in the harbour', confirmPassword: 'a new lamp in the harbour' };

describe('resetting a password', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.stop());

  const ask = (email: string) => server.visitor().call('POST /reset-password', { body: { email } });
  const askLink = async (email: string) => {
    expect((await ask(email)).status).toBe(200);
    return waitForLink(server.home.dataDirectory, email, '/reset-password/');
  };
  const check = async (slug: string) => {
    const { status, body } = await server.visitor().call('GET /validate-reset-token/:slug', { params: { slug } });
    return [status, body.message ?? body.success];
  };
  const set = (slug: string, body: object = fresh) =>
    server.visitor().call('POST /set-new-password/:slug', { params: { slug }, body });
  const login = (email: string, secret: string) =>
    server.visitor().call('POST /sessions', { body: { email, password: secret, filmmakerLogin: true } });

  it('mails a link that opens once, sets the password and ends every session (R-312, R-315, R-317, R-516, R-517, R-518)', async () => {
    const client = await server.filmmaker();
    const { link, secret } = await askLink(client.email);
    expect(link).toBe(`${server.url}/reset-password/${secret}`);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await check(secret)).toEqual([200, true]);
    expect((await set(secret)).body).toEqual({ success: true });
    expect((await client.call('GET /filmmakers/films')).status).toBe(401);
    expect((await client.call('GET /validate-session')).body.status).toBe(0);
    expect((await login(client.email, password)).body.code).toBe('wrong_credentials');
    expect((await login(client.email, fresh.password)).status).toBe(200);
    expect(await check(secret)).toEqual([404, 'Invalid Link']);
    expect((await set(secret)).body).toEqual({ code: 'invalid_link', message: 'Invalid Link', errors: [] });
    const mails = await waitForMails(server.home.dataDirectory, client.email, 2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Set a new password for Reelform',
      'Your password for Reelform was changed',
    ]);
  });

  it('keeps the secret as a hash only, and out of the logs and the outbox (R-317)', async () => {
    const { email } = await server.filmmaker();
    const { secret } = await askLink(email);
    await check(secret);
    await set(secret);
    const { tables } = server.database;
    const rows = [
      await tables.selectFrom('link_tokens').selectAll().execute(),
      await tables.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(server.logs()).not.toContain(secret);
    expect(server.logs()).not.toContain(fresh.password);
  });

  it('answers an unknown address like a known one, and writes to nobody (R-312)', async () => {
    const { email } = await server.filmmaker();
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await waitForMails(server.home.dataDirectory, email);
    const left = () => server.database.tables.selectFrom('outbox').select('recipient').execute();
    await expect.poll(async () => (await left()).map(({ recipient }) => recipient)).not.toContain('nobody@example.com');
    expect(mailsTo(server.home.dataDirectory, 'nobody@example.com')).toEqual([]);
  });

  it('writes to the account’s own address, however it was typed (R-312)', async () => {
    const { email } = await server.filmmaker();
    await ask(email.toUpperCase());
    const [mail] = await waitForMails(server.home.dataDirectory, email);
    expect(mail?.to).toBe(email);
  });

  it('serves a regular account of the main platform too (R-065)', async () => {
    const { email } = await addRegularAccount(server);
    const { secret } = await askLink(email);
    expect((await set(secret)).status).toBe(200);
    expect((await login(email, fresh.password)).body.code).toBe('not_filmmaker');
  });

  it('the link is good for 60 minutes and not a moment longer (R-316)', async () => {
    const { email } = await server.filmmaker();
    const secret = await server.holdClock(async () => {
      const { secret } = await askLink(email);
      server.advance(60 * minute - 1);
      expect(await check(secret)).toEqual([200, true]);
      server.advance(1);
      expect(await check(secret)).toEqual([404, 'Invalid Link']);
      return secret;
    });
    expect((await set(secret)).status).toBe(404);
  });

  it.each(['x', 'x'.repeat(43), '..%2f', '%00', '🎬'])('%j is an invalid link (R-316)', async (slug) => {
    const [status, message] = await check(slug);
    expect([status, message]).toEqual([404, 'Invalid Link']);
  });

  it('of a hundred uses of one link at once, one succeeds (R-317)', async () => {
    const { email } = await server.filmmaker();
    const { secret } = await askLink(email);
    const answers = await Promise.all(Array.from({ length: 100 }, () => set(secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });

  it('setting it makes every other link of the account useless (R-317)', async () => {
    const { email } = await server.filmmaker();
    const first = await askLink(email);
    server.advance(2000);
    await ask(email);
    const second = await waitForLink(server.home.dataDirectory, email, '/reset-password/', 2);
    expect(second.secret).not.toBe(first.secret);
    expect((await set(second.secret)).status).toBe(200);
    expect(await check(first.secret)).toEqual([404, 'Invalid Link']);
  });

  it('an account is written to three times in 15 minutes at most (R-312)', async () => {
    const { email } = await server.filmmaker();
    const { email: other } = await server.filmmaker();
    for (let n = 0; n < 5; n += 1) await ask(email);
    await askLink(other);
    expect(mailsTo(server.home.dataDirectory, email)).toHaveLength(3);
    server.advance(15 * minute);
    await ask(email);
    await waitForMails(server.home.dataDirectory, email, 4);
  });

  it.each([
    [{}, '/password', 'This field is required.'],
    [{ password: '12345', confirmPassword: '12345' }, '/password', 'Password must be at least 6 characters long.'],
    [{ password: 'a good secret', confirmPassword: 'another' }, '/confirmPassword', 'Passwords do not match'],
    [
      { password: 'Password1', confirmPassword: 'Password1' },
      '/password',
      'This password is used by too many people. Please choose another one.',
    ],
    [{ ...fresh, id: 1 }, '/id', "'id' is not a field of this form."],
  ])('judges %j and leaves the link good (R-314, R-318, O-07)', async (body, path, message) => {
    const { email } = await server.filmmaker();
    const { secret } = await askLink(email);
    const answer = await set(secret, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]).toMatchObject({ path, message });
    expect(await check(secret)).toEqual([200, true]);
  });

  it('the mail says the same in words and in HTML (R-312)', async () => {
    const { email } = await server.filmmaker();
    const { link } = await askLink(email);
    const [mail] = mailsTo(server.home.dataDirectory, email);
    expect(mail?.source).toContain(`Set a new password:\n${link}\n`);
    expect(mail?.source).toContain(`<a href="${link}"`);
    expect(mail?.source).toMatch(/The link works once and for 60 minutes\./);
    expect(mail?.source).toContain('Auto-Submitted: auto-generated');
    expect(mail?.source).not.toContain('{');
  });
});

describe('changing a password', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.stop());

  const body = { oldPassword: password, newPassword: fresh.password, confirmPassword: fresh.password };
  const login = (email: string, secret: string) => {
    const client = server.visitor();
    return client.call('POST /sessions', { body: { email, password: secret, filmmakerLogin: true } }).then((answer) => ({
      ...answer,
      client,
    }));
  };

  it('goes on here with a new token and ends every other session (R-332, R-333, R-535)', async () => {
    const here = await server.filmmaker();
    const { client: there } = await login(here.email, password);
    const before = here.cookies.get('session');
    expect((await there.call('GET /validate-session')).body.status).toBe(1);
    expect((await here.call('POST /filmmakers/change-password', { body })).body).toEqual({ success: true });
    expect(here.cookies.get('session')).not.toBe(before);
    expect((await here.call('GET /filmmakers/films')).status).toBe(200);
    expect((await there.call('GET /validate-session')).body.status).toBe(0);
    expect((await there.call('GET /filmmakers/films')).status).toBe(401);
    const thief = server.visitor();
    thief.cookies.set('session', before ?? '');
    expect((await thief.call('GET /filmmakers/films')).status).toBe(401);
    expect((await login(here.email, password)).status).toBe(422);
    expect((await login(here.email, fresh.password)).status).toBe(200);
    const [mail] = await waitForMails(server.home.dataDirectory, here.email);
    expect(mail?.subject).toBe('Your password for Reelform was changed');
  });

  it('is for the staff, too, who are told by mail (R-332)', async () => {
    const staff = await staffClient(server);
    const change = { ...body, oldPassword: staffAccount.password };
    expect((await staff.call('POST /filmmakers/change-password', { body: change })).body).toEqual({ success: true });
    expect((await staff.call('GET /staff/films')).status).toBe(200);
    expect((await login('staff@reelform.example', fresh.password)).status).toBe(200);
    const [mail] = await waitForMails(server.home.dataDirectory, 'staff@reelform.example');
    expect(mail?.subject).toBe('Your password for Reelform was changed');
  });

  it('leaves no session to whoever was logging in with the old one meanwhile (R-333)', async () => {
    const open: number[] = [];
    for (let wait = 0; wait < 60; wait += 4) {
      const here = await server.filmmaker();
      const changing = here.call('POST /filmmakers/change-password', { body });
      await sleep(wait);
      const { client: thief } = await login(here.email, password);
      expect((await changing).status).toBe(200);
      if ((await thief.call('GET /filmmakers/films')).status !== 401) open.push(wait);
    }
    expect(open).toEqual([]);
  });

  it('of two at once with the same old one, one is taken (R-332)', async () => {
    const here = await server.filmmaker();
    const { client: there } = await login(here.email, password);
    const answers = await Promise.all([here, there].map((client) => client.call('POST /filmmakers/change-password', { body })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('makes links useless that were mailed before (R-333)', async () => {
    const client = await server.filmmaker();
    await client.call('POST /reset-password', { body: { email: client.email } });
    const { secret } = await waitForLink(server.home.dataDirectory, client.email, '/reset-password/');
    await client.call('POST /filmmakers/change-password', { body });
    const answer = await client.call('GET /validate-reset-token/:slug', { params: { slug: secret } });
    expect(answer.status).toBe(404);
  });

  it.each([
    [{ oldPassword: 'not it' }, '/oldPassword', 'The current password is not right.'],
    [{ oldPassword: '' }, '/oldPassword', 'This field is required.'],
    [{ newPassword: '12345', confirmPassword: '12345' }, '/newPassword', 'Password must be at least 6 characters long.'],
    [{ confirmPassword: 'another' }, '/confirmPassword', 'Passwords do not match'],
    [
      { newPassword: 'qwerty123', confirmPassword: 'qwerty123' },
      '/newPassword',
      'This password is used by too many people. Please choose another one.',
    ],
  ])('refuses %j on its field and is no 401 (R-038, R-332, R-334, O-07)', async (change, path, message) => {
    const client = await server.filmmaker();
    const answer = await client.call('POST /filmmakers/change-password', { body: { ...body, ...change } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path, message }]);
    expect((await client.call('GET /filmmakers/films')).status).toBe(200);
  });
});
