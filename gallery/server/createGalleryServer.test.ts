import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBench } from './compileFiles.ts';
import { createGalleryServer } from './createGalleryServer.ts';

const bench = createBench(process.cwd());
let server: Server;
let port: number;

beforeAll(async () => {
  const queue = { compile: bench.compile, close: async () => bench.remove() };
  server = createGalleryServer({ root: process.cwd(), page: 'gallery', queue });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: chosen } = server.address() as AddressInfo; // a server that listens on a port
  port = chosen;
});

afterAll(() => {
  server.close();
  bench.remove();
});

const call = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<{ status: number; policy: string; text: string }>((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += String(part);
      });
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, policy: String(response.headers['content-security-policy'] ?? ''), text }),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });

const json = { 'content-type': 'application/json' };
const files = (schema: string) => JSON.stringify({ files: { 'schema.json': schema, 'ui.json': '{}' } });

describe("the gallery's server", () => {
  it('serves the page without leave for inline code or eval, its styles by a nonce of their own', async () => {
    const [one, other] = [await call('GET', '/'), await call('GET', '/')];
    expect(one.policy).toContain("script-src 'self';");
    expect(one.policy).not.toContain('unsafe');
    expect(one.policy).not.toBe(other.policy);
    expect(one.text).toContain(/'nonce-([^']+)'/.exec(one.policy)?.[1]);
  });

  it('compiles a form to a module that it serves under its hash', async () => {
    const { text } = await call(
      'POST',
      '/compile',
      json,
      files('{ "type": "object", "properties": { "a": { "type": "string" } } }'),
    );
    const reply = JSON.parse(text);
    expect(reply).toMatchObject({ kind: 'compiled', module: expect.stringMatching(/^\/modules\/example\.[0-9a-f]{16}\.js$/) });
    const module = await call('GET', reply.module);
    expect(module.status).toBe(200);
    expect(Buffer.byteLength(module.text)).toBe(reply.bytes);
  });

  it.each([
    ['{\n  "type": "object",\n  "propertees": {}\n}', 3, '/propertees'],
    ['{\n  "type": \n}', 3, ''],
    [`{ "x-deep": ${'['.repeat(500)}${']'.repeat(500)} }`, 1, ''],
  ])('tells what is wrong with %j, with file and line', async (schema, line, pointer) => {
    const { text } = await call('POST', '/compile', json, files(schema));
    expect(JSON.parse(text)).toMatchObject({ kind: 'refused', complaints: [{ file: 'schema.json', line, pointer }] });
  });

  it.each([
    ['another host', 'GET', '/', { host: 'evil.example' }, '', 403],
    ['another site', 'POST', '/compile', { ...json, 'sec-fetch-site': 'cross-site' }, files('{}'), 403],
    ['a form of another page', 'POST', '/compile', { 'content-type': 'text/plain' }, files('{}'), 403],
    ['no JSON', 'POST', '/compile', json, 'nonsense', 400],
    ['a file elsewhere', 'POST', '/compile', json, '{"files":{"../../x.json":"{}"}}', 400],
    ['too much', 'POST', '/compile', json, `"${'x'.repeat(4_100_000)}"`, 413],
    ['a module that is not there', 'GET', '/modules/example.0000.js', {}, '', 404],
    ['a way out of the assets', 'GET', '/assets/..%2f..%2fpackage.json', {}, '', 404],
  ])('refuses %s', async (_what, method, path, headers, body, status) => {
    expect((await call(method, path, headers, body)).status).toBe(status);
  });
});
