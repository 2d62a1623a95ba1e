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

  it('a login that someone else’s page starts is refused too', async () => {
    const visitor = server.visitor();
    const body = { email: ada.email, password: 'x', filmmakerLogin: true };
    const answer = await visitor.call('POST /sessions', { body, headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });
});
