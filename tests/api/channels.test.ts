import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askForChannel,
  channelBody,
  decideChannel,
  openChannel,
  ownChannel,
  picture,
  publishedFilm,
  putBanner,
} from './channels.ts';
import type { Client } from './client.ts';
import { createFilm } from './films.ts';
import { waitForMails } from './mails.ts';
import { staffClient } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

type Filmmaker = Awaited<ReturnType<TestServer['filmmaker']>>;

let server: TestServer;
let staff: Client;

beforeAll(async () => {
  server = await createTestServer();
  staff = await staffClient(server);
});
afterAll(() => server?.stop());

const create = (client: Client, body: object) => client.call('POST /filmmaker/channel/create', { body });
const update = (client: Client, id: number, body: object) =>
  client.call('POST /filmmaker/channel/:id/update', { params: { id }, body });
const takenNumbers = async (client: Client): Promise<number[]> =>
  (await client.call('GET /filmmaker/channel/get-numbers')).body.data;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a request for a channel', () => {
  let nobody: Filmmaker;
  beforeAll(async () => {
    nobody = await server.filmmaker();
  });

  it('makes a pending channel of what the form says (R-472, R-491, R-570 to R-573)', async () => {
    const ada = await server.filmmaker();
    expect(await ownChannel(ada)).toBeNull();
    const body = await channelBody(server, ada, { number: 101, name: '  Ada Lumen Films ' });
    const began = Math.floor(Date.now() / 1000);
    const answer = await create(ada, body);
    expect(answer.body).toEqual({ data: { id: expect.any(Number), status: 2 } });
    const channel = await ownChannel(ada);
    expect(channel).toEqual({
      id: answer.body.data.id,
      number: 101,
      name: 'Ada Lumen Films',
      headline: 'Quiet films about loud weather.',
      bannerImage: body.bannerImage,
      bannerImageUrl: expect.stringContaining(body.bannerImage),
      status: 2,
      modified: expect.any(Number),
      rejectionNote: null,
      filmmakerChannelShortlink: null,
      shortlinkClicks: 0,
    });
    expect(channel.modified).toBeGreaterThanOrEqual(began);
    expect(channel.modified).toBeLessThanOrEqual(Date.now() / 1000);
    const shown = await fetch(new URL(channel.bannerImageUrl, server.url));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await takenNumbers(ada)).toContain(101);
  });

  it('is one for each filmmaker, also when it is sent twice at once', async () => {
    const ada = await server.filmmaker();
    const bodies = [await channelBody(server, ada, { number: 111 }), await channelBody(server, ada, { number: 112 })];
    const answers = await Promise.all(bodies.map((body) => create(ada, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(await create(ada, await channelBody(server, ada, { number: 113 })))).toEqual([409, 'channel_exists']);
  });

  it('of many filmmakers for one number at once gives it to one and tells the others (R-492)', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => server.filmmaker()));
    const bodies = await Promise.all(people.map((person) => channelBody(server, person, { number: 200 })));
    const answers = await Promise.all(people.map((person, index) => create(person, bodies[index] ?? {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const message = 'The channel number 200 has just been taken by someone else. Please choose another one.';
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body]).toEqual([
        422,
        { code: 'channel_number_taken', message, errors: [{ path: '/number', keyword: 'channel_number_taken', message }] },
      ]);
    // Who was second keeps the banner that was uploaded, and takes another number.
    const late = answers.findIndex(({ status }) => status !== 200);
    const again = await create(people[late] ?? staff, { ...bodies[late], number: 201 });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect((await takenNumbers(people[0] ?? staff)).filter((number) => number === 200)).toEqual([200]);
  });

  it.each([
    ['no number', { number: undefined }, '/number', 'required'],
    ['100', { number: 100 }, '/number', 'minimum'],
    ['1000', { number: 1000 }, '/number', 'maximum'],
    ['a name of 56 characters', { name: 'n'.repeat(56) }, '/name', 'maxLength'],
    ['a headline of 301 characters', { headline: 'h'.repeat(301) }, '/headline', 'maxLength'],
    ['no banner', { bannerImage: undefined }, '/bannerImage', 'required'],
    ['a banner of nobody', { bannerImage: `channels/images/${'0'.repeat(32)}-a.jpg` }, '/bannerImage', 'upload_missing'],
    ['a film’s file as banner', { bannerImage: 'films/1/assets/a.png' }, '/bannerImage', 'pattern'],
  ])('with %s is refused at its field (R-457, R-461, R-463, R-465, R-614)', async (_name, changes, path, keyword) => {
    const answer = await create(nobody, await channelBody(server, nobody, { number: 300, ...changes }));
    expect([answer.status, answer.body.errors.map((error: object) => ({ ...error, message: '' }))]).toEqual([
      422,
      [{ path, keyword, message: '' }],
    ]);
    expect(await ownChannel(nobody)).toBeNull();
  });

  it('takes a banner by its bytes: one that is too small or no picture is thrown away (R-467, R-470)', async () => {
    const ada = nobody;
    const small = await putBanner(server.url, ada, await picture(479, 200));
    const tooSmall = await create(ada, await channelBody(server, ada, { number: 301, bannerImage: small }));
    expect(tooSmall.body.errors).toEqual([
      {
        path: '/bannerImage',
        keyword: 'image_too_small',
        message: 'Please select an image of at least 480x200. This image is 479x200.',
      },
    ]);
    expect(await server.storage.head(small)).toBeUndefined();
    const text = await putBanner(server.url, ada, Uint8Array.from(Buffer.from('<svg onload="alert(1)"/>')));
    const noImage = await create(ada, await channelBody(server, ada, { number: 301, bannerImage: text }));
    expect(codeOf(noImage)).toEqual([422, 'not_image']);
    const empty = await putBanner(server.url, ada, new Uint8Array());
    const nothing = await create(ada, await channelBody(server, ada, { number: 301, bannerImage: empty }));
    expect(codeOf(nothing)).toEqual([422, 'empty_upload']);
    expect(await ownChannel(ada)).toBeNull();
  });

  it('takes nobody else’s banner, and none twice', async () => {
    const [ada, grace] = [await server.filmmaker(), await server.filmmaker()];
    const bannerImage = await putBanner(server.url, ada);
    const stolen = await create(grace, await channelBody(server, grace, { number: 302, bannerImage }));
    expect(codeOf(stolen)).toEqual([422, 'upload_missing']);
    expect((await create(ada, await channelBody(server, ada, { number: 302, bannerImage }))).status).toBe(200);
    const again = await create(grace, await channelBody(server, grace, { number: 303, bannerImage }));
    expect(codeOf(again)).toEqual([422, 'upload_missing']);
  });

  it('has a banner thrown away whose upload is withdrawn by its owner, and keeps one that is in use', async () => {
    const [ada, grace] = [await server.filmmaker(), await server.filmmaker()];
    const withdraw = (client: Client, key: string, path = 'channels/images/') =>
      client.call('POST /upload/withdraw', { body: { path, key } });
    const isStored = async (key: string) => (await server.storage.head(key)) !== undefined;
    const bannerImage = await putBanner(server.url, ada);
    expect([(await withdraw(grace, bannerImage)).status, await isStored(bannerImage)]).toEqual([200, true]);
    for (const path of ['channels/images/', 'channels/images'])
      expect([(await withdraw(ada, bannerImage, path)).body, await isStored(bannerImage)]).toEqual([{ success: true }, false]);
    expect(codeOf(await create(ada, await channelBody(server, ada, { number: 304, bannerImage })))).toEqual([
      422,
      'upload_missing',
    ]);

    const used = await putBanner(server.url, ada);
    expect((await create(ada, await channelBody(server, ada, { number: 304, bannerImage: used }))).status).toBe(200);
    expect([(await withdraw(ada, used)).status, await isStored(used)]).toEqual([200, true]);
  });

  it.each([
    ['an SVG', { contentType: 'image/svg+xml' }, 'not_image'],
    ['a film', { contentType: 'video/mp4' }, 'not_image'],
    ['51 MB', { size: 51_000_000 }, 'file_too_large'],
  ])('is not signed an upload of %s (R-470)', async (_name, changes, code) => {
    const query = { objectName: 'a.jpg', contentType: 'image/jpeg', path: 'channels/images', ...changes };
    expect(codeOf(await nobody.call('GET /s3/sign', { query }))).toEqual([422, code]);
  });
});

