import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFilm } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const ingestKey = 'what only the streaming platform knows';

describe('events of the platform', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;
  let link: string;
  let events = 0;

  beforeAll(async () => {
    const env = { INGEST_KEY: ingestKey, INGEST_BATCHES_PER_MINUTE: '40', LOGIN_RATE_LIMIT: '10' };
    server = await createTestServer({ env });
    ada = await server.filmmaker();
  });
  beforeEach(async () => {
    server.advance(60_000);
    film = await createFilm(ada, { type: 'SHORT_FILM' });
    await server.database.tables.updateTable('films').set({ status: 4 }).where('id', '=', film).execute();
    const body = { filmmakerId: ada.id, programId: film, affiliateCode: null };
    link = (await ada.call('POST /filmmakers/films/shortlink/create', { body })).body.shortlink;
  });
  afterAll(() => server?.stop());

  const now = Math.floor(Date.now() / 1000);
  const send = (body: object, headers: Record<string, string> = { authorization: `Bearer ${ingestKey}` }) =>
    server.visitor().call('POST /ingest/events', { body, headers });
  const view = (more: object = {}) => {
    events += 1;
    return { id: `v-${events}`, programId: film, watchedSeconds: 90, adRevenueMicros: 1500, viewedAt: now, ...more };
  };
  const registration = (more: object = {}) => {
    events += 1;
    return { id: `r-${events}`, shortlink: link, clickedAt: now - 60, registeredAt: now, paidCents: 999, ...more };
  };
  const sums = async () => {
    const { tables } = server.database;
    const hours = await tables.selectFrom('view_hours').selectAll().where('film_id', '=', film).orderBy('hour').execute();
    const { rows } = await sql`
      select date_trunc('month', hour at time zone 'UTC')::date as month, sum(views)::integer as views,
        sum(watched_seconds)::bigint as watched_seconds, sum(ad_revenue_micros)::bigint as ad_revenue_micros
      from view_hours where film_id = ${film} group by 1 order by 1`.execute(tables);
    const months = tables.selectFrom('view_months').select(['month', 'views', 'watched_seconds', 'ad_revenue_micros']);
    expect(await months.where('film_id', '=', film).orderBy('month').execute()).toEqual(rows);
    return hours.map(({ views, watched_seconds, ad_revenue_micros }) => [
      views,
      Number(watched_seconds),
      Number(ad_revenue_micros),
    ]);
  };

  it('are kept and summed by the hour', async () => {
    const views = [view(), view({ adRevenueMicros: undefined }), view({ viewedAt: now - 7200 })];
    const answer = await send({ views, registrations: [registration()] });
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: { recorded: 4, repeated: 0, unknown: [] } }]);
    expect(await sums()).toEqual([
      [1, 90, 1500],
      [2, 180, 1500],
    ]);
  });

  it('count once, however often they are told: again, twice in a batch, and in batches at once', async () => {
    const first = view();
    expect((await send({ views: [first, first] })).body.data).toEqual({ recorded: 1, repeated: 1, unknown: [] });
    expect((await send({ views: [{ ...first, watchedSeconds: 5 }] })).body.data).toMatchObject({ recorded: 0, repeated: 1 });
    const views = Array.from({ length: 300 }, () => view());
    const answers = await Promise.all([views, [...views].reverse(), views].map((batch) => send({ views: batch })));
    expect(answers.reduce((sum, { body }) => sum + body.data.recorded, 0)).toBe(300);
    expect(await sums()).toEqual([[301, 301 * 90, 301 * 1500]]);
  });

  it('a film’s owner does not count as its viewer (R-414, R-443)', async () => {
    const views = [view({ viewerId: ada.id }), view({ viewerId: ada.id + 1 })];
    expect((await send({ views })).body.data.recorded).toBe(2);
    expect(await sums()).toEqual([[1, 90, 1500]]);
  });

  it('of unknown programs and links are named and left out', async () => {
    const views = [view(), view({ id: 'lost', programId: 2_000_000_000 })];
    const registrations = [registration({ id: 'stray', shortlink: 's/AAAAAAAAAAAA' }), registration()];
    const { body } = await send({ views, registrations });
    expect(body.data).toEqual({ recorded: 2, repeated: 0, unknown: ['lost', 'stray'] });
  });

  it.each([
    ['a view ahead of time', () => ({ views: [view(), view({ viewedAt: now + 7_000_000 })] }), '/views/1/viewedAt'],
    [
      'a registration before its click',
      () => ({ registrations: [registration({ clickedAt: now + 1 })] }),
      '/registrations/0/registeredAt',
    ],
    ['seconds below zero', () => ({ views: [view({ watchedSeconds: -1 })] }), '/views/0/watchedSeconds'],
    ['a name that is none', () => ({ views: [view({ id: 'a b' })] }), '/views/0/id'],
    ['no event at all', () => ({}), ''],
    ['too many', () => ({ views: Array.from({ length: 1001 }, () => view()) }), '/views'],
    ['a film that is no number', () => ({ views: [view({ programId: '1; drop table views' })] }), '/views/0/programId'],
  ])('%s: the batch is refused as a whole', async (_what, batch, path) => {
    const { status, body } = await send(batch());
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'invalid', path]);
    expect(await sums()).toEqual([]);
  });

  it('need the key, and trying keys is limited', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: `Basic ${ingestKey}` }])
      expect((await send({ views: [view()] }, headers)).status).toBe(401);
    for (let n = 0; n < 8; n += 1) await send({ views: [view()] }, { authorization: `Bearer wrong-${n}` });
    expect((await send({ views: [view()] }, { authorization: 'Bearer wrong' })).status).toBe(429);
    expect((await send({ views: [view()] })).status).toBe(200);
    expect(await sums()).toEqual([[1, 90, 1500]]);
  });

  it('wait for the next minute when there are too many batches', async () => {
    const answers = await Promise.all(Array.from({ length: 45 }, () => send({ views: [view()] })));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(5);
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await sums()).toEqual([[40, 40 * 90, 40 * 1500]]);
  });
});
