import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFilm, draft, uploadEpisode, uploadVideo } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const tooLong = 'Please enter the value must be less than or equal to 200 characters.';

describe('films', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    server = await createTestServer();
  });
  beforeEach(async () => {
    ada = await server.filmmaker();
  });
  afterAll(() => server?.stop());

  const list = async (query: Record<string, string | number | boolean> = {}) =>
    (await ada.call('GET /filmmakers/films', { query: { filmmaker: true, ...query } })).body.data;
  const titles = async (query: Record<string, string | number | boolean>) =>
    (await list(query)).rows.map((row: { title: string }) => row.title);
  const view = async (id: number) => (await ada.call('GET /filmmakers/films/:id/view', { params: { id } })).body.data;
  const update = (id: number, body: unknown) => ada.call('POST /filmmakers/films/:id/update', { params: { id }, body });
  const setStatus = (id: number, status: number) =>
    server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();

  describe('the list', () => {
    it('has pages of 20, the newest first, and counts all (R-090, R-091, R-095, R-521)', async () => {
      for (let n = 1; n <= 21; n += 1) await createFilm(ada, { title: `Film ${n}` });
      const first = await list({ page: 1 });
      expect([first.rows.length, first.totalRows, first.totalPages, first.rows[0].title]).toEqual([20, 21, 2, 'Film 21']);
      expect(await titles({ page: 2 })).toEqual(['Film 1']);
      expect(await titles({ page: 3 })).toEqual([]);
      expect(await titles({ filters: '{"page":2}' })).toEqual(['Film 1']);
      expect(first.rows[0]).toMatchObject({
        status: 'Pending',
        statusValue: 0,
        statusClass: 'neutral',
        filmmakerName: 'Ada Lumen',
      });
    });

    it('has rows of the specified members and no others: the browser numbers them itself (R-095, R-096)', async () => {
      await createFilm(ada);
      const names = [
        ...['id', 'title', 'type', 'platformProgramId', 'platformProgram', 'filmmakerId', 'filmmakerName', 'status'],
        ...['statusValue', 'statusClass', 'submissionDate', 'releaseDate', 'remarks', 'rejectedAssetCount'],
        ...['notificationNotes', 'promotionNotificationNotes', 'promotionStatus', 'promotionOptOut', 'affiliateCode'],
        'userClicks',
      ];
      expect(Object.keys((await list()).rows[0]).sort()).toEqual(names.sort());
    });

    it('finds part of a title in any case, and takes wildcards literally (R-088, R-094)', async () => {
      for (const title of ['Über den Fluss', '100% Cotton', 'A_B', 'AxB', 'back\\slash']) await createFilm(ada, { title });
      expect(await titles({ searchText: 'üBER' })).toEqual(['Über den Fluss']);
      expect(await titles({ searchText: '%' })).toEqual(['100% Cotton']);
      expect(await titles({ searchText: '_' })).toEqual(['A_B']);
      expect(await titles({ searchText: '\\' })).toEqual(['back\\slash']);
      expect(await titles({ filters: JSON.stringify({ searchText: 'cotton' }) })).toEqual(['100% Cotton']);
      expect(await titles({ searchText: 'nothing like it' })).toEqual([]);
    });

    it('finds and sorts titles by their letters, with or without accents, in whichever way those are written (R-088, R-094)', async () => {
      const sorted = ['Æon', 'Der Müller', 'Éclair', 'Eclipse', 'Øre', 'Straße', 'zoo', 'Ёлка', 'жук', 'Я'];
      for (const title of [...sorted].reverse()) await createFilm(ada, { title });
      expect(await titles({ sortBy: 'title', orderBy: 'asc' })).toEqual(sorted);
      const found = {
        eclair: 'Éclair',
        ÉCLA: 'Éclair',
        'E\u0301clair': 'Éclair',
        aeon: 'Æon',
        muller: 'Der Müller',
        müller: 'Der Müller',
      };
      for (const [searchText, title] of Object.entries({ ...found, ORE: 'Øre', STRASSE: 'Straße', ЖУК: 'жук', елка: 'Ёлка' }))
        expect([searchText, await titles({ searchText })]).toEqual([searchText, [title]]);
      for (const searchText of ['％', '＿', '＼']) expect(await titles({ searchText })).toEqual([]);
    });

    it.each([
      ['title', ['apple', 'Banana', 'cherry']],
      ['type', ['cherry', 'apple', 'Banana']],
      ['submissionDate', ['Banana', 'cherry', 'apple']],
    ])('sorts by %s both ways, what has none last (R-088, O-72)', async (sortBy, ascending) => {
      const banana = await createFilm(ada, { title: 'Banana' });
      await createFilm(ada, { title: 'apple', type: 'SHORT_FILM' });
      const cherry = await createFilm(ada, { title: 'cherry', type: 'FEATURED_FILM' });
      const submit = (id: number, day: number) =>
        server.database.tables
          .updateTable('films')
          .set({ submitted_at: new Date(2026, 0, day) })
          .where('id', '=', id)
          .execute();
      await submit(banana, 1);
      await submit(cherry, 2);
      expect(await titles({ sortBy, orderBy: 'asc' })).toEqual(ascending);
      const withValue = sortBy === 'title' ? ascending : ascending.slice(0, 2);
      const expected = [...withValue].reverse().concat(sortBy === 'title' ? [] : ascending.slice(2));
      expect(await titles({ sortBy, orderBy: 'desc' })).toEqual(expected);
    });

    it.each([
      [{ page: 0 }],
      [{ page: 'one' }],
      [{ sortBy: 'password_hash' }],
      [{ sortBy: 'title; drop table films' }],
      [{ orderBy: 'sideways' }],
      [{ filters: '{' }],
      [{ filters: '{"sortBy":"id"}' }],
      [{ filters: String.raw`{"searchText":"\u0000"}` }],
      [{ unknown: '1' }],
    ])('refuses the query %j', async (query) => {
      const answer = await ada.call('GET /filmmakers/films', { query });
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
      expect(answer.body.errors.length).toBeGreaterThan(0);
    });

    it('names each status by its number (R-115, R-116)', async () => {
      const id = await createFilm(ada, { title: 'Harbour Lights' });
      const names: unknown[] = [];
      for (const status of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
        await server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();
        const { body } = await ada.call('GET /filmmakers/films', { query: { page: 1, filmmaker: true } });
        names.push([body.data.rows[0].statusValue, body.data.rows[0].status]);
      }
      expect(names).toEqual([
        [0, 'Pending'],
        [1, 'Contract Sent'],
        [2, 'Contract Signed'],
        [3, 'Review'],
        [4, 'Active'],
        [5, 'Inactive'],
        [6, 'Rejected'],
        [7, 'Deleted'],
        [8, 'Contract Cancelled'],
      ]);
    });

    it('shows the rejected assets, the platform’s program and the dates of a film (R-095)', async () => {
      const id = await createFilm(ada, { type: 'SHORT_FILM' });
      const key = await uploadVideo(server.url, ada, id);
      await server.database.tables.updateTable('assets').set({ status: 0 }).where('key', '=', key).execute();
      await server.database.tables
        .updateTable('films')
        .set({
          status: 6,
          program_id: 5,
          program_title: 'Live',
          program_link: 'https://example.com/live',
          release_at: new Date(1000),
        })
        .where('id', '=', id)
        .execute();
      expect((await list()).rows[0]).toMatchObject({
        status: 'Rejected',
        statusValue: 6,
        statusClass: 'danger',
        rejectedAssetCount: 1,
        platformProgramId: 5,
        platformProgram: { title: 'Live', programLink: 'https://example.com/live' },
        releaseDate: 1,
      });
    });
  });

  it('a film has every specified member, with a preview, a status, a note and a rejection of each of its four assets (R-146, R-147, R-154, R-208)', async () => {
    const film = await view(await createFilm(ada, { type: 'SERIES' }));
    const assets = ['videoUrl', 'trailerUrl', 'standardImage', 'featuredImage'];
    const named = [
      ...['id', 'title', 'type', 'shortDescription', 'status', 'filmTitle', 'chapters', 'ep1Url', 'ep2Url', 'ep3Url'],
      ...['filmmakerId', 'platformProgramId', 'programDetail', 'filmmakerProgramStatus', ...assets],
      ...['videoLivePreview', 'trailerLivePreview', 'standardImageLivePreview', 'featuredImageLivePreview'],
      ...assets.flatMap((asset) => [`${asset}Status`, `${asset}Note`, `${asset}RejectMsg`]),
    ];
    expect(named.filter((name) => !Object.hasOwn(film, name))).toEqual([]);
  });

  describe('a save', () => {
    it('keeps a draft that has a title only, and gives it back (R-117, R-137, R-141, R-146, R-522, R-523)', async () => {
      const created = await ada.call('POST /filmmakers/films/create', { body: draft() });
      expect(created.body.data).toEqual({ id: expect.any(Number), submit: false, changeStatus: 0, version: 1 });
      expect(await view(created.body.data.id)).toMatchObject({
        title: 'Harbour Lights',
        filmTitle: 'Harbour Lights',
        type: null,
        shortDescription: null,
        videoUrl: null,
        videoUrlStatus: null,
        chapters: [],
        ep1Url: null,
        terms: false,
        status: 0,
      });
    });

    it.each([
      [draft({ title: '' }), [['/title', 'This field is required.']]],
      [draft({ title: '   ' }), [['/title', 'This field is required.']]],
      [draft({ title: 'x'.repeat(201) }), [['/title', tooLong]]],
      [draft({ shortDescription: 'x'.repeat(101) }), [['/shortDescription', tooLong.replace('200', '100')]]],
      [draft({ type: 'OPERA' }), [['/type', 'Please choose one of the options.']]],
      [draft({ status: 4 }), [['/status', "'status' is not a field of this form."]]],
      [draft({ filmmakerId: 1 }), [['/filmmakerId', "'filmmakerId' is not a field of this form."]]],
      [draft({ type: 'SERIES' }, [{ title: 'x'.repeat(201) }]), [['/chapters/0/title', tooLong]]],
    ])('of a draft is judged by the form: %#  (R-125 to R-132, R-615 to R-619, R-621)', async (body, errors) => {
      const answer = await ada.call('POST /filmmakers/films/create', { body });
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
      expect(answer.body.errors.map((error: { path: string; message: string }) => [error.path, error.message])).toEqual(errors);
    });

    it.each([
      [{ programDetails: {} }, ['/title', '/type', '/shortDescription', '/terms']],
      [{ programDetails: { title: 'T', type: 'SHORT_FILM', shortDescription: 'S', terms: true } }, ['/videoUrl']],
      [{ programDetails: { title: 'T', type: 'SERIES', shortDescription: 'S', terms: true } }, ['/chapters']],
      [{ programDetails: { title: 'T', type: 'SHORT_FILM', shortDescription: 'S', terms: false } }, ['/videoUrl', '/terms']],
    ])('that submits needs everything: %# (R-118, R-134, R-135, R-136)', async (part, paths) => {
      const answer = await ada.call('POST /filmmakers/films/create', { body: { programStatus: 1, ...part } });
      expect(answer.status).toBe(422);
      expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual(expect.arrayContaining(paths));
    });

    it('submits a short film; from then on it is locked (R-118 to R-120, R-141, R-524)', async () => {
      const id = await createFilm(ada, { type: 'SHORT_FILM' });
      const videoUrl = await uploadVideo(server.url, ada, id);
      const details = { title: 'Harbour Lights', type: 'SHORT_FILM', shortDescription: 'A harbour.', terms: true, videoUrl };
      const answer = await update(id, { programStatus: 1, programDetails: details, version: 1 });
      expect(answer.body.data).toEqual({ id, submit: true, changeStatus: 1, version: 2 });
      const film = await view(id);
      expect(film).toMatchObject({ status: 1, videoUrl, videoUrlStatus: 2, terms: true });
      expect((await list()).rows[0].submissionDate).toBeGreaterThan(1_700_000_000);
      for (const call of [
        update(id, draft()),
        ada.call('DELETE /filmmakers/films/:id/remove', { params: { id } }),
        ada.call('POST /filmmakers/remove-video/:filmId', { params: { filmId: id }, body: {} }),
        ada.call('GET /filmmakers/films/:id/new-episode-id', { params: { id } }),
        ada.call('GET /s3/sign', { query: { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${id}/assets/` } }),
      ]) {
        const refused = await call;
        expect([refused.status, refused.body.code]).toEqual([409, 'film_locked']);
      }
      const stored = await fetch(new URL(film.videoLivePreview, server.url));
      expect(stored.status).toBe(200);
    });

    it('of an older version is refused and changes nothing', async () => {
      const id = await createFilm(ada);
      expect((await update(id, { ...draft({ title: 'Second' }), version: 1 })).body.data.version).toBe(2);
      const late = await update(id, { ...draft({ title: 'Late' }), version: 1 });
      expect([late.status, late.body.code]).toEqual([409, 'conflict']);
      expect((await view(id)).title).toBe('Second');
    });

    it('of one version by eight windows at once goes through once', async () => {
      const id = await createFilm(ada);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_none, n) => update(id, { ...draft({ title: `Window ${n}` }), version: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    });

    it('of a version is answered again under its Idempotency-Key, a submission too', async () => {
      const id = await createFilm(ada);
      const videoUrl = await uploadVideo(server.url, ada, id);
      const details = { title: 'Last', type: 'SHORT_FILM', shortDescription: 'A sailor.', videoUrl, terms: true };
      const body = { ...draft(details), programStatus: 1, version: (await view(id)).version };
      const headers = { 'idempotency-key': `change-${id}` };
      const save = () => ada.call('POST /filmmakers/films/:id/update', { params: { id }, body, headers });
      const [first, again] = [await save(), await save()];
      expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
      expect((await update(id, body)).body.code).toBe('film_locked');
    });

    it('repeated under one Idempotency-Key makes one film; other entries under it are refused', async () => {
      const headers = { 'idempotency-key': 'press-1' };
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => ada.call('POST /filmmakers/films/create', { body: draft(), headers })),
      );
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
      expect((await list()).totalRows).toBe(1);
      const other = await ada.call('POST /filmmakers/films/create', { body: draft({ title: 'Other' }), headers });
      expect([other.status, other.body.code]).toEqual([422, 'reused_key']);
      const grace = await server.filmmaker();
      expect((await grace.call('POST /filmmakers/films/create', { body: draft(), headers })).status).toBe(200);
    });
  });

  describe('episodes', () => {
    it('three are kept in their order and there is no fourth (R-130, R-133, R-147, R-400)', async () => {
      const id = await createFilm(ada, { type: 'SERIES' });
      const kept = [];
      for (const n of [1, 2, 3]) kept.push({ ...(await uploadEpisode(server.url, ada, id)), n });
      const fourth = await ada.call('GET /filmmakers/films/:id/new-episode-id', { params: { id } });
      expect([fourth.status, fourth.body.message]).toEqual([422, 'A series has at most 3 episodes in its first submission.']);
      const episodeData = kept.map(({ chapterId, key, n }) => ({ chapterId, episodeUrl: key, title: `Night ${n}` })).reverse();
      expect((await update(id, draft({ type: 'SERIES' }, episodeData))).status).toBe(200);
      const film = await view(id);
      expect(
        film.chapters.map((chapter: { title: string; episodeNumber: number }) => [chapter.episodeNumber, chapter.title]),
      ).toEqual([
        [1, 'Night 3'],
        [2, 'Night 2'],
        [3, 'Night 1'],
      ]);
      expect([film.ep1Url, film.ep2Url, film.ep3Url]).toEqual(kept.map(({ key }) => key).reverse());
      const more = await update(id, draft({ type: 'SERIES' }, [...episodeData, { title: 'Night 4' }]));
      expect(more.body.errors).toEqual([
        { path: '/chapters', keyword: 'maxItems', message: 'A series has at most 3 episodes in its first submission.' },
      ]);
    });

    it.each([1, 2, 3])('three have places of their own after a window was closed in which %i were kept', async (closed) => {
      const id = await createFilm(ada, { type: 'SERIES' });
      const keep = async () => {
        const { body } = await ada.call('GET /filmmakers/films/:id/new-episode-id', { params: { id } });
        return body.data.id;
      };
      for (let kept = 0; kept < closed; kept += 1) await keep();
      expect(new Set([await keep(), await keep(), await keep()]).size).toBe(3);
    });

    it('one that a save leaves out is deleted with its object', async () => {
      const id = await createFilm(ada, { type: 'SERIES' });
      const [first, second] = [await uploadEpisode(server.url, ada, id), await uploadEpisode(server.url, ada, id)];
      await update(id, draft({ type: 'SERIES' }, [{ chapterId: second.chapterId, title: 'Only', episodeUrl: second.key }]));
      expect((await view(id)).chapters).toMatchObject([{ chapterId: second.chapterId, episodeNumber: 1, title: 'Only' }]);
      expect([await server.storage.head(first.key), await server.storage.head(second.key)]).toEqual([
        undefined,
        expect.anything(),
      ]);
    });

    it('are kept in a draft that is no series for now, as is its video in one that becomes a series', async () => {
      const id = await createFilm(ada, { type: 'SERIES' });
      const { chapterId, key } = await uploadEpisode(server.url, ada, id);
      const episodes = [{ chapterId, title: 'Night 1', episodeUrl: key }];
      await update(id, draft({ type: 'SERIES' }, episodes));
      for (const type of ['SHORT_FILM', undefined]) {
        expect((await update(id, draft({ ...(type && { type }) }))).status).toBe(200);
        expect((await view(id)).chapters).toMatchObject([{ chapterId, title: 'Night 1', episodeUrl: key }]);
      }
      const videoUrl = await uploadVideo(server.url, ada, id);
      await update(id, draft({ type: 'SHORT_FILM', videoUrl }));
      await update(id, draft({ type: 'SERIES' }, episodes));
      expect(await view(id)).toMatchObject({ type: 'SERIES', videoUrl, chapters: [{ chapterId }] });
      expect(await server.storage.head(key)).toBeDefined();
      expect(await server.storage.head(videoUrl)).toBeDefined();
      // A video that its own type leaves out was taken out of the form.
      await update(id, draft({ type: 'SHORT_FILM' }));
      expect((await view(id)).videoUrl).toBeNull();
    });

    it('of what is submitted as another type are deleted with their objects, as is the video of a series', async () => {
      const details = { title: 'Harbour Lights', shortDescription: 'A harbour.', terms: true };
      const both = async () => {
        const id = await createFilm(ada, { type: 'SERIES' });
        const { chapterId, key } = await uploadEpisode(server.url, ada, id);
        const videoUrl = await uploadVideo(server.url, ada, id);
        return { id, key, videoUrl, episodes: [{ chapterId, title: 'Night 1', episodeUrl: key }] };
      };
      const film = await both();
      const short = { ...details, type: 'SHORT_FILM', videoUrl: film.videoUrl };
      expect((await update(film.id, { programStatus: 1, programDetails: short })).status).toBe(200);
      expect(await view(film.id)).toMatchObject({ videoUrl: film.videoUrl, chapters: [] });
      expect(await server.storage.head(film.key)).toBeUndefined();
      const series = await both();
      const body = { programStatus: 1, programDetails: { ...details, type: 'SERIES' }, episodeData: series.episodes };
      expect((await update(series.id, body)).status).toBe(200);
      expect(await view(series.id)).toMatchObject({ videoUrl: null, chapters: [{ title: 'Night 1' }] });
      expect(await server.storage.head(series.videoUrl)).toBeUndefined();
    });

    it('one is deleted by its own number, and the others move up (R-399, R-401)', async () => {
      const id = await createFilm(ada, { type: 'SERIES' });
      const [first, second] = [await uploadEpisode(server.url, ada, id), await uploadEpisode(server.url, ada, id)];
      const remove = () =>
        ada.call('POST /filmmakers/:id/delete-chapter', { params: { id: first.chapterId }, body: { filmmakerProgramId: id } });
      await setStatus(id, 6);
      expect((await remove()).body.code).toBe('film_locked');
      await setStatus(id, 0);
      expect((await remove()).body).toEqual({ success: true });
      expect((await view(id)).chapters).toMatchObject([{ chapterId: second.chapterId, episodeNumber: 1 }]);
      expect(await server.storage.head(first.key)).toBeUndefined();
      expect((await remove()).status).toBe(404);
    });

    it('an episode or a file of another film is refused on its own path', async () => {
      const [mine, other] = [await createFilm(ada, { type: 'SERIES' }), await createFilm(ada, { type: 'SERIES' })];
      const episode = await uploadEpisode(server.url, ada, other);
      const video = await uploadVideo(server.url, ada, other);
      const foreign = [{ chapterId: episode.chapterId, title: 'Mine now', episodeUrl: episode.key }];
      const answer = await update(mine, draft({ type: 'SERIES' }, foreign));
      expect(answer.body.errors).toMatchObject([
        { path: '/chapters/0/chapterId', keyword: 'ownEpisode' },
        { path: '/chapters/0/episodeUrl', keyword: 'ownFile' },
      ]);
      const borrowed = await update(mine, draft({ type: 'SHORT_FILM', videoUrl: video }));
      expect(borrowed.body.errors).toMatchObject([{ path: '/videoUrl', keyword: 'ownFile' }]);
      const own = await uploadEpisode(server.url, ada, mine);
      const twice = [1, 2].map((n) => ({ chapterId: own.chapterId, title: `Night ${n}`, episodeUrl: own.key }));
      expect((await update(mine, draft({ type: 'SERIES' }, twice))).status).toBe(422);
      const huge = await update(mine, draft({ type: 'SERIES' }, [{ chapterId: 2 ** 40, title: 'Big' }]));
      expect(huge.body.errors).toMatchObject([{ path: '/chapters/0/chapterId' }]);
    });
  });

  describe('removal and notes', () => {
    it('a deleted draft takes its objects with it (R-112, R-525)', async () => {
      const id = await createFilm(ada, { type: 'SHORT_FILM' });
      const key = await uploadVideo(server.url, ada, id);
      const remove = () => ada.call('DELETE /filmmakers/films/:id/remove', { params: { id } });
      expect((await remove()).body).toEqual({ success: true });
      expect([(await list()).totalRows, await server.storage.head(key)]).toEqual([0, undefined]);
      expect((await remove()).body.code).toBe('not_found');
    });

    it('acknowledged notes leave the badge (R-040, R-114, R-540)', async () => {
      const id = await createFilm(ada);
      const { tables } = server.database;
      await tables
        .updateTable('films')
        .set({ notification_notes: 2, promotion_notification_notes: 1 })
        .where('id', '=', id)
        .execute();
      await tables.updateTable('accounts').set({ notification_count: 4 }).where('id', '=', ada.id).execute();
      const count = async () => (await ada.call('GET /validate-session')).body.data.notificationCount;
      expect(await count()).toBe(4);
      const acknowledge = (body: object) => ada.call('POST /filmmakers/notification/:id/update', { params: { id }, body });
      await acknowledge({ updateNotificationNote: true });
      expect(await count()).toBe(2);
      await acknowledge({ updateNotificationNote: true });
      expect(await count()).toBe(2);
      await acknowledge({ updatePromotionNotificationNote: true });
      expect([await count(), (await list()).rows[0].notificationNotes]).toEqual([1, 0]);
    });
  });
});
