import type { CallName, LabelKind } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDetails, wholeDetails } from './details.ts';
import { createFilm } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const searches = {
  genre: 'GET /filmmakers/genres/search',
  secondaryGenre: 'GET /filmmakers/secondary-genres/search',
  tag: 'GET /filmmakers/tags/search',
} as const satisfies Record<LabelKind, CallName>;

describe('genres and tags', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker();
  });
  afterAll(() => server?.stop());

  const search = async (kind: LabelKind, searchText?: string, client = ada): Promise<string[]> => {
    const { body } = await client.call(searches[kind], { query: searchText === undefined ? {} : { searchText } });
    return body.data.rows.map(({ name }: { readonly name: string }) => name);
  };
  const create = (name: unknown, kind?: LabelKind, client = ada) =>
    client.call('POST /filmmakers/tags/create', { body: { name, status: 1, ...(kind && { kind }) } });

  it('of the platform are searched by a part of the name, those that begin with it first (R-346, R-347, R-386, R-562, R-563)', async () => {
    expect(await search('genre', ' DRA')).toEqual(['Drama']);
    expect(await search('genre', 'com')).toEqual(['Comedy']);
    expect((await search('secondaryGenre', 'co')).slice(0, 2)).toEqual(['Coming of Age', 'Concert']);
    expect(await search('secondaryGenre', 'no such')).toEqual([]);
    expect(await search('secondaryGenre', '%')).toEqual([]);
    expect((await search('genre')).length).toBeGreaterThan(15);
  });

  it.each([
    ['a tag', undefined, 'tag'],
    ['a genre', 'genre', 'genre'],
    ['a secondary genre', 'secondaryGenre', 'secondaryGenre'],
  ] as const)(
    '%s that was typed is added and found again, by its filmmaker alone (R-349, R-550, R-562 to R-564)',
    async (_name, sent, kind) => {
      const answer = await create(`  Été à   ${kind} `, sent);
      expect([answer.status, answer.body.data]).toEqual([200, { id: expect.any(Number), name: `Été à ${kind}` }]);
      expect(await search(kind, 'ETE A')).toEqual([`Été à ${kind}`]);
      for (const other of Object.keys(searches) as LabelKind[])
        if (other !== kind) expect(await search(other, `ete a ${kind}`)).toEqual([]);
      expect(await search(kind, 'ete', await server.filmmaker())).toEqual([]);
    },
  );

  it('are the same whatever their case and accents, and however many windows add them at once', async () => {
    const names = ['Fjord Noir', 'fjord noir', 'FJORD  NOIR', 'Fjörd Noir', 'Fjord Noir', 'fjord noir '];
    const answers = await Promise.all(names.map((name) => create(name)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await search('tag', 'fjord')).toHaveLength(1);
  });

  it('of the platform are not added again', async () => {
    expect((await create('dRAMA', 'genre')).body).toEqual({ data: { id: null, name: 'Drama' } });
    expect(await search('genre', 'drama')).toEqual(['Drama']);
  });

  it.each([
    ['', 'blank'],
    ['   ', 'blank'],
    ['x'.repeat(101), 'too long'],
    [7, 'no text'],
    ['a\0b', 'unstorable'],
  ])('%j is refused: %s', async (name, _why) => {
    expect((await create(name)).status).toBe(422);
  });

  it('that details name are kept for the next time (R-348)', async () => {
    const film = await createFilm(ada, { type: 'SHORT_FILM' });
    await server.database.tables.updateTable('films').set({ status: 2 }).where('id', '=', film).execute();
    const details = { ...wholeDetails, primayGenres: ['Drama', 'Nordic'], tags: ['Sea air', 'debut'] };
    for (const _time of [1, 2]) expect((await saveDetails(ada, film, details)).status).toBe(200);
    expect(await search('genre', 'nordic')).toEqual(['Nordic']);
    expect(await search('tag', 'sea')).toEqual(['Sea air']);
    expect(await search('tag', 'debut')).toEqual(['Debut']);
  });

  it('of one’s own are at most 1000 of a kind', async () => {
    const bea = await server.filmmaker();
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      account_id: bea.id,
      kind: 'tag',
      name: `n${index}`,
      name_key: `n${index}`,
      created_at: new Date(),
    }));
    await server.database.tables.insertInto('labels').values(rows).execute();
    expect((await create('one more', 'tag', bea)).body.message).toContain('1000');
    expect((await create('n7', 'tag', bea)).status).toBe(200);
    expect((await create('one more', 'genre', bea)).status).toBe(200);
    expect(await search('tag', 'n', bea)).toHaveLength(100);
    const within = Array.from({ length: 100 }, (_, index) => ({ name: `a zebra ${index}`, kind: 'genre' }));
    const one = { account_id: bea.id, created_at: new Date() };
    for (const { name, kind } of [...within, { name: 'zebra', kind: 'genre' }])
      await server.database.tables
        .insertInto('labels')
        .values({ ...one, kind, name, name_key: name })
        .execute();
    expect((await search('genre', 'zebra', bea))[0]).toBe('zebra');
  });
});
