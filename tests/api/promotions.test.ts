import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type files, putAttachment } from './attachments.ts';
import { createFilm } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const statuses = [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe('promotions', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker();
  });
  beforeEach(async () => {
    film = await createFilm(ada, { type: 'SHORT_FILM' });
    await setStatus(4);
  });
  afterAll(() => server?.stop());

  const setStatus = (status: number) =>
    server.database.tables.updateTable('films').set({ status }).where('id', '=', film).execute();
  const put = (kind: keyof typeof files) => putAttachment(server.url, ada, film, kind);
  const upload = (fileUrl: string, more: object = {}) =>
    ada.call('POST /filmmakers/films/promotion-assets/upload', {
      body: { filmmakerId: ada.id, programId: film, type: 1, role: 'director', fileName: 'a.mp4', fileUrl, ...more },
    });
  const remove = (id: number) => ada.call('POST /filmmakers/promotion/:id/remove-asset', { params: { id } });
  const save = (promotionStatus: number, promotionNotes?: string, more: object = {}) =>
    ada.call('POST /filmmaker-promotions/details/update', {
      body: { promotionStatus, programId: film, ...(promotionNotes !== undefined && { promotionNotes }), ...more },
    });
  const shown = async () =>
    (await ada.call('GET /filmmaker-promotions/:id/submitted-files', { params: { id: film }, query: { promotionStatus: 0 } }))
      .body.data;
  const optOut = () => ada.call('POST /programs/:id/promotion-opt-out/update', { params: { id: film } });
  const link = (more: object = {}) =>
    ada.call('POST /filmmakers/films/shortlink/create', {
      body: { filmmakerId: ada.id, programId: film, affiliateCode: null, ...more },
    });
  const isStored = async (key: string) => (await server.storage.head(key)) !== undefined;

  it('notes of an older version are answered with the newer ones, and change nothing', async () => {
    const { version } = await shown();
    expect((await save(1, 'From the other window', { version })).status).toBe(200);
    const stale = await save(1, 'Mine', { version });
    expect([stale.status, stale.body.code, stale.body.data]).toEqual([409, 'conflict', await shown()]);
    expect(stale.body.data).toMatchObject({ promotionNotes: 'From the other window', version: version + 1 });
    expect((await save(1, 'Mine', { version: version + 1 })).status).toBe(200);
    expect((await shown()).promotionNotes).toBe('Mine');
  });

  it('files are uploaded by role and type and listed (R-264 to R-268, R-543, R-549)', async () => {
    const video = await put('mp4');
    const answers = await put('pdf');
    const one = await upload(video, { promotionSubmissionId: null });
    const two = await upload(answers, { type: 2, role: 'cast', fileName: 'Answers.pdf' });
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await shown()).toEqual({
      rows: [
        {
          id: one.body.data,
          fileUrl: video,
          url: expect.stringContaining('X-Amz-Signature'),
          fileName: 'a.mp4',
          type: 1,
          role: 'director',
          promotionNotes: null,
        },
        {
          id: two.body.data,
          fileUrl: answers,
          url: expect.stringContaining('X-Amz-Signature'),
          fileName: 'Answers.pdf',
          type: 2,
          role: 'cast',
          promotionNotes: null,
        },
      ],
      promotionStatus: 0,
      promotionNotes: null,
      promotionOptOut: 0,
      status: 4,
      version: expect.any(Number),
      may: expect.arrayContaining(['promotions']),
    });
    expect((await upload(video)).body).toEqual(one.body);
    expect((await shown()).rows).toHaveLength(2);
  });

  it.each([
    ['pdfAsVideo', { type: 1 }, 'Please select video file only.', 'R-260'],
    ['videoAsPdf', { type: 2 }, 'Please select pdf, doc or docx file only.', 'R-261'],
    ['pageAsPdf', { type: 2 }, 'Please select pdf, doc or docx file only.', 'R-261'],
    ['png', { type: 2 }, 'Please select pdf, doc or docx file only.', 'R-261'],
  ] as const)('%s as %j is refused and thrown away: %s (%s, R-621)', async (kind, more, message, _requirement) => {
    const key = await put(kind);
    const answer = await upload(key, more);
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect(answer.body.errors[0].path).toBe('/fileUrl');
    expect(await isStored(key)).toBe(false);
  });

  it('a file takes the place of the one that promotionSubmissionId names; a list holds ten (R-264)', async () => {
    const first = await put('pdf');
    const { data: id } = (await upload(first, { type: 2 })).body;
    const second = await put('pdf');
    expect((await upload(second, { type: 2, role: 'cast', promotionSubmissionId: id })).status).toBe(404);
    expect((await upload(second, { type: 2, promotionSubmissionId: id })).status).toBe(200);
    expect((await shown()).rows.map(({ fileUrl }: { fileUrl: string }) => fileUrl)).toEqual([second]);
    expect(await isStored(first)).toBe(false);
    const more = Array.from({ length: 9 }, (_none, n) => ({
      film_id: film,
      type: 2,
      role: 'director',
      file_name: 'x.pdf',
      key: `films/${film}/assets/${n}`,
      content_type: 'application/pdf',
      size_bytes: 1,
      created_at: new Date(),
    }));
    await server.database.tables.insertInto('promotion_assets').values(more).execute();
    const answer = await upload(await put('pdf'), { type: 2 });
    expect([answer.status, answer.body.message]).toEqual([422, 'Please keep at most 10 files.']);
    expect((await upload(await put('pdf'), { type: 2, role: 'cast' })).status).toBe(200);
  });

  it('a file is removed with its object (R-269, R-545)', async () => {
    const key = await put('pdf');
    const { data: id } = (await upload(key, { type: 2 })).body;
    expect((await remove(id)).body).toEqual({ success: true });
    expect([(await shown()).rows, await isStored(key), (await remove(id)).status]).toEqual([[], false, 404]);
  });

  it('notes are saved for later and can be saved again; 256 characters block both saves (R-262, R-263, R-270, R-271, R-544)', async () => {
    expect((await save(1, 'First')).body).toEqual({ success: true, data: { promotionStatus: 1 } });
    expect(await shown()).toMatchObject({ promotionStatus: 1, promotionNotes: 'First' });
    for (const status of [1, 2]) {
      const answer = await save(status, 'n'.repeat(256));
      expect([answer.status, answer.body.message]).toEqual([
        422,
        'Please enter the value must be less than or equal to 255 characters.',
      ]);
    }
    expect(await shown()).toMatchObject({ promotionStatus: 1, promotionNotes: 'First' });
    expect((await save(1, 'n'.repeat(255))).status).toBe(200);
    expect((await save(0)).status).toBe(422);
  });

  it('a file whose upload is withdrawn goes with its object, but not once it was submitted', async () => {
    const withdraw = (key: string) => ada.call('POST /upload/withdraw', { body: { path: `films/${film}/assets/`, key } });
    const [key, kept] = [await put('mp4'), await put('pdf')];
    await upload(key);
    await upload(kept, { type: 2 });
    expect((await withdraw(key)).status).toBe(200);
    expect([await isStored(key), (await shown()).rows.map(({ fileUrl }: { fileUrl: string }) => fileUrl)]).toEqual([
      false,
      [kept],
    ]);
    expect((await save(2)).status).toBe(200);
    expect([(await withdraw(kept)).status, await isStored(kept)]).toEqual([409, true]);
  });

  it('what was submitted is locked: no upload, no removal, no other save (R-271, R-272)', async () => {
    const key = await put('pdf');
    const { data: id } = (await upload(key, { type: 2 })).body;
    const late = await put('pdf');
    expect((await save(2, 'Done')).status).toBe(200);
    const answers = [await upload(late, { type: 2 }), await remove(id), await save(1, 'No'), await save(2, 'No')];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, 'promotion_locked']));
    expect(await shown()).toMatchObject({ promotionStatus: 2, promotionNotes: 'Done', rows: [{ id }] });
    expect(await isStored(key)).toBe(true);
    const { body } = await ada.call('GET /filmmakers/films', {});
    expect(body.data.rows.find((row: { id: number }) => row.id === film).promotionStatus).toBe(2);
  });

  it('an upload that a submission overtakes is refused (R-272)', async () => {
    const key = await put('pdf');
    const [sent] = await Promise.all([upload(key, { type: 2 }), save(2)]);
    const stored = (await shown()).rows.length;
    expect(sent.status === 200 ? [200, 1] : [409, 0]).toEqual([sent.status, stored]);
  });

  it('opting out sets promotionOptOut to 1, for good: no call sets it back (R-278, R-280, R-559)', async () => {
    expect((await optOut()).body).toEqual({ success: true });
    expect((await shown()).promotionOptOut).toBe(1);
    expect((await optOut()).body).toEqual({ success: true });
    await ada.call('POST /filmmaker-promotions/details/update', {
      body: { promotionStatus: 1, programId: film, promotionOptOut: 0 },
    });
    await ada.call('POST /programs/:id/promotion-opt-out/update', { params: { id: film }, body: { promotionOptOut: 0 } });
    expect((await shown()).promotionOptOut).toBe(1);
  });

  it('a film has one promo link, made when it is first asked for (R-256, R-547)', async () => {
    const { shortlink } = (await link()).body;
    expect(shortlink).toMatch(/^s\/[\w-]{12}$/);
    expect((await link()).body).toEqual({ shortlink });
    const { body } = await ada.call('GET /filmmakers/films', {});
    const { affiliateCode } = body.data.rows.find((row: { id: number }) => row.id === film);
    expect(affiliateCode).toMatch(/^[\w-]{12}$/);
    expect((await link({ affiliateCode })).body).toEqual({ shortlink });
    expect((await link({ affiliateCode: 'another' })).status).toBe(404);
    await setStatus(3);
    expect((await link()).body).toEqual({ shortlink });
  });

  it.each([
    ['upload', async () => upload(await put('pdf').catch(() => `films/${film}/assets/x.pdf`), { type: 2 })],
    ['save', () => save(1)],
    ['opt out', optOut],
    ['promo link', () => link()],
  ] as const)('%s: of an active or inactive film only (R-254)', async (_what, send) => {
    const taken: number[] = [];
    for (const status of statuses) {
      await setStatus(status);
      const answer = await send();
      if (answer.status === 200) taken.push(status);
      else expect([status, answer.body.code]).toEqual([status, 'film_locked']);
      await server.database.tables.deleteFrom('short_links').where('film_id', '=', film).execute();
    }
    expect(taken).toEqual([4, 5]);
  });

  it('the prompts are those of the schemas’ file (R-258, R-542)', async () => {
    const { body } = await ada.call('GET /filmmaker-promotions/prompts');
    expect(Object.keys(body.data)).toEqual(['videoDirector', 'videoCast', 'writtenDirector', 'writtenCast']);
    for (const { title, questions } of Object.values<{ title: string; questions: string[] }>(body.data))
      expect([title.length > 0, questions.length > 0]).toEqual([true, true]);
  });

  it('a prompt comes as a Word document (R-259)', async () => {
    const { body } = await ada.call('GET /filmmaker-promotions/prompt-document', { query: { prompt: 'writtenCast' } });
    expect([body.data.fileName, body.data.contentType]).toEqual([
      'Written-interview-cast.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ]);
    expect((await ada.call('GET /filmmaker-promotions/prompt-document', { query: { prompt: 'x' } })).status).toBe(422);
  });
});
