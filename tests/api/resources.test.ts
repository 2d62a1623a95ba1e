import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilm, mp4, putFile, uploadVideo } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const list = 'GET /filmmakers/film/:id/resource-list';

describe('the resource library', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let key: string;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker();
    key = await putFile(server.url, ada, await createFilm(ada));
    await grant(true);
  });
  afterAll(() => server?.stop());

  const grant = async (show_resources_tab: boolean) => {
    await server.database.tables.updateTable('accounts').set({ show_resources_tab }).where('id', '=', ada.id).execute();
    await server.database.changes.publish(ada.id);
  };
  const publish = (title: string, changes: object = {}) =>
    server.database.tables
      .insertInto('resources')
      .values({
        tab: 'brandingAssets',
        title,
        type: 'Image',
        key: `resources/${title}.png`,
        created_at: new Date(),
        published_at: new Date(),
        ...changes,
      })
      .execute();
  const ask = (query: object = {}, id: number = ada.id) =>
    ada.call(list, { params: { id }, query: { page: 1, isAdmin: 0, activetab: 'brandingAssets', ...query } });

  it('is empty until something is published; the tabs come from the schemas’ file (R-284, R-286, R-561)', async () => {
    const { body } = await ask();
    expect(body.data).toEqual({
      rows: [],
      totalRows: 0,
      totalPages: 0,
      activetab: 'brandingAssets',
      tabs: [{ value: 'brandingAssets', label: 'Branding Assets' }],
    });
    expect((await ask({ activetab: 'nothing like it' })).body.data.activetab).toBe('brandingAssets');
  });

  it('has id, title, type, fileUrl and videoThumb, by links that end; drafts are left out (R-287, R-288)', async () => {
    await publish('Draft', { published_at: null });
    await publish('Elsewhere', { tab: 'another' });
    await publish('Trailer template', { type: 'Video', key, thumb_key: 'resources/thumb.png' });
    const { rows } = (await ask()).body.data;
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        title: 'Trailer template',
        type: 'Video',
        fileUrl: expect.stringMatching(/X-Amz-Expires=/),
        videoThumb: expect.stringContaining('resources/thumb.png'),
        downloadUrl: expect.stringContaining('my-film.mp4'),
      },
    ]);
    const shown = await fetch(new URL(rows[0].fileUrl, server.url));
    expect([shown.status, shown.headers.get('content-disposition')]).toEqual([200, 'inline']);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(mp4);
    const kept = await fetch(new URL(rows[0].downloadUrl, server.url));
    expect([kept.status, kept.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="my-film.mp4"']);
    await kept.arrayBuffer();
    const naked = await fetch(new URL(rows[0].fileUrl.replace(/\?.*$/, ''), server.url));
    expect(naked.status).toBe(403);
    await naked.text();
  });

  it('is answered in pages of 12, the newest first (R-285, R-288)', async () => {
    for (let n = 0; n < 13; n += 1) await publish(`Poster ${n}`, { published_at: new Date(Date.now() + 60_000 * (n + 1)) });
    const first = (await ask()).body.data;
    expect([first.rows.length, first.totalRows, first.totalPages]).toEqual([12, 14, 2]);
    expect(first.rows[0].title).toBe('Poster 12');
    const second = (await ask({ page: 2 })).body.data;
    expect(second.rows.map(({ title }: { title: string }) => title)).toEqual(['Poster 0', 'Trailer template']);
    expect((await ask({ page: 0 })).status).toBe(422);
    expect((await ask({ isAdmin: 1 })).status).toBe(422);
  });

  it('answers 403 without showResourcesTab, and 404 for another filmmaker (R-027, R-283, R-508)', async () => {
    const grace = await server.filmmaker('Grace');
    expect((await ask({}, grace.id)).status).toBe(404);
    await grant(false);
    const answer = await ask();
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    await grant(true);
  });

  it('without a tab the call lists the assets of a film (R-561)', async () => {
    const film = await createFilm(ada, { type: 'SHORT_FILM' });
    const stored = await uploadVideo(server.url, ada, film);
    const answer = await ada.call(list, { params: { id: film }, query: { page: 1, isAdmin: 0 } });
    expect([answer.body.data.totalRows, answer.body.data.totalPages]).toEqual([1, 1]);
    expect(answer.body.data.rows[0]).toMatchObject({ assetUrl: stored, assetType: 'videoUrl', assetStatus: 2 });
    expect((await ada.call(list, { params: { id: film }, query: { page: 2 } })).body.data.rows).toEqual([]);
  });
});
