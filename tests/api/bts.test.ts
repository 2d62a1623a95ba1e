import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type files, putAttachment } from './attachments.ts';
import { createFilm, uploadVideo } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

describe('files from behind the scenes', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker();
  });
  beforeEach(async () => {
    film = await createFilm(ada, { type: 'SHORT_FILM' });
    await setStatus(2);
  });
  afterAll(() => server?.stop());

  const setStatus = (status: number) =>
    server.database.tables.updateTable('films').set({ status }).where('id', '=', film).execute();
  const put = (kind: keyof typeof files) => putAttachment(server.url, ada, film, kind);
  const create = (body: object) =>
    ada.call('POST /filmmakers/films/bts-docs/create', { body: { filmmakerProgramId: film, ...body } });
  const update = (id: number, body: object) =>
    ada.call('POST /filmmakers/films/bts-docs/:id/update', { params: { id }, body: { filmmakerProgramId: film, ...body } });
  const remove = (id: number) => ada.call('DELETE /filmmakers/films/bts-docs/:id/remove', { params: { id } });
  const list = async (query: { readonly page?: number; readonly searchText?: string } = {}) =>
    (await ada.call('GET /filmmakers/films/:id/bts-docs', { params: { id: film }, query })).body.data;
  const isStored = async (key: string) => (await server.storage.head(key)) !== undefined;

  it.each([
    ['Call sheet.pdf', `attachment; filename="Call sheet.pdf"`],
    ['"100%".pdf', `attachment; filename="_100__.pdf"; filename*=UTF-8''%22100%25%22.pdf`],
    ['撮影 (2).pdf', `attachment; filename="_ (2).pdf"; filename*=UTF-8''%E6%92%AE%E5%BD%B1%20%282%29.pdf`],
    ['לוח 🎬\u202efdp.pdf', `attachment; filename="_ _fdp.pdf"; filename*=UTF-8''%D7%9C%D7%95%D7%97%20%F0%9F%8E%ACfdp.pdf`],
  ])('a file called %j is downloaded by its own name (RFC 6266)', async (fileName, disposition) => {
    await create({ filePath: await put('pdf'), fileName });
    const [row] = (await list()).rows;
    const kept = await fetch(new URL(row.downloadUrl, server.url));
    expect([kept.status, kept.headers.get('content-disposition')]).toEqual([200, disposition]);
    await kept.arrayBuffer();
  });

  it('a file is added and listed with its name, path, src and notes (R-246, R-247, R-248, R-529, R-530)', async () => {
    const filePath = await put('pdf');
    const answer = await create({ filePath, src: filePath, fileName: 'Call sheet.pdf', notes: 'Second day' });
    expect(answer.body).toEqual({ data: expect.any(Number) });
    const { rows, totalPages } = await list();
    expect(totalPages).toBe(1);
    expect(rows).toEqual([
      {
        btsDocId: answer.body.data,
        fileName: 'Call sheet.pdf',
        filePath,
        src: filePath,
        notes: 'Second day',
        filmmakerProgramId: film,
        url: expect.stringContaining('X-Amz-Signature'),
        downloadUrl: expect.stringContaining('X-Amz-Signature'),
        contentType: 'application/pdf',
        sizeBytes: expect.any(Number),
        createdAt: expect.any(Number),
        version: 1,
      },
    ]);
    const shown = await fetch(new URL(rows[0].url, server.url));
    expect([shown.status, shown.headers.get('content-disposition')]).toEqual([200, 'inline']);
    await shown.arrayBuffer();
    // Sent twice, by a lost answer or a second click: one document.
    expect((await create({ filePath, fileName: 'Call sheet.pdf', notes: 'Second day' })).body).toEqual(answer.body);
    // With other notes by now: nothing is written over, and nothing is dropped without a word.
    const other = await create({ filePath, fileName: 'Call sheet.pdf', notes: 'Third day' });
    expect([other.status, other.body.data]).toEqual([409, expect.objectContaining({ btsDocId: answer.body.data, version: 1 })]);
    const twice = await put('png');
    const both = await Promise.all([create({ filePath: twice }), create({ filePath: twice })]);
    expect(new Set(both.map(({ body }) => body.data)).size).toBe(1);
    expect((await list()).totalRows).toBe(2);
  });

  it.each(['pdf', 'mp4', 'png'] as const)('a %s is taken (R-253)', async (kind) => {
    expect((await create({ src: await put(kind) })).status).toBe(200);
    expect((await list()).rows[0].fileName).toMatch(/\.(pdf|mp4|png)$/);
  });

  it('a file is judged by what it holds; what is refused is thrown away (R-253, R-621)', async () => {
    const filePath = await put('pageAsPdf');
    const answer = await create({ filePath });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ path: '/filePath', keyword: 'accept', message: 'Please select a pdf, doc, docx, jpeg, png, gif or mp4 file only.' }],
    ]);
    expect(await isStored(filePath)).toBe(false);
    expect((await create({ filePath })).body.code).toBe('upload_missing');
    const empty = await put('emptyPdf');
    expect((await create({ filePath: empty })).body.code).toBe('empty_upload');
    expect(await isStored(empty)).toBe(false);
  });

  it.each([
    [{}, '/filePath', 'This field is required.'],
    [{ filePath: '../secret' }, '/filePath', 'Please enter a value in the expected format.'],
    [{ filePath: 'films/1/assets/a.pdf', notes: 'n'.repeat(256) }, '/notes', /less than or equal to 255 characters/],
  ])('%j is refused at %s (R-253, R-621)', async (body, path, message) => {
    const answer = await create(body);
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, path]);
    expect(answer.body.errors[0].message).toMatch(message);
  });

  it('a file of another film is not taken, nor one that is an asset already', async () => {
    const grace = await server.filmmaker('Grace');
    const hers = await createFilm(grace, { type: 'SHORT_FILM' });
    const foreign = await uploadVideo(server.url, grace, hers);
    expect((await create({ filePath: foreign })).body.code).toBe('upload_missing');
    expect((await create({ filePath: await uploadVideo(server.url, ada, film) })).body.code).toBe('upload_missing');
  });

  it('notes and file are changed; the old object goes (R-248, R-531)', async () => {
    const first = await put('pdf');
    const { data: id } = (await create({ filePath: first, fileName: 'a.pdf' })).body;
    expect((await update(id, { filePath: first, fileName: 'a.pdf', notes: 'New' })).body).toEqual({ data: id });
    expect((await list()).rows[0]).toMatchObject({ notes: 'New', filePath: first });
    const second = await put('mp4');
    expect((await update(id, { filePath: second, fileName: 'b.mp4' })).status).toBe(200);
    expect((await list()).rows).toMatchObject([
      { btsDocId: id, notes: null, fileName: 'b.mp4', contentType: 'video/mp4', filePath: second },
    ]);
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    expect((await update(id, { filePath: second, filmmakerProgramId: film + 1 })).status).toBe(404);
  });

  it('a change of an older version is refused with what is stored now; one without a version is taken', async () => {
    const filePath = await put('pdf');
    const { data: id } = (await create({ filePath, fileName: 'a.pdf' })).body;
    expect((await update(id, { filePath, notes: 'Hers', version: 1 })).status).toBe(200);
    const late = await update(id, { filePath, notes: 'His', version: 1 });
    expect([late.status, late.body.data]).toMatchObject([409, { btsDocId: id, notes: 'Hers', version: 2 }]);
    const both = await Promise.all(['One', 'Two'].map((notes) => update(id, { filePath, notes, version: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await update(id, { filePath, notes: 'Last' })).status).toBe(200);
    expect((await list()).rows[0]).toMatchObject({ notes: 'Last', version: 4 });
  });

  it('of two changes of its file at once one is taken, and no file is lost or left behind', async () => {
    const [first, ...others] = [await put('pdf'), await put('pdf'), await put('png')];
    const { body } = await create({ filePath: first });
    const answers = await Promise.all(others.map((filePath) => update(body.data, { filePath })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { filePath } = (await list()).rows[0];
    expect([filePath, await isStored(filePath), await isStored(first)]).toEqual([
      others[answers.findIndex(({ status }) => status === 200)],
      true,
      false,
    ]);
    const granted = await server.database.tables
      .selectFrom('upload_grants')
      .select('key')
      .where('film_id', '=', film)
      .execute();
    expect(granted).toEqual(others.filter((key) => key !== filePath).map((key) => ({ key })));
  });

  it('a document is deleted with its object (R-249, R-532)', async () => {
    const filePath = await put('pdf');
    const { data: id } = (await create({ filePath })).body;
    expect((await remove(id)).body).toEqual({ success: true });
    expect([(await list()).totalRows, await isStored(filePath), (await remove(id)).status]).toEqual([0, false, 404]);
  });

  it('the list is searched in names and notes and comes in pages (R-244, R-247)', async () => {
    const row = { film_id: film, content_type: 'application/pdf', size_bytes: 1, created_at: new Date() };
    const rows = Array.from({ length: 12 }, (_none, n) => ({
      ...row,
      file_name: `Sheet ${n}.pdf`,
      key: `films/${film}/assets/${n}`,
      notes: n === 3 ? 'The 100% HARBOUR day' : null,
    }));
    await server.database.tables.insertInto('bts_documents').values(rows).execute();
    const first = await list();
    expect([first.rows.length, first.totalRows, first.totalPages]).toEqual([10, 12, 2]);
    expect((await list({ page: 2 })).rows.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'Sheet 1.pdf',
      'Sheet 0.pdf',
    ]);
    expect((await list({ searchText: ' 100% harbour ' })).rows).toMatchObject([{ fileName: 'Sheet 3.pdf' }]);
    expect((await list({ searchText: 'sheet 1' })).totalRows).toBe(3);
    expect((await list({ searchText: '%_' })).totalRows).toBe(0);
    // A Mac hands over names with their accents as characters of their own.
    const name = 'Am Set – Früh.pdf';
    await create({ filePath: await put('pdf'), fileName: name.normalize('NFD'), notes: 'Café' });
    for (const searchText of ['früh', 'früh'.normalize('NFD'), 'café'.normalize('NFD')])
      expect((await list({ searchText })).rows).toMatchObject([{ fileName: name.normalize('NFD') }]);
  });

  it('documents change in the details and while the film is active only; they can always be looked at (O-02)', async () => {
    const filePath = await put('pdf');
    const { data: id } = (await create({ filePath })).body;
    for (const status of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      await setStatus(status);
      const code = [2, 4].includes(status) ? undefined : 'film_locked';
      expect([status, (await update(id, { filePath })).body.code]).toEqual([status, code]);
      if (code) expect([status, (await remove(id)).body.code]).toEqual([status, code]);
      expect((await list()).totalRows).toBe(1);
    }
  });
});
