import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { type CallName, FilmStatus } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { type Demo, startDemo } from '../../server/src/demo/start-demo.ts';
import { createLog } from '../../server/src/log.ts';

import { builtFrom, bundlePrograms } from './bundle.ts';
import { startProgram } from './child-server.ts';

import { type CallInput, type Client, createClient } from './client.ts';
import { createHome, type Home } from './home.ts';

/** Where the demo listens: at an address of IPv6, where the machine has any. */
const hosts = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));
const host = hosts.includes('::1') ? '::1' : '127.0.0.1';

describe('the demo', () => {
  let home: Home;
  let programs: string;
  let demo: Demo;
  let ada: Client;
  let staff: Client;
  let id: number;
  let url: string;
  let start: () => Promise<Demo>;

  beforeAll(async () => {
    home = await createHome();
    programs = await bundlePrograms({ 'embedded-s3': 'server/src/embedded-s3/main.ts', payouts: 'server/src/payouts.ts' });
    const { dataDirectory, schemasDirectory, appDirectory } = home;
    const env = { PORT: '0', HOST: host, DATA_DIR: dataDirectory, SCHEMAS_DIR: schemasDirectory, WATCH_SCHEMAS: '0' };
    const config = { ...readConfig(env), appDirectory };
    const options = { config, storeEntry: join(programs, 'embedded-s3.js'), builtFrom, log: createLog('silent') };
    start = () => startDemo(options);
    demo = await start();
    url = demo.server.origin;
    [ada, staff] = [createClient(url), createClient(url)];
    const { body } = await ada.call('POST /sessions', { body: { ...demo.filmmaker, filmmakerLogin: true } });
    id = body.user.id;
    await staff.call('POST /sessions', { body: { ...demo.staff, filmmakerLogin: true } });
  });
  afterAll(async () => {
    await demo?.server.close();
    home?.remove();
  });

  const ask = async (name: CallName, input: CallInput = {}, client = ada) => {
    const answer = await client.call(name, input);
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body.data;
  };
  const listFilms = async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask('GET /filmmakers/films', { query: { page } })));
    return pages.flatMap(({ rows }) => rows as { id: number; title: string; status: number }[]);
  };

  it('has 25 films, some in every status', async () => {
    const films = await listFilms();
    expect(films).toHaveLength(25);
    const { rows } = await demo.server.database.tables
      .selectFrom('films')
      .select(['status'])
      .where('filmmaker_id', '=', id)
      .distinct()
      .execute()
      .then((found) => ({ rows: found.map(({ status }) => status) }));
    expect(rows.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('fills the dashboard', async () => {
    const now = Math.floor(Date.now() / 1000);
    const query = { filmmakerId: id, from: now - 150 * 86_400, to: now, page: 1 };
    const stats = await ask('GET /filmmakers/affiliate/count', { query });
    for (const figure of [
      'submittedFilmsCount',
      'publishedFilmsCount',
      'shortlinksClick',
      'registrationCount',
      'totalViews',
      'totalPayouts',
    ])
      expect([figure, stats[figure]]).toEqual([figure, expect.any(Number)]);
    expect(stats.publishedFilmsCount).toBe(7);
    expect(
      Math.min(stats.totalViews, stats.shortlinksClick, stats.registrationCount, stats.viewershipStats.length),
    ).toBeGreaterThan(5);
  });

  it('fills revenue and payouts, which add up', async () => {
    const report = await ask('GET /filmmakers/payout-report', { query: { page: 1 } });
    // Seven programs and the channel's link.
    expect(report.rows.length).toBe(8);
    expect(report.totalPayouts).toBeGreaterThan(300);
    expect(report.futurePayouts).toBeGreaterThan(0);
    const cents = (amount: number) => Math.round(amount * 100);
    const sum = report.rows.reduce((all: number, row: { revenue: number }) => all + cents(row.revenue), 0);
    expect(sum).toBe(cents(report.totalRevenue));
    // One payout came back, which cost a fee.
    expect(cents(report.totalRevenue)).toBe(cents(report.totalPayouts) + cents(report.futurePayouts) + 1500);
    for (const [type, words] of [
      ['paymentSetUp', ['You are paid by ACH: ••••6789']],
      ['paymentHistory', ['Paid', 'Rejected', '••••6789']],
    ] as const) {
      const frame = await ask('GET /filmmakers/get-iframe-url', { query: { type } });
      const html = await (await fetch(new URL(frame.url, url))).text();
      for (const word of words) expect(html).toContain(word);
    }
  });

  it('fills the channel, the library, and files from behind the scenes', async () => {
    const { channel } = await ask('GET /filmmaker/channel/detail');
    expect(channel).toMatchObject({ number: 207, status: 1 });
    expect(channel.shortlinkClicks).toBeGreaterThan(50);
    const videos = await ask('GET /filmmaker/channel/:id/channel-videos', { params: { id: channel.id }, query: { page: 1 } });
    expect(videos.rows.map(({ title }: { title: string }) => title)).toContain('Guest Room');
    const library = await ask('GET /filmmakers/film/:id/resource-list', {
      params: { id },
      query: { page: 1, isAdmin: 0, activetab: 'brandingAssets' },
    });
    expect(library.rows).toHaveLength(3);
    const film = (await listFilms()).find(({ title }) => title === 'Harbour Lights');
    const bts = await ask('GET /filmmakers/films/:id/bts-docs', { params: { id: film?.id ?? 0 }, query: { page: 1 } });
    expect(bts.rows).toHaveLength(2);
  });

  it('fills the staff desk: the queue, the channels, the outbox', async () => {
    const queue = await ask('GET /staff/films', { query: { page: 1 } }, staff);
    expect(queue.totalRows).toBe(23);
    const rows = queue.rows as { status: number; awaitingAssets: number }[];
    const ofShown = rows.filter(({ status }) => status === FilmStatus.active || status === FilmStatus.inactive);
    expect(ofShown.map(({ awaitingAssets }) => awaitingAssets)).toEqual(ofShown.map(() => 0));
    expect(rows.some(({ awaitingAssets }) => awaitingAssets > 0)).toBe(true);
    expect((await ask('GET /staff/channels', { query: { page: 1 } }, staff)).rows).toHaveLength(1);
    expect((await ask('GET /staff/outbox', { query: { page: 1 } }, staff)).totalRows).toBeGreaterThan(20);
  });

  it('its films can be played', async () => {
    const film = (await listFilms()).find(({ title }) => title === 'Night Ferry');
    const { videoLivePreview } = await ask('GET /filmmakers/films/:id/view', { params: { id: film?.id ?? 0 } });
    const reply = await fetch(new URL(videoLivePreview, url));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(Buffer.from(await reply.arrayBuffer()).toString('latin1', 4, 8)).toBe('ftyp');
  });

  it('refuses a database that is not empty, and leaves it as it is', async () => {
    await demo.server.close();
    await expect(start()).rejects.toThrow('The database is not empty: `npm start` serves what it holds.');
  });

  it('leaves a payout on its way, which `npm run payouts` lists as often as asked and settles once', async () => {
    const payouts = async (args: readonly string[], env: Record<string, string> = {}) => {
      const { child, output } = startProgram(join(programs, 'payouts.js'), home, env, args);
      const [code] = await once(child, 'close');
      return { code, said: output() };
    };
    const listed = await payouts(['list']);
    expect(listed.code).toBe(0);
    const { id: payment, ...told } = JSON.parse(listed.said);
    expect(told).toMatchObject({ method: 'ach', filmmaker: demo.filmmaker.email, details: { accountHolder: 'Ada Lumen' } });
    // Earned in a month that has ended.
    expect(told.month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(told.month < new Date().toISOString().slice(0, 7), told.month).toBe(true);
    expect(told.dollars).toBeGreaterThanOrEqual(100);
    expect(await payouts(['list'])).toEqual(listed);
    expect(await payouts(['list'], { PAYMENT_KEY: '0f'.repeat(32) })).toEqual({
      code: 1,
      said: `Payment ${payment} to ${demo.filmmaker.email} is not listed: its details do not open with this PAYMENT_KEY.\n`,
    });
    expect(await payouts(['paid', payment])).toEqual({ code: 0, said: `Payment ${payment} is noted as paid.\n` });
    for (const again of [
      ['paid', payment],
      ['rejected', payment, '--fee', '15'],
    ]) {
      const { code, said } = await payouts(again);
      expect([code, said]).toEqual([1, expect.stringContaining(`There is no payment ${payment} on its way`)]);
    }
    expect(await payouts(['list'])).toEqual({ code: 0, said: 'Nothing is to be paid.\n' });
    const elsewhere = await payouts(['list'], { DATA_DIR: join(home.dataDirectory, 'nowhere') });
    expect([elsewhere.code, elsewhere.said]).toEqual([1, expect.stringContaining("There is no portal's data in")]);
    for (const wrong of [[], ['2026-10'], ['list', 'more'], ['paid'], ['paid', payment, '--fee', '3'], ['list', '--month']]) {
      const { code, said } = await payouts(wrong);
      expect([wrong, code, said]).toEqual([wrong, 2, expect.stringMatching(/^Usage: npm run payouts/)]);
    }
  });
});
