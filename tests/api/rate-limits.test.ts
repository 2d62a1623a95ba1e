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
    const began = Date.now();
    for (let n = 0; n < 10; n += 1) expect((await attempt(n)).status).not.toBe(429);
    const refused = await attempt(10);
    const taken = Math.ceil((Date.now() - began) / 1000);
    expect([refused.status, refused.body]).toEqual([
      429,
      { code: 'too_many_requests', message: 'Too many attempts. Please try again in 3 minutes.', errors: [] },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(180 - taken);
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
