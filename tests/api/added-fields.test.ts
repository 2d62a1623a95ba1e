import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, FilmStatus } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepPaymentKey } from '../../server/src/payments/local-payments/payment-key.ts';
import { findDetails } from '../../server/src/payments/local-payments/records.ts';
import { openDetails } from '../../server/src/payments/local-payments/sealed-details.ts';
import { putAttachment } from './attachments.ts';
import { askForChannel, channelBody, decideChannel, openChannel, ownChannel, publishedFilm } from './channels.ts';
import type { Client } from './client.ts';
import { createFilm, draft, uploadVideo } from './films.ts';
import { addRegularAccount } from './regular-account.ts';
import { decide, lookAt, staffClient, submitFilm } from './staff.ts';
import { createTestServer, password, type TestServer } from './test-server.ts';

const forms = [
  'signup',
  'upgrade',
  'profile',
  'film-submission',
  'film-details',
  'availability',
  'release-date',
  'bts-document',
  'promotions',
  'promotion-preferences',
  'channel',
  'manage-assets',
  'subtitles',
  'channel-videos',
  'channel-order',
  'payment-paypal',
  'staff-resource',
  'staff-note',
  'staff-rejection',
];
const field = { title: 'Festival', type: 'string', maxLength: 5 };
const tooLong = 'Please enter the value must be less than or equal to 5 characters.';

