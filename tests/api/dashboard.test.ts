import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCode } from '../../server/src/links/new-code.ts';
import { insertRegistrations } from '../../server/src/repositories/registrations.ts';
import { followLinks, insertFilmLink, saveChannelLink } from '../../server/src/repositories/short-links.ts';
import { insertViews, type ReportedView } from '../../server/src/repositories/views.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** An hour and a half past a full hour, so that ranges begin inside of one. */
const start = Date.UTC(2026, 9, 1, 5, 30) / 1000;
const day = 86_400;
const dateOf = (seconds: number) => new Date(seconds * 1000);

describe('the dashboard’s figures', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let grace: Awaited<ReturnType<TestServer['filmmaker']>>;
  let films: number[];
  let views = 0;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker('Ada');
    grace = await server.filmmaker('Grace');
    films = await addFilms(ada.id, 12);
  });
  afterAll(() => server?.stop());

  const addFilms = async (owner: number, count: number) => {
    const at = dateOf(start);
    const values = Array.from({ length: count }, (_none, n) => ({
      filmmaker_id: owner,
      title: `Film ${n}`,
      terms: true,
      status: 4,
      program_link: n === 0 ? 'https://platform.example/watch/1' : null,
      created_at: at,
      updated_at: at,
    }));
    const rows = await server.database.tables.insertInto('films').values(values).returning('id').execute();
    return rows.map(({ id }) => id);
  };
  const add = (list: readonly Partial<ReportedView>[]) =>
    insertViews(
      server.database.tables,
      list.map((view) => {
        views += 1;
        return { id: `v-${views}`, filmId: films[0] ?? 0, watchedSeconds: 60, adRevenueMicros: 0, at: dateOf(start), ...view };
      }),
      dateOf(start),
    );
  const ask = async (from: number, to: number, more: object = {}, client = ada) => {
    const query = { filmmakerId: client.id, from, to, ...more };
    const { status, body } = await client.call('GET /filmmakers/affiliate/count', { query });
    return { status, body: status === 200 ? body.data : body };
  };

  it('without any event are zero, with every step of the range (R-412, R-546)', async () => {
    const { status, body } = await ask(start, start + 3 * day - 1, {}, grace);
    expect([status, body]).toEqual([
      200,
      {
        submittedFilmsCount: 0,
        publishedFilmsCount: 0,
        shortlinksClick: 0,
        registrationCount: 0,
        trackingPeriod: 7,
        totalPayouts: 0,
        totalRows: 0,
        totalViews: 0,
        totalWatchedMinutes: 0,
        viewershipStats: [],
        viewershipPeriods: [0, 1, 2].map((n) => ({
          from: start + n * day,
          to: start + (n + 1) * day - 1,
          views: 0,
          totalWatchedMinutes: 0,
          clicks: 0,
        })),
      },
    ]);
  });

  it('count films that were submitted, and those that are out (R-404, R-412)', async () => {
    const owner = await server.filmmaker('Counting');
    const [draft, submitted, active, scheduled, inactive] = await addFilms(owner.id, 5);
    const now = Math.floor(Date.now() / 1000);
    const set = (id: number | undefined, status: number, release: number | null) =>
      server.database.tables
        .updateTable('films')
        .set({ status, release_at: release === null ? null : dateOf(release) })
        .where('id', '=', id ?? 0)
        .execute();
    await Promise.all([
      set(draft, 0, null),
      set(submitted, 1, null),
      set(active, 4, now - 60),
      set(scheduled, 4, now + 3600),
      set(inactive, 5, now - 60),
    ]);
    expect((await ask(start, start, {}, owner)).body).toMatchObject({ submittedFilmsCount: 4, publishedFilmsCount: 1 });
  });

  it('sum up each program, page by page, with the totals of all; own and others’ views are left out (R-408, R-412, R-414)', async () => {
    const [foreign = 0] = await addFilms(grace.id, 1);
    await add(
      films.flatMap((filmId, n) => Array.from({ length: 12 - n }, (_none, k) => ({ filmId, at: dateOf(start + k * 600) }))),
    );
    await add([
      { viewerId: ada.id, watchedSeconds: 6000 },
      { filmId: foreign, watchedSeconds: 6000 },
    ]);
    const { body } = await ask(start, start + day);
    expect(body).toMatchObject({ totalRows: 12, totalViews: 78, totalWatchedMinutes: 78 });
    expect(body.viewershipStats).toHaveLength(10);
    expect(body.viewershipStats[0]).toEqual({
      id: films[0],
      title: 'Film 0',
      views: 12,
      totalWatchedMinutes: 12,
      programLink: 'https://platform.example/watch/1',
    });
    const next = await ask(start, start + day, { page: 2 });
    expect(next.body).toMatchObject({ totalRows: 12, totalViews: 78, viewershipPeriods: body.viewershipPeriods });
    expect(next.body.viewershipStats.map(({ id, views: seen }: { id: number; views: number }) => [id, seen])).toEqual([
      [films[10], 2],
      [films[11], 1],
    ]);
    expect((await ask(start, start + day, { page: 3 })).body).toMatchObject({ totalRows: 12, viewershipStats: [] });
  });

  it('hold from the first second of a range to its last, whatever part of an hour it ends in (R-411)', async () => {
    const owner = await server.filmmaker('Edges');
    const [filmId = 0] = await addFilms(owner.id, 1);
    const at = [0, 1, 1799, 1800, 5399, 5400, 9000, day, 3 * day].map((seconds) => start + 20 * day + seconds);
    await add(at.map((second) => ({ filmId, at: dateOf(second) })));
    for (const from of at)
      for (const to of at.filter((second) => second >= from)) {
        const { body } = await ask(from, to, {}, owner);
        const expected = at.filter((second) => second >= from && second <= to).length;
        const inSteps = body.viewershipPeriods.reduce((sum: number, step: { views: number }) => sum + step.views, 0);
        expect([from, to, body.totalViews, inSteps]).toEqual([from, to, expected, expected]);
      }
  });

  it('have as many steps as days where the clocks were put back: the hour more is the last day’s', async () => {
    const owner = await server.filmmaker('Autumn');
    const [filmId = 0] = await addFilms(owner.id, 1);
    const from = start + 40 * day;
    const to = from + 2 * day + 3600 - 1;
    await add(
      [0, day + 1800, 2 * day - 1, 2 * day + 1800, 2 * day + 3599].map((after) => ({ filmId, at: dateOf(from + after) })),
    );
    const { viewershipPeriods } = (await ask(from, to, {}, owner)).body;
    expect(viewershipPeriods).toEqual([
      expect.objectContaining({ from, to: from + day - 1, views: 1 }),
      expect.objectContaining({ from: from + day, to, views: 4 }),
    ]);
  });

  it('tell a long range in weeks and longer steps, few enough to look at', async () => {
    for (const [days, steps] of [
      [62, 62],
      [63, 9],
      [365, 53],
      [3650, 11],
      [40_000, 110],
    ] as const) {
      const { body } = await ask(0, days * day - 1);
      expect([days, body.viewershipPeriods.length, body.viewershipPeriods.at(-1).to]).toEqual([days, steps, days * day - 1]);
    }
  });

  it('count clicks and signups of film and channel links within the range, a signup up to 7 days after its click (R-405, R-432, R-546)', async () => {
    const owner = await server.filmmaker('Links');
    const [filmId = 0] = await addFilms(owner.id, 1);
    const { tables } = server.database;
    const code = newCode();
    await insertFilmLink(tables, owner.id, filmId, code, dateOf(start));
    const channel = await saveChannelLink(tables, owner.id, '/channel/1', newCode(), dateOf(start));
    const foreign = await saveChannelLink(tables, grace.id, '/channel/2', newCode(), dateOf(start));
    await followLinks(
      tables,
      [code, code, channel.code, foreign.code].flatMap((one) =>
        [-1, 0, 4000, 8000].map((seconds) => ({ code: one, at: dateOf(start + seconds), counts: true })),
      ),
    );
    const week = 7 * day;
    const registered = (id: string, one: string, clicked: number, after: number) => ({
      id,
      code: one,
      clickedAt: dateOf(start + clicked),
      registeredAt: dateOf(start + clicked + after),
      paidCents: 999,
    });
    await insertRegistrations(
      tables,
      [
        registered('in time', code, 0, week),
        registered('too late', code, 0, week + 1),
        registered('before the range', code, -100, 50),
        registered('by the channel', channel.code, 10, 10),
        registered('foreign', foreign.code, 10, 10),
      ],
      dateOf(start),
    );
    expect((await ask(start, start + 30 * day, {}, owner)).body).toMatchObject({ shortlinksClick: 9, registrationCount: 2 });
    // The last hour of a day is cut by the day's end, as the range begins inside of one.
    const late = dateOf(start + 2 * day - 60);
    await followLinks(tables, [
      { code, at: late, counts: true },
      { code, at: late, counts: false },
    ]);
    const byDay = async (from: number, to: number) =>
      (await ask(from, to, {}, owner)).body.viewershipPeriods.map(({ clicks }: { clicks: number }) => clicks);
    expect(await byDay(start, start + 3 * day - 1)).toEqual([9, 1, 0]);
    expect(await byDay(start - 1, start + day - 2)).toEqual([12]);
    expect((await ask(start, start + 3999, {}, owner)).body).toMatchObject({ shortlinksClick: 3, registrationCount: 1 });
    expect((await ask(start - 1, start + 4000, {}, owner)).body).toMatchObject({ shortlinksClick: 9 });
  });

  it('are a filmmaker’s own: another number is refused, there or not (R-411, R-508)', async () => {
    for (const filmmakerId of [grace.id, 2_000_000_000]) {
      const { status, body } = await ask(start, start, { filmmakerId });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });

  it.each([
    ['a range that ends before it starts', { to: start - 1 }, '/to'],
    ['no start', { from: '' }, '/from'],
    ['half a second', { from: 1.5 }, '/from'],
    ['a time of the next century', { to: 99_999_999_999 }, '/to'],
    ['milliseconds', { from: start * 1000 }, '/from'],
    ['page 0', { page: 0 }, '/page'],
    ['what is no number', { filmmakerId: "1' or '1'='1" }, '/filmmakerId'],
    ['an unknown word', { sortBy: 'title' }, ''],
  ])('%s is refused by name', async (_what, query, path) => {
    const { status, body } = await ask(start, start, query);
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(body.errors[0].path).toContain(path);
  });
});
