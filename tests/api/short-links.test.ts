import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/src/database/database.ts';
import { createClickCounter } from '../../server/src/links/click-counter.ts';
import { newCode } from '../../server/src/links/new-code.ts';
import { findChannelLink, insertFilmLink, saveChannelLink } from '../../server/src/repositories/short-links.ts';
import { bundlePrograms } from './bundle.ts';
import { programs, startChild } from './child-server.ts';
import { createFilm } from './films.ts';
import { createHome } from './home.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** Follows a link on a connection of its own; where it leads is not asked. */
const follow = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders }>((done, fail) => {
    const sent = request(url, { method, headers, agent: false }, (reply) => {
      reply.on('error', fail).resume();
      reply.on('end', () => done({ status: reply.statusCode, headers: reply.headers }));
    });
    sent.on('error', fail).end();
  });

describe('short links', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;
  let link: string;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker();
    film = await createFilm(ada, { type: 'SHORT_FILM' });
    await server.database.tables.updateTable('films').set({ status: 4 }).where('id', '=', film).execute();
    const body = { filmmakerId: ada.id, programId: film, affiliateCode: null };
    link = `${server.url}/${(await ada.call('POST /filmmakers/films/shortlink/create', { body })).body.shortlink}`;
  });
  afterAll(() => server?.stop());

  const told = async () =>
    (await ada.call('GET /filmmakers/films')).body.data.rows.find((row: { id: number }) => row.id === film).userClicks;
  const stored = async () => {
    const { tables } = server.database;
    const all = (table: 'clicks' | 'click_hours') =>
      tables
        .selectFrom(table)
        .select((rows) => rows.fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow();
    const hours = await tables
      .selectFrom('click_hours')
      .select((rows) => rows.fn.sum<string>('clicks').as('n'))
      .executeTakeFirst();
    return [Number((await all('clicks')).n), Number(hours?.n ?? 0)];
  };

  it('lead to the platform with their code and count the click (R-282, R-547)', async () => {
    const code = link.split('/').at(-1);
    const first = await follow(link);
    expect([first.status, first.headers.location, first.headers['cache-control']]).toEqual([
      302,
      `https://platform.example/?ref=${code}`,
      'no-store',
    ]);
    await server.database.tables
      .updateTable('films')
      .set({ program_link: 'https://platform.example/watch/9?from=a' })
      .where('id', '=', film)
      .execute();
    expect((await follow(link)).headers.location).toBe(`https://platform.example/watch/9?from=a&ref=${code}`);
    expect([await told(), await stored()]).toEqual([2, [2, 2]]);
  });

  it('that are only looked at do not count', async () => {
    const before = await stored();
    expect((await follow(link, {}, 'HEAD')).status).toBe(302);
    expect((await follow(link, { 'sec-purpose': 'prefetch;prerender' })).status).toBe(302);
    expect((await follow(link, { purpose: 'prefetch' })).status).toBe(302);
    expect(await stored()).toEqual(before);
  });

  it.each(['/s/AAAAAAAAAAAA', '/s/short', '/s/', "/s/aaaa'or1=1--", '/s/AAAAAAAAAAAA/more'])(
    '%s leads nowhere and counts nothing',
    async (path) => {
      const before = await stored();
      expect((await follow(server.url + path, { accept: 'application/json' })).status).toBe(404);
      expect(await stored()).toEqual(before);
    },
  );

  it('count every click of a burst', async () => {
    const [before = 0] = await stored();
    const lane = async () => {
      const seen: unknown[] = [];
      for (let n = 0; n < 4; n += 1) seen.push((await follow(link)).status);
      return seen;
    };
    const statuses = (await Promise.all(Array.from({ length: 100 }, lane))).flat();
    expect(statuses).toEqual(Array.from({ length: 400 }, () => 302));
    expect(await stored()).toEqual([before + 400, before + 400]);
    expect(await told()).toBe(before + 400);
  });

  it('count every one of thousands of clicks at the same moment, on two servers and two links', async () => {
    const { tables } = server.database;
    const other = await saveChannelLink(tables, ada.id, '/channel/100', newCode(), new Date());
    const [before = 0] = await stored();
    const servers = [createClickCounter(tables), createClickCounter(tables)];
    const codes = [link.split('/').at(-1) ?? '', other.code];
    const clicks = Array.from({ length: 8000 }, (_none, n) =>
      servers[n % 2]?.follow({ code: codes[(n >> 1) % 2] ?? '', at: new Date(), counts: true }),
    );
    const targets = await Promise.all(clicks);
    expect(targets.filter((target) => target?.path === '/channel/100')).toHaveLength(4000);
    expect(await stored()).toEqual([before + 8000, before + 8000]);
    expect(await findChannelLink(tables, ada.id)).toEqual({ code: other.code, clicks: 4000 });
  });

  it('of a channel are the same, one for each filmmaker, and keep their code and clicks when it moves', async () => {
    const { tables } = server.database;
    const at = new Date();
    const grace = await server.filmmaker('Grace');
    expect(await findChannelLink(tables, grace.id)).toBeUndefined();
    const made = await saveChannelLink(tables, grace.id, '/channel/101', newCode(), at);
    expect((await follow(`${server.url}/s/${made.code}`)).headers.location).toBe(
      `https://platform.example/channel/101?ref=${made.code}`,
    );
    expect(await saveChannelLink(tables, grace.id, '/channel/102', newCode(), at)).toEqual({ code: made.code, clicks: 1 });
    expect((await follow(`${server.url}/s/${made.code}`)).headers.location).toContain('/channel/102?');
    expect(await findChannelLink(tables, grace.id)).toEqual({ code: made.code, clicks: 2 });
  });
});

it('a kill in the middle of a burst loses no click that was answered', async () => {
  const [folder, home] = [await bundlePrograms(programs), await createHome()];
  const directory = join(home.dataDirectory, 'database');
  const open = () =>
    openDatabase({ directory }, (error) => {
      throw error;
    });
  const code = newCode();
  const before = await open();
  const at = new Date();
  const account = { email: 'ada@example.com', name: 'Ada', password_hash: '', created_at: at };
  const owner = await before.tables.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow();
  const row = { filmmaker_id: owner.id, title: 'Tide', terms: true, created_at: at, updated_at: at };
  const film = await before.tables.insertInto('films').values(row).returning('id').executeTakeFirstOrThrow();
  await insertFilmLink(before.tables, owner.id, film.id, code, at);
  await before.close();

  const server = await startChild(folder, home);
  let answered = 0;
  let sent = 0;
  const clicker = async () => {
    for (;;) {
      sent += 1;
      if ((await follow(`${server.url}/s/${code}`)).status === 302) answered += 1;
    }
  };
  const clickers = Array.from({ length: 50 }, () => clicker().catch(() => undefined));
  while (answered < 500) await new Promise((done) => setTimeout(done, 5));
  await server.end('SIGKILL');
  await Promise.all(clickers);

  const after = await open();
  const { clicks } = await after.tables.selectFrom('short_links').select('clicks').executeTakeFirstOrThrow();
  await after.close();
  home.remove();
  expect(clicks).toBeGreaterThanOrEqual(answered);
  expect(clicks).toBeLessThanOrEqual(sent);
});
