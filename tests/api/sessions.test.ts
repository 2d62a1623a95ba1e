import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRegularAccount } from './regular-account.ts';
import { createTestServer, password, type TestServer } from './test-server.ts';

const hour = 3_600_000;

describe('accounts and sessions', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.stop());

  it('a registration opens a session in a cookie that no script reads, and a readable flag (R-030, R-064, R-511)', async () => {
    const client = server.visitor();
    const body = { name: ' Grace Reel ', email: 'grace@example.com', password, phone: '+1 (555) 010-0000' };
    const answer = await client.call('POST /filmmaker/registrations', { body });
    expect(answer.body).toEqual({
      user: { id: expect.any(Number), name: 'Grace Reel', email: 'grace@example.com', showResourcesTab: false },
    });
    const [session, flag, hash] = answer.headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(flag).toMatch(/^is-logged-in-v2=1; Max-Age=2592000; Path=\/; SameSite=Strict$/);
    expect(hash).toMatch(/^hash=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Strict$/);
    const state = await client.call('GET /validate-session');
    expect(state.body).toEqual({
      status: 1,
      showResourcesTab: false,
      user: answer.body.user,
      data: { notificationCount: 0 },
    });
  });

  it('tokens and passwords are stored as hashes only (R-505)', async () => {
    const client = await server.filmmaker();
    const token = client.cookies.get('session') ?? '';
    const sessions = await server.database.tables.selectFrom('sessions').select('token_hash').execute();
    expect(sessions.some((row) => row.token_hash.toString('base64url') === token)).toBe(false);
    const accounts = await server.database.tables.selectFrom('accounts').select('password_hash').execute();
    expect(accounts.every((row) => row.password_hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
  });

  it('a login gives a new token and ends the old one (R-054, R-510)', async () => {
    const client = await server.filmmaker();
    const before = client.cookies.get('session') ?? '';
    const body = { email: client.email.toUpperCase(), password, filmmakerLogin: true };
    const answer = await client.call('POST /sessions', { body });
    expect([answer.status, answer.body.user.id]).toEqual([200, client.id]);
    expect(client.cookies.get('session')).not.toBe(before);
    const old = server.visitor();
    old.cookies.set('session', before);
    expect((await old.call('GET /filmmakers/films')).status).toBe(401);
  });

  it.each([
    ['a wrong password', (email: string) => ({ email, password: 'not the password', filmmakerLogin: true })],
    ['an unknown e-mail', () => ({ email: 'nobody@example.com', password, filmmakerLogin: true })],
  ])('%s is refused with one and the same answer, which is no 401 (R-038, R-056)', async (_what, body) => {
    const { email } = await server.filmmaker();
    const answer = await server.visitor().call('POST /sessions', { body: body(email) });
    expect([answer.status, answer.body]).toEqual([
      422,
      { code: 'wrong_credentials', message: 'The email or the password is not right.', errors: [] },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [{ email: '', password: 'x', filmmakerLogin: true }, '/email', 'This field is required.'],
    [{ email: 'nobody', password: 'x', filmmakerLogin: true }, '/email', 'Please enter a valid email address.'],
    [{ email: 'a@example.com', filmmakerLogin: true }, '/password', 'This field is required.'],
  ])('the login form judges %j (R-051, R-052, R-053)', async (body, path, message) => {
    const answer = await server.visitor().call('POST /sessions', { body });
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
    expect(answer.body.errors).toMatchObject([{ path, message }]);
  });

  it.each([
    [{ name: '' }, '/name', 'This field is required.'],
    [{ email: 'x@' }, '/email', 'Please enter a valid email address.'],
    [{ password: '12345' }, '/password', 'Password must be at least 6 characters long.'],
    [{ password: 'Password1' }, '/password', 'This password is used by too many people. Please choose another one.'],
    [{ phone: 'call me' }, '/phone', 'Please enter a valid phone number.'],
    [{ isStaff: true }, '/isStaff', "'isStaff' is not a field of this form."],
  ])('the signup form judges %j (R-060, R-061, R-062, O-07)', async (change, path, message) => {
    const body = { name: 'New Person', email: 'new-person@example.com', password, ...change };
    const answer = await server.visitor().call('POST /filmmaker/registrations', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path, message }]);
  });

  it('a filmmaker’s e-mail cannot register again, in any case of its letters (R-075)', async () => {
    const { email } = await server.filmmaker();
    const body = { name: 'Other', email: email.toUpperCase(), password };
    const answer = await server.visitor().call('POST /filmmaker/registrations', { body });
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        code: 'email_taken',
        message: 'Email has already been taken',
        errors: [{ path: '/email', keyword: 'taken', message: 'Email has already been taken' }],
      },
    ]);
  });

  it('of twelve registrations of one e-mail at once, one wins (R-075)', async () => {
    const body = { name: 'Twin', email: 'twin@example.com', password };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.visitor().call('POST /filmmaker/registrations', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 422)]);
  });

  it('logging out ends the session on the server (R-041, R-512)', async () => {
    const client = await server.filmmaker();
    const token = client.cookies.get('session') ?? '';
    await client.call('GET /validate-session');
    const answer = await client.call('GET /logout');
    expect(answer.body).toEqual({ success: true });
    expect([...client.cookies]).toEqual([]);
    client.cookies.set('session', token);
    expect((await client.call('GET /validate-session')).body).toMatchObject({ status: 0 });
    const refused = await client.call('GET /filmmakers/films');
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
    expect((await server.visitor().call('GET /logout')).status).toBe(200);
  });

  it('without a session its state is 0, not an error (R-034, R-035, R-037, R-513)', async () => {
    const answer = await server.visitor().call('GET /validate-session');
    expect([answer.status, answer.body]).toEqual([200, { status: 0, showResourcesTab: false, data: { notificationCount: 0 } }]);
  });

  it('who a session belongs to is told from memory for at most 10 seconds, and never renews it (R-040, O-65)', async () => {
    const client = await server.filmmaker();
    const count = async () => (await client.call('GET /validate-session')).body.data.notificationCount;
    await server.holdClock(async () => {
      await count();
      await server.database.tables.updateTable('accounts').set({ notification_count: 7 }).where('id', '=', client.id).execute();
      server.advance(9999);
      expect(await count()).toBe(0);
      server.advance(1);
      expect(await count()).toBe(7);
    });
    for (let polls = 0; polls < 13; polls += 1) {
      server.advance(hour - 1000);
      await client.call('GET /validate-session');
    }
    expect((await client.call('GET /validate-session')).body.status).toBe(0);
  });

  it('the poll answers from memory just what its route does, in any language and beside other cookies (R-037, R-040)', async () => {
    const client = await server.filmmaker('Åsa "Ö" Öberg');
    const poll = async (headers: Readonly<Record<string, string>> = {}) => {
      const { status, body, headers: got } = await client.call('GET /validate-session', { headers });
      const known = [...got].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
      return { status, body, headers: Object.fromEntries(known) };
    };
    const routed = await poll();
    expect(routed.body.user.name).toBe('Åsa "Ö" Öberg');
    const cookie = `theme=dark; session=${client.cookies.get('session')}; other="x"`;
    for (const headers of [{}, { 'accept-language': 'de' }, { cookie }]) expect(await poll(headers)).toEqual(routed);
    const raw = await fetch(`${server.url}/api/validate-session?x=1`, { headers: { cookie } });
    expect(raw.status).toBe(422);
  });

  it('a session is over after 12 idle hours and not a moment before; use renews it (O-65)', async () => {
    await server.holdClock(async () => {
      const client = await server.filmmaker();
      const use = () => client.call('GET /filmmakers/films');
      for (let times = 0; times < 2; times += 1) {
        server.advance(12 * hour - 1);
        expect((await use()).status).toBe(200);
      }
      server.advance(12 * hour);
      const over = await use();
      expect([over.status, over.body.code]).toEqual([401, 'unauthorized']);
      expect(client.cookies.size).toBe(0);
    });
  });

  it('a session is over after 30 days, however busy (O-65)', async () => {
    const client = await server.filmmaker();
    for (let steps = 0; steps < 71; steps += 1) {
      server.advance(10 * hour);
      expect((await client.call('GET /filmmakers/films')).status).toBe(200);
    }
    server.advance(10 * hour);
    expect((await client.call('GET /filmmakers/films')).status).toBe(401);
  });

  it('check-user-exist tells a regular account by a reference that is not its number (R-067, R-068, R-520)', async () => {
    const regular = await addRegularAccount(server);
    const filmmaker = await server.filmmaker();
    const ask = async (email: string) => (await server.visitor().call('POST /check-user-exist', { body: { email } })).body.data;
    expect(await ask('unknown@example.com')).toEqual({ userExist: false, userId: null });
    expect(await ask(filmmaker.email)).toEqual({ userExist: true, userId: null });
    expect(await ask(regular.email)).toEqual({ userExist: true, userId: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('the main platform gets no login link where no secret is set (R-321)', async () => {
    const { email } = await server.filmmaker();
    const answer = await server
      .visitor()
      .call('POST /filmmaker-login-tokens', { body: { email }, headers: { authorization: 'Bearer undefined' } });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
  });

  it('every one of 3,000 common passwords is refused (O-07)', async () => {
    const file = `${server.home.schemasDirectory}/options/common-passwords.json`;
    const common: string[] = JSON.parse(readFileSync(file, 'utf8'));
    expect(common.length).toBe(3000);
    expect(new Set(common).size).toBe(3000);
    for (const secret of common.filter((_one, index) => index % 100 === 0)) {
      const body = { name: 'Common', email: 'common@example.com', password: secret.toUpperCase() };
      const answer = await server.visitor().call('POST /filmmaker/registrations', { body });
      expect([secret, answer.body.code]).toEqual([secret, 'common_password']);
    }
  });
});
