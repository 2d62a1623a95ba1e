import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from './attachments.ts';
import type { Client } from './client.ts';
import { staffClient } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

describe('the library at the staff desk', () => {
  let server: TestServer;
  let staff: Client;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    server = await createTestServer();
    staff = await staffClient(server);
    ada = await server.filmmaker();
    await server.database.tables.updateTable('accounts').set({ show_resources_tab: true }).where('id', '=', ada.id).execute();
    await server.database.changes.publish(ada.id);
  });
  beforeEach(async () => {
    await server.database.tables.deleteFrom('resources').execute();
    await server.database.tables.deleteFrom('resource_decisions').execute();
  });
  afterAll(() => server?.stop());

  const put = async (kind: keyof typeof files) => {
    const [objectName, contentType, bytes] = files[kind];
    const signed = await staff.call('GET /s3/sign', { query: { objectName, contentType, path: 'resources/' } });
    expect(signed.body.key).toMatch(/^resources\/[0-9a-f]{32}-/);
    const sent = await fetch(new URL(signed.body.signedUrl, server.url), {
      method: 'PUT',
      headers: signed.body.headers,
      body: bytes,
    });
    expect(sent.status, await sent.text()).toBe(200);
    return signed.body.key as string;
  };
  const create = (body: object) =>
    staff.call('POST /staff/resources/create', { body: { tab: 'brandingAssets', title: 'Press kit', ...body } });
  const link = (n: number) => ({ kind: 'Link', title: `Link ${n}`, link: `https://press.example/${n}` });
  const desk = async () => (await staff.call('GET /staff/resources')).body.data;
  const decide = async (id: number, action: string, version?: number) => {
    const row = (await desk()).rows.find((one: { id: number }) => one.id === id);
    return staff.call('POST /staff/resources/:id/decide', {
      params: { id },
      body: { action, version: version ?? row.version },
    });
  };
  const update = (id: number, version: number, entries: object) =>
    staff.call('POST /staff/resources/:id/update', {
      params: { id },
      body: { version, entries: { tab: 'brandingAssets', title: 'Press kit', ...entries } },
    });
  const seen = async () =>
    (
      await ada.call('GET /filmmakers/film/:id/resource-list', {
        params: { id: ada.id },
        query: { page: 1, isAdmin: 0, activetab: 'brandingAssets' },
      })
    ).body.data.rows;
  const titles = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);
  const isStored = async (key: string) => (await server.storage.head(key)) !== undefined;

  it('a file is a draft until it is published; filmmakers then see and download it (R-285, R-288)', async () => {
    const video = await put('mp4');
    const thumb = await put('png');
    const { body } = await create({ kind: 'Video', title: 'Ident', video, thumb });
    expect(await seen()).toEqual([]);
    expect((await desk()).rows).toMatchObject([
      { id: body.data, title: 'Ident', type: 'Video', key: video, thumbKey: thumb, publishedAt: null, isFirst: true },
    ]);
    expect((await decide(body.data, 'publish')).status).toBe(200);
    const [row] = await seen();
    expect(row).toMatchObject({ title: 'Ident', type: 'Video', videoThumb: expect.stringContaining(thumb) });
    const shown = await fetch(new URL(row.fileUrl, server.url));
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(files.mp4[2]);
    expect((await decide(body.data, 'unpublish')).status).toBe(200);
    expect(await seen()).toEqual([]);
  });

  it('a link leads elsewhere; only web addresses are taken', async () => {
    const { body } = await create(link(1));
    await decide(body.data, 'publish');
    expect(await seen()).toMatchObject([
      { type: 'Link', fileUrl: 'https://press.example/1', downloadUrl: 'https://press.example/1', videoThumb: null },
    ]);
    const refused = await create({ kind: 'Link', link: 'javascript:alert(1)' });
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([422, '/link']);
  });

  it('what is in it has an order, which staff change', async () => {
    const ids: number[] = [];
    for (const n of [1, 2, 3]) ids.push((await create(link(n))).body.data);
    for (const id of ids) await decide(id, 'publish');
    expect(titles(await seen())).toEqual(['Link 3', 'Link 2', 'Link 1']);
    await decide(ids[0] ?? 0, 'moveUp');
    expect(titles(await seen())).toEqual(['Link 3', 'Link 1', 'Link 2']);
    await decide(ids[2] ?? 0, 'moveDown');
    expect(titles(await seen())).toEqual(['Link 1', 'Link 3', 'Link 2']);
    await decide(ids[0] ?? 0, 'moveUp');
    expect(titles(await seen())).toEqual(['Link 1', 'Link 3', 'Link 2']);
    // Everybody moves at once: it stays an order of the same three.
    await Promise.all(ids.flatMap((id) => [decide(id, 'moveUp'), decide(id, 'moveDown')]));
    expect(titles(await seen()).toSorted()).toEqual(['Link 1', 'Link 2', 'Link 3']);
  });

  it('the same file or link sent twice, or at once, is one resource', async () => {
    const image = await put('png');
    const send = () => create({ kind: 'Image', image });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    const fresh = await put('png');
    const both = await Promise.all([1, 2, 3].map(() => create({ kind: 'Image', image: fresh })));
    expect(new Set(both.map(({ body }) => body.data)).size).toBe(1);
    const links = await Promise.all([1, 2, 3].map(() => create(link(7))));
    expect(new Set(links.map(({ body }) => body.data)).size).toBe(1);
    // With another title by now: it is not dropped without a word.
    for (const other of [
      { kind: 'Image', image, title: 'Other' },
      { ...link(7), title: 'Other' },
    ]) {
      const { status, body } = await create(other);
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'same_resource', 'image' in other ? '/image' : '/link']);
    }
    expect((await desk()).totalRows).toBe(3);
    expect((await desk()).history).toHaveLength(3);
  });

  it('is changed by its version; another’s change meanwhile is refused, and the old file goes', async () => {
    const image = await put('png');
    const { body } = await create({ kind: 'Image', image });
    const next = await put('png');
    expect((await update(body.data, 1, { kind: 'Image', image: next, title: 'New logo' })).status).toBe(200);
    expect([await isStored(image), await isStored(next)]).toEqual([false, true]);
    // Sent again, as the answer was lost: it is done, once.
    expect((await update(body.data, 1, { kind: 'Image', image: next, title: 'New logo' })).body).toEqual(body);
    expect((await desk()).history).toHaveLength(2);
    const late = await update(body.data, 1, { kind: 'Image', image: next, title: 'Late' });
    expect([late.status, late.body.code]).toEqual([409, 'decided_elsewhere']);
    expect((await decide(body.data, 'publish', 1)).body.code).toBe('decided_elsewhere');
    await create(link(1));
    const same = await update(body.data, 2, link(1));
    expect([same.status, same.body.message]).toEqual([422, 'This is in the library already.']);
    const { version } = (await desk()).rows.find(({ id }: { id: number }) => id === body.data);
    const sentTwice = async (action: string) => {
      for (let time = 0; time < 2; time++)
        expect([action, (await decide(body.data, action, version)).status]).toEqual([action, 200]);
    };
    await sentTwice('publish');
    expect((await desk()).history[0].action).toBe('publish');
    expect((await decide(body.data, 'remove', version + 1)).status).toBe(200);
    expect((await decide(body.data, 'remove', version + 1)).status).toBe(200);
    expect(await isStored(next)).toBe(false);
    expect((await update(body.data, 3, link(2))).status).toBe(404);
  });

  it('a file is judged by its bytes, and must be of the kind that is said', async () => {
    const image = await put('pdfAsVideo');
    const wrong = await create({ kind: 'Image', image });
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Please select image of type jpeg, jpg, png or gif file only.']);
    expect(await isStored(image)).toBe(false);
    const video = await put('png');
    expect((await create({ kind: 'Video', video })).body.message).toBe('Please select video file only.');
    expect((await create({ kind: 'Image', image: 'resources/nobody-put-this.png' })).body.code).toBe('upload_missing');
  });

  it('who did what and when is kept, and outlives the resource', async () => {
    const { body } = await create(link(1));
    for (const action of ['publish', 'unpublish', 'remove']) await decide(body.data, action);
    const { history } = await desk();
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['remove', 'unpublish', 'publish', 'create']);
    expect(history[0]).toMatchObject({ title: 'Link 1', decidedBy: 'Staff', decidedAt: expect.any(Number) });
  });

  it('filmmakers neither see the desk nor upload to the library; staff do not upload to films', async () => {
    expect((await ada.call('GET /staff/resources')).body.code).toBe('unknown_call');
    const file = { objectName: 'a.png', contentType: 'image/png' };
    expect((await ada.call('GET /s3/sign', { query: { ...file, path: 'resources/' } })).status).toBe(404);
    expect((await staff.call('GET /s3/sign', { query: { ...file, path: 'films/1/assets/' } })).status).toBe(404);
    const parts = await staff.call('POST /filmmakers/s3/multipart-upload', {
      body: { objectName: 'a.mp4', contentType: 'video/mp4', path: 'resources/' },
    });
    const { uploadId, fileName } = parts.body.data;
    const foreign = { uploadId, fileName, path: 'resources/' };
    expect((await ada.call('GET /filmmakers/s3/list-parts', { query: foreign })).status).toBe(404);
    expect((await staff.call('GET /filmmakers/s3/list-parts', { query: foreign })).body.data.parts).toEqual([]);
    expect((await staff.call('POST /filmmakers/s3/abort-upload', { body: foreign })).status).toBe(200);
  });
});