describe('a decision about a channel', () => {
  it('rejected: its owner reads why, edits it and sends it again (R-449, R-453, R-454, R-458, R-574)', async () => {
    const ada = await server.filmmaker();
    const id = await askForChannel(server, ada, 400);
    const before = await ownChannel(ada);
    const body = { number: 400, name: 'Ada', bannerImage: before.bannerImage };
    expect(codeOf(await update(ada, id, body))).toEqual([409, 'channel_locked']);
    expect(codeOf(await decideChannel(staff, id, 'rejectChannel'))).toEqual([422, 'invalid']);
    expect((await decideChannel(staff, id, 'rejectChannel', { note: 'Your own name is missing.' })).status).toBe(200);
    expect(await ownChannel(ada)).toMatchObject({ status: 0, rejectionNote: 'Your own name is missing.', number: 400 });
    // Its number stays its own meanwhile.
    const grace = await server.filmmaker();
    expect(codeOf(await create(grace, await channelBody(server, grace, { number: 400 })))).toEqual([
      422,
      'channel_number_taken',
    ]);
    expect((await update(ada, id, body)).body).toEqual({ data: { id, status: 2 } });
    expect(await ownChannel(ada)).toMatchObject({ id, status: 2, rejectionNote: null, name: 'Ada', headline: null });
    expect(await server.storage.head(before.bannerImage)).toBeDefined();
  });

  it('a banner that is replaced goes; a number taken meanwhile is refused and nothing is lost', async () => {
    const [ada, grace] = [await server.filmmaker(), await server.filmmaker()];
    const id = await askForChannel(server, ada, 410);
    await askForChannel(server, grace, 411);
    await decideChannel(staff, id, 'rejectChannel', { note: 'No.' });
    const { bannerImage: old } = await ownChannel(ada);
    const body = await channelBody(server, ada, { number: 411 });
    expect(codeOf(await update(ada, id, body))).toEqual([422, 'channel_number_taken']);
    expect(await ownChannel(ada)).toMatchObject({ number: 410, bannerImage: old, status: 0 });
    expect(await server.storage.head(old)).toBeDefined();
    expect((await update(ada, id, { ...body, number: 412 })).status).toBe(200);
    expect(await ownChannel(ada)).toMatchObject({ number: 412, bannerImage: body.bannerImage, status: 2 });
    expect(await server.storage.head(old)).toBeUndefined();
    expect(await takenNumbers(ada)).not.toContain(410);
  });

  it('is recorded with who, when and why, and told by mail and by a badge (R-083, R-449)', async () => {
    const ada = await server.filmmaker();
    const id = await askForChannel(server, ada, 420);
    const badge = async () => (await ada.call('GET /validate-session')).body.data;
    expect(await badge()).toEqual({ notificationCount: 0 });
    const steps = [
      ['rejectChannel', { note: 'Too dark.' }, 0],
      ['approveChannel', {}, 1],
      ['deactivateChannel', { note: 'Asked for.' }, 3],
      ['reactivateChannel', {}, 1],
    ] as const;
    for (const [action, more, status] of steps) {
      if (action === 'approveChannel') {
        const { bannerImage } = await ownChannel(ada);
        expect((await update(ada, id, { number: 420, name: 'Ada', bannerImage })).status).toBe(200);
      }
      expect((await decideChannel(staff, id, action, more)).status).toBe(200);
      expect((await ownChannel(ada)).status).toBe(status);
    }
    // The poll, from memory, knows each at once; films have a count of their own.
    expect(await badge()).toEqual({ notificationCount: 0, channelNotificationCount: 4 });
    const acknowledge = () => ada.call('POST /filmmaker/channel/acknowledge');
    const both = await Promise.all([acknowledge(), acknowledge()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await badge()).toEqual({ notificationCount: 0 });
    const { body } = await staff.call('GET /staff/channels/:id', { params: { id } });
    expect(body.data.history.map(({ action, note }: { action: string; note: string | null }) => [action, note])).toEqual([
      ['reactivateChannel', null],
      ['deactivateChannel', 'Asked for.'],
      ['approveChannel', null],
      ['rejectChannel', 'Too dark.'],
    ]);
    expect(body.data.history[0]).toMatchObject({ decidedBy: expect.any(String), fromStatus: 3, toStatus: 1 });
    const mails = await waitForMails(server.home.dataDirectory, ada.email, 4);
    const told = (words: string) => mails.find(({ source }) => source.includes(words));
    expect(told('Too dark.')?.subject).toMatch(/^News about your channel “Ada/);
    expect(told('Too dark.')?.link).toMatch(/\/my-channel$/);
    expect(told('is active again')).toBeDefined();
  });

  it('is refused in a status that it does not belong to', async () => {
    const ada = await server.filmmaker();
    const id = await askForChannel(server, ada, 430);
    const impossible = [
      ['approveChannel', 0],
      ['approveChannel', 1],
      ['rejectChannel', 1],
      ['deactivateChannel', 2],
      ['reactivateChannel', 2],
      ['approveChannel', 3],
    ] as const;
    for (const [action, status] of impossible) {
      await server.database.tables.updateTable('channels').set({ status }).where('id', '=', id).execute();
      const answer = await decideChannel(staff, id, action, { note: 'n' });
      expect([action, status, ...codeOf(answer)]).toEqual([action, status, 409, 'decision_impossible']);
    }
  });

  it('that is sent again, its answer lost, is taken once', async () => {
    const ada = await server.filmmaker();
    const id = await askForChannel(server, ada, 497);
    const send = (body: object) =>
      staff.call('POST /staff/channels/:id/decide', { params: { id }, body: { version: 1, note: 'n', ...body } });
    expect((await send({ action: 'rejectChannel' })).status).toBe(200);
    expect((await send({ action: 'rejectChannel' })).status).toBe(200);
    expect((await send({ action: 'rejectChannel', note: 'other' })).body.code).toBe('decided_elsewhere');
    const { body } = await staff.call('GET /staff/channels/:id', { params: { id } });
    expect(body.data.history).toHaveLength(1);
  });

  it('of two at once the second is told that somebody has decided', async () => {
    const ada = await server.filmmaker();
    const id = await askForChannel(server, ada, 499);
    const send = (action: string) =>
      staff.call('POST /staff/channels/:id/decide', { params: { id }, body: { action, version: 1, note: 'n' } });
    const answers = await Promise.all([send('approveChannel'), send('rejectChannel')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('decided_elsewhere');
  });

  it('the queue is searched by name, owner and number, and narrowed by status', async () => {
    const ada = await server.filmmaker('Zoe Harbourmaster');
    const id = await askForChannel(server, ada, 498);
    const find = async (query: Record<string, string | number>) =>
      (await staff.call('GET /staff/channels', { query })).body.data.rows.map((row: { id: number }) => row.id);
    expect(await find({ searchText: 'harbourmaster' })).toEqual([id]);
    expect(await find({ searchText: '498', status: 2 })).toEqual([id]);
    expect(await find({ searchText: '498', status: 1 })).toEqual([]);
    expect(await find({ searchText: '%' })).toEqual([]);
    expect(await find({ searchText: '498', waiting: 'true' })).toEqual([id]);
    const count = async () => (await staff.call('GET /staff/channels', { query: { status: 0 } })).body.data.waitingRows;
    const before = await count();
    await decideChannel(staff, id, 'approveChannel');
    expect(await find({ searchText: '498', waiting: 'true' })).toEqual([]);
    expect(await count()).toBe(before - 1);
  });
});

describe('the link that promotes a channel', () => {
  it('leads to its number on the platform and counts every click of a burst (R-478, R-491)', async () => {
    const ada = await server.filmmaker();
    const id = await openChannel(server, ada, staff, 600);
    const before = await ownChannel(ada);
    expect(before).toMatchObject({ status: 1, shortlinkClicks: 0 });
    const { pathname } = new URL(before.filmmakerChannelShortlink);
    const follow = () => fetch(`${server.url}${pathname}`, { redirect: 'manual' });
    const answers = await Promise.all(Array.from({ length: 50 }, follow));
    const [first] = answers;
    expect(first?.status).toBe(302);
    expect(new URL(first?.headers.get('location') ?? '').pathname).toBe('/channel/600');
    expect((await ownChannel(ada)).shortlinkClicks).toBe(50);
    // A channel that comes back keeps its link and its clicks.
    await decideChannel(staff, id, 'deactivateChannel', { note: 'A pause.' });
    await decideChannel(staff, id, 'reactivateChannel');
    expect(await ownChannel(ada)).toMatchObject({
      filmmakerChannelShortlink: before.filmmakerChannelShortlink,
      shortlinkClicks: 50,
    });
  });
});

describe('the videos of a channel', () => {
  let ada: Filmmaker;
  let grace: Filmmaker;
  let channel: number;
  const assign = (client: Client, id: number, ...films: number[]) =>
    client.call('POST /filmmaker/channel/:id/assign-video', {
      params: { id },
      body: { videos: films.map((film) => ({ id: film })) },
    });
  const rowsOf = async (id: number): Promise<{ id: number; videoId: number; title: string }[]> =>
    (await ada.call('GET /filmmaker/channel/:id/all-channel-videos', { params: { id } })).body.data.rows;
  const order = (id: number, body: object) =>
    ada.call('POST /filmmaker/channel/:id/update-program-order', { params: { id }, body });
  const titles = async (id: number) => (await rowsOf(id)).map(({ title }) => title);

  beforeAll(async () => {
    ada = await server.filmmaker();
    grace = await server.filmmaker('Grace Guest');
    channel = await openChannel(server, ada, staff, 500);
  });

  it('are found among everybody’s published ones, the own first, and say whose they are (R-490, R-565)', async () => {
    await publishedFilm(server, grace, 'Zeta a hundred% Lights');
    await publishedFilm(server, ada, 'Zeta my Lights');
    await createFilm(ada, { title: 'Zeta draft Lights' });
    const search = async (query: Record<string, string | number>) =>
      (await ada.call('GET /filmmakers/films/search', { query })).body.data;
    const { rows, nextPage } = await search({ searchText: 'zeta', page: 1 });
    expect(rows).toEqual([
      { id: expect.any(Number), title: 'Zeta my Lights', isDiffFilmmaker: false, filmmakerName: 'Ada Lumen' },
      { id: expect.any(Number), title: 'Zeta a hundred% Lights', isDiffFilmmaker: true, filmmakerName: 'Grace Guest' },
    ]);
    expect(nextPage).toBeNull();
    expect((await search({ searchText: 'hundred%' })).rows).toHaveLength(1);
    expect((await search({ searchText: 'hundred_' })).rows).toHaveLength(0);
    expect((await search({ page: 2 })).rows).toEqual([]);
  });

  it('are assigned one by one: each result says what became of it (R-487, R-577)', async () => {
    const [own, others] = [await publishedFilm(server, ada, 'Own'), await publishedFilm(server, grace, 'Other')];
    const draft = await createFilm(ada, { title: 'Draft' });
    const hidden = await createFilm(grace, { title: 'Secret' });
    const { body } = await assign(ada, channel, own, others, draft, hidden, 2_000_000_000, own);
    expect(body.data).toEqual([
      { videoId: own, status: true, message: '“Own” was assigned to your channel.' },
      { videoId: others, status: true, message: '“Other” was assigned to your channel.' },
      { videoId: draft, status: false, message: '“Draft” is not published yet.' },
      { videoId: hidden, status: false, message: 'This video does not exist any more.' },
      { videoId: 2_000_000_000, status: false, message: 'This video does not exist any more.' },
    ]);
    expect(await titles(channel)).toEqual(['Own', 'Other']);
    expect((await assign(ada, channel, own)).body.data).toEqual([
      { videoId: own, status: false, message: '“Own” is already assigned to your channel.' },
    ]);
  });

  it('are there once, however often they are assigned at the same time', async () => {
    const film = await publishedFilm(server, ada, 'Twice');
    const answers = await Promise.all(Array.from({ length: 5 }, () => assign(ada, channel, film)));
    const done = answers.flatMap(({ body }) => body.data).filter(({ status }) => status);
    expect(done).toHaveLength(1);
    expect((await titles(channel)).filter((title) => title === 'Twice')).toHaveLength(1);
  });

  it('come 20 a page, in their order (R-480, R-575, R-576)', async () => {
    const person = await server.filmmaker();
    const id = await openChannel(server, person, staff, 501);
    const films: number[] = [];
    for (let n = 0; n < 41; n += 1) films.push(await publishedFilm(server, person, `Part ${n}`));
    expect((await assign(person, id, ...films)).status).toBe(200);
    const page = async (n: number) =>
      (await person.call('GET /filmmaker/channel/:id/channel-videos', { params: { id }, query: { page: n } })).body.data;
    expect(await page(1)).toMatchObject({ totalPages: 3, totalRows: 41 });
    expect((await page(1)).rows).toHaveLength(20);
    expect((await page(3)).rows).toEqual([{ id: expect.any(Number), videoId: films[40], title: 'Part 40' }]);
    expect((await page(4)).rows).toEqual([]);
    const all = await person.call('GET /filmmaker/channel/:id/all-channel-videos', { params: { id } });
    expect(all.body.data.rows.map(({ videoId }: { videoId: number }) => videoId)).toEqual(films);
  });

  it('are removed by DELETE and POST, and by GET with the portal’s own header only (R-578)', async () => {
    const films = [];
    for (const title of ['By delete', 'By post', 'By get']) films.push(await publishedFilm(server, ada, title));
    await assign(ada, channel, ...films);
    const [byDelete = 0, byPost = 0, byGet = 0] = films;
    const remove = (method: 'DELETE' | 'POST' | 'GET', videoId: number, headers = {}) =>
      ada.call(`${method} /filmmaker/channel/:id/channel-video/:videoId/remove`, {
        params: { id: channel, videoId },
        headers,
      });
    expect((await remove('DELETE', byDelete)).body).toEqual({ success: true });
    expect((await remove('POST', byPost)).body).toEqual({ success: true });
    expect(codeOf(await remove('GET', byGet, { 'sec-fetch-site': 'none' }))).toEqual([403, 'cross_site']);
    expect(codeOf(await remove('GET', byGet, { 'sec-fetch-site': 'cross-site', 'x-time': '1' }))).toEqual([403, 'cross_site']);
    expect(await titles(channel)).toContain('By get');
    expect((await remove('GET', byGet, { 'sec-fetch-site': 'same-origin', 'x-time': '1' })).body).toEqual({ success: true });
    expect(codeOf(await remove('DELETE', byDelete))).toEqual([404, 'not_found']);
    for (const title of ['By delete', 'By post', 'By get']) expect(await titles(channel)).not.toContain(title);
  });

  it('keep the order that is saved, beginning with 0 (R-497, R-498, R-579)', async () => {
    const rows = await rowsOf(channel);
    const reversed = [...rows].reverse();
    const answer = await order(
      channel,
      reversed.map((row, displayOrder) => ({ ...row, displayOrder })),
    );
    expect(answer.body).toEqual({ success: true });
    expect(await rowsOf(channel)).toEqual(reversed);
    const stored = await server.database.tables
      .selectFrom('channel_videos')
      .select(['id', 'display_order'])
      .where('channel_id', '=', channel)
      .orderBy('display_order')
      .execute();
    expect(stored).toEqual(reversed.map(({ id }, index) => ({ id, display_order: index })));
  });

  it('an order that another page has overtaken adds and removes nothing', async () => {
    const rows = await rowsOf(channel);
    const [gone] = rows;
    const late = await publishedFilm(server, ada, 'Late');
    const saved = [...rows].reverse().map(({ id }, displayOrder) => ({ id, displayOrder }));
    await Promise.all([
      assign(ada, channel, late),
      ada.call('DELETE /filmmaker/channel/:id/channel-video/:videoId/remove', {
        params: { id: channel, videoId: gone?.videoId ?? 0 },
      }),
      order(channel, [...saved, { id: 2_000_000_000, displayOrder: 999 }]),
    ]);
    await order(channel, saved);
    const expected = [...rows.slice(1)].reverse().map(({ title }) => title);
    expect(await titles(channel)).toEqual([...expected, 'Late']);
  });

  it.each([
    ['no list', {}],
    ['an empty list', []],
    ['a place below 0', [{ id: 1, displayOrder: -1 }]],
    ['no place', [{ id: 1 }]],
  ])('an order of %s is refused', async (_name, body) => {
    expect(codeOf(await order(channel, body))).toEqual([422, 'invalid']);
  });

  it('stay as they are while the channel is not approved', async () => {
    const id = await askForChannel(server, grace, 502);
    const film = await publishedFilm(server, grace, 'Too early');
    expect(codeOf(await assign(grace, id, film))).toEqual([409, 'channel_closed']);
    const removal = { params: { id, videoId: film } };
    expect(codeOf(await grace.call('DELETE /filmmaker/channel/:id/channel-video/:videoId/remove', removal))).toEqual([
      409,
      'channel_closed',
    ]);
  });
});
