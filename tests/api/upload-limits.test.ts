import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { createLog } from '../../server/src/log.ts';
import { maintain } from '../../server/src/maintenance.ts';
import { createFilm, mp4 } from './films.ts';
import { createHome } from './home.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const waiting = { maxFiles: 5, maxBytes: 20_000_000_000 };

const contentType = 'video/mp4';

/** A copy of the schemas in which little may wait. */
const createSmallSchemas = async () => {
  const home = await createHome();
  const file = join(home.schemasDirectory, 'options/uploads.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), waiting }));
  return home;
};

describe('what one person may upload without registering it', () => {
  let schemas: Awaited<ReturnType<typeof createSmallSchemas>>;
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;

  beforeAll(async () => {
    schemas = await createSmallSchemas();
    server = await createTestServer({ env: { SCHEMAS_DIR: schemas.schemasDirectory } });
  });
  beforeEach(async () => {
    ada = await server.filmmaker();
    film = await createFilm(ada, { type: 'SHORT_FILM' });
  });
  afterAll(async () => {
    await server?.stop();
    schemas?.remove();
  });

  const path = () => `films/${film}/assets/`;
  const sign = (query: Record<string, string | number> = { size: mp4.length }) =>
    ada.call('GET /s3/sign', { query: { objectName: 'a.mp4', contentType, path: path(), ...query } });
  const start = (body: object = {}) =>
    ada.call('POST /filmmakers/s3/multipart-upload', { body: { objectName: 'a.mp4', contentType, path: path(), ...body } });
  const fill = async () => {
    const answers = [];
    for (let count = 0; count < waiting.maxFiles; count += 1) answers.push(await sign());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return answers.map(({ body }) => body);
  };
  const put = ({ signedUrl, headers }: { readonly signedUrl: string; readonly headers: Record<string, string> }) =>
    fetch(new URL(signedUrl, server.url), { method: 'PUT', headers, body: mp4 });
  const register = (assetUrl: string) =>
    ada.call('POST /filmmakers/films/:id/upload-assets', { params: { id: film }, body: { assetType: 'videoUrl', assetUrl } });

  it('is so many files, of whatever kind, and what may be done is said', async () => {
    const subtitle = { objectName: 'a.srt', contentType: 'text/plain', programId: film, size: 10 };
    const banner = { objectName: 'a.png', contentType: 'image/png', path: 'channels/images', size: 10 };
    expect((await ada.call('POST /upload/subtitle', { body: subtitle })).status).toBe(200);
    expect((await ada.call('GET /s3/sign', { query: banner })).status).toBe(200);
    expect((await start({ size: 10 })).status).toBe(200);
    expect((await sign()).status).toBe(200);
    expect((await sign()).status).toBe(200);
    const refused = [
      await sign(),
      await start({ size: 10 }),
      await ada.call('POST /upload/subtitle', { body: subtitle }),
      await ada.call('GET /s3/sign', { query: banner }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [422, 'too_many_uploads']));
    expect(refused[0]?.body.message).toContain('at most 5 files or 20 GB');
    expect(refused[0]?.body.message).toContain('72 hours');
    const other = await server.filmmaker();
    const theirs = await createFilm(other);
    const query = { objectName: 'a.mp4', contentType, path: `films/${theirs}/assets/`, size: 10 };
    expect((await other.call('GET /s3/sign', { query })).status).toBe(200);
  });

  it('is so many bytes: those that were told, else the most that may come', async () => {
    expect((await start({ size: 15_000_000_000 })).status).toBe(200);
    expect((await sign({})).body.code).toBe('too_many_uploads');
    expect((await start()).body.code).toBe('too_many_uploads');
    expect((await sign({ size: 4_000_000_000 })).status).toBe(200);
    expect((await sign({ size: 1_000_000_001 })).body.code).toBe('too_many_uploads');
    expect((await sign({ size: 1_000_000_000 })).status).toBe(200);
  });

  it('is not exceeded by beginnings at once, and what was refused leaves nothing in the store', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? sign() : start({ size: 10 }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(waiting.maxFiles);
    const uploads = await sql<{ readonly count: string }>`
      select count(*) from upload_grants where film_id = ${film}`.execute(server.database.tables);
    expect(Number(uploads.rows[0]?.count)).toBe(waiting.maxFiles);
  });

  it('has room again for what was registered, or given up in parts', async () => {
    const [first] = await fill();
    expect((await put(first)).status).toBe(200);
    expect((await register(first.key)).status).toBe(200);
    const begun = await start({ size: 10 });
    expect(begun.status).toBe(200);
    expect((await sign()).body.code).toBe('too_many_uploads');
    const { uploadId, fileName } = begun.body.data;
    await ada.call('POST /filmmakers/s3/abort-upload', { body: { uploadId, fileName, path: path() } });
    expect((await sign()).status).toBe(200);
  });

  it('has none for what may still come to a film that was deleted, until that is taken away', async () => {
    await fill();
    expect((await ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: film } })).status).toBe(200);
    film = await createFilm(ada, { type: 'SHORT_FILM' });
    expect((await sign()).body.code).toBe('too_many_uploads');
    const { database, storage } = server;
    const config = readConfig({ SESSION_IDLE_HOURS: '100' });
    const now = () => Date.now() + 26 * 3_600_000;
    await maintain({ config, database, storage, log: createLog('silent'), now });
    expect((await sign()).status).toBe(200);
  });
});
