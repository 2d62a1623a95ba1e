import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, messageOf } from './ApiError.ts';
import { createApiClient } from './client.ts';

/** One request as the server got it. */
interface Got {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let base: string;
let got: Got[];
let answer: (response: ServerResponse) => void;
const onUnauthorized = vi.fn();
const onForbidden = vi.fn();

const reply = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

beforeEach(async () => {
  got = [];
  answer = reply(200, {});
  onUnauthorized.mockReset();
  onForbidden.mockReset();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      got.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const createClient = (hash?: string) =>
  createApiClient(
    { siteApi: `${base}/api`, adminApi: `${base}/admin-api` },
    () => ({ tag: 'de', text: (key) => `text of ${key}` }),
    onUnauthorized,
    onForbidden,
    () => hash,
  );

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw new Error(`not an ApiError: ${failure}`);
  return failure;
};

describe('what a call sends', () => {
  it('goes to the site backend with platform and device (R-502, R-504)', async () => {
    answer = reply(200, { user: { id: 1 } });
    const body = { email: 'a@example.com', password: 'x', filmmakerLogin: true } as const;
    expect(await createClient().call('POST /sessions', { body })).toEqual({ user: { id: 1 } });
    expect(got).toMatchObject([
      { method: 'POST', url: '/api/sessions', headers: { 'x-platform': '6', 'x-device': 'web', 'accept-language': 'de' } },
    ]);
    expect(got[0]?.headers['x-time']).toBeUndefined();
    expect(JSON.parse(got[0]?.body ?? '')).toEqual(body);
  });

  it('goes to the site backend with the session’s hash where there is one, and to no other (R-505)', async () => {
    await createClient('abc').call('GET /validate-session');
    await createClient().call('GET /validate-session');
    await createClient('abc').call('GET /filmmakers/films');
    expect(got.map(({ headers }) => headers['x-hash'])).toEqual(['abc', undefined, undefined]);
  });

  it('goes to the admin backend with the time (R-502, R-503)', async () => {
    const before = Date.now();
    await createClient().call('GET /filmmakers/films', { query: { page: 2, searchText: 'a & b', filmmaker: true } });
    expect(got[0]?.url).toBe('/admin-api/filmmakers/films?page=2&searchText=a+%26+b&filmmaker=true');
    const time = Number(got[0]?.headers['x-time']);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
    expect(got[0]?.headers['x-platform']).toBeUndefined();
  });

  it.each([
    [
      'one',
      () => createClient().call('DELETE /filmmakers/films/:id/remove', { params: { id: 7 } }),
      '/filmmakers/films/7/remove',
    ],
    [
      'two',
      () =>
        createClient().call('POST /filmmakers/remove-video/:filmId/:chapterId', {
          params: { filmId: 7, chapterId: 9 },
          body: { src: 'k' },
        }),
      '/filmmakers/remove-video/7/9',
    ],
  ])('puts %s parameter(s) into the path', async (_count, call, path) => {
    await call();
    expect(got[0]?.url).toBe(`/admin-api${path}`);
  });

  it('names a call that must happen once', async () => {
    const body = { programStatus: 0, programDetails: { title: 'A' } } as const;
    await createClient().call('POST /filmmakers/films/create', { body, idempotencyKey: 'abc' });
    await createClient().call('POST /filmmakers/films/create', { body });
    expect(got.map(({ headers }) => headers['idempotency-key'])).toEqual(['abc', undefined]);
  });
});

describe('how a call fails', () => {
  it('with the status, code, message and field errors of the server', async () => {
    const errors = [{ path: '/email', keyword: 'taken', message: 'Email has already been taken' }];
    answer = reply(422, { code: 'email_taken', message: 'Email has already been taken', errors });
    const failure = await failureOf(createClient().call('POST /check-user-exist', { body: { email: 'a@example.com' } }));
    expect(failure).toMatchObject({ status: 422, code: 'email_taken', message: 'Email has already been taken', errors });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a page of a proxy',
      (response: ServerResponse) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad'),
      502,
    ],
    ['an empty answer', (response: ServerResponse) => void response.writeHead(500).end(), 500],
  ])('without a text of its own when the answer is %s', async (_what, send, status) => {
    answer = send;
    const failure = await failureOf(createClient().call('GET /validate-session'));
    expect(failure).toMatchObject({ status, code: 'unknown', message: '', errors: [] });
    expect(messageOf(failure, 'fallback')).toBe('fallback');
  });

  it.each(['GET /terms', 'GET /logout'] as const)(
    'as a network failure when a page comes in the place of an answer: %s',
    async (name) => {
      answer = (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Log in to the Wi-Fi');
      const failure = await failureOf(createClient().call(name));
      expect(failure).toMatchObject({ status: 0, code: 'network', message: 'text of error.network' });
    },
  );

  it('as a network failure when the connection breaks', async () => {
    answer = (response) => response.destroy();
    const failure = await failureOf(createClient().call('GET /validate-session'));
    expect(failure).toMatchObject({ status: 0, code: 'network', message: 'text of error.network' });
  });

  it('silently when the caller gives up', async () => {
    answer = () => undefined;
    const giveUp = new AbortController();
    const call = createClient().call('GET /filmmakers/films', { query: {}, signal: giveUp.signal });
    setTimeout(() => giveUp.abort(), 20);
    expect(await failureOf(call)).toMatchObject({ status: 0, code: 'cancelled', message: '' });
  });
});

describe('a call that is answered 401 (R-038, R-581)', () => {
  it.each([
    { name: 'GET /validate-session' as const, told: 1 },
    { name: 'GET /logout' as const, told: 0 },
  ])('$name tells the session $told time(s)', async ({ name, told }) => {
    answer = reply(401, { code: 'unauthorized', message: 'Please log in.', errors: [] });
    const failure = await failureOf(createClient().call(name));
    expect(failure.status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledTimes(told);
  });
});

it.each([
  [403, 'forbidden'],
  [404, 'not_found'],
])('a call that is answered %i has the session asked who is logged in by now', async (status, code) => {
  answer = reply(status, { code, message: 'This request is not allowed.', errors: [] });
  await failureOf(createClient().call('GET /filmmakers/get-iframe-url', { query: { type: 'paymentHistory' } }));
  expect([onForbidden.mock.calls.length, onUnauthorized.mock.calls.length]).toEqual([1, 0]);
});

it('a call with a time-out is given up when no answer came by then, and conflicts bring the newer record (R-220)', async () => {
  answer = () => undefined;
  const trailer = { params: { id: 1 }, query: { action: 'download' } as const };
  const late = await failureOf(createClient().call('GET /filmmakers/:id/trailer', { ...trailer, timeoutMs: 50 }));
  expect([late.status, late.code]).toEqual([0, 'network']);
  answer = reply(409, { code: 'conflict', message: 'Changed', errors: [], data: { version: 5 } });
  expect((await failureOf(createClient().call('GET /filmmakers/:id/trailer', trailer))).data).toEqual({ version: 5 });
});

it.each([
  [undefined, 60_000],
  [0, 0],
])('a call is given a minute, unless it says otherwise (%s)', async (timeoutMs, expected) => {
  const client = createClient();
  const request = vi.spyOn(client.http, 'request');
  await client.call('GET /validate-session', timeoutMs === undefined ? {} : { timeoutMs });
  expect(request.mock.calls[0]?.[0]).toMatchObject({ timeout: expected });
});
