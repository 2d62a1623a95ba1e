import { ruleStates, stateAt } from '@reelform/engine/validation';
import { assetsContext, manageAssetsData } from '@reelform/schemas/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayUpload, permissionsAt } from '../../server/src/films/permissions.ts';
import { openFormRegistry } from '../../server/src/forms/registry.ts';
import { createLog } from '../../server/src/log.ts';
import { readSchemaOptions } from '../../server/src/schema-options.ts';
import { createFilm, draft } from './films.ts';
import { createHome } from './home.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const statuses = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const day = 86_400;

describe('availability, release date and versions of a film', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;

  beforeAll(async () => {
    server = await createTestServer();
  });
  beforeEach(async () => {
    ada = await server.filmmaker();
    film = await createFilm(ada, { type: 'SHORT_FILM' });
  });
  afterAll(() => server?.stop());

  const setStatus = (status: number) =>
    server.database.tables.updateTable('films').set({ status }).where('id', '=', film).execute();
  const view = async () => (await ada.call('GET /filmmakers/films/:id/view', { params: { id: film } })).body.data;
  const update = (body: unknown) => ada.call('POST /filmmakers/films/:id/update', { params: { id: film }, body });
  const restrict = (geoRestriction: unknown, more: object = {}) =>
    update({ programStatus: 0, programDetails: { geoRestriction }, ...more });
  const request = (releaseDate: number | undefined, more: object = {}) =>
    ada.call('POST /filmmakers/films/update/request-release-date', {
      body: { releaseDate, programId: null, filmmakerFilmId: film, type: 'SHORT_FILM', programStatus: 4, ...more },
    });
  const soon = () => Math.floor(Date.now() / 1000) + day;

  it('countries are found by a part of their name, those that begin with it first, or by their code (R-234, R-537)', async () => {
    const search = async (searchText?: string) =>
      (await ada.call('GET /filmmakers/countries/search', searchText === undefined ? {} : { query: { searchText } })).body.data
        .rows;
    expect((await search()).length).toBeGreaterThan(240);
    expect(await search('iceLAND')).toEqual([{ code: 'IS', name: 'Iceland', region: 'Europe' }]);
    expect((await search('aland')).map(({ code }: { code: string }) => code)).toContain('AX');
    expect((await search('nz')).map(({ code }: { code: string }) => code)).toContain('NZ');
    expect((await search('ger')).map(({ name }: { name: string }) => name)).toEqual(['Germany', 'Algeria', 'Niger', 'Nigeria']);
    expect(await search('nowhere at all')).toEqual([]);
  });

  it('the availability is kept and given back; the film stays where it is (R-232, R-233, R-235, R-236)', async () => {
    await setStatus(4);
    const { version } = await view();
    const answer = await restrict({ type: 'exclude', countries: ['DE', 'AT'] }, { version });
    expect(answer.body).toEqual({ data: { id: film, submit: true, changeStatus: 4, version: version + 1 } });
    expect(await view()).toMatchObject({
      status: 4,
      title: 'Harbour Lights',
      geoRestriction: { type: 'exclude', countries: ['DE', 'AT'] },
    });
  });

  it.each([
    [{ type: 'include', countries: [] }, '/countries', 'This field is required.'],
    [{ type: 'include' }, '/countries', 'This field is required.'],
    [{ countries: ['DE'] }, '/type', 'This field is required.'],
    [{ type: 'only', countries: ['DE'] }, '/type', 'Please choose one of the options.'],
    [{ type: 'include', countries: ['DE', 'ZZ'] }, '/countries/1', 'Please choose one of the options.'],
    ['everywhere', '', 'Please enter a value of the expected kind.'],
  ])('the availability %j is refused at %s (R-232, R-233, R-621)', async (given, path, message) => {
    await setStatus(2);
    const { status, body } = await restrict(given);
    expect([status, body.errors[0].path, body.errors[0].message]).toEqual([422, path, message]);
    expect((await view()).geoRestriction).toBeNull();
  });

  it('a release date is asked for; none and a past one are refused in the words of the form (R-237 to R-239, R-241, R-548, R-621)', async () => {
    await setStatus(4);
    const past = await request(Math.floor(Date.now() / 1000) - 60);
    expect([past.status, past.body.message]).toEqual([422, 'Please select date and time']);
    const none = await request(undefined);
    expect([none.status, none.body.errors]).toEqual([
      422,
      [{ path: '/releaseDate', keyword: 'required', message: 'Please select date and time' }],
    ]);
    expect((await view()).requestedReleaseDate).toBeNull();
    const near = soon();
    const { version } = await view();
    expect((await request(near)).body).toEqual({ success: true, version: version + 1 });
    expect(await view()).toMatchObject({ requestedReleaseDate: near, releaseDate: null, status: 4 });
    expect((await request(near, { programId: 77 })).status).toBe(404);
  });

  it.each([
    ['availability', () => restrict({ type: 'include', countries: ['DE'] })],
    ['release date', () => request(soon())],
  ] as const)('the %s of a film is set in the details and while it is active only (O-02)', async (_what, send) => {
    const taken: number[] = [];
    for (const status of statuses) {
      await setStatus(status);
      const answer = await send();
      if (answer.status === 200) taken.push(status);
      else expect([status, answer.body.code]).toEqual([status, 'film_locked']);
    }
    expect(taken).toEqual([2, 4]);
  });

  it.each([
    [0, 'This film has not been submitted yet: this can not be done with a draft.'],
    [3, 'This film has been submitted and can no longer be changed.'],
    [6, 'As this film stands, this can not be done.'],
    [8, 'The contract of this film was cancelled: it can no longer be changed.'],
  ])('what a film of status %i does not allow is refused in words that are true of it', async (status, message) => {
    await setStatus(status);
    expect((await request(soon())).body.message).toBe(message);
  });

  it('a save of an older version is answered with the newer film, and changes nothing', async () => {
    const { version } = await view();
    const first = { ...draft({ title: 'From the other window', shortDescription: 'New' }), version };
    expect((await update(first)).status).toBe(200);
    const answer = await update({ ...draft({ title: 'Mine' }), version });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.data).toEqual(await view());
    expect(answer.body.data).toMatchObject({ title: 'From the other window', version: version + 1 });
    expect((await update({ ...draft({ title: 'Mine' }), version: version + 1 })).status).toBe(200);
    expect((await view()).title).toBe('Mine');

    await setStatus(4);
    const stale = await restrict({ type: 'include', countries: ['DE'] }, { version });
    expect([stale.status, stale.body.data.version]).toEqual([409, version + 2]);
    const save = { form: 'subtitles', assetsData: [], version };
    const assets = await ada.call('POST /filmmakers/films/:id/update-assets', { params: { id: film }, body: save });
    expect([assets.status, assets.body.data.title]).toEqual([409, 'Mine']);
    const release = await request(soon(), { version });
    expect([release.status, release.body.data]).toEqual([409, await view()]);
    expect((await request(soon(), { version: version + 2 })).status).toBe(200);
  });
});

