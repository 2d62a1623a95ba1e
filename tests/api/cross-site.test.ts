import { createHash } from 'node:crypto';
import { type Call, calls } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '../../server/src/http/calls.ts';
import type { Client } from './client.ts';
import { staffClient } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const changing = callNames.filter((name) => {
  const call: Call = calls[name];
  return call.mutates || !name.startsWith('GET ');
});

const secret = 'what the main platform and the portal both know';

describe('calls that change state', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let staff: Client;

  beforeAll(async () => {
    server = await createTestServer({ env: { PLATFORM_SECRET: secret, INGEST_KEY: secret } });
    ada = await server.filmmaker();
    staff = await staffClient(server);
  });
  afterAll(() => server?.stop());

  const send = async (name: (typeof changing)[number], headers: Record<string, string>) => {
    const [method = '', path = ''] = name.split(' ');
    const { api, access } = calls[name];
    const client = access === 'staff' ? staff : ada;
    const url = `${server.url}${api === 'site' ? '/api' : '/admin-api'}${path.replace(/:(\w+)/g, '1')}`;
    const cookie = `session=${client.cookies.get('session')}`;
    const body = method === 'GET' ? {} : { body: '{}' };
    const reply = await fetch(url, { method, headers: { 'content-type': 'application/json', cookie, ...headers }, ...body });
    return [reply.status, (await reply.json()).code];
  };

  it.each(changing)(
    '%s is refused from another site’s page, and without a word where it comes from (R-512, R-503)',
    async (name) => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: server.url },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: server.url.replace('127.0.0.1', 'localhost') },
        {},
      ])
        expect([name, headers, ...(await send(name, headers))]).toEqual([name, headers, 403, 'cross_site']);
      expect((await ada.call('GET /validate-session')).body.status).toBe(1);
    },
  );

  it.each(changing.filter((name) => !name.startsWith('GET ')))(
    '%s takes JSON only, not what a foreign form can send',
    async (name) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type, origin: server.url, authorization: `Bearer ${secret}` };
        const [status, code] = await send(name, headers);
        expect([name, type, status, code]).toEqual([name, type, 415, 'unsupported_media_type']);
      }
    },
  );

  it('another hash than the session’s is refused, and its own stands for a word where a call comes from (R-505)', async () => {
    const hash = ada.cookies.get('hash') ?? '';
    const name = 'POST /filmmakers/notification/:id/update';
    const sent = async (headers: Record<string, string>) => (await send(name, headers))[0];
    for (const given of ['x', hash.slice(1), (await server.filmmaker()).cookies.get('hash') ?? '']) {
      expect([given, await sent({ 'x-hash': given, origin: server.url })]).toEqual([given, 403]);
      expect([given, await sent({ 'x-hash': given, 'sec-fetch-site': 'same-origin' })]).toEqual([given, 403]);
    }
    const ours = await sent({ 'x-hash': hash });
    expect(ours).toBe(await sent({ origin: server.url }));
    expect(ours).not.toBe(403);
    expect(await sent({ 'x-hash': hash, origin: 'https://evil.example' })).toBe(403);
    const token = ada.cookies.get('session') ?? '';
    expect(hash).not.toBe(createHash('sha256').update(token).digest('base64url'));
  });

  it('a logout takes the hash with the session (R-505)', async () => {
    const grace = await server.filmmaker();
    const headers = { 'x-hash': grace.cookies.get('hash') ?? '' };
    expect((await grace.call('GET /logout', { headers })).status).toBe(200);
    expect([...grace.cookies.keys()]).toEqual([]);
  });

  it('a login that someone else’s page starts is refused too', async () => {
    const visitor = server.visitor();
    const body = { email: ada.email, password: 'x', filmmakerLogin: true };
    const answer = await visitor.call('POST /sessions', { body, headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });
});
