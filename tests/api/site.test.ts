import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawGet } from './raw-get.ts';
import { createTestServer, password, type TestServer } from './test-server.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('the site', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ env: { PRODUCT_NAME: 'Kino </script><script>', FAQ_URL: 'https://example.com/faq' } });
  });
  afterAll(() => server?.stop());

  const page = (path = '/') => fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
  const settings = async () => {
    const [, text = ''] = /id="reelform-config">(.*?)<\/script>/.exec(await (await page()).text()) ?? [];
    return JSON.parse(text);
  };

  it('has people with a session, and nobody else, fetch what they will need beside the first file', async () => {
    const portal = '<link rel="modulepreload" href="/assets/portal-1a2b3c4d.js">';
    const beginning = '<!--reelform:with-session';
    const stranger = await (await page()).text();
    expect([stranger.includes(portal), stranger.includes(beginning)]).toEqual([false, false]);
    const ada = await fetch(`${server.url}/`, { headers: { accept: 'text/html', cookie: 'is-logged-in-v2=1' } });
    const text = await ada.text();
    expect([text.includes(portal), text.includes(beginning)]).toEqual([true, false]);
  });

  it.each(['/', '/films', '/login', '/a/b/c', '/films/view/7', '/x.y', '/100%', '/%E0%A4%A?a=%'])(
    '%s answers the page, never from a cache (R-001, R-024)',
    async (path) => {
      const reply = await page(path);
      expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
    },
  );

  it('the page is told where everything is; nothing in it can end its element (R-612)', async () => {
    const config = await settings();
    expect(config).toMatchObject({
      siteApi: '/api',
      adminApi: '/admin-api',
      product: { name: 'Kino </script><script>', key: 'platform', url: 'https://platform.example/' },
      links: { faq: 'https://example.com/faq', contact: 'https://platform.example/contact' },
      shortLinkUrl: '',
      uploads: { singlePutBytes: 500_000_000, partBytes: 52_428_800 },
      lists: { longestSearch: 200, longestTab: 50 },
      helpWidgetUrl: '',
      trackingParameters: { utm_source: 'filmmaker-portal', utm_medium: 'drawer' },
    });
    expect(Object.keys(config.forms).sort()).toEqual(readdirSync(join(server.home.schemasDirectory, 'forms')).sort());
    expect((await (await page()).text()).match(/<script/g)).toHaveLength(2);
  });

  it('the page’s policy has neither unsafe-eval nor unsafe-inline; each page has its own style nonce', async () => {
    const [first, second] = [await page(), await page()];
    const policy = first.headers.get('content-security-policy') ?? '';
    const html = await first.text();
    const nonce = /csp-nonce" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
  });

  it.each([
    '/',
    '/api/validate-session',
    '/api/nothing',
    '/assets/main-1a2b3c4d.js',
    '/healthz',
    '/favicon.svg',
    '/assets/no.js',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await page(path);
    for (const [name, value] of Object.entries(everywhere))
      expect([path, name, headers.get(name)]).toEqual([path, name, value]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
  });

  it('form modules and messages are served compressed, under names that never change their content', async () => {
    const config = await settings();
    for (const url of [...Object.values<string>(config.forms), config.messages]) {
      expect(url).toMatch(/^\/forms\/[\w.-]+\.[0-9a-f]{16}\.js$/);
      const [br, gzip, plain] = await Promise.all(
        ['br, gzip', 'gzip, br;q=0', 'identity'].map((encoding) => rawGet(server.url, url, encoding)),
      );
      expect([br?.headers['content-encoding'], gzip?.headers['content-encoding'], plain?.headers['content-encoding']]).toEqual([
        'br',
        'gzip',
        undefined,
      ]);
      expect(br?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(br?.headers['content-type']).toBe('text/javascript; charset=utf-8');
      const bytes = plain?.body ?? Buffer.alloc(0);
      expect(brotliDecompressSync(br?.body ?? '').equals(bytes) && gunzipSync(gzip?.body ?? '').equals(bytes)).toBe(true);
    }
  });

  it('the app’s files are served for ever, compressed where the build did so', async () => {
    const assets = join(server.home.appDirectory, 'assets');
    writeFileSync(join(assets, 'big-5e6f7a8b.js'), 'plain');
    writeFileSync(join(assets, 'big-5e6f7a8b.js.br'), 'brotli');
    const compressed = await rawGet(server.url, '/assets/big-5e6f7a8b.js', 'br');
    expect([compressed.body.toString(), compressed.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await rawGet(server.url, '/assets/big-5e6f7a8b.js', 'identity')).body.toString()).toBe('plain');
  });

  it('answers of calls are in no cache', async () => {
    for (const path of ['/api/validate-session', '/admin-api/filmmakers/films', '/api/nothing'])
      expect([path, (await fetch(`${server.url}${path}`)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  });

  it('keeps a resting connection longer than proxies do, which would send a call into one that is being closed', async () => {
    const told = (await fetch(server.url, { headers: { connection: 'keep-alive' } })).headers.get('keep-alive');
    expect(Number(/timeout=(\d+)/.exec(told ?? '')?.[1])).toBeGreaterThan(60);
  });

  it('is healthy', async () => {
    const reply = await fetch(`${server.url}/healthz`);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok', database: true, store: true }]);
  });

  it('no secret and no address with one is ever logged', async () => {
    const client = await server.filmmaker('Canary Name');
    const secrets = [
      password,
      client.email,
      client.cookies.get('session') ?? '',
      'Canary Name',
      'canary-title',
      'X-Amz-Signature',
    ];
    await client.call('POST /sessions', { body: { email: client.email, password: 'canary-wrong', filmmakerLogin: true } });
    await client.call('POST /sessions', { raw: '{"password":"canary-malformed' });
    const { body } = await client.call('POST /filmmakers/films/create', {
      body: { programStatus: 0, programDetails: { title: 'canary-title' } },
    });
    const path = `films/${body.data.id}/assets/`;
    const signed = await client.call('GET /s3/sign', { query: { objectName: 'canary.mp4', contentType: 'video/mp4', path } });
    await fetch(new URL(signed.body.signedUrl, server.url), { method: 'PUT', headers: signed.body.headers, body: 'x' });
    await page('/reset-password/canary-slug?auth=canary-query');
    await fetch(`${server.url}/api/canary-path`);
    const logs = server.logs();
    for (const secret of [...secrets, 'canary']) expect(logs, secret).not.toContain(secret);
    expect(logs).toContain('"route":"/storage/*"');
    expect(logs).toContain('"code":"wrong_credentials"');
  });
});

describe('the site behind TLS', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({
      env: {
        PUBLIC_URL: 'https://films.example.com',
        PRODUCT_KEY: 'acme',
        ADMIN_API_PREFIX: '/backend/admin',
        HELP_WIDGET_URL: 'https://help.example.net/widget.js',
      },
    });
  });
  afterAll(() => server?.stop());

  it('has __Host- cookies, HSTS, signed addresses on its public origin, and the product’s key in wire names (R-505, R-509)', async () => {
    const headers = { origin: 'https://films.example.com', 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', password });
    const reply = await fetch(`${server.url}/api/filmmaker/registrations`, { method: 'POST', headers, body });
    const [session = '', flag, hash] = reply.headers.getSetCookie();
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(flag).toMatch(/^is-logged-in-v2=1; .*Secure/);
    expect(hash).toMatch(/^__Host-hash=[\w-]{43}; .*Path=\/; Secure/);
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const cookie = session.split(';')[0] ?? '';
    const create = await fetch(`${server.url}/backend/admin/filmmakers/films/create`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ programStatus: 0, programDetails: { title: 'T' } }),
    });
    const { data } = await create.json();
    const view = await fetch(`${server.url}/backend/admin/filmmakers/films/${data.id}/view`, { headers: { cookie } });
    expect(Object.keys((await view.json()).data)).toContain('acmeProgramId');
    const query = `objectName=a.mp4&contentType=video/mp4&path=films/${data.id}/assets/`;
    const sign = await fetch(`${server.url}/backend/admin/s3/sign?${query}`, { headers: { cookie } });
    const { signedUrl, headers: toSend } = await sign.json();
    expect(signedUrl).toMatch(/^https:\/\/films\.example\.com\/storage\//);
    const address = new URL(signedUrl);
    const put = await fetch(`${server.url}${address.pathname}${address.search}`, { method: 'PUT', headers: toSend, body: 'x' });
    expect(put.status).toBe(200);
  });

  it('lets a configured help widget in', async () => {
    const policy = (await fetch(server.url, { headers: { accept: 'text/html' } })).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://help.example.net;");
    expect(policy).not.toContain('require-trusted-types-for');
  });
});

describe('in development', () => {
  it('pages wait for the next start of the server, which ends what they hold open', async () => {
    const server = await createTestServer({ env: { DEV_RELOAD: '1' } });
    expect(await (await fetch(server.url, { headers: { accept: 'text/html' } })).text()).toContain('src="/dev/reload.js"');
    const events = await fetch(`${server.url}/dev/reload`);
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    const ended = events.text();
    await server.stop();
    expect(await ended).toBe('retry: 300\n\n');
  });
});
