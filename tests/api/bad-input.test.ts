import { request } from 'node:http';
import { connect } from 'node:net';
import { type Call, type CallName, calls } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '../../server/src/http/calls.ts';
import type { CallInput, Client } from './client.ts';
import { createFilm } from './films.ts';
import { staffClient } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const megabyte = 'x'.repeat(1_000_000);
const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
const secret = 'what the main platform and the portal both know';
const asPlatform = { authorization: `Bearer ${secret}` };

/** A body that each call takes, to be spoilt member by member. */
const bodies: { readonly [Name in CallName]?: Readonly<Record<string, unknown>> } = {
  'POST /sessions': { email: 'a@example.com', password: 'secret', filmmakerLogin: true },
  'POST /filmmaker/registrations': { name: 'A', email: 'a@example.com', password: 'a good secret', phone: '1' },
  'POST /check-user-exist': { email: 'a@example.com' },
  'POST /reset-password': { email: 'a@example.com' },
  'POST /set-new-password/:slug': { password: 'a good secret', confirmPassword: 'a good secret' },
  'POST /filmmaker/:token/accept-invitation': {
    name: 'A',
    email: 'a@example.com',
    phone: '1',
    password: 'a good secret',
    confirmPassword: 'a good secret',
  },
  'POST /filmmaker-login-tokens': { email: 'a@example.com' },
  'POST /filmmaker-login-validate': { token: 'x' },
  'POST /filmmakers/profile/:id/update': {
    email: 'a@example.com',
    firstName: 'A',
    lastName: 'B',
    website: 'https://a.example',
  },
  'POST /filmmakers/change-password': { oldPassword: 'x', newPassword: 'a good secret', confirmPassword: 'a good secret' },
  'POST /filmmakers/films/create': { programStatus: 0, programDetails: { title: 'T' }, episodeData: [], version: 1 },
  'POST /filmmakers/films/:id/update': { programStatus: 0, programDetails: { title: 'T' }, episodeData: [], version: 1 },
  'POST /filmmakers/films/:id/upload-assets': { assetType: 'videoUrl', assetUrl: 'films/1/assets/a.mp4', assetStatus: 2 },
  'POST /filmmakers/tags/create': { name: 'Sea air', status: 1, kind: 'tag' },
  'POST /filmmakers/:id/delete-chapter': { filmmakerProgramId: 1 },
  'POST /filmmakers/remove-video/:filmId': { src: 'films/1/assets/a.mp4' },
  'POST /filmmakers/remove-video/:filmId/:chapterId': { src: 'films/1/assets/a.mp4' },
  'POST /filmmakers/notification/:id/update': { updateNotificationNote: true },
  'POST /upload/subtitle': { objectName: 'a.srt', contentType: 'text/plain', programId: 1 },
  'POST /filmmakers/s3/multipart-upload': { objectName: 'a.mp4', contentType: 'video/mp4', path: 'films/1/assets/' },
  'POST /filmmakers/s3/complete-upload': {
    fileName: 'a.mp4',
    uploadId: 'u',
    path: 'films/1/assets/',
    parts: [{ ETag: '"e"', PartNumber: 1 }],
  },
  'POST /upload/withdraw': { path: 'films/1/assets/', key: 'films/1/assets/a.mp4' },
  'POST /filmmakers/s3/abort-upload': { fileName: 'a.mp4', uploadId: 'u', path: 'films/1/assets/' },
  'POST /filmmakers/films/:id/update-assets': { form: 'manage-assets', assetsData: [], version: 1 },
  'POST /filmmakers/asset/status/:id/update': { assetStatus: 4 },
  'POST /filmmakers/update-image/:filmId': { image: 'standardImage', src: 'films/1/assets/a.png' },
  'POST /filmmakers/update-image/:filmId/:chapterId': { image: 'standardImage', src: 'films/1/assets/a.png' },
  'POST /filmmakers/remove-image/:filmId': { src: 'films/1/assets/a.png' },
  'POST /filmmakers/remove-image/:filmId/:chapterId': { src: 'films/1/assets/a.png' },
  'POST /filmmakers/films/update/request-release-date': {
    releaseDate: 4_000_000_000,
    programId: 1,
    filmmakerFilmId: 1,
    type: 'SERIES',
    programStatus: 4,
    version: 1,
  },
  'POST /filmmakers/films/bts-docs/create': {
    filmmakerProgramId: 1,
    fileName: 'a.pdf',
    filePath: 'films/1/assets/a.pdf',
    src: 'films/1/assets/a.pdf',
    notes: 'n',
  },
  'POST /filmmakers/films/bts-docs/:id/update': { filmmakerProgramId: 1, filePath: 'films/1/assets/a.pdf', notes: 'n' },
  'POST /filmmakers/films/promotion-assets/upload': {
    filmmakerId: 1,
    programId: 1,
    type: 1,
    role: 'cast',
    fileName: 'a.mp4',
    fileUrl: 'films/1/assets/a.mp4',
    promotionSubmissionId: 1,
  },
  'POST /filmmaker-promotions/details/update': { promotionStatus: 1, promotionNotes: 'n', programId: 1, version: 1 },
  'POST /programs/:id/promotion-opt-out/update': { added: { reason: 'r' } },
  'POST /filmmakers/films/shortlink/create': { filmmakerId: 1, programId: 1, affiliateCode: 'a' },
  'POST /ingest/events': { views: [], registrations: [] },
  'POST /filmmaker-films/contract/:token/status-change': { status: 8, newStatus: 8 },
  'POST /filmmaker/channel/create': { number: 101, name: 'A', headline: 'H', bannerImage: 'channels/images/a.png' },
  'POST /filmmaker/channel/:id/update': { number: 101, name: 'A', headline: 'H', bannerImage: 'channels/images/a.png' },
  'POST /filmmaker/channel/:id/assign-video': { videos: [{ id: 1, title: 'T', isDiffFilmmaker: true }] },
  'POST /filmmaker/channel/:id/update-program-order': { 0: { id: 1, displayOrder: 0 } },
  'POST /staff/channels/:id/decide': { action: 'rejectChannel', version: 1, note: 'n' },
  'POST /staff/films/:id/decide': { action: 'reject', version: 1, note: 'n', releaseDate: '2030-01-01T00:00:00Z' },
  'POST /staff/films/:id/resources': { showResourcesTab: true },
  'POST /staff/resources/create': { title: 'T', tab: 'brandingAssets', kind: 'Link', link: 'https://a.example' },
  'POST /staff/resources/:id/update': { version: 1, entries: { title: 'T' } },
  'POST /staff/resources/:id/decide': { action: 'publish', version: 1 },
  'POST /staff/assets/:id/decide': { action: 'rejectAsset', assetStatus: 2, note: 'n' },
};

