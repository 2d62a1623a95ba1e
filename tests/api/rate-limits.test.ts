import type { CallName } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, password, type TestServer } from './test-server.ts';

describe('rate limits', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ env: { LOGIN_RATE_LIMIT: '10', TRUST_PROXY: '1' } });
  });
  afterAll(() => server?.stop());

  const bodies: readonly (readonly [CallName, (email: string) => object])[] = [
    ['POST /sessions', (email) => ({ email, password: 'wrong', filmmakerLogin: true })],
    ['POST /filmmaker/registrations', (email) => ({ name: 'X', email, password })],
    ['POST /check-user-exist', (email) => ({ email })],
    ['POST /reset-password', (email) => ({ email })],
  ];

  it.each(bodies)('%s takes 10 attempts of an address in 3 minutes (R-068, O-06)', async (name, body) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const attempt = (n: number) => server.visitor().call(name, { body: body(`address-${n}@example.com`), headers });
    const refused = await server.holdClock(async () => {
      for (let n = 0; n < 10; n += 1) expect((await attempt(n)).status).not.toBe(429);
      return attempt(10);
    });
    expect([refused.status, refused.body]).toEqual([
      429,
      { code: 'too_many_requests', message: 'Too many attempts. Please try again in 3 minutes.', errors: [] },
    ]);
    expect(refused.headers.get('retry-after')).toBe('180');
    const other = await server
      .visitor()
      .call(name, { body: body('other@example.com'), headers: { 'x-forwarded-for': '203.0.113.8' } });
    expect(other.status).not.toBe(429);
    server.advance(180_000);
    expect((await attempt(11)).status).not.toBe(429);
  });

  it('an address that a visitor claims to pass on does not count, only the one that the proxy saw (6.3.1)', async () => {
    const attempt = (n: number) =>
      server.visitor().call('POST /check-user-exist', {
        body: { email: `claim-${n}@example.com` },
        headers: { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` },
      });
    for (let n = 0; n < 10; n += 1) expect((await attempt(n)).status).not.toBe(429);
    expect((await attempt(10)).status).toBe(429);
  });

  it.each(bodies)(
    '%s takes 10 attempts on an e-mail in 3 minutes, from wherever they come (R-068, O-06)',
    async (name, body) => {
      const attempt = (n: number) =>
        server.visitor().call(name, {
          body: body(n % 2 ? 'Victim@example.com' : 'victim@example.com'),
          headers: { 'x-forwarded-for': `2001:db8:0:${n.toString(16)}::1` },
        });
      for (let n = 0; n < 10; n += 1) expect((await attempt(n)).status).not.toBe(429);
      expect((await attempt(10)).status).toBe(429);
    },
  );

  it.each([
    ['GET /validate-reset-token/:slug', { params: { slug: 'x' } }],
    ['POST /set-new-password/:slug', { params: { slug: 'x' }, body: { password, confirmPassword: password } }],
    ['GET /filmmaker/:token/validate-invitation', { params: { token: 'x' } }],
    [
      'POST /filmmaker/:token/accept-invitation',
      {
        params: { token: 'x' },
        body: { name: 'X', email: 'x@example.com', password, confirmPassword: password },
      },
    ],
    ['POST /filmmaker-login-validate', { body: { token: 'x' } }],
    ['POST /filmmaker-login-tokens', { body: { email: 'x@example.com' } }],
  ] as const)('%s takes 10 guesses in 3 minutes (R-301, R-316, R-321)', async (name, input) => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const guess = () => server.visitor().call(name, { ...input, headers });
    for (let n = 0; n < 10; n += 1) expect([401, 404]).toContain((await guess()).status);
    expect((await guess()).status).toBe(429);
    server.advance(180_000);
    expect((await guess()).status).not.toBe(429);
  });

  const from = (network: number) => ({ 'x-forwarded-for': `2001:db8:9:${network.toString(16)}::1` });
  const logIn = (client: ReturnType<TestServer['visitor']>, email: string, network: number, secret = password) =>
    client.call('POST /sessions', { body: { email, password: secret, filmmakerLogin: true }, headers: from(network) });

  it('strangers who try passwords keep nobody out of a browser in which they have logged in', async () => {
    const { email } = await server.filmmaker();
    const browser = server.visitor();
    expect((await logIn(browser, email, 1)).status).toBe(200);
    await browser.call('GET /logout');
    // The login itself was an attempt of a browser that nobody knew.
    for (let n = 0; n < 9; n += 1) expect((await logIn(server.visitor(), email, 10 + n, 'wrong')).status).toBe(422);
    expect((await logIn(server.visitor(), email, 30)).status).toBe(429);
    expect((await logIn(browser, email, 31)).status).toBe(200);
  });

  it('a browser that is known tries 10 times as well, and is known to its own account alone', async () => {
    const [ada, eve] = [await server.filmmaker(), await server.filmmaker()];
    const browser = server.visitor();
    expect((await logIn(browser, eve.email, 1)).status).toBe(200);
    await browser.call('GET /logout');
    for (let n = 0; n < 10; n += 1) expect((await logIn(browser, eve.email, 10 + n, 'wrong')).status).toBe(422);
    expect((await logIn(browser, eve.email, 30)).status).toBe(429);
    for (let n = 0; n < 10; n += 1) expect((await logIn(server.visitor(), ada.email, 40 + n, 'wrong')).status).toBe(422);
    expect((await logIn(browser, ada.email, 60)).status).toBe(429);
  });

  it('a browser that people share is known to each of them, to 10 at most', async () => {
    const browser = server.visitor();
    const people: { email: string }[] = [];
    for (let n = 0; n < 11; n += 1) {
      const person = await server.filmmaker();
      people.push(person);
      expect((await logIn(browser, person.email, 200 + n)).status).toBe(200);
      await browser.call('GET /logout');
      server.advance(180_000);
    }
    const [first, second] = people;
    for (const person of [first, second])
      for (let n = 0; n < 10; n += 1) await logIn(server.visitor(), person?.email ?? '', 220 + n, 'wrong');
    expect((await logIn(browser, first?.email ?? '', 240)).status).toBe(429);
    expect((await logIn(browser, second?.email ?? '', 241)).status).toBe(200);
  });

  it('a browser is known for 180 days, and of one account 10 are', async () => {
    const { email } = await server.filmmaker();
    const browsers = Array.from({ length: 11 }, () => server.visitor());
    for (const [n, browser] of browsers.entries()) {
      expect((await logIn(browser, email, 100 + n)).status).toBe(200);
      await browser.call('GET /logout');
      server.advance(180_000);
    }
    for (let n = 0; n < 10; n += 1) await logIn(server.visitor(), email, 120 + n, 'wrong');
    const [oldest, ...known] = browsers;
    if (!oldest || !known[0]) throw new Error('no browsers');
    expect((await logIn(oldest, email, 140)).status).toBe(429);
    expect((await logIn(known[0], email, 141)).status).toBe(200);
    server.advance(181 * 24 * 3_600_000);
    for (let n = 0; n < 10; n += 1) await logIn(server.visitor(), email, 150 + n, 'wrong');
    expect((await logIn(known[0], email, 160)).status).toBe(429);
  });

  it('a password is tried 10 times in 3 minutes by whoever holds a session (R-333)', async () => {
    const ada = await server.filmmaker();
    const body = { oldPassword: 'a guess', newPassword: password, confirmPassword: password };
    for (let n = 0; n < 10; n += 1)
      expect((await ada.call('POST /filmmakers/change-password', { body })).body.code).toBe('wrong_password');
    expect((await ada.call('POST /filmmakers/change-password', { body })).status).toBe(429);
  });

  it('the addresses of one IPv6 network count as one', async () => {
    const attempt = (n: number) =>
      server.visitor().call('POST /check-user-exist', {
        body: { email: `v6-${n}@example.com` },
        headers: { 'x-forwarded-for': `2001:db8:1:1::${n.toString(16)}` },
      });
    for (let n = 1; n <= 10; n += 1) expect((await attempt(n)).status).toBe(200);
    expect((await attempt(11)).status).toBe(429);
  });
});
