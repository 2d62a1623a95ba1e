import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { createLog } from '../../server/src/log.ts';
import { maintain } from '../../server/src/maintenance.ts';
import { type Multipart, StorageDown } from '../../server/src/storage/storage.ts';
import { createFilm, mp4, uploadVideo } from './films.ts';
import { staffClient } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** The least size of a part that is not the last (S3 limits). */
const partBytes = 5 * 1024 ** 2;

const film = Buffer.concat([mp4, Buffer.alloc(2 * partBytes + 1000 - mp4.length, 7)]);
const parts = [film.subarray(0, partBytes), film.subarray(partBytes, 2 * partBytes), film.subarray(2 * partBytes)];

const checksumOf = (bytes: Uint8Array) => {
  const value = Buffer.alloc(4);
  value.writeUInt32BE(crc32(bytes));
  return value.toString('base64');
};

describe('uploads in parts', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let eve: Awaited<ReturnType<TestServer['filmmaker']>>;
  let filmId: number;
  let path: string;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker();
    eve = await server.filmmaker();
  });
  beforeEach(async () => {
    filmId = await createFilm(ada, { type: 'SHORT_FILM' });
    path = `films/${filmId}/assets/`;
  });
  afterAll(() => server?.stop());

  const begin = (body: object = {}, client = ada) =>
    client.call('POST /filmmakers/s3/multipart-upload', {
      body: { objectName: 'my film.mp4', contentType: 'video/mp4', path, ...body },
    });
  const begun = async (body: object = { checksumAlgorithm: 'CRC32' }) => {
    const answer = await begin(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { uploadId, fileName, key } = answer.body.data;
    return { name: { uploadId, fileName, path }, key };
  };
  type Name = Awaited<ReturnType<typeof begun>>['name'];
  const signPart = (name: Name, query: Record<string, string | number>, client = ada) =>
    client.call('GET /filmmakers/s3/get-upload-url', { query: { ...name, ...query } });
  const send = async (name: Name, number: number, bytes: Uint8Array<ArrayBuffer>, checksum?: string, isSized = true) => {
    const size = isSized ? { size: bytes.length } : {};
    const { body } = await signPart(name, { partNumber: number, ...size, ...(checksum !== undefined && { checksum }) });
    return fetch(new URL(body.presignedUrl, server.url), { method: 'PUT', headers: body.headers, body: bytes });
  };
  const sendAll = async (name: Name, withChecksums = true) => {
    const sent = [];
    for (const [index, bytes] of parts.entries()) {
      const checksum = withChecksums ? checksumOf(bytes) : undefined;
      const answer = await send(name, index + 1, bytes, checksum, withChecksums);
      expect(answer.status, await answer.text()).toBe(200);
      const ETag = answer.headers.get('etag') ?? '';
      sent.push({ PartNumber: index + 1, ETag, ...(checksum !== undefined && { ChecksumCRC32: checksum }) });
    }
    return sent;
  };
  const complete = (name: Name, list: readonly object[], client = ada) =>
    client.call('POST /filmmakers/s3/complete-upload', { body: { ...name, parts: list } });
  const list = (name: Name, client = ada) => client.call('GET /filmmakers/s3/list-parts', { query: name });
  const abort = (name: Name, client = ada) => client.call('POST /filmmakers/s3/abort-upload', { body: name });
  const register = (assetUrl: string, more: object = {}) =>
    ada.call('POST /filmmakers/films/:id/upload-assets', {
      params: { id: filmId },
      body: { assetType: 'videoUrl', assetUrl, assetStatus: 2, ...more },
    });

  it('begins, signs each part, completes and registers under the number that it was told; the stored bytes are the file’s (R-164 to R-167, R-172, R-567 to R-569)', async () => {
    const { name, key } = await begun();
    expect(key).toBe(`${path}${name.fileName}`);
    const sent = await sendAll(name);
    const completed = await complete(name, sent);
    expect([completed.status, completed.body]).toEqual([200, { data: { videoUrl: key, id: expect.any(Number) } }]);
    expect((await complete(name, sent)).body).toEqual(completed.body);
    expect((await register(key)).body).toEqual({ data: completed.body.data.id });
    const { data } = (await ada.call('GET /filmmakers/films/:id/view', { params: { id: filmId } })).body;
    const stored = await fetch(new URL(data.videoLivePreview, server.url));
    expect(Buffer.from(await stored.arrayBuffer()).equals(film)).toBe(true);
  });

  it('takes a client that knows no more than the specified names: no checksums, and the name it gave (R-164 to R-166)', async () => {
    const { name, key } = await begun({});
    const known = { ...name, fileName: 'my film.mp4' };
    const completed = await complete(known, await sendAll(known, false));
    expect(completed.body.data.videoUrl).toBe(key);
  });

  it('is newer than what was registered before it, although its number was told before (R-205, R-208)', async () => {
    const { name, key } = await begun();
    const { id } = (await complete(name, await sendAll(name))).body.data;
    const before = await uploadVideo(server.url, ada, filmId);
    const { tables } = server.database;
    await tables.updateTable('assets').set({ status: 1 }).where('key', '=', before).execute();
    await tables.updateTable('films').set({ status: 2 }).where('id', '=', filmId).execute();
    expect((await register(key)).body).toEqual({ data: id });
    const view = async () => (await ada.call('GET /filmmakers/films/:id/view', { params: { id: filmId } })).body.data;
    expect(await view()).toMatchObject({ videoUrl: before, videoUrlStatus: 2 });

    const approval = { params: { id }, body: { action: 'approveAsset', assetStatus: 2 } };
    expect((await (await staffClient(server)).call('POST /staff/assets/:id/decide', approval)).status).toBe(200);
    expect(await view()).toMatchObject({ videoUrl: key, videoUrlStatus: 1 });
    const { rows } = (await ada.call('GET /filmmakers/films/:id/assets', { params: { id: filmId } })).body.data;
    expect(rows.map(({ assetUrl }: { assetUrl: string }) => assetUrl)).toEqual([key]);
  });

  it('is not registered when it is shorter than what was told at its start', async () => {
    const { name, key } = await begun({ checksumAlgorithm: 'CRC32', size: film.length });
    const sent = await sendAll(name);
    expect((await complete(name, sent.slice(0, 1))).status).toBe(200);
    expect((await register(key)).body.code).toBe('damaged_video');
    expect(await server.storage.head(key)).toBeUndefined();
  });

  it('refuses a part whose bytes are not those of its checksum, and a part without one where they were promised', async () => {
    const { name } = await begun();
    expect((await send(name, 1, parts[1] ?? mp4, checksumOf(mp4))).status).toBe(400);
    expect((await signPart(name, { partNumber: 1 })).body.code).toBe('invalid');
    const { body } = await signPart(name, { partNumber: 1, checksum: checksumOf(mp4) });
    const bare = await fetch(new URL(body.presignedUrl, server.url), { method: 'PUT', body: mp4 });
    expect(bare.status).toBe(403);
  });

  it('binds the address of a part to its length, and the parts to that of their file', async () => {
    const size = film.length;
    const { name, key } = await begun({ checksumAlgorithm: 'CRC32', size });
    const [first = mp4] = parts;
    const checksum = checksumOf(first);
    // A file whose length was told has parts whose lengths are.
    const bare = await signPart(name, { partNumber: 1, checksum });
    expect([bare.status, bare.body.code, bare.body.errors?.[0]?.path ?? bare.body.path]).toEqual([422, 'invalid', '/size']);
    // Those before it are of 5 MiB at least.
    for (const [partNumber, length] of [
      [1, size + 1],
      [2, size - 5 * 1024 ** 2 + 1],
    ] as const) {
      const { status, body } = await signPart(name, { partNumber, size: length, checksum });
      expect([status, body.code]).toEqual([409, 'parts_mismatch']);
    }
    const { body } = await signPart(name, { partNumber: 1, size: first.length - 1, checksum });
    const longer = await fetch(new URL(body.presignedUrl, server.url), { method: 'PUT', headers: body.headers, body: first });
    expect(longer.status).toBe(403);
    expect(await server.storage.listParts({ key, uploadId: name.uploadId })).toEqual([]);
    expect((await complete(name, await sendAll(name))).status).toBe(200);
    expect((await register(key)).status).toBe(200);
  });

  it('whose parts come to more than the length that was told is thrown away', async () => {
    const { name, key } = await begun({ checksumAlgorithm: 'CRC32', size: partBytes + mp4.length });
    const sent = [];
    for (const [index, bytes] of [parts[0] ?? mp4, parts[1] ?? mp4].entries()) {
      const checksum = checksumOf(bytes);
      const { url, headers } = await server.storage.signPart(
        { key, uploadId: name.uploadId },
        { number: index + 1, crc32: checksum },
      );
      const answer = await fetch(new URL(url, server.url), { method: 'PUT', headers, body: bytes });
      sent.push({ PartNumber: index + 1, ETag: answer.headers.get('etag') ?? '', ChecksumCRC32: checksum });
    }
    const answer = await complete(name, sent);
    expect([answer.status, answer.body.code]).toEqual([409, 'parts_mismatch']);
    expect(await server.storage.listParts({ key, uploadId: name.uploadId })).toBeUndefined();
  });

  it('lists what the store has, so that the rest can be sent after a break', async () => {
    const { name, key } = await begun();
    expect((await list(name)).body.data).toEqual({ key, parts: [] });
    await send(name, 2, parts[1] ?? mp4, checksumOf(parts[1] ?? mp4));
    const { body } = await list(name);
    expect(body.data.parts).toEqual([
      { PartNumber: 2, ETag: expect.any(String), Size: partBytes, ChecksumCRC32: checksumOf(parts[1] ?? mp4) },
    ]);
  });

  it('says of parts that were put together that they were: a page that was closed meanwhile sends them no second time', async () => {
    const { name, key } = await begun();
    expect((await complete(name, await sendAll(name))).status).toBe(200);
    const { status, body } = await list(name);
    expect([status, body.data]).toEqual([200, { key, parts: [], isComplete: true }]);
    expect((await register(key)).status).toBe(200);
    expect((await list(name)).body.code).toBe('upload_missing');
  });

  it('does not complete from parts that the store has not, and goes on afterwards', async () => {
    const { name } = await begun();
    const sent = await sendAll(name);
    const wrong = sent.map((part) => (part.PartNumber === 2 ? { ...part, ETag: '"00000000000000000000000000000000"' } : part));
    const answer = await complete(name, wrong);
    expect([answer.status, answer.body.code]).toEqual([409, 'parts_mismatch']);
    expect((await complete(name, sent)).status).toBe(200);
  });

  it('is gone once given up, with its parts; giving up again is no failure', async () => {
    const { name, key } = await begun();
    await send(name, 1, parts[0] ?? mp4, checksumOf(parts[0] ?? mp4));
    expect((await abort(name)).body).toEqual({ success: true });
    expect((await abort(name)).body).toEqual({ success: true });
    expect(await server.storage.listParts({ key, uploadId: name.uploadId })).toBeUndefined();
    for (const answer of [
      await list(name),
      await signPart(name, { partNumber: 1 }),
      await complete(name, [{ ETag: 'x', PartNumber: 1 }]),
    ])
      expect([answer.status, answer.body.code]).toEqual([422, 'upload_missing']);
    expect((await register(key)).body.code).toBe('upload_missing');
  });

  it('given up while its bytes are looked at is not registered: its object goes', async () => {
    const { name, key } = await begun();
    await complete(name, await sendAll(name));
    const { readRange } = server.storage;
    vi.spyOn(server.storage, 'remove').mockRejectedValueOnce(new StorageDown('busy'));
    vi.spyOn(server.storage, 'readRange').mockImplementationOnce(async (...range) => {
      expect((await abort(name)).status).toBe(200);
      return readRange(...range);
    });
    const answer = await register(key);
    expect([answer.status, answer.body.code]).toEqual([422, 'upload_missing']);
    const { body } = await ada.call('GET /filmmakers/films/:id/view', { params: { id: filmId } });
    expect(body.data.videoUrl).toBeNull();
  });

  it('given up while it is completed has no number to be registered under', async () => {
    const { name } = await begun();
    const sent = await sendAll(name);
    const { completeMultipart } = server.storage;
    vi.spyOn(server.storage, 'completeMultipart').mockImplementationOnce(async (...asked) => {
      const outcome = await completeMultipart(...asked);
      expect((await abort(name)).status).toBe(200);
      return outcome;
    });
    const answer = await complete(name, sent);
    expect([answer.status, answer.body.code]).toEqual([422, 'upload_missing']);
  });

  it('registered while another request for it is refused keeps its object', async () => {
    const { name, key } = await begun();
    await complete(name, await sendAll(name));
    const { readRange } = server.storage;
    vi.spyOn(server.storage, 'readRange').mockImplementationOnce(async (...range) => {
      expect((await register(key)).status).toBe(200);
      return readRange(...range);
    });
    const other = await register(key, { checksum: 'AAAAAA==' });
    expect([other.status, other.body.code]).toEqual([422, 'damaged_upload']);
    expect(await server.storage.head(key)).toMatchObject({ sizeBytes: film.length });
  });

  it('belongs to its filmmaker and film alone', async () => {
    const { name } = await begun();
    const other = await createFilm(ada);
    const elsewhere = { ...name, path: `films/${other}/assets/` };
    const checksum = checksumOf(mp4);
    expect((await begin({}, eve)).status).toBe(404);
    expect((await signPart(name, { partNumber: 1, checksum }, eve)).status).toBe(404);
    expect((await list(name, eve)).status).toBe(404);
    expect((await complete(name, [{ ETag: 'x', PartNumber: 1 }], eve)).status).toBe(404);
    expect((await abort(name, eve)).status).toBe(404);
    expect((await list(elsewhere)).status).toBe(422);
    expect((await list({ ...name, fileName: 'other.mp4' })).status).toBe(422);
    expect((await list(name)).status).toBe(200);
  });

  it.each([
    [{ contentType: 'video/quicktime' }, 422, 'quicktime'],
    [{ contentType: 'text/html' }, 422, 'not_video'],
    [{ size: 100_000_000_001 }, 422, 'file_too_large'],
    [{ path: 'films/1/assets/../../2/' }, 404, 'not_found'],
    [{ checksumAlgorithm: 'MD5' }, 422, 'invalid'],
  ])('is not begun for %j: %i %s (R-138, R-181)', async (body, status, code) => {
    const answer = await begin(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('of QuickTime bytes under another name is refused at registration and thrown away (R-138)', async () => {
    const { name, key } = await begun();
    const bytes = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  '), Buffer.alloc(64)]);
    const sent = await send(name, 1, bytes, checksumOf(bytes));
    const part = { PartNumber: 1, ETag: sent.headers.get('etag') ?? '', ChecksumCRC32: checksumOf(bytes) };
    expect((await complete(name, [part])).status).toBe(200);
    const answer = await register(key);
    expect([answer.body.code, answer.body.message]).toEqual([
      'quicktime',
      'MOV files are not supported. Please upload an MP4 file.',
    ]);
    expect(await server.storage.head(key)).toBeUndefined();
  });

  it.each(['the film is deleted', 'nobody goes on with it'])('leaves nothing in the store when %s', async (how) => {
    const { name, key } = await begun();
    await send(name, 1, parts[0] ?? mp4, checksumOf(parts[0] ?? mp4));
    if (how === 'the film is deleted') await ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: filmId } });
    else {
      const config = readConfig({ UPLOAD_ABANDON_HOURS: '5' });
      const { database, storage } = server;
      const work = (hours: number) =>
        maintain({ config, database, storage, log: createLog('silent'), now: () => Date.now() + hours * 3_600_000 });
      await work(4);
      expect(await storage.listParts({ key, uploadId: name.uploadId })).toHaveLength(1);
      await work(6);
    }
    expect(await server.storage.listParts({ key, uploadId: name.uploadId })).toBeUndefined();
  });

  it('of a film that is deleted while it begins is given up, and is no fault of the portal', async () => {
    const begin = server.storage.startMultipart;
    const uploads: Multipart[] = [];
    vi.spyOn(server.storage, 'startMultipart').mockImplementationOnce(async (request) => {
      const uploadId = await begin(request);
      uploads.push({ key: request.key, uploadId });
      await ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: filmId } });
      return uploadId;
    });
    const answer = await ada.call('POST /filmmakers/s3/multipart-upload', {
      body: { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${filmId}/assets/` },
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(await Promise.all(uploads.map((upload) => server.storage.listParts(upload)))).toEqual([undefined]);
    expect(server.logs()).not.toMatch(/"level":(50|60)/);
  });

  it('a single PUT takes no other length than the one that was told', async () => {
    const query = { objectName: 'a.mp4', contentType: 'video/mp4', path, size: mp4.length };
    const { body } = await ada.call('GET /s3/sign', { query });
    const put = (bytes: Uint8Array<ArrayBuffer>) =>
      fetch(new URL(body.signedUrl, server.url), { method: 'PUT', headers: body.headers, body: bytes });
    expect((await put(mp4.slice(1))).status).toBe(403);
    expect((await put(mp4)).status).toBe(200);
  });
});
