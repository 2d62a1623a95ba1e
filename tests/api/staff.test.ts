import { filmActions, filmDecisions } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { addAsset, saveDetails, wholeDetails, wholeEpisode } from './details.ts';
import { createFilm, uploadEpisode, uploadVideo } from './films.ts';
import { mailsTo, waitForMails } from './mails.ts';
import { decide, lookAt, staffClient, submitFilm } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const note = 'The sound is missing.';
const releaseDate = '2999-01-01T14:00:00Z';
const statuses = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the staff desk', () => {
  let server: TestServer;
  let staff: Client;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    server = await createTestServer();
    staff = await staffClient(server);
    ada = await server.filmmaker('Ada Lumen');
  });
  afterAll(() => server?.stop());

  const setStatus = (id: number, status: number) =>
    server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();
  const view = async (id: number) => (await ada.call('GET /filmmakers/films/:id/view', { params: { id } })).body.data;
  const row = async (id: number) => {
    const { body } = await ada.call('GET /filmmakers/films');
    return body.data.rows.find((film: { id: number }) => film.id === id);
  };
  const badge = async () => (await ada.call('GET /validate-session')).body.data.notificationCount;
  const decideAsset = (id: number, action: string, assetStatus: number, more: object = {}) =>
    staff.call('POST /staff/assets/:id/decide', { params: { id }, body: { action, assetStatus, ...more } });

  it('lists submitted films of all filmmakers, the longest waiting first, by title, owner and status (R-390)', async () => {
    const grace = await server.filmmaker('Grace 100%');
    const first = await submitFilm(server, ada, 'Queue one');
    await createFilm(ada, { title: 'Queue draft' });
    const second = await submitFilm(server, grace, 'Queue two');
    await setStatus(second.id, 3);
    const list = async (query: Record<string, string | number>) => {
      const { body } = await staff.call('GET /staff/films', { query });
      return body.data.rows.map(({ title }: { title: string }) => title);
    };
    expect(await list({ searchText: 'queue' })).toEqual(['Queue one', 'Queue two']);
    expect(await list({ searchText: 'grace 100%' })).toEqual(['Queue two']);
    expect(await list({ searchText: grace.email })).toEqual(['Queue two']);
    expect(await list({ searchText: 'quêue' })).toEqual(['Queue one', 'Queue two']);
    expect(await list({ searchText: '_' })).toEqual([]);
    expect(await list({ searchText: 'queue', status: 1 })).toEqual(['Queue one']);
    expect(await list({ searchText: 'queue', page: 2 })).toEqual([]);
    const { body } = await staff.call('GET /staff/films', { query: { searchText: 'Queue one' } });
    expect(body.data).toMatchObject({ totalRows: 1, totalPages: 1 });
    expect(body.data.rows[0]).toMatchObject({ id: first.id, statusValue: 1, awaitingAssets: 1, filmmakerName: 'Ada Lumen' });
    expect((await staff.call('GET /staff/films', { query: { status: 0 } })).status).toBe(422);
  });

  it('tells the films that wait for a decision from those whose filmmaker is next (R-390)', async () => {
    const { id, videoUrl } = await submitFilm(server, ada, 'Waiting one');
    await createFilm(ada, { title: 'Waiting draft' });
    const ask = async (query: Record<string, string>) => (await staff.call('GET /staff/films', { query })).body.data;
    const waits = async () => {
      const { rows, totalRows } = await ask({ searchText: 'waiting one', waiting: 'true' });
      expect(rows).toHaveLength(totalRows);
      return rows.map((row: { isWaiting: boolean; awaitingAssets: number; removalRequests: number }) => {
        return [row.isWaiting, row.awaitingAssets, row.removalRequests];
      });
    };
    const setAsset = (status: number) =>
      server.database.tables.updateTable('assets').set({ status }).where('key', '=', videoUrl).execute();
    expect(await waits()).toEqual([[true, 1, 0]]);
    const { waitingRows } = await ask({ searchText: 'nobody' });
    await setAsset(1);
    expect(await waits()).toEqual([[true, 0, 0]]);
    await decide(staff, id, 'sendContract');
    expect(await waits(), 'its contract is with its filmmaker').toEqual([]);
    expect((await ask({ searchText: 'nobody' })).waitingRows).toBe(waitingRows - 1);
    expect((await ask({ searchText: 'waiting one' })).rows).toHaveLength(1);
    await setAsset(2);
    expect(await waits(), 'with a file that nobody looked at').toEqual([[false, 1, 0]]);
    for (const status of [6, 7, 8]) {
      await setStatus(id, status);
      expect(await waits(), `rejected or cancelled, ${status}`).toEqual([]);
    }
    await setAsset(5);
    expect(await waits(), 'with a file to be removed').toEqual([[false, 0, 1]]);
    await setAsset(1);
    for (const [status, isWaiting] of [
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ] as const) {
      await setStatus(id, status);
      expect(await waits(), `status ${status}`).toEqual(isWaiting ? [[true, 0, 0]] : []);
    }
  });

  it('shows a film with its owner, assets, episodes and short-lived links; a draft is nobody’s business', async () => {
    const { id, videoUrl } = await submitFilm(server, ada);
    const data = await lookAt(staff, id);
    expect(data.filmmaker).toMatchObject({ name: 'Ada Lumen', email: ada.email, showResourcesTab: false });
    expect(data.assets.map(({ assetUrl }: { assetUrl: string }) => assetUrl)).toEqual([videoUrl]);
    expect([data.history, data.contract]).toEqual([[], null]);
    const asset = data.assets[0].id;
    const { body } = await staff.call('GET /staff/assets/:id/preview', { params: { id: asset } });
    expect((await fetch(new URL(body.data.previewUrl, server.url))).headers.get('content-type')).toBe('video/mp4');
    expect(body.data.downloadUrl).toMatch(/attachment/);

    const hidden = await createFilm(ada);
    await uploadVideo(server.url, ada, hidden);
    const own = server.database.tables.selectFrom('assets').select('id').where('film_id', '=', hidden);
    const drafted = (await own.executeTakeFirstOrThrow()).id;
    const params = { id: hidden };
    expect((await staff.call('GET /staff/films/:id', { params })).status).toBe(404);
    const body2 = { action: 'reject', version: 1, note };
    expect((await staff.call('POST /staff/films/:id/decide', { params, body: body2 })).status).toBe(404);
    expect((await decideAsset(drafted, 'approveAsset', 2)).status).toBe(404);
    expect((await staff.call('GET /staff/assets/:id/preview', { params: { id: drafted } })).status).toBe(404);
  });

  it('shows the details of a film and of its episodes to staff, and to its filmmaker’s rivals nothing', async () => {
    const id = await createFilm(ada, { type: 'SERIES', title: 'Night Shift' });
    const { chapterId } = await uploadEpisode(server.url, ada, id);
    await setStatus(id, 2);
    const series = { ...wholeDetails, type: 'SERIES', title: 'Night Shift' };
    expect((await saveDetails(ada, id, series)).status).toBe(200);
    const more = { programChapterId: chapterId, isNewEpisode: 1 };
    expect((await saveDetails(ada, id, wholeEpisode, more)).status).toBe(200);
    await setStatus(id, 3);
    const { film } = await lookAt(staff, id);
    expect(film.programDetail).toMatchObject(series);
    expect(film.chapters.map(({ programDetail }: { programDetail: object }) => programDetail)).toEqual([
      expect.objectContaining({ episodeTitle: 'Night 1', description: wholeEpisode.description }),
    ]);
    const grace = await server.filmmaker('Grace Reader');
    for (const client of [ada, grace]) {
      const { status, body } = await client.call('GET /staff/films/:id', { params: { id } });
      expect([status, JSON.stringify(body)]).toEqual([404, expect.not.stringContaining(series.description)]);
    }
  });

  it.each(filmActions)(
    '%s moves a film as the table has it, and is refused in every other status (R-115, R-116, R-390, O-01, O-02, O-30)',
    async (action) => {
      const { id } = await submitFilm(server, ada);
      const { moves, form } = filmDecisions[action];
      const entries = form === 'staff-release' ? { releaseDate } : { note };
      for (const status of statuses) {
        await setStatus(id, status);
        const answer = await decide(staff, id, action, entries);
        const to = moves[status];
        if (to === undefined) expect([status, answer.status, answer.body.code]).toEqual([status, 409, 'decision_impossible']);
        else expect([status, answer.status]).toEqual([status, 200]);
        expect([status, (await view(id)).status]).toEqual([status, to ?? status]);
      }
      const { history } = await lookAt(staff, id);
      expect(history.map(({ fromStatus, toStatus }: Record<string, number>) => [fromStatus, toStatus])).toEqual(
        Object.entries(moves)
          .map(([from, to]) => [Number(from), to])
          .reverse(),
      );
      for (const decision of history) expect(decision).toMatchObject({ action, decidedBy: 'Staff' });
    },
  );

  it.each(['reject', 'cancelContract'])('%s needs a reason, which is told at its field', async (action) => {
    const { id } = await submitFilm(server, ada);
    for (const given of [{}, { note: '' }, { note: '  ' }]) {
      const answer = await decide(staff, id, action, given);
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, '/note']);
      expect(answer.body.message).toBe('Please say what is wrong, so that the filmmaker can correct it.');
    }
    expect((await view(id)).status).toBe(1);
  });

  it('a rejection reaches the filmmaker: remarks, notice, badge and mail; reading it clears the badge (R-109, R-114, R-390)', async () => {
    const { id } = await submitFilm(server, ada, 'Noisy');
    const before = await badge();
    expect((await decide(staff, id, 'reject', { note })).status).toBe(200);
    expect(await row(id)).toMatchObject({ statusValue: 6, remarks: note, notificationNotes: 1 });
    expect(await badge()).toBe(before + 1);
    const findMail = () =>
      mailsTo(server.home.dataDirectory, ada.email).find(({ subject }) => subject === 'News about your film “Noisy”');
    await expect.poll(() => findMail() !== undefined).toBe(true);
    const mail = findMail();
    expect(mail?.source).toContain('can not be accepted as it is.');
    expect(mail?.source).toContain(note);
    expect(mail?.link).toBe(`${server.url}/films/view/${id}`);
    await ada.call('POST /filmmakers/notification/:id/update', { params: { id }, body: { updateNotificationNote: true } });
    expect(await badge()).toBe(before);
  });

  it('an active film with a date to come is scheduled; its owner then sees resources (R-106, R-390, R-429)', async () => {
    const grace = await server.filmmaker('Grace');
    const { id } = await submitFilm(server, grace);
    await setStatus(id, 3);
    expect((await decide(staff, id, 'activate', {})).body.errors[0].path).toBe('/releaseDate');
    expect((await decide(staff, id, 'activate', { releaseDate: 'soon' })).status).toBe(422);
    expect((await decide(staff, id, 'activate', { releaseDate: '2998-12-31T23:59:60Z' })).status).toBe(200);
    expect((await lookAt(staff, id)).history[0].releaseDate).toBe(Date.parse('2998-12-31T23:59:59Z') / 1000);
    expect((await decide(staff, id, 'activate', { releaseDate: '2998-12-31T23:59:59+02' })).status).toBe(200);
    expect((await lookAt(staff, id)).history[0].releaseDate).toBe(Date.parse('2998-12-31T21:59:59Z') / 1000);
    expect((await decide(staff, id, 'activate', { releaseDate })).status).toBe(200);
    const { body } = await grace.call('GET /filmmakers/films');
    expect(body.data.rows[0]).toMatchObject({ statusValue: 4, releaseDate: Date.parse(releaseDate) / 1000 });
    expect((await grace.call('GET /validate-session')).body.showResourcesTab).toBe(true);
    expect((await lookAt(staff, id)).history[0]).toMatchObject({
      action: 'activate',
      releaseDate: Date.parse(releaseDate) / 1000,
    });
  });

  it('the resources tab is granted and withdrawn, once each in the history (R-037, R-390)', async () => {
    const grace = await server.filmmaker('Grace');
    const { id } = await submitFilm(server, grace);
    const grant = (showResourcesTab: unknown) =>
      staff.call('POST /staff/films/:id/resources', { params: { id }, body: { showResourcesTab } });
    const sees = async () => (await grace.call('GET /validate-session')).body.showResourcesTab;
    expect(await sees()).toBe(false);
    expect((await grant(true)).status).toBe(200);
    expect((await grant(true)).status).toBe(200);
    expect(await sees()).toBe(true);
    expect((await grant(false)).status).toBe(200);
    expect(await sees()).toBe(false);
    expect((await grant('yes')).status).toBe(422);
    const { history } = await lookAt(staff, id);
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['withdrawResources', 'grantResources']);
  });

  it('of two decisions about one film at once the second is told so, and changes nothing', async () => {
    const { id } = await submitFilm(server, ada);
    const { film } = await lookAt(staff, id);
    const other = await staffClient(server);
    const send = (client: Client, action: string) =>
      client.call('POST /staff/films/:id/decide', { params: { id }, body: { action, version: film.version, note } });
    const answers = await Promise.all([send(staff, 'reject'), send(other, 'cancelContract')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      code: 'decided_elsewhere',
      message: 'Somebody else has decided or changed something here meanwhile. Please look at it again.',
      errors: [],
    });
    expect((await lookAt(staff, id)).history).toHaveLength(1);
  });

  it('a decision that is sent again, its answer lost, is done once; another one after it is refused', async () => {
    const { id } = await submitFilm(server, ada);
    const { film } = await lookAt(staff, id);
    const send = (entries: object) =>
      staff.call('POST /staff/films/:id/decide', { params: { id }, body: { version: film.version, ...entries } });
    const sent = { action: 'reject', note };
    const before = await badge();
    expect([(await send(sent)).status, (await send(sent)).status]).toEqual([200, 200]);
    expect((await lookAt(staff, id)).history).toHaveLength(1);
    expect(await badge()).toBe(before + 1);
    expect((await send({ ...sent, note: 'Another reason' })).body.code).toBe('decided_elsewhere');
    await server.database.tables.updateTable('film_decisions').set({ account_id: ada.id }).where('film_id', '=', id).execute();
    expect((await send(sent)).body.code).toBe('decided_elsewhere');
  });

  it('of the same contract sent three times at once one is: one mail, one open contract', async () => {
    const grace = await server.filmmaker('Grace');
    const { id } = await submitFilm(server, grace);
    const { film } = await lookAt(staff, id);
    const body = { action: 'sendContract', version: film.version };
    const send = () => staff.call('POST /staff/films/:id/decide', { params: { id }, body });
    expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const { tables } = server.database;
    expect(await tables.selectFrom('contracts').select('state').where('film_id', '=', id).execute()).toEqual([
      { state: 'sent' },
    ]);
    expect(await waitForMails(server.home.dataDirectory, grace.email)).toHaveLength(1);
  });

  it('an asset is rejected with a note that its owner reads, replaced, and approved in the place of the old (R-169, R-170, R-390)', async () => {
    const { id, videoUrl } = await submitFilm(server, ada);
    const [asset] = (await lookAt(staff, id)).assets;
    expect((await decideAsset(asset.id, 'rejectAsset', 2)).body.errors[0].path).toBe('/note');
    expect((await decideAsset(asset.id, 'removeAsset', 2)).body.code).toBe('decision_impossible');
    expect((await decideAsset(asset.id, 'rejectAsset', 2, { note })).status).toBe(200);
    // Sent again, its answer lost.
    expect((await decideAsset(asset.id, 'rejectAsset', 2, { note })).status).toBe(200);
    expect((await decideAsset(asset.id, 'approveAsset', 2)).body.code).toBe('decided_elsewhere');
    const shown = await ada.call('GET /filmmakers/films/:id/assets', { params: { id } });
    expect(shown.body.data.rows[0]).toMatchObject({ assetStatus: 0, assetRejectionNotes: note });
    expect(await row(id)).toMatchObject({ rejectedAssetCount: 1, notificationNotes: 1 });
    expect((await decide(staff, id, 'sendContract')).body.code).toBe('assets_rejected');

    expect((await decide(staff, id, 'reject', { note })).status).toBe(200);
    const next = await uploadVideo(server.url, ada, id);
    expect(next).not.toBe(videoUrl);
    const [replaced] = (await lookAt(staff, id)).assets;
    expect(replaced).toMatchObject({ assetUrl: next, assetStatus: 2 });
    expect((await decideAsset(replaced.id, 'approveAsset', 2)).status).toBe(200);
    expect(await server.storage.head(videoUrl)).toBeUndefined();
    const data = await lookAt(staff, id);
    expect([data.film.videoUrl, data.assets[0].assetStatus]).toEqual([next, 1]);
    expect(data.history.map(({ action }: { action: string }) => action)).toEqual(['approveAsset', 'reject', 'rejectAsset']);
    expect(data.history[0]).toMatchObject({ assetType: 'videoUrl', decidedBy: 'Staff', fromStatus: 2, toStatus: 1 });
  });

  it('approvals are one notice until it is read, and what has to be done about a film is one each (R-082, R-114)', async () => {
    const { id } = await submitFilm(server, ada);
    await setStatus(id, 2);
    for (let count = 0; count < 3; count += 1) await addAsset(server, id, 'transparentFiles');
    const { assets } = await lookAt(staff, id);
    const [video, ...pictures] = assets;
    const before = await badge();
    for (const picture of pictures) expect((await decideAsset(picture.id, 'approveAsset', 2)).status).toBe(200);
    expect([(await row(id)).notificationNotes, await badge()]).toEqual([1, before + 1]);
    for (const picture of pictures) await decideAsset(picture.id, 'rejectAsset', 1, { note });
    expect([(await row(id)).notificationNotes, await badge()]).toEqual([4, before + 4]);
    await ada.call('POST /filmmakers/notification/:id/update', { params: { id }, body: { updateNotificationNote: true } });
    await decideAsset(video.id, 'approveAsset', 2);
    expect([(await row(id)).notificationNotes, await badge()]).toEqual([1, before + 1]);
  });

  it('rejections of one sitting are one mail, which leaves out what was taken back and comes before what is decided of the film', async () => {
    const eve = await server.filmmaker('Eve');
    const { id } = await submitFilm(server, eve);
    await setStatus(id, 3);
    for (let count = 0; count < 4; count += 1) await addAsset(server, id, 'transparentFiles');
    const [, ...pictures] = (await lookAt(staff, id)).assets;
    const reject = async (count: number) => {
      for (const [index, { id }] of pictures.slice(0, count).entries())
        expect((await decideAsset(id, 'rejectAsset', 2, { note: `Reason ${index}` })).status).toBe(200);
    };
    const told = async (count: number) =>
      (await waitForMails(server.home.dataDirectory, eve.email, count)).at(-1)?.source ?? '';
    await reject(3);
    await decideAsset(pictures[1].id, 'approveAsset', 0);
    const { tables } = server.database;
    const waiting = await tables.selectFrom('outbox').select('state').where('recipient', '=', eve.email).execute();
    expect(waiting).toEqual([{ state: 'waiting' }]);
    server.advance(11 * 60_000);
    await decideAsset(pictures[3].id, 'approveAsset', 2);
    const mail = await told(1);
    expect(mail).toContain('2 files of your film');
    expect([0, 1, 2].filter((index) => mail.includes(`Reason ${index}`))).toEqual([0, 2]);

    expect((await decideAsset(pictures[3].id, 'rejectAsset', 1, { note: 'Reason 3' })).status).toBe(200);
    expect((await decide(staff, id, 'reject', { note })).status).toBe(200);
    await told(3);
    const sources = mailsTo(server.home.dataDirectory, eve.email).map(({ source }) => source);
    expect(
      sources.filter((source) => /Reason 3/.test(source) && /was rejected and has to be replaced\./.test(source)),
    ).toHaveLength(1);
    const sent = tables.selectFrom('outbox').select('decision_id').where('recipient', '=', eve.email);
    const inOrder = await sent.orderBy('finished_at').orderBy('id').execute();
    expect(inOrder).toEqual(await sent.orderBy('decision_id').execute());
  });

  it('a new video that is approved takes the place of the approved one, and its file goes (R-169)', async () => {
    const { id, videoUrl } = await submitFilm(server, ada);
    const [asset] = (await lookAt(staff, id)).assets;
    await decideAsset(asset.id, 'approveAsset', 2);
    await setStatus(id, 4);
    const next = await uploadVideo(server.url, ada, id);
    expect((await lookAt(staff, id)).film.videoUrl).toBe(videoUrl);
    const newest = (await lookAt(staff, id)).assets.at(-1);
    expect((await decideAsset(newest.id, 'approveAsset', 2)).status).toBe(200);
    const { assets, film } = await lookAt(staff, id);
    expect([film.videoUrl, assets.length]).toEqual([next, 1]);
    expect(await server.storage.head(videoUrl)).toBeUndefined();
  });

  it.each([
    ['removeAsset', 0],
    ['keepAsset', 1],
  ])('a removal that the owner asked for: %s (R-177, R-178, R-390)', async (action, left) => {
    const { id, videoUrl } = await submitFilm(server, ada);
    const [asset] = (await lookAt(staff, id)).assets;
    await decideAsset(asset.id, 'approveAsset', 2);
    await setStatus(id, 4);
    await ada.call('POST /filmmakers/remove-video/:filmId', { params: { filmId: id }, body: { src: videoUrl } });
    expect((await decideAsset(asset.id, action, 5)).status).toBe(200);
    expect((await decideAsset(asset.id, action, 5)).status).toBe(200);
    const { assets, film } = await lookAt(staff, id);
    expect([assets.length, film.videoUrl]).toEqual([left, left === 0 ? null : videoUrl]);
    expect((await server.storage.head(videoUrl)) === undefined).toBe(left === 0);
  });

  it('a note that comes with an approval is mailed to the owner', async () => {
    const eve = await server.filmmaker('Eve Noted');
    const { id } = await submitFilm(server, eve);
    const [asset] = (await lookAt(staff, id)).assets;
    await decideAsset(asset.id, 'approveAsset', 2, { note: 'The colours are splendid.' });
    const [mail] = await waitForMails(server.home.dataDirectory, eve.email);
    expect(mail?.source).toContain('The colours are splendid.');
  });

  it('of two decisions about one asset at once the second is told so', async () => {
    const { id } = await submitFilm(server, ada);
    const [asset] = (await lookAt(staff, id)).assets;
    const answers = await Promise.all([
      decideAsset(asset.id, 'approveAsset', 2),
      decideAsset(asset.id, 'rejectAsset', 2, { note }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lookAt(staff, id)).history).toHaveLength(1);
  });

  it('the outbox shows mails with their state, the newest first, and no secret', async () => {
    await waitForMails(server.home.dataDirectory, ada.email);
    const { body } = await staff.call('GET /staff/outbox');
    expect(body.data.rows[0].id).toBeGreaterThan(body.data.rows.at(-1).id);
    expect(body.data.rows.map(({ kind }: { kind: string }) => kind)).toContain('film-decision');
    await expect
      .poll(async () => (await staff.call('GET /staff/outbox')).body.data.rows.map(({ state }: { state: string }) => state))
      .toContain('sent');
  });

  it('the outbox is searched by address, kind and state', async () => {
    await waitForMails(server.home.dataDirectory, ada.email);
    const ask = async (query: object) => (await staff.call('GET /staff/outbox', { query: { ...query } })).body.data;
    const hers = await ask({ searchText: ` ${ada.email.slice(1).toUpperCase()} ` });
    expect(hers.totalRows).toBeGreaterThan(0);
    expect(new Set(hers.rows.map(({ recipient }: { recipient: string }) => recipient))).toEqual(new Set([ada.email]));
    for (const kind of ['film-decision', 'contract']) {
      const { rows } = await ask({ kind });
      expect(new Set(rows.map((row: { kind: string }) => row.kind))).toEqual(new Set([kind]));
    }
    const other = await ask({ searchText: ada.email, kind: 'invitation' });
    expect([other.totalRows, other.rows]).toEqual([0, []]);
    expect((await ask({ searchText: '%' })).rows).toEqual([]);
    expect((await ask({ state: 'failed' })).rows).toEqual([]);
    expect((await staff.call('GET /staff/outbox', { query: { state: 'lost' } })).status).toBe(422);
  });
});