it('what the rules of the form lock is what the server refuses, in every status (R-173, R-176, O-02)', async () => {
  const home = await createHome();
  const forms = await openFormRegistry({
    schemasDirectory: home.schemasDirectory,
    cacheDirectory: home.dataDirectory,
    watch: false,
    log: createLog('silent'),
  });
  const options = readSchemaOptions(home.schemasDirectory);
  const form = forms.current().base.forms.get('manage-assets')?.module;
  if (!form) throw new Error('There is no form.');
  const seen = new Set<string>();
  for (const status of statuses.filter((one) => one > 0))
    for (const newestStatus of [undefined, 0, 1, 2, 5] as const) {
      const film = {
        status,
        type: 'SHORT_FILM',
        may: [...permissionsAt(options, status)],
        selectedImage: null,
        chapters: [],
      } as const;
      const places = ['videoUrl', 'trailerUrl', 'standardImage', 'featuredImage'] as const;
      const rows = places.map((assetType) => ({
        assetType,
        assetUrl: `films/1/assets/${assetType}`,
        assetStatus: newestStatus ?? 2,
        assetChapterId: null,
        lanCode: null,
        name: 'x',
      }));
      const data = manageAssetsData(film, newestStatus === undefined ? [] : rows);
      const states = ruleStates(form, { data, context: assetsContext(film), form: { edited: true } });
      for (const assetType of places) {
        const { disabled, hidden, readOnly } = stateAt(states, `/${assetType}`, `/${assetType}`);
        const isOpen = !(disabled || hidden || readOnly);
        seen.add(String(isOpen));
        expect([status, newestStatus, assetType, isOpen]).toEqual([
          status,
          newestStatus,
          assetType,
          mayUpload(options, { status, assetType, newestStatus }),
        ]);
      }
    }
  expect([...seen].sort()).toEqual(['false', 'true']);
  await forms.close();
  home.remove();
});
