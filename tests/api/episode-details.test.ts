import { FilmStatus, ProgramStatus, withCopiedDetails } from '@reelform/schemas/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEpisodeFiles, addFiles, saveDetails, wholeDetails, wholeEpisode } from './details.ts';
import { createFilm } from './films.ts';
import { decide, staffClient } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

describe('details of episodes', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let series: number;

  beforeAll(async () => {
    server = await createTestServer();
  });
  beforeEach(async () => {
    ada = await server.filmmaker();
    series = await createFilm(ada, { type: 'SERIES' });
    await setStatus(FilmStatus.details);
  });
  afterAll(() => server?.stop());

  const setStatus = (status: number) =>
    server.database.tables.updateTable('films').set({ status }).where('id', '=', series).execute();
  const view = async () => (await ada.call('GET /filmmakers/films/:id/view', { params: { id: series } })).body.data;
  const keepEpisode = async (): Promise<number> =>
    (await ada.call('GET /filmmakers/films/:id/new-episode-id', { params: { id: series } })).body.data.id;
  const saveEpisode = (id: number, details: object, more: { readonly submit?: boolean } = {}) =>
    saveDetails(ada, series, details, { ...more, programChapterId: id, isNewEpisode: 1 });
  const remove = (id: number) =>
    ada.call('POST /filmmakers/:id/delete-chapter', { params: { id }, body: { filmmakerProgramId: series } });

  it('are those of a film with an episode title and a season; saved they are an episode (R-337, R-392, R-400, R-538)', async () => {
    const id = await keepEpisode();
    expect((await view()).chapters, 'a place that was only kept is none').toEqual([]);
    const { season, ...rest } = wholeEpisode;
    expect((await saveEpisode(id, { season, year: '2024' })).status).toBe(200);
    expect((await view()).chapters).toMatchObject([{ chapterId: id, title: '', programDetail: { season: 1, year: '2024' } }]);
    expect((await saveEpisode(id, { season: 2, ...rest })).body.data).toMatchObject({ submit: false, changeStatus: 2 });
    expect((await view()).chapters).toMatchObject([
      {
        chapterId: id,
        title: 'Night 1',
        isNewEpisode: 1,
        filmmakerProgramStatus: ProgramStatus.draft,
        programDetail: { ...wholeEpisode, season: 2 },
      },
    ]);
    expect((await view()).programDetail, 'the series has its own').toMatchObject({ crew: [{ role: 'director' }] });
  });

  it('are counted without the places that were kept and never used; one that is given again is the last', async () => {
    await setStatus(FilmStatus.draft);
    const [unused, other, first] = [await keepEpisode(), await keepEpisode(), await keepEpisode()];
    await saveEpisode(first, { season: 1 });
    expect((await view()).chapters).toMatchObject([{ chapterId: first, episodeNumber: 1 }]);
    const second = await keepEpisode();
    await saveEpisode(second, { season: 1 });
    const third = await keepEpisode();
    await saveEpisode(third, { season: 1 });
    expect([second, third], 'the one that was kept longest ago first').toEqual([unused, other]);
    expect((await view()).chapters).toMatchObject([
      { chapterId: first, episodeNumber: 1 },
      { chapterId: second, episodeNumber: 2 },
      { chapterId: third, episodeNumber: 3 },
    ]);
  });

  it('begin with season 1 and the title of the series (R-395)', async () => {
    const id = await keepEpisode();
    await server.database.tables.updateTable('chapters').set({ title: 'Night 1' }).where('id', '=', id).execute();
    expect((await view()).chapters[0].programDetail).toMatchObject({
      season: 1,
      episodeTitle: 'Night 1',
      title: 'Harbour Lights',
    });
  });

  it('need episode title and season (R-394, R-395)', async () => {
    const id = await keepEpisode();
    await addEpisodeFiles(server, series, id);
    const { errors } = (await saveEpisode(id, wholeDetails, { submit: true })).body;
    expect(errors).toEqual(
      ['/episodeTitle', '/season'].map((path) => ({ path, keyword: 'required', message: 'This field is required.' })),
    );
  });

  it('need film, thumbnail and English subtitles of the episode when they are submitted (R-379, R-380, R-381)', async () => {
    const id = await keepEpisode();
    await addEpisodeFiles(server, series, await keepEpisode());
    await saveEpisode(id, wholeEpisode);
    const refused = await saveEpisode(id, wholeEpisode, { submit: true });
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      422,
      'incomplete',
      [
        ['episodeUrl', 'Please provide required assets.'],
        ['standardImage', 'Please provide required assets.'],
        ['videoSrtFiles', 'Please provide English SRT file.'],
      ].map(([name, message]) => ({ path: `/assetsData/chapters/0/${name}`, keyword: 'required', message })),
    ]);
    await addEpisodeFiles(server, series, id);
    expect((await saveEpisode(id, wholeEpisode, { submit: true })).body.data).toMatchObject({ submit: true, changeStatus: 2 });
    expect((await view()).chapters[0]).toMatchObject({ chapterId: id, filmmakerProgramStatus: ProgramStatus.submitted });
    await saveEpisode(id, wholeEpisode, { submit: true });
    expect((await view()).chapters[0].filmmakerProgramStatus).toBe(ProgramStatus.submittedAgain);
  });

  it('must be whole before the series is submitted (R-376, R-379)', async () => {
    const id = await keepEpisode();
    await addFiles(server, series, 'SERIES');
    await addEpisodeFiles(server, series, id);
    const { rating, ...details } = wholeEpisode;
    await saveEpisode(id, details);
    const submit = () => saveDetails(ada, series, { ...wholeDetails, type: 'SERIES' }, { submit: true });
    expect((await submit()).body.errors).toEqual([
      { path: '/episodeData/0/rating', keyword: 'required', message: 'This field is required.' },
    ]);
    await saveEpisode(id, { ...details, rating });
    expect((await submit()).body.data).toMatchObject({ submit: true, changeStatus: 3 });
  });

  it('take all that the series has and the episode shares, but not what is its own (R-396, R-373)', async () => {
    const id = await keepEpisode();
    await saveEpisode(id, { episodeTitle: 'Night 1', season: 3, description: 'Gone' });
    await saveDetails(ada, series, { ...wholeDetails, type: 'SERIES' });
    const { programDetail, chapters } = await view();
    const copied = withCopiedDetails(programDetail, chapters[0].programDetail);
    expect((await saveEpisode(id, copied)).status).toBe(200);
    expect((await view()).chapters[0].programDetail).toEqual({ ...wholeEpisode, season: 3, isCopy: true });
  });

  it.each([
    ['of another film', 404, 'episode_gone'],
    ['of nobody', 404, 'episode_gone'],
  ])('%s are not there', async (name, status, code) => {
    const id = await keepEpisode();
    const other = await createFilm(ada, { type: 'SERIES' });
    const save = { programChapterId: name === 'of nobody' ? 2_000_000_000 : id };
    const answer = await saveDetails(ada, other, wholeEpisode, save);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  describe('are deleted with their episode', () => {
    it('while it is new (R-399, R-401, R-402, R-541)', async () => {
      const id = await keepEpisode();
      await saveEpisode(id, wholeEpisode);
      expect((await remove(id)).body).toEqual({ success: true });
      expect((await view()).chapters).toEqual([]);
      const left = await server.database.tables
        .selectFrom('program_details')
        .where('chapter_id', '=', id)
        .selectAll()
        .execute();
      expect(left).toEqual([]);
      expect((await remove(id)).body.code).toBe('not_found');
    });

    it.each([FilmStatus.rejected, FilmStatus.rejectedWithRows])(
      'not in the rejected status %i (R-399, R-403)',
      async (status) => {
        const id = await keepEpisode();
        await setStatus(status);
        expect((await remove(id)).body.code).toBe('film_locked');
      },
    );

    it('not once the series went on air, nor can they be changed then; those added later can (R-377, R-399)', async () => {
      const id = await keepEpisode();
      await saveEpisode(id, wholeEpisode);
      await setStatus(FilmStatus.review);
      const staff = await staffClient(server);
      const releaseDate = new Date(Date.now() + 86_400_000).toISOString();
      expect((await decide(staff, series, 'activate', { releaseDate })).status).toBe(200);
      expect((await view()).chapters[0].isNewEpisode).toBe(0);
      expect((await remove(id)).body.code).toBe('film_locked');
      expect((await saveEpisode(id, wholeEpisode)).body.code).toBe('film_locked');

      const added = await keepEpisode();
      await addEpisodeFiles(server, series, added);
      expect((await saveEpisode(added, wholeEpisode, { submit: true })).body.data).toMatchObject({
        submit: true,
        changeStatus: 4,
      });
      expect((await remove(added)).status).toBe(200);
    });
  });
});