describe('a field that is added to a form’s file', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  const edit = (form: string, change: (schema: { properties: Record<string, unknown> }) => void) => {
    const file = join(server.home.schemasDirectory, 'forms', form, 'schema.json');
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    change(schema);
    writeFileSync(file, JSON.stringify(schema));
  };
  /** Takes a field out of a form's files, wherever they name it. */
  const takeOut = (form: string, field: string) => {
    for (const name of ['schema.json', 'ui.json']) {
      const file = join(server.home.schemasDirectory, 'forms', form, name);
      const content = JSON.parse(readFileSync(file, 'utf8'), (_key, value) =>
        Array.isArray(value) ? value.filter((one) => one !== field) : value,
      );
      delete (content.properties ?? content)[field];
      writeFileSync(file, JSON.stringify(content));
    }
  };
  const settings = async () => (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
  /** Changes files, and waits until they are published. */
  const publish = async (form: string, change: () => void) => {
    const address = async () => new RegExp(`/forms/${form}\\.\\w+\\.js`).exec(await settings())?.[0];
    const before = await address();
    change();
    await vi.waitFor(async () => expect(await address()).not.toBe(before), { timeout: 60_000 });
  };

  beforeAll(async () => {
    server = await createTestServer({ env: { WATCH_SCHEMAS: '1' } });
    await publish('staff-resource', () => {
      for (const form of forms)
        edit(form, (schema) => {
          schema.properties['festival'] = field;
          const { chapters } = schema.properties as { chapters?: { items: { properties: Record<string, unknown> } } };
          if (chapters) chapters.items.properties['festival'] = field;
        });
    });
    ada = await server.filmmaker();
  });
  afterAll(() => server?.stop());

  const done = async (name: CallName, input: Parameters<typeof ada.call>[1]) => {
    const answer = await ada.call(name, input);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const refused = async (name: CallName, input: Parameters<typeof ada.call>[1]) => {
    const { status, body } = await ada.call(name, input);
    return [status, body.errors?.map(({ message }: { message: string }) => message)];
  };
  const film = async (id: number) => (await done('GET /filmmakers/films/:id/view', { params: { id } })).data;
  const filmAt = async (status: number) => {
    const id = await createFilm(ada, { type: 'SHORT_FILM' });
    await server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();
    return id;
  };

  it('that takes members of any name keeps them whatever is typed as one', async () => {
    await publish('profile', () =>
      edit('profile', (schema) => {
        schema.properties['words'] = { title: 'Words', type: 'object', additionalProperties: { type: 'string' } };
      }),
    );
    const words = { '\ud800 half': '\udc00', 'back\\ud800': 'slash \\\\ud800', '🎬': '𝕱' };
    const params = { id: ada.id };
    await done('POST /filmmakers/profile/:id/update', {
      params,
      body: { email: ada.email, firstName: 'Ada', lastName: 'Lumen', words },
    });
    const { data } = await done('GET /filmmakers/profile/:id/view', { params });
    expect(data.added.words).toEqual({ '\ufffd half': '\ufffd', 'back\\ud800': 'slash \\\\ud800', '🎬': '𝕱' });
  });

  it('of the signup is kept with the account, its passwords are not, and begins the profile, which keeps its own (R-620, R-621)', async () => {
    const grace = server.visitor();
    const email = 'grace@example.com';
    const body = { name: 'Grace Reel', email, password, festival: 'Locar' };
    expect((await grace.call('POST /filmmaker/registrations', { body: { ...body, festival: 'Locarno' } })).status).toBe(422);
    const { id } = (await grace.call('POST /filmmaker/registrations', { body })).body.user;
    const kept = () =>
      server.database.tables.selectFrom('accounts').select('added').where('id', '=', id).executeTakeFirstOrThrow();
    expect(await kept()).toEqual({ added: { signup: { festival: 'Locar' } } });
    const view = async () => (await grace.call('GET /filmmakers/profile/:id/view', { params: { id } })).body.data.added;
    expect(await view()).toEqual({ festival: 'Locar' });
    const update = (more: object) =>
      grace.call('POST /filmmakers/profile/:id/update', {
        params: { id },
        body: { email, firstName: 'Grace', lastName: 'Reel', ...more },
      });
    expect((await update({ festival: 'Locarno' })).body.errors[0].message).toBe(tooLong);
    // Half of a surrogate pair, which no JSON column takes.
    expect((await update({ festival: 'Gent\ud83c' })).status).toBe(200);
    expect(await view()).toEqual({ festival: 'Gent\ufffd' });
    expect((await update({})).status).toBe(200);
    expect(await view()).toBeUndefined();
  });

  it('of an upgrade is kept once it takes effect, in the browser that asked, and begins the profile (R-620, R-621)', async () => {
    const upgraded = async (asks: Client, logsIn: Client) => {
      const { email, id } = await addRegularAccount(server);
      const { data } = (await asks.call('POST /check-user-exist', { body: { email } })).body;
      const ask = (festival: string) =>
        asks.call('POST /filmmaker/registrations', {
          body: { filmmakerEmail: email, userId: data.userId, upgrade: true, festival },
        });
      expect((await ask('Locarno')).body.errors[0].message).toBe(tooLong);
      expect((await ask('Locar')).status).toBe(200);
      await logsIn.call('POST /sessions', { body: { email, password, filmmakerLogin: true } });
      return (await logsIn.call('GET /filmmakers/profile/:id/view', { params: { id } })).body.data.added;
    };
    const rita = server.visitor();
    expect(await upgraded(rita, rita)).toEqual({ festival: 'Locar' });
    expect(await upgraded(server.visitor(), server.visitor())).toBeUndefined();
  });

  it('of a submission and its episodes is kept by every save, and by the forms of the same film (R-620, R-621)', async () => {
    const details = { type: 'SERIES', festival: 'Locar' };
    const id = await createFilm(ada, details);
    const save = (more: object, episodes: readonly object[]) => ({
      params: { id },
      body: draft({ ...details, ...more }, episodes),
    });
    expect(await refused('POST /filmmakers/films/:id/update', save({ festival: 'Locarno' }, []))).toEqual([422, [tooLong]]);
    await done('POST /filmmakers/films/:id/update', save({}, [{ title: 'One', festival: 'Genev' }]));
    const { chapters, added } = await film(id);
    expect([added, chapters[0].added]).toEqual([{ 'film-submission': { festival: 'Locar' } }, { festival: 'Genev' }]);
    // A save of another type leaves the episodes as they are.
    await done('POST /filmmakers/films/:id/update', save({ type: 'SHORT_FILM' }, []));
    expect((await film(id)).chapters[0].added).toEqual({ festival: 'Genev' });
    const [{ chapterId }] = (await film(id)).chapters;
    await done('POST /filmmakers/films/:id/update', save({}, [{ chapterId, title: 'One' }]));
    expect((await film(id)).chapters[0].added).toBeUndefined();
  });

  it('of availability and release date is kept beside the others of its film (R-620, R-621)', async () => {
    const id = await filmAt(4);
    const geoRestriction = { type: 'include', countries: ['DE'], festival: 'Locar' };
    const save = (more: object) => ({
      params: { id },
      body: { programStatus: 0, programDetails: { geoRestriction: { ...geoRestriction, ...more } } },
    });
    expect(await refused('POST /filmmakers/films/:id/update', save({ festival: 'Locarno' }))).toEqual([422, [tooLong]]);
    await done('POST /filmmakers/films/:id/update', save({}));
    const releaseDate = Math.floor(Date.now() / 1000) + 90 * 86_400;
    const request = (added: object) => ({ body: { releaseDate, filmmakerFilmId: id, added } });
    const release = 'POST /filmmakers/films/update/request-release-date';
    expect(await refused(release, request({ festival: 'Locarno' }))).toEqual([422, [tooLong]]);
    expect((await refused(release, request({ unknown: 'Loc' })))[0]).toBe(422);
    await done(release, request({ festival: 'Ghent' }));
    const both = { availability: { festival: 'Locar' }, 'release-date': { festival: 'Ghent' } };
    expect((await film(id)).added).toEqual(both);
    const profile = { email: ada.email, firstName: 'Ada', lastName: 'Lumen', festival: 'Ghent' };
    await done('POST /filmmakers/profile/:id/update', { params: { id: ada.id }, body: profile });
    const looked = await lookAt(await staffClient(server), id);
    expect([looked.film.added, looked.filmmaker.added]).toEqual([both, { festival: 'Ghent' }]);
  });

  it('of a promotion and of a file from behind the scenes is kept with it (R-620, R-621)', async () => {
    const id = await filmAt(4);
    const save = (added: object) => ({ body: { promotionStatus: 1, programId: id, added } });
    expect(await refused('POST /filmmaker-promotions/details/update', save({ festival: 'Locarno' }))).toEqual([422, [tooLong]]);
    // Files that the code knows are not said here.
    const directorVideos = [{ fileUrl: 'films/1/assets/a.mp4', fileName: 'a.mp4' }];
    await done('POST /filmmaker-promotions/details/update', save({ festival: 'Locar', directorVideos }));
    const shown = { params: { id }, query: { promotionStatus: 1 } };
    const { data } = await done('GET /filmmaker-promotions/:id/submitted-files', shown);
    expect([data.added, data.preferences]).toEqual([{ festival: 'Locar' }, undefined]);
    const optOut = (added: object) => ({ params: { id }, body: { added } });
    const leave = 'POST /programs/:id/promotion-opt-out/update';
    expect(await refused(leave, optOut({ festival: 'Locarno' }))).toEqual([422, [tooLong]]);
    expect((await refused(leave, optOut({ unknown: 'Loc' })))[0]).toBe(422);
    await done(leave, optOut({ festival: 'Ghent', promotionOptOut: false }));
    await done(leave, optOut({ festival: 'Genev' }));
    const { data: left } = await done('GET /filmmaker-promotions/:id/submitted-files', shown);
    expect([left.promotionOptOut, left.added, left.preferences]).toEqual([1, { festival: 'Locar' }, { festival: 'Ghent' }]);

    const { promotion } = await lookAt(await staffClient(server), id);
    expect([promotion.added, promotion.preferences]).toEqual([left.added, left.preferences]);

    const filePath = await putAttachment(server.url, ada, id, 'pdf');
    const create = (added: object) => ({ body: { filmmakerProgramId: id, filePath, fileName: 'Call.pdf', added } });
    expect(await refused('POST /filmmakers/films/bts-docs/create', create({ festival: 'Locarno' }))).toEqual([422, [tooLong]]);
    await done('POST /filmmakers/films/bts-docs/create', create({ festival: 'Genev' }));
    const { rows } = (await done('GET /filmmakers/films/:id/bts-docs', { params: { id } })).data;
    expect(rows[0].added).toEqual({ festival: 'Genev' });
    const { btsDocuments } = await lookAt(await staffClient(server), id);
    expect(btsDocuments.map(({ fileName, added }: { fileName: string; added: object }) => [fileName, added])).toEqual([
      ['Call.pdf', { festival: 'Genev' }],
    ]);
  });

  it('of a film’s assets and subtitles is kept as a draft and by a save, an episode’s with the episode (R-620, R-621)', async () => {
    const details = { type: 'SERIES', festival: 'Locar' };
    const id = await createFilm(ada, details);
    await done('POST /filmmakers/films/:id/update', {
      params: { id },
      body: draft(details, [{ title: 'One' }, { title: 'Two' }]),
    });
    await server.database.tables.updateTable('films').set({ status: FilmStatus.details }).where('id', '=', id).execute();
    const before = await film(id);
    const [one, two] = before.chapters.map(({ chapterId }: { chapterId: number }) => chapterId);
    const save = 'POST /filmmakers/films/:id/update-assets';
    const saying = (form: string, added: object, more: object = { programStatus: 0 }) => ({
      params: { id },
      body: { form, assetsData: [], added, ...more },
    });
    const places = async (added: object) => {
      const { status, body } = await ada.call(save, saying('manage-assets', added));
      return [status, body.errors?.map(({ path }: { path: string }) => path)];
    };
    expect(await places({ festival: 'Locarno' })).toEqual([422, ['/festival']]);
    expect(await places({ chapters: [{ chapterId: two, festival: 'Locarno' }] })).toEqual([422, ['/chapters/1/festival']]);
    expect(await places({ unknown: 'x' })).toEqual([422, ['/unknown']]);
    // Files and other films' episodes are not said here.
    const chapters = [
      { chapterId: two, festival: 'Genev', episodeUrl: 'films/1/assets/a.mp4' },
      { chapterId: 99_999, festival: 'Nobod' },
    ];
    await done(save, saying('manage-assets', { festival: 'Locar', trailerUrl: 'films/1/assets/a.mp4', chapters }));
    await done(save, saying('subtitles', { festival: 'Ghent', chapters: [{ chapterId: one, festival: 'Basel' }] }));
    const assets = { festival: 'Locar', chapters: [{ chapterId: two, festival: 'Genev' }] };
    const subtitles = { festival: 'Ghent', chapters: [{ chapterId: one, festival: 'Basel' }] };
    const kept = { 'film-submission': { festival: 'Locar' }, 'manage-assets': assets, subtitles };
    // Nobody who has the film open is told of a newer version.
    expect(await film(id)).toMatchObject({ added: kept, version: before.version, status: before.status });
    expect((await lookAt(await staffClient(server), id)).film.added).toEqual(kept);

    const grace = await server.filmmaker('Another Grace');
    expect((await grace.call(save, saying('subtitles', { festival: 'Ghent' }))).status).toBe(404);
    const move = (status: number) => server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();
    await move(FilmStatus.contractCancelled);
    for (const form of ['manage-assets', 'subtitles'])
      expect((await ada.call(save, saying(form, { festival: 'Ghent' }))).status).toBe(409);
    await move(FilmStatus.rejected);

    const { version } = before;
    const whole = saying('manage-assets', { festival: 'Bern' }, { version });
    expect((await ada.call(save, { params: { id }, body: { ...whole.body, added: { festival: 'Locarno' } } })).status).toBe(
      422,
    );
    await done(save, whole);
    expect(await film(id)).toMatchObject({
      added: { ...kept, 'manage-assets': { festival: 'Bern' } },
      version: version + 1,
      status: FilmStatus.submitted,
    });
  });

  it('of a film’s assets is asked for by a submission, where its file says so (R-620, R-621)', async () => {
    const require = (form: string, isRequired: boolean) =>
      edit(form, (schema: { required?: string[]; properties: object }) => {
        schema.required = (schema.required ?? []).filter((name) => name !== 'festival');
        if (isRequired) schema.required.push('festival');
      });
    await publish('subtitles', () => {
      for (const form of ['manage-assets', 'subtitles']) require(form, true);
    });
    const id = await filmAt(FilmStatus.details);
    const submit = async () => {
      const body = {
        form: 'film-details',
        programStatus: 1,
        programChapterId: null,
        programDetails: { title: 'Harbour Lights', type: 'SHORT_FILM' },
      };
      const answer = await ada.call('POST /filmmakers/films/:id/update', { params: { id }, body });
      expect(answer.status).toBe(422);
      return answer.body.errors.filter(({ path }: { path: string }) => path === '/assetsData/festival').length;
    };
    expect(await submit()).toBe(2);
    const keep = (form: string) => ({
      params: { id },
      body: { form, assetsData: [], programStatus: 0, added: { festival: 'Bern' } },
    });
    await done('POST /filmmakers/films/:id/update-assets', keep('manage-assets'));
    expect(await submit()).toBe(1);
    await done('POST /filmmakers/films/:id/update-assets', keep('subtitles'));
    expect(await submit()).toBe(0);
    await publish('subtitles', () => {
      for (const form of ['manage-assets', 'subtitles']) require(form, false);
    });
  });

  it('of a channel’s videos and of their order is kept with them (R-620, R-621)', async () => {
    const staff = await staffClient(server);
    const lena = await server.filmmaker('Lena Kaminski');
    const id = await openChannel(server, lena, staff, 131);
    const films = await Promise.all(['Tide', 'Ebb'].map((title) => publishedFilm(server, lena, title)));
    const call = async (name: CallName, body: object) => {
      const answer = await lena.call(name, { params: { id }, body });
      return [answer.status, answer.body.errors?.map(({ message }: { message: string }) => message)];
    };
    const assign = (added: object) =>
      call('POST /filmmaker/channel/:id/assign-video', { videos: films.map((film) => ({ id: film })), added });
    expect(await assign({ festival: 'Locarno' })).toEqual([422, [tooLong]]);
    expect((await assign({ unknown: 'x' }))[0]).toBe(422);
    expect(await assign({ festival: 'Locar' })).toEqual([200, undefined]);
    const all = async () => (await lena.call('GET /filmmaker/channel/:id/all-channel-videos', { params: { id } })).body.data;
    const { rows, added } = await all();
    expect([rows.map((row: { added: object }) => row.added), added]).toEqual([
      [{ festival: 'Locar' }, { festival: 'Locar' }],
      undefined,
    ]);
    const page = await lena.call('GET /filmmaker/channel/:id/channel-videos', { params: { id } });
    expect(page.body.data.rows).toEqual(rows);

    const turned = rows.toReversed().map((row: { id: number }, displayOrder: number) => ({ id: row.id, displayOrder }));
    const order = (body: object) => call('POST /filmmaker/channel/:id/update-program-order', body);
    expect(await order({ rows: turned, added: { festival: 'Locarno' } })).toEqual([422, [tooLong]]);
    expect((await all()).rows).toEqual(rows);
    expect(await order({ rows: turned, added: { festival: 'Ghent', videos: [] } })).toEqual([200, undefined]);
    expect(await all()).toEqual({ rows: rows.toReversed(), added: { festival: 'Ghent' } });
    // An order alone leaves it as it is.
    expect(await order(turned.toReversed())).toEqual([200, undefined]);
    expect((await all()).added).toEqual({ festival: 'Ghent' });
    const looked = await staff.call('GET /staff/channels/:id', { params: { id } });
    expect(looked.body.data.channel.orderAdded).toEqual({ festival: 'Ghent' });

    // What is asked for anew leaves it, too.
    expect((await decideChannel(staff, id, 'deactivateChannel', { note: 'Too dark.' })).status).toBe(200);
    await server.database.tables.updateTable('channels').set({ status: 0 }).where('id', '=', id).execute();
    const body = await channelBody(server, lena, { number: 131, festival: 'Bern' });
    expect((await call('POST /filmmaker/channel/:id/update', body))[0]).toBe(200);
    expect((await all()).added).toEqual({ festival: 'Ghent' });
    expect((await ownChannel(lena)).added).toEqual({ festival: 'Bern' });
  });

  it('of a channel and of a resource of the library is kept with it (R-620, R-621)', async () => {
    const body = await channelBody(server, ada, { festival: 'Locar' });
    const create = 'POST /filmmaker/channel/create';
    expect(await refused(create, { body: { ...body, festival: 'Locarno' } })).toEqual([422, [tooLong]]);
    await done(create, { body });
    const { id, added } = await ownChannel(ada);
    expect(added).toEqual({ festival: 'Locar' });

    const staff = await staffClient(server);
    const looked = await staff.call('GET /staff/channels/:id', { params: { id } });
    expect(looked.body.data.channel.added).toEqual({ festival: 'Locar' });
    const entries = { tab: 'brandingAssets', title: 'Press kit', kind: 'Link', link: 'https://press.example/1' };
    const made = await staff.call('POST /staff/resources/create', { body: { ...entries, festival: 'Genev' } });
    const desk = async () => (await staff.call('GET /staff/resources')).body.data.rows[0];
    expect((await desk()).added).toEqual({ festival: 'Genev' });
    const { version } = await desk();
    const change = { params: { id: made.body.data }, body: { version, entries: { ...entries, festival: 'Ghent' } } };
    // Sent twice, because the first answer was lost.
    for (const _time of [1, 2]) expect((await staff.call('POST /staff/resources/:id/update', change)).status).toBe(200);
    expect((await desk()).added).toEqual({ festival: 'Ghent' });
  });

  it('of a decision about a film, an asset and a channel is judged and stands in the history (R-620, R-621)', async () => {
    const staff = await staffClient(server);
    const { id } = await submitFilm(server, ada);
    const first = await lookAt(staff, id);
    const asset = first.assets[0];
    const approve = (added: object) =>
      staff.call('POST /staff/assets/:id/decide', {
        params: { id: asset.id },
        body: { action: 'approveAsset', assetStatus: asset.assetStatus, added },
      });
    expect((await approve({ festival: 'Locarno' })).body.errors[0].message).toBe(tooLong);
    expect((await approve({ festival: 'Locar' })).status).toBe(200);
    expect((await decide(staff, id, 'sendContract', { added: { unknown: 'x' } })).status).toBe(422);
    expect((await decide(staff, id, 'reject', { added: { note: 'A reason.' } })).status).toBe(422);
    const { version } = (await lookAt(staff, id)).film;
    const send = (festival: string) =>
      staff.call('POST /staff/films/:id/decide', {
        params: { id },
        body: { action: 'sendContract', version, added: { festival } },
      });
    // Sent again because its answer was lost it is done; with another word it is another decision.
    const answers = [await send('Genev'), await send('Genev'), await send('Ghent')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    const { history } = await lookAt(staff, id);
    expect(history.map(({ added }: { added?: object }) => added)).toEqual([{ festival: 'Genev' }, { festival: 'Locar' }]);

    const grace = await server.filmmaker('Grace Reel');
    const channel = await askForChannel(server, grace, 107);
    const rejected = await decideChannel(staff, channel, 'rejectChannel', { note: 'Too dark.', added: { festival: 'Ghent' } });
    expect(rejected.status).toBe(200);
    const looked = await staff.call('GET /staff/channels/:id', { params: { id: channel } });
    expect(looked.body.data.history[0]).toMatchObject({ note: 'Too dark.', added: { festival: 'Ghent' } });
  });

  it('of a payment method is asked for and kept with its details (R-620, R-621)', async () => {
    await server.database.tables.updateTable('accounts').set({ show_resources_tab: true }).where('id', '=', ada.id).execute();
    await server.database.changes.publish(ada.id);
    const { data } = await done('GET /filmmakers/get-iframe-url', { query: { type: 'paymentSetUp' } });
    const url = `${new URL(data.url, server.url).href}?method=paypal`;
    expect(await (await fetch(url)).text()).toMatch(/Festival[\s\S]*name="festival"/);
    const fields = { email: 'ada@example.com', festival: 'Locar' };
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    expect(answer.status).toBe(303);
    const sealed = await findDetails(server.database.tables, ada.id);
    const key = await keepPaymentKey({ paymentKey: undefined, dataDirectory: server.home.dataDirectory });
    expect(sealed && openDetails(key, ada.id, sealed.sealed)).toMatchObject({ festival: 'Locar' });
  });

  it('of the details is kept; once the file has it no more it is not shown, and what is stored hinders nobody', async () => {
    const id = await filmAt(FilmStatus.details);
    const details = { title: 'Harbour Lights', type: 'SHORT_FILM', festival: 'Locar' };
    const save = (programDetails: object) => ({
      params: { id },
      body: { form: 'film-details', programStatus: 0, programDetails, programChapterId: null },
    });
    await done('POST /filmmakers/films/:id/update', save(details));
    expect((await film(id)).programDetail.festival).toBe('Locar');
    await publish('film-details', () => {
      for (const form of ['film-details', 'channel']) edit(form, ({ properties }) => delete properties['festival']);
    });
    const { festival, ...left } = (await film(id)).programDetail;
    expect(festival).toBeUndefined();
    await done('POST /filmmakers/films/:id/update', save({ ...left, isCopy: false }));
    expect((await ownChannel(ada)).added).toBeUndefined();
  });

  it('taken out, though the code knows it, leaves assets and submissions as they can be saved', async () => {
    const id = await createFilm(ada, { type: 'SHORT_FILM', shortDescription: 'A sailor walks home.' });
    await uploadVideo(server.url, ada, id);
    await publish('manage-assets', () => {
      takeOut('manage-assets', 'videoUrl');
      takeOut('film-submission', 'shortDescription');
    });
    await server.database.tables.updateTable('films').set({ status: FilmStatus.rejected }).where('id', '=', id).execute();
    const save = { params: { id }, body: { form: 'manage-assets', assetsData: [] } };
    const { body } = await ada.call('POST /filmmakers/films/:id/update-assets', save);
    expect((body.errors ?? []).filter(({ path }: { path: string }) => path === '/videoUrl')).toEqual([]);
    await server.database.tables.updateTable('films').set({ status: FilmStatus.draft }).where('id', '=', id).execute();
    await done('POST /filmmakers/films/:id/update', { params: { id }, body: draft({ type: 'SHORT_FILM' }) });
  });
});
