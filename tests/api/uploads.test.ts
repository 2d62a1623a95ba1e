import { once } from 'node:events';
import { request } from 'node:http';
import messages from '@reelform/schemas/messages/en.json' with { type: 'json' };
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { createLog } from '../../server/src/log.ts';
import { maintain } from '../../server/src/maintenance.ts';
import { createFilm, draft, mp4, putFile, uploadEpisode, uploadVideo } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const quicktime = Uint8Array.from([0, 0, 0, 20, ...Buffer.from('ftypqt  '), ...Buffer.alloc(64)]);

describe('uploads', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;

  beforeAll(async () => {
    server = await createTestServer();
  });
  beforeEach(async () => {
    ada = await server.filmmaker();
    film = await createFilm(ada, { type: 'SHORT_FILM' });
  });
  afterAll(() => server?.stop());

  const sign = (query: Record<string, string> = {}) =>
    ada.call('GET /s3/sign', {
      query: { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${film}/assets/`, ...query },
    });
  const register = (body: object, id = film) =>
    ada.call('POST /filmmakers/films/:id/upload-assets', { params: { id }, body: { assetType: 'videoUrl', ...body } });
  const view = async () => (await ada.call('GET /filmmakers/films/:id/view', { params: { id: film } })).body.data;

  it('an address is signed for one key below the film’s path, one content type and 15 minutes (R-158, R-159, R-161, R-566)', async () => {
    const { body } = await sign({ objectName: '../../Ärger & Lücke.MP4' });
    expect(body.key).toMatch(new RegExp(`^films/${film}/assets/[0-9a-f]{32}-Arger-Lucke\\.MP4$`));
    expect(body.headers).toEqual({ 'Content-Type': 'video/mp4' });
    const url = new URL(body.signedUrl, server.url);
    expect([url.origin, url.searchParams.get('X-Amz-Expires')]).toEqual([server.url, '900']);
    const put = (headers: Record<string, string>, address = url) => fetch(address, { method: 'PUT', headers, body: mp4 });
    expect((await put({ 'content-type': 'text/html' })).status).toBe(403);
    expect((await put(body.headers, new URL(url.href.replace('Arger', 'Other')))).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect((await put(body.headers)).status).toBe(200);
  });

  it('a signed checksum must be the file’s', async () => {
    const checksum = Buffer.from(await crypto.subtle.digest('SHA-256', mp4)).toString('base64');
    const { body } = await sign({ checksum });
    expect(body.headers['x-amz-checksum-sha256']).toBe(checksum);
    const put = (bytes: Uint8Array<ArrayBuffer>) =>
      fetch(new URL(body.signedUrl, server.url), { method: 'PUT', headers: body.headers, body: bytes });
    expect((await put(Buffer.from('other bytes'))).status).toBe(400);
    expect((await put(mp4)).status).toBe(200);
  });

  it.each([
    [{ contentType: 'video/quicktime' }, 422, 'quicktime'],
    [{ contentType: 'video/x-matroska' }, 422, 'not_video'],
    [{ contentType: 'text/html' }, 422, 'not_video'],
    [{ contentType: 'image/svg+xml' }, 422, 'not_image'],
    [{ path: 'films/1/assets/../../2/' }, 404, 'not_found'],
    [{ path: 'channels/images/../../films/1/assets/' }, 404, 'not_found'],
    [{ path: 'films/99999999999/assets/' }, 404, 'not_found'],
    [{ checksum: 'short' }, 422, 'invalid'],
    [{ objectName: '' }, 422, 'invalid'],
  ])('signing %j answers %i %s (R-138, R-181)', async (query, status, code) => {
    const answer = await sign(query);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('a registered video stands in the film with the same bytes, as status 2 (R-155, R-160, R-167 to R-169, R-171, R-506)', async () => {
    const key = await putFile(server.url, ada, film);
    const body = { assetUrl: key, assetStatus: 2, programId: film, programStatus: 0, isSeries: false, id: null };
    const answer = await register(body);
    expect([answer.status, answer.body]).toEqual([200, { data: expect.any(Number) }]);
    expect((await register(body)).body).toEqual(answer.body);
    const { videoUrl, videoUrlStatus, videoLivePreview } = await view();
    expect([videoUrl, videoUrlStatus]).toEqual([key, 2]);
    const stored = await fetch(new URL(videoLivePreview, server.url));
    expect(Buffer.from(await stored.arrayBuffer()).equals(mp4)).toBe(true);
    expect(stored.headers.get('x-content-type-options')).toBe('nosniff');
    expect(stored.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['an empty file', Buffer.from(''), 'empty_upload', messages.notices['error.emptyUpload']],
    ['QuickTime bytes', quicktime, 'quicktime', 'MOV files are not supported. Please upload an MP4 file.'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_video', 'Please select video file only.'],
    ['a few bytes', Buffer.from('ftyp'), 'not_video', 'Please select video file only.'],
    ['a film that is cut off', mp4.subarray(0, mp4.length - 1000), 'damaged_video', messages.notices['error.damagedVideo']],
  ])('%s under a video’s content type are refused and thrown away (R-138, R-181)', async (_what, bytes, code, message) => {
    const key = await putFile(server.url, ada, film, bytes);
    const answer = await register({ assetUrl: key });
    expect([answer.status, answer.body]).toEqual([
      422,
      { code, message, errors: [{ path: '/assetUrl', keyword: code, message }] },
    ]);
    expect(await server.storage.head(key)).toBeUndefined();
    expect((await register({ assetUrl: key })).body.code).toBe('upload_missing');
  });

  it('a file that is stored otherwise than it was read is refused and thrown away', async () => {
    const key = await putFile(server.url, ada, film);
    const answer = await register({ assetUrl: key, checksum: 'AAAAAA==' });
    expect([answer.status, answer.body.code]).toEqual([422, 'damaged_upload']);
    expect(await server.storage.head(key)).toBeUndefined();
  });

  it('what was never uploaded, never signed or is another film’s cannot be registered', async () => {
    const signed = (await sign()).body.key;
    const other = await createFilm(ada);
    const foreign = await putFile(server.url, ada, other);
    for (const assetUrl of [
      signed,
      foreign,
      `films/${film}/assets/made-up.mp4`,
      'https://example.com/a.mp4',
      '../etc/passwd',
    ]) {
      const answer = await register({ assetUrl });
      expect([assetUrl, answer.status, answer.body.code]).toEqual([assetUrl, 422, 'upload_missing']);
    }
    expect((await register({ assetUrl: signed, programId: other })).status).toBe(404);
    expect((await register({ assetUrl: signed, assetStatus: 1 })).status).toBe(422);
  });

  it('what was checked cannot be replaced by the address that it was sent to, nor by a PUT that was under way', async () => {
    const { body } = await sign();
    const url = new URL(body.signedUrl, server.url);
    const put = (bytes: BodyInit) => fetch(url, { method: 'PUT', headers: body.headers, body: bytes });
    const underWay = request(url, { method: 'PUT', headers: { ...body.headers, 'content-length': 10 } });
    const ended = once(underWay, 'response');
    underWay.write('<html>');
    expect((await put(mp4)).status).toBe(200);
    expect((await register({ assetUrl: body.key })).status).toBe(200);
    expect((await put('<html>other')).status).toBe(412);
    underWay.end('slow');
    const [late] = await ended;
    expect(late.resume().statusCode).toBe(412);
    const stored = await fetch(new URL((await view()).videoLivePreview, server.url));
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(mp4);
  });

  it('a second video takes the place of the first, whose object goes', async () => {
    const first = await uploadVideo(server.url, ada, film);
    const second = await uploadVideo(server.url, ada, film);
    expect((await view()).videoUrl).toBe(second);
    expect(await server.storage.head(first)).toBeUndefined();
  });

  it('a subtitle file is signed for below its film’s path (R-221, R-229, R-560)', async () => {
    const ask = (body: object, client = ada) =>
      client.call('POST /upload/subtitle', {
        body: { objectName: 'Harbour Lights.srt', contentType: 'text/plain', programId: film, ...body },
      });
    const srt = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nIt was raining.\n');
    const { body } = await ask({ size: srt.length });
    expect(body.key).toMatch(new RegExp(`^films/${film}/assets/[0-9a-f]{32}-Harbour-Lights\\.srt$`));
    const put = (headers: Record<string, string>, bytes: Uint8Array<ArrayBuffer>) =>
      fetch(new URL(body.signedUrl, server.url), { method: 'PUT', headers, body: bytes });
    expect((await put({ 'content-type': 'text/html' }, srt)).status).toBe(403);
    expect((await put(body.headers, srt.subarray(1))).status).toBe(403);
    expect((await put(body.headers, srt)).status).toBe(200);
    for (const [change, code] of [
      [{ objectName: 'a.txt' }, 'not_subtitle'],
      [{ contentType: 'text/html' }, 'not_subtitle'],
      [{ size: 10_000_001 }, 'file_too_large'],
      [{ programId: 2_000_000_000 }, 'not_found'],
    ] as const)
      expect((await ask(change)).body.code).toBe(code);
    expect((await ask({}, await server.filmmaker())).body.code).toBe('not_found');
  });

  it('a draft’s video is removed at once; removing again is no failure (R-180)', async () => {
    const key = await uploadVideo(server.url, ada, film);
    const remove = (body: object) => ada.call('POST /filmmakers/remove-video/:filmId', { params: { filmId: film }, body });
    expect((await remove({ src: 'films/1/assets/other.mp4' })).status).toBe(409);
    expect((await remove({ src: key })).body).toEqual({ success: true, data: { assetStatus: 4 } });
    expect([(await view()).videoUrl, await server.storage.head(key)]).toEqual([null, undefined]);
    expect((await remove({ src: key })).body).toEqual({ success: true, data: { assetStatus: null } });
  });

  describe('one that is withdrawn', () => {
    const withdraw = (key: string, path = `films/${film}/assets/`, client = ada) =>
      client.call('POST /upload/withdraw', { body: { path, key } });

    it('leaves the store, and cannot be registered any more', async () => {
      const key = await putFile(server.url, ada, film);
      expect((await withdraw(key)).body).toEqual({ success: true });
      expect(await server.storage.head(key)).toBeUndefined();
      expect((await register({ assetUrl: key })).body.code).toBe('upload_missing');
      expect((await withdraw(key)).body).toEqual({ success: true });
    });

    it('leaves its film when it was registered meanwhile, but not the film of somebody else', async () => {
      const key = await uploadVideo(server.url, ada, film);
      const eve = await server.filmmaker();
      const hers = await createFilm(eve);
      expect((await withdraw(key, `films/${film}/assets/`, eve)).status).toBe(404);
      expect((await withdraw(key, `films/${hers}/assets/`, eve)).status).toBe(200);
      expect((await view()).videoUrl).toBe(key);
      expect((await withdraw(key)).body).toEqual({ success: true });
      expect([(await view()).videoUrl, await server.storage.head(key)]).toEqual([null, undefined]);
    });

    it('while it is looked at, it was not found: what is not there is not said to be damaged', async () => {
      const key = await putFile(server.url, ada, film);
      const { head } = server.storage;
      const look = vi.spyOn(server.storage, 'head').mockImplementationOnce(async (asked) => {
        const facts = await head(asked);
        await withdraw(key);
        return facts;
      });
      const answer = await register({ assetUrl: key });
      look.mockRestore();
      expect([answer.status, answer.body.code]).toEqual([422, 'upload_missing']);
    });

    const reject = async (key: string) => {
      const { tables } = server.database;
      await tables.updateTable('assets').set({ status: 0, reject_message: 'No sound' }).where('key', '=', key).execute();
      await tables.updateTable('films').set({ status: 6 }).where('id', '=', film).execute();
    };
    const rows = async () =>
      (await ada.call('GET /filmmakers/films/:id/assets', { params: { id: film } })).body.data.rows.map(
        ({ id, assetUrl, assetStatus, assetRejectionNotes }: Record<string, unknown>) => ({
          id,
          assetUrl,
          assetStatus,
          assetRejectionNotes,
        }),
      );
    const isStored = async (key: string) => (await server.storage.head(key)) !== undefined;

    it('and had replaced a rejected file leaves that one in its place as it was, with its reason', async () => {
      const rejected = await uploadVideo(server.url, ada, film);
      await reject(rejected);
      const before = await rows();
      expect(before).toEqual([{ id: expect.any(Number), assetUrl: rejected, assetStatus: 0, assetRejectionNotes: 'No sound' }]);
      const key = await uploadVideo(server.url, ada, film);
      expect(await rows()).toEqual([{ id: expect.any(Number), assetUrl: key, assetStatus: 2, assetRejectionNotes: null }]);
      expect((await withdraw(key)).body).toEqual({ success: true });
      expect(await rows()).toEqual(before);
      expect([(await view()).videoUrl, await isStored(rejected), await isStored(key)]).toEqual([rejected, true, false]);
      expect((await withdraw(key)).body).toEqual({ success: true });
      expect(await rows()).toEqual(before);
    });

    it('and had replaced an episode’s rejected video gives the episode that one back', async () => {
      const { chapterId, key: rejected } = await uploadEpisode(server.url, ada, film);
      await reject(rejected);
      const key = await putFile(server.url, ada, film);
      expect((await register({ assetType: 'episodeUrl', assetUrl: key, programChapterId: chapterId })).status).toBe(200);
      const episodeUrl = async () => (await view()).chapters[0].episodeUrl;
      expect(await episodeUrl()).toBe(key);
      await withdraw(key);
      expect([await episodeUrl(), (await rows())[0].assetUrl]).toEqual([rejected, rejected]);
    });

    it('after the rejected file that it replaced was given up leaves its place empty', async () => {
      const rejected = await uploadVideo(server.url, ada, film);
      await reject(rejected);
      const key = await uploadVideo(server.url, ada, film);
      const { database, storage } = server;
      const config = readConfig({ UPLOAD_ABANDON_HOURS: '1' });
      const maintainAfter = (hours: number) =>
        maintain({ config, database, storage, log: createLog('silent'), now: () => Date.now() + hours * 3_600_000 });
      await maintainAfter(0.9);
      expect(await isStored(rejected)).toBe(true);
      await maintainAfter(1.1);
      expect(await isStored(rejected)).toBe(false);
      await withdraw(key);
      expect([await rows(), (await view()).videoUrl]).toEqual([[], null]);
    });

    it('does not bring back what it replaced in a film that was deleted: its objects leave the store', async () => {
      const rejected = await uploadVideo(server.url, ada, film);
      await reject(rejected);
      await uploadVideo(server.url, ada, film);
      await server.database.tables.updateTable('films').set({ status: 0 }).where('id', '=', film).execute();
      expect((await ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: film } })).status).toBe(200);
      expect(await isStored(rejected)).toBe(false);
    });

    it('is registered or not, and never half, when both are asked for at once', async () => {
      const key = await putFile(server.url, ada, film);
      await Promise.all([register({ assetUrl: key }), withdraw(key)]);
      expect([(await view()).videoUrl, await server.storage.head(key)]).toEqual([null, undefined]);
    });
  });

  it('an episode’s video is removed from its episode', async () => {
    const { chapterId, key } = await uploadEpisode(server.url, ada, film);
    const params = { filmId: film, chapterId };
    const answer = await ada.call('POST /filmmakers/remove-video/:filmId/:chapterId', { params });
    expect(answer.body).toEqual({ success: true, data: { assetStatus: 4 } });
    expect(await server.storage.head(key)).toBeUndefined();
  });

  it('the video of an active film is only asked to be removed (R-177, R-178)', async () => {
    const key = await uploadVideo(server.url, ada, film);
    await server.database.tables.updateTable('films').set({ status: 4 }).where('id', '=', film).execute();
    await ada.call('POST /filmmakers/remove-video/:filmId', { params: { filmId: film }, body: {} });
    const { videoUrl, videoUrlStatus } = await view();
    expect([videoUrl, videoUrlStatus, await server.storage.head(key)]).toEqual([key, 5, expect.anything()]);
  });

  it('a submission throws away what it does not use', async () => {
    const video = await uploadVideo(server.url, ada, film);
    const episode = await uploadEpisode(server.url, ada, film);
    const details = { title: 'T', type: 'SHORT_FILM', shortDescription: 'S', terms: true, videoUrl: video };
    const body = { programStatus: 1, programDetails: details };
    expect((await ada.call('POST /filmmakers/films/:id/update', { params: { id: film }, body })).status).toBe(200);
    expect([await server.storage.head(video), await server.storage.head(episode.key)]).toEqual([expect.anything(), undefined]);
  });

  it('a draft whose type changed keeps its video until it is submitted', async () => {
    const video = await uploadVideo(server.url, ada, film);
    const save = (details: object) =>
      ada.call('POST /filmmakers/films/:id/update', { params: { id: film }, body: draft(details) });
    await save({ type: 'SERIES' });
    expect([(await view()).videoUrl, await server.storage.head(video)]).toEqual([video, expect.anything()]);
    expect((await save({ type: 'SHORT_FILM', videoUrl: video })).status).toBe(200);
    expect((await view()).videoUrl).toBe(video);
  });
});

describe('with the object store down', () => {
  let server: TestServer;

  beforeAll(async () => {
    const storage = {
      kind: 's3',
      endpoint: 'http://127.0.0.1:9',
      region: 'us-east-1',
      bucket: 'films',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: true,
      writeOnce: true,
    } as const;
    server = await createTestServer({ config: { storage } });
  });
  afterAll(() => server?.stop());

  it('what needs it says so, and everything else goes on', async () => {
    const ada = await server.filmmaker();
    const film = await createFilm(ada);
    const signed = await ada.call('GET /s3/sign', {
      query: { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${film}/assets/` },
    });
    expect(new URL(signed.body.signedUrl).origin).toBe('http://127.0.0.1:9');
    const answer = await ada.call('POST /filmmakers/films/:id/upload-assets', {
      params: { id: film },
      body: { assetType: 'videoUrl', assetUrl: signed.body.key },
    });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      503,
      'store_down',
      'The file store can not be reached right now. Please try again later.',
    ]);
    expect((await ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: film } })).status).toBe(200);
    const waiting = await server.database.tables.selectFrom('object_removals').select('key').execute();
    expect(waiting).toEqual([{ key: signed.body.key }]);
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, { status: 'failing', database: true, store: false }]);
  });

  it('the page may talk to an external store and to nobody else', async () => {
    const page = await fetch(server.url, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' http://127.0.0.1:9;");
  });
});