/** Values that no member of these bodies may have. */
const spoilt: readonly unknown[] = [null, 1e308, -1, [], {}, [[]], { $ne: 1 }, megabyte, 'a\0b', true, '\ud800'];

describe('bad input', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let staff: Client;
  let film: number;

  beforeAll(async () => {
    server = await createTestServer({ env: { PLATFORM_SECRET: secret, INGEST_KEY: secret } });
    ada = await server.filmmaker();
    staff = await staffClient(server);
    film = await createFilm(ada);
  });
  afterAll(() => server?.stop());

  const send = (name: CallName, input: CallInput) =>
    (calls[name].access === 'staff' ? staff : ada).call(name, {
      params: { id: film, filmId: film, chapterId: 1, slug: 'x', token: 'x' },
      headers: asPlatform,
      ...input,
    });
  /** Sends a path as it stands; `fetch` would tidy it up. */
  const rawRequest = (method: string, path: string) =>
    new Promise<{ status: number | undefined; text: string }>((done, fail) => {
      const { port } = new URL(server.url);
      const options = { host: '127.0.0.1', port, method, path, headers: { origin: server.url, accept: 'text/html' } };
      const sent = request(options, (reply) => {
        let text = '';
        reply.on('data', (chunk) => {
          text += chunk;
        });
        reply.on('error', fail);
        reply.on('end', () => done({ status: reply.statusCode, text }));
      });
      sent.on('error', fail).end();
    });
  const withBody = callNames.filter((name) => {
    const call: Call = calls[name];
    return call.body !== undefined;
  });

  it('every call with a body is tried here', () => {
    expect(Object.keys(bodies).sort()).toEqual([...withBody].sort());
  });

  it.each(withBody)('%s answers a body that is no JSON object with a clear refusal', async (name) => {
    for (const [raw, status, code] of [
      ['{', 400, 'malformed'],
      ['{"a":1,}', 400, 'malformed'],
      ['nonsense', 400, 'malformed'],
      ['{"__proto__":{"isStaff":true}}', 400, 'malformed'],
      ['"text"', 422, 'invalid'],
      ['[]', 422, 'invalid'],
      ['17', 422, 'invalid'],
      [deep, 422, 'invalid'],
      [JSON.stringify({ unknown: 1 }), 422, 'invalid'],
      [JSON.stringify({ constructor: { prototype: { a: 1 } } }), 400, 'malformed'],
      [JSON.stringify({ text: 'x'.repeat(1_100_000) }), 413, 'too_large'],
    ] as const) {
      const answer = await send(name, { raw });
      expect([raw.slice(0, 40), answer.status, answer.body.code]).toEqual([raw.slice(0, 40), status, code]);
      expect(answer.body.message).not.toBe('');
    }
  });

  it.each(withBody)('%s names every member that is of the wrong kind, and is never at a loss', async (name) => {
    const body = bodies[name] ?? {};
    for (const member of [...Object.keys(body), 'unknown']) {
      for (const value of spoilt) {
        const answer = await send(name, { body: { ...body, [member]: value } });
        const label = `${member}: ${JSON.stringify(value)?.slice(0, 30)}`;
        expect(answer.status, label).toBeLessThan(500);
        if (answer.status === 200 || answer.status === 409 || answer.body.code !== 'invalid') continue;
        expect(answer.body.errors.length, label).toBeGreaterThan(0);
        for (const error of answer.body.errors) expect(error.message, label).not.toBe('');
      }
    }
  });

  it('a body of nothing but mistakes is told some of them, in an answer of little more than its own size', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`unknown-${at}`, 1]));
    const lists = {
      form: 'film-details',
      programStatus: 0,
      programDetails: { tags: Array.from({ length: 150_000 }, () => 17) },
    };
    for (const [name, body] of [
      ['POST /filmmakers/films/create', lists],
      ['POST /filmmakers/films/create', { programStatus: 0, programDetails: {}, ...unknown }],
      ['POST /filmmakers/profile/:id/update', unknown],
    ] as const) {
      const answer = await send(name, { body });
      expect([name, answer.status, answer.body.code, answer.body.errors.length]).toEqual([name, 422, 'invalid', 500]);
    }
  });

  it('what anyone may send is short, and what the platform alone sends is read from nobody else', async () => {
    const raw = JSON.stringify({ text: 'x'.repeat(70_000) });
    const visitor = server.visitor();
    const open = withBody.filter((name) => calls[name].access === 'public');
    const answers = await Promise.all(
      open.map(async (name) => {
        const { status, body } = await visitor.call(name, { params: { slug: 'x', token: 'x' }, raw });
        return [name, status, body.code];
      }),
    );
    const platforms = ['POST /filmmaker-login-tokens', 'POST /ingest/events'];
    expect(answers).toEqual(
      open.map((name) => (platforms.includes(name) ? [name, 401, 'unauthorized'] : [name, 413, 'too_large'])),
    );
  });

  it('a text with a NUL is refused where it stands, as nothing could store it', async () => {
    const body = { programStatus: 0, programDetails: { title: 'a\0b' } };
    const answer = await ada.call('POST /filmmakers/films/create', { body });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [
        {
          path: '/programDetails/title',
          keyword: 'text',
          message: 'This text has a character that can not be stored.',
        },
      ],
    ]);
    expect((await ada.call('GET /filmmakers/films', { query: { searchText: '\0' } })).status).toBe(422);
  });

  it('half a surrogate pair and other odd characters are stored as text', async () => {
    for (const title of ['\ud800', '𝕱𝖎𝖑𝖒 🎬', 'e\u0301', '\u202e<b>']) {
      const answer = await ada.call('POST /filmmakers/films/create', { body: { programStatus: 0, programDetails: { title } } });
      expect(answer.status).toBe(200);
    }
  });

  it('a title or a tag of which nothing would be seen is none', async () => {
    for (const text of ['\u202e', '\u200b \u2060']) {
      const body = { programStatus: 0, programDetails: { title: text } };
      for (const answer of [
        await ada.call('POST /filmmakers/films/create', { body }),
        await ada.call('POST /filmmakers/tags/create', { body: { name: text, status: 1 } }),
      ])
        expect([answer.status, answer.body.message]).toEqual([422, 'This field is required.']);
    }
  });

  it.each([
    ['GET', '/api/nothing', 404, 'unknown_call'],
    ['POST', '/api/validate-session', 404, 'unknown_call'],
    ['GET', '/admin-api', 404, 'unknown_call'],
    ['DELETE', '/', 404, 'unknown_call'],
    ['GET', '/api/%zz', 400, 'malformed'],
    ['GET', '/admin-api/filmmakers/films/%00/view', 401, 'unauthorized'],
    ['GET', '/storage/reelform/films/1/assets/a.mp4', 403, undefined],
    ['GET', '/storage/../../etc/passwd', 403, undefined],
    ['GET', '/assets/../index.html', 400, 'malformed'],
    ['GET', '/assets/%2e%2e/index.html', 400, 'malformed'],
    ['GET', '/assets/..%2f..%2fdata/server.lock', 404, 'unknown_call'],
    ['GET', '/assets/main-1a2b3c4d.js.map', 404, 'unknown_call'],
    ['GET', '/forms/nothing.js', 404, 'unknown_call'],
    ['GET', '/forms/../data/server.lock', 404, 'unknown_call'],
  ])('%s %s answers %i %s', async (method, path, status, code) => {
    const answer = await rawRequest(method, path);
    expect([answer.status, code && JSON.parse(answer.text).code]).toEqual([status, code]);
  });

  it('a number of 500 digits in a path is refused before it is anything', async () => {
    const answer = await rawRequest('GET', `/admin-api/filmmakers/films/${'9'.repeat(500)}/view`);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'malformed']);
  });

  it.each(['1e309', '-1e309', 'Infinity'])('%s is no number, neither in a path nor in a query', async (endless) => {
    const view = await ada.call('GET /filmmakers/films/:id/view', { params: { id: endless } });
    expect([view.status, view.body.code]).toEqual([404, 'not_found']);
    const list = await ada.call('GET /filmmakers/films', { query: { page: endless } });
    expect([list.status, list.body.code, list.body.errors[0].path]).toEqual([422, 'invalid', '/page']);
    const named = await ada.call('GET /filmmakers/films', { query: { searchText: endless, page: 1 } });
    expect(named.status).toBe(200);
  });

  it('bytes that are no HTTP end their own connection only', async () => {
    const { port } = new URL(server.url);
    for (const bytes of ['\0\0\0\0', 'GET / HTTP/9.9\r\n\r\n', `GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`]) {
      await new Promise<void>((done) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
        socket.on('close', () => done()).on('error', () => done());
        socket.resume();
      });
    }
    expect((await ada.call('GET /validate-session')).status).toBe(200);
  });

  it('nothing of all this was a fault of our own', () => {
    expect(server.logs()).not.toMatch(/"level":(50|60)/);
  });
});
