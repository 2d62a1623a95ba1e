import { FilmStatus, ProgramStatus } from '@reelform/schemas/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAsset, addFiles, detailsSave, saveDetails, wholeDetails, wholeEpisode } from './details.ts';
import { createFilm, uploadEpisode, uploadVideo } from './films.ts';
import { decide, staffClient } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const thisYear = () => new Date().getUTCFullYear();

describe('film details', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;

  beforeAll(async () => {
    server = await createTestServer();
  });
  beforeEach(async () => {
    ada = await server.filmmaker();
    film = await createFilm(ada, { type: 'SHORT_FILM', shortDescription: 'A sailor.' });
    await setStatus(FilmStatus.details);
  });
  afterAll(() => server?.stop());

  const setStatus = (status: number, id = film) =>
    server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();
  const view = async (id = film) => (await ada.call('GET /filmmakers/films/:id/view', { params: { id } })).body.data;
  const messages = ({ errors }: { readonly errors: readonly { readonly path: string; readonly message: string }[] }) =>
    errors.map(({ path, message }) => [path, message]);

  describe('as they are read', () => {
    it('begin with what is known of the film, the current year and the director’s row (R-342, R-356, R-366, R-373, R-385, R-522)', async () => {
      expect(await view()).toMatchObject({
        type: 'SHORT_FILM',
        status: 2,
        filmmakerProgramStatus: 0,
        programDetail: {
          title: 'Harbour Lights',
          type: 'SHORT_FILM',
          shortDescription: 'A sailor.',
          copyright: String(thisYear()),
          crew: [{ role: 'director' }],
          geoRestriction: { type: 'everywhere' },
          isCopy: false,
        },
      });
    });

    it('suggest nothing where nobody can fill them in: what was never saved is not of this year', async () => {
      const locked = await createFilm(ada, { type: 'SHORT_FILM' });
      await setStatus(FilmStatus.contractCancelled, locked);
      const { programDetail } = await view(locked);
      expect(programDetail).toMatchObject({ title: 'Harbour Lights', type: 'SHORT_FILM' });
      expect(programDetail).not.toHaveProperty('copyright');
      expect(programDetail).not.toHaveProperty('crew');
    });

    it('come back as they were saved, those with every field and those with hardly any', async () => {
      for (const details of [wholeDetails, { type: 'SHORT_FILM', geoRestriction: { type: 'everywhere' }, isCopy: false }]) {
        expect((await saveDetails(ada, film, details)).status).toBe(200);
        expect((await view()).programDetail).toEqual(details);
      }
    });

    it('keep texts of every kind: emoji, right to left, half a surrogate pair, 50,000 letters', async () => {
      const description = `שלום 🎬 \u0301 ${'x'.repeat(50_000)}`;
      await saveDetails(ada, film, { ...wholeDetails, description, studio: 'half \ud83c a pair' });
      const { programDetail } = await view();
      expect([programDetail.description, programDetail.studio]).toEqual([description, 'half \ufffd a pair']);
    });

    it('keep 500 of the cast in their order (R-364)', async () => {
      const cast = Array.from({ length: 500 }, (_, index) => ({ title: `N${index}`, role: 'R', order: index + 1 }));
      expect((await saveDetails(ada, film, { ...wholeDetails, cast })).status).toBe(200);
      expect((await view()).programDetail.cast).toEqual(cast);
    });
  });

  describe('for later', () => {
    it('are a draft, and the film stays where it is (R-374, R-383, R-384, R-524)', async () => {
      const { version } = await view();
      const answer = await saveDetails(ada, film, { title: 'Harbour Nights' }, { version });
      expect([answer.status, answer.body]).toEqual([
        200,
        { data: { id: film, submit: false, changeStatus: 2, version: version + 1 } },
      ]);
      expect(await view()).toMatchObject({ status: 2, filmmakerProgramStatus: ProgramStatus.draft, title: 'Harbour Nights' });
    });

    it('forgive what is missing and no mistake (R-341, R-369, R-370)', async () => {
      expect((await saveDetails(ada, film, {})).status).toBe(200);
      expect((await view()).title, 'a film is never without a name').toBe('Harbour Lights');
      const wrong = { title: 't'.repeat(201), year: '19', imdbId: 'none', cast: [{ title: 'n'.repeat(101) }] };
      const answer = await saveDetails(ada, film, wrong);
      expect([answer.status, messages(answer.body)]).toEqual([
        422,
        [
          ['/title', 'Please enter the value must be less than or equal to 200 characters.'],
          ['/year', 'Please enter exactly 4 digits.'],
          ['/imdbId', 'Please enter a valid url.'],
          ['/cast/0/title', 'Please enter the value must be less than or equal to 100 characters.'],
        ],
      ]);
    });

    it.each([
      ['this year', 0, undefined],
      ['next year', 1, () => `Production year must be less than or equal to ${thisYear()}.`],
    ])('a production year of %s (R-351)', async (_name, ahead, message) => {
      const answer = await saveDetails(ada, film, { ...wholeDetails, year: String(thisYear() + ahead) });
      expect(answer.body.errors?.[0]?.message).toBe(message?.());
    });

    it('of another type than the film’s are of the film’s all the same (R-342)', async () => {
      expect((await saveDetails(ada, film, { ...wholeDetails, type: 'SERIES' })).status).toBe(200);
      expect(await view()).toMatchObject({ type: 'SHORT_FILM', programDetail: { type: 'SHORT_FILM' } });
    });

    it('say where the film may be shown, which the film keeps (R-362)', async () => {
      const geoRestriction = { type: 'include', countries: ['NO', 'SE'] };
      await saveDetails(ada, film, { ...wholeDetails, geoRestriction });
      expect(await view()).toMatchObject({ geoRestriction, programDetail: { geoRestriction } });
      const open = { type: 'exclude' };
      await saveDetails(ada, film, { ...wholeDetails, geoRestriction: open });
      expect(await view(), 'an unfinished choice changes nothing yet').toMatchObject({
        geoRestriction,
        programDetail: { geoRestriction: open },
      });
      await saveDetails(ada, film, { ...wholeDetails, geoRestriction: { type: 'everywhere', countries: ['NO'] } });
      expect(await view()).toMatchObject({ geoRestriction: null, programDetail: { geoRestriction: { type: 'everywhere' } } });
      await saveDetails(ada, film, { ...wholeDetails, geoRestriction });
      for (const nothing of [{}, { geoRestriction: {} }]) {
        await saveDetails(ada, film, { title: 'Harbour Lights', ...nothing });
        expect(await view(), 'what is not said is not changed').toMatchObject({ geoRestriction });
      }
    });

    it.each([
      ['country', { countryOfOrigin: 'XX' }, '/countryOfOrigin'],
      [
        'country to be shown in',
        { geoRestriction: { type: 'include', countries: ['NO', 'XX'] } },
        '/geoRestriction/countries/1',
      ],
      ['language', { audioLanguage: ['no', 'xx'] }, '/audioLanguage/1'],
    ])('name no %s that there is not (R-359, R-361, R-386)', async (_name, wrong, path) => {
      const answer = await saveDetails(ada, film, { ...wholeDetails, ...wrong });
      expect(messages(answer.body)).toEqual([[path, 'Please choose one of the options.']]);
    });

    it('name no file of another film', async () => {
      const other = await addAsset(server, await createFilm(ada), 'videoUrl');
      const answer = await saveDetails(ada, film, wholeDetails, { assetsData: [{ assetUrl: other }] });
      expect(answer.body.errors[0].path).toBe('/assetsData/0/assetUrl');
    });

    it('of anything but details are refused in words, never with a failure', async () => {
      const spoilt = [
        null,
        1e308,
        -1,
        true,
        [[]],
        {},
        { $ne: 1 },
        { type: 'include', countries: {} },
        'x'.repeat(20_000),
        '\ud800',
      ];
      for (const value of spoilt) {
        const names = Object.keys(wholeEpisode);
        const bodies = [
          Object.fromEntries(names.map((name) => [name, value])),
          ...names.map((name) => ({ ...wholeDetails, [name]: value })),
        ];
        for (const body of bodies) expect([200, 422]).toContain((await saveDetails(ada, film, body)).status);
        expect((await saveDetails(ada, film, bodies[0] ?? {}, { submit: true })).status).toBe(422);
      }
      const huge = await saveDetails(ada, film, { ...wholeDetails, description: 'x'.repeat(1_100_000) });
      expect(huge.status).toBe(413);
      expect((await view()).status).toBe(2);
    });

    it('of another filmmaker’s film are not there (R-508)', async () => {
      const grace = await server.filmmaker();
      const before = await view();
      for (const submit of [false, true])
        expect((await saveDetails(grace, film, wholeDetails, { submit })).body.code).toBe('not_found');
      expect(await view()).toEqual(before);
    });

    it('of a version that was saved elsewhere are refused with the newer film; of two at once one is', async () => {
      const { version } = await view();
      const both = await Promise.all(
        ['One', 'Two'].map((title) => saveDetails(ada, film, { ...wholeDetails, title }, { version })),
      );
      const refused = both.find(({ status }) => status === 409);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { title, programDetail } = await view();
      expect(refused?.body.data).toMatchObject({ version: version + 1, title, programDetail });
    });

    it('of a film that was decided about meanwhile are refused as locked: there is nothing to compare with', async () => {
      const { version } = await view();
      const decided = { status: 8, version: version + 1 };
      await server.database.tables.updateTable('films').set(decided).where('id', '=', film).execute();
      const late = await saveDetails(ada, film, wholeDetails, { version });
      expect([late.status, late.body.code, late.body.data]).toEqual([409, 'film_locked', undefined]);
    });
  });

  describe('of a new film', () => {
    const create = (programDetails: object, more: { readonly submit?: boolean } = {}, headers: Record<string, string> = {}) =>
      ada.call('POST /filmmakers/films/create', { body: detailsSave(programDetails, more), headers });

    it('make a draft, once for one key (R-342, R-523)', async () => {
      const headers = { 'idempotency-key': 'details-1' };
      const [first, again] = await Promise.all([create(wholeDetails, {}, headers), create(wholeDetails, {}, headers)]);
      expect([first?.status, again?.body]).toEqual([200, first?.body]);
      const { id, ...rest } = first?.body.data ?? {};
      expect(rest).toEqual({ submit: false, changeStatus: 0, version: 2 });
      expect(await view(id)).toMatchObject({ status: 0, type: 'SHORT_FILM', version: 2, programDetail: wholeDetails });
      expect((await create({ ...wholeDetails, title: 'Other' }, {}, headers)).body.code).toBe('reused_key');
    });

    it('make a film that can be told from others before it has a title (R-144)', async () => {
      const { title, programDetail } = await view((await create({ copyright: '2021' })).body.data.id);
      expect([title, 'title' in programDetail]).toEqual(['Untitled - film', false]);
    });

    it('keep no refused terms once the film was submitted another way', async () => {
      const { id } = (await create({ ...wholeDetails, terms: false })).body.data;
      expect((await view(id)).programDetail.terms).toBe(false);
      await server.database.tables.updateTable('films').set({ status: 2, terms: true }).where('id', '=', id).execute();
      await addFiles(server, id);
      const { programDetail } = await view(id);
      expect(programDetail).toEqual(wholeDetails);
      expect((await saveDetails(ada, id, programDetail, { submit: true })).status).toBe(200);
    });

    it('cannot be submitted before a film was uploaded and the terms accepted; tags are not asked for (R-348)', async () => {
      const { tags, ...details } = wholeDetails;
      const answer = await create(details, { submit: true });
      expect([answer.status, messages(answer.body)]).toEqual([
        422,
        [
          ['/terms', 'This field is required.'],
          ['/assetsData/videoUrl', 'Please upload film'],
        ],
      ]);
    });
  });

  describe('submitted', () => {
    it('from a draft move the film to the submitted ones (R-375, R-384, R-389)', async () => {
      await setStatus(FilmStatus.draft);
      const details = { ...wholeDetails, terms: true };
      expect((await saveDetails(ada, film, details, { submit: true })).body).toMatchObject({
        code: 'incomplete',
        message: 'Please upload film',
      });
      const key = await addAsset(server, film, 'videoUrl');
      await server.database.tables.updateTable('films').set({ video_url: key }).where('id', '=', film).execute();
      expect((await saveDetails(ada, film, details, { submit: true })).body.data).toMatchObject({
        submit: true,
        changeStatus: 1,
      });
      expect(await view()).toMatchObject({ status: 1, terms: true, filmmakerProgramStatus: ProgramStatus.submitted });
    });

    it('from a draft delete what its type has no place for, and nothing else', async () => {
      await setStatus(FilmStatus.draft);
      const { key } = await uploadEpisode(server.url, ada, film);
      const videoUrl = await uploadVideo(server.url, ada, film);
      const answer = await saveDetails(ada, film, { ...wholeDetails, terms: true }, { submit: true });
      expect(answer.body.data).toMatchObject({ changeStatus: 1 });
      expect(await view()).toMatchObject({ videoUrl, chapters: [] });
      expect([await server.storage.head(key), await server.storage.head(videoUrl)]).toEqual([undefined, expect.anything()]);
    });

    it('from the details stage go to review; a later one keeps the film there and is told apart (R-376)', async () => {
      await addFiles(server, film);
      const submit = () => saveDetails(ada, film, wholeDetails, { submit: true });
      expect((await submit()).body.data).toMatchObject({ submit: true, changeStatus: 3 });
      expect(await view()).toMatchObject({ status: 3, filmmakerProgramStatus: ProgramStatus.submitted });
      expect((await submit()).body.code).toBe('film_locked');
      expect((await view()).status).toBe(3);

      const staff = await staffClient(server);
      expect((await decide(staff, film, 'sendBack', { note: 'The title is misspelt.' })).status).toBe(200);
      expect((await submit()).body.data).toMatchObject({ submit: true, changeStatus: 3 });
      expect(await view()).toMatchObject({ status: 3, filmmakerProgramStatus: ProgramStatus.submittedAgain });
    });

    it('name every field that is missing, of an untouched draft as well (R-343 to R-348, R-350, R-353, R-369)', async () => {
      await addFiles(server, film);
      const answer = await saveDetails(ada, film, {}, { submit: true });
      expect([answer.status, messages(answer.body)]).toEqual([
        422,
        [
          'title',
          'shortDescription',
          'description',
          'primayGenres',
          'secondaryGenres',
          'tags',
          'year',
          'copyright',
          'rating',
          'productionCompanies',
          'countryOfOrigin',
          'filmingLocations',
          'audioLanguage',
          'crew',
        ].map((name) => [`/${name}`, 'This field is required.']),
      ]);
      expect((await view()).status).toBe(2);
    });

    it('need trailer, thumbnail, thumbnail without text, film and English subtitles (R-378, R-380, R-381)', async () => {
      const submit = () => saveDetails(ada, film, wholeDetails, { submit: true });
      const nothing = await submit();
      expect([nothing.status, nothing.body.code, nothing.body.message]).toEqual([
        422,
        'incomplete',
        'Please provide required assets.',
      ]);
      expect(messages(nothing.body)).toEqual([
        ['/assetsData/videoUrl', 'Please provide required assets.'],
        ['/assetsData/trailerUrl', 'Please provide required assets.'],
        ['/assetsData/thumbnail', 'Please provide required assets.'],
        ['/assetsData/thumbnailWithoutText', 'Please provide required assets.'],
        ['/assetsData/videoSrtFiles', 'Please provide English SRT file.'],
      ]);
      await addFiles(server, film);
      await server.database.tables
        .updateTable('assets')
        .set({ language_code: 'de' })
        .where('language_code', '=', 'en')
        .execute();
      expect((await submit()).body.message).toBe('Please provide English SRT file.');
    });

    it.each([
      ['trailerUrl', { rejectMessage: 'The sound is missing.' }, 'The sound is missing.'],
      ['thumbnail', { rejectMessage: 'Too dark.' }, 'Too dark.'],
      ['videoSrtFiles', { language: 'en', rejectMessage: 'Half of it is missing.' }, 'Half of it is missing.'],
      ['trailerUrl', {}, 'Please provide required assets.'],
    ] as const)('with a rejected %s are refused with what was said about it (R-381, R-382)', async (type, row, message) => {
      await addFiles(server, film);
      await server.database.tables.deleteFrom('assets').where('film_id', '=', film).where('type', '=', type).execute();
      await addAsset(server, film, type, { ...row, status: 0 });
      const answer = await saveDetails(ada, film, wholeDetails, { submit: true });
      expect([answer.status, answer.body.message]).toEqual([422, message]);
      const { rows } = (await ada.call('GET /filmmakers/films/:id/assets', { params: { id: film } })).body.data;
      expect(rows.at(-1).assetRejectionNotes).toBe('rejectMessage' in row ? row.rejectMessage : null);
    });
  });

  it.each([
    [0, true, true],
    [1, false, false],
    [2, true, true],
    [3, false, false],
    [4, false, true],
    [5, false, false],
    [6, false, false],
    [7, false, false],
    [8, false, false],
  ])('in status %i can be changed: of the film %s, of a new episode %s (R-377)', async (status, ofFilm, ofEpisode) => {
    const id = await createFilm(ada, { type: 'SERIES' });
    const episode = await ada.call('GET /filmmakers/films/:id/new-episode-id', { params: { id } });
    await setStatus(status, id);
    const saves = [
      await saveDetails(ada, id, wholeDetails),
      await saveDetails(ada, id, wholeEpisode, { programChapterId: episode.body.data.id }),
    ];
    expect(saves.map(({ body }) => body.code ?? 'saved')).toEqual(
      [ofFilm, ofEpisode].map((may) => (may ? 'saved' : 'film_locked')),
    );
  });

  it('have every kind of file, each with its type, address, status and note (R-371, R-372, R-526)', async () => {
    const types = [
      'videoUrl',
      'trailerUrl',
      'thumbnail',
      'thumbnail',
      'thumbnailWithoutText',
      'thumbnailWithoutText',
      'transparentFiles',
      'videoSrtFiles',
      'trailerSrtFiles',
    ] as const;
    for (const type of types) await addAsset(server, film, type, { status: 0, rejectMessage: `No ${type}` });
    const { rows } = (await ada.call('GET /filmmakers/films/:id/assets', { params: { id: film } })).body.data;
    expect(rows).toEqual(
      types.map((assetType) =>
        expect.objectContaining({
          assetType,
          assetUrl: expect.stringContaining(`films/${film}/assets/`),
          assetStatus: 0,
          assetRejectionNotes: `No ${assetType}`,
          id: expect.any(Number),
          isTrailer: assetType === 'trailerUrl',
        }),
      ),
    );
  });
});
