import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRegularAccount } from './regular-account.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const platformSecret = 'what the main platform and the portal both know';
const asPlatform = { authorization: `Bearer ${platformSecret}` };

describe('login links of the main platform', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ env: { PLATFORM_SECRET: platformSecret } });
  });
  afterAll(() => server?.stop());

  const makeLink = (email: string, headers: Record<string, string> = asPlatform) =>
    server.visitor().call('POST /filmmaker-login-tokens', { body: { email }, headers });
  const follow = (token: string, client = server.visitor()) =>
    client.call('POST /filmmaker-login-validate', { body: { token } });

  it('open a session of their filmmaker, once (R-320, R-321, R-322, R-519)', async () => {
    const { email, id } = await server.filmmaker('Ada Lumen');
    const { body } = await makeLink(email);
    expect(body.url).toBe(`${server.url}/auto-login?auth=${body.token}`);
    const client = server.visitor();
    const answer = await follow(body.token, client);
    expect(answer.body).toEqual({ user: { id, name: 'Ada Lumen', email, showResourcesTab: false } });
    expect((await client.call('GET /filmmakers/films')).status).toBe(200);
    const again = await follow(body.token);
    expect([again.status, again.body]).toEqual([404, { code: 'invalid_link', message: 'Invalid Link', errors: [] }]);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('of a hundred uses at once, one succeeds (R-321)', async () => {
    const { email } = await server.filmmaker();
    const { body } = await makeLink(email);
    const answers = await Promise.all(Array.from({ length: 100 }, () => follow(body.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('are good for 60 seconds and not a moment longer (R-323)', async () => {
    const { email } = await server.filmmaker();
    const { body } = await makeLink(email);
    server.advance(60_000);
    expect((await follow(body.token)).status).toBe(404);
  });

  it('end the session that the browser had before (R-322)', async () => {
    const before = await server.filmmaker();
    const token = before.cookies.get('session') ?? '';
    const other = await server.filmmaker();
    const { body } = await makeLink(other.email);
    expect((await follow(body.token, before)).body.user.id).toBe(other.id);
    const old = server.visitor();
    old.cookies.set('session', token);
    expect((await old.call('GET /filmmakers/films')).status).toBe(401);
  });

  it.each([
    ['nothing', {}],
    ['another secret', { authorization: `Bearer ${platformSecret}x` }],
    ['another way', { authorization: platformSecret }],
  ])('are made for nobody who proves themselves with %s (R-321)', async (_what, headers) => {
    const { email } = await server.filmmaker();
    const answer = await makeLink(email, headers);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
  });

  it('are made for filmmakers alone (R-321)', async () => {
    const regular = await addRegularAccount(server);
    for (const email of [regular.email, 'nobody@example.com', 'staff@reelform.example'])
      expect([email, (await makeLink(email)).status]).toEqual([email, 404]);
  });

  it('leave no secret in the logs (R-320)', async () => {
    const { email } = await server.filmmaker();
    const { body } = await makeLink(email);
    await fetch(`${server.url}/auto-login?auth=${body.token}`, { headers: { accept: 'text/html' } });
    await follow(body.token);
    expect(server.logs()).not.toContain(body.token);
    expect(server.logs()).not.toContain(platformSecret);
  });
});
