import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detailsSave, saveDetails } from './details.ts';
import { createFilm, draft } from './films.ts';
import { createHome, type Home } from './home.ts';
import { waitForLink } from './mails.ts';
import { decide, staffClient, submitFilm } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

describe('what schemas/options/limits.json allows', () => {
  let schemas: Home;
  let server: TestServer;

  beforeAll(async () => {
    schemas = await createHome();
    const limits = { drafts: 2, episodes: 4, contractViews: 3 };
    writeFileSync(join(schemas.schemasDirectory, 'options/limits.json'), JSON.stringify(limits));
    server = await createTestServer({ env: { SCHEMAS_DIR: schemas.schemasDirectory } });
  });
  afterAll(async () => {
    await server?.stop();
    schemas?.remove();
  });

  it('a person has no more drafts, in whichever form they are begun, until one is submitted or deleted', async () => {
    const ada = await server.filmmaker();
    const create = (body: object) => ada.call('POST /filmmakers/films/create', { body });
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(draft())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    const refused = await create(detailsSave({ title: 'One more' }));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      'too_many_drafts',
      'You have 2 films that are not submitted yet. Please submit or delete one of them first.',
    ]);
    await createFilm(await server.filmmaker());
    const { data } = answers.find(({ status }) => status === 200)?.body ?? {};
    expect((await ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: data.id } })).status).toBe(200);
    expect((await create(draft())).status).toBe(200);
  });

  it('a series has more episodes than in its first submission once it is past that, up to a limit (R-148, O-45)', async () => {
    const person = await server.filmmaker();
    const id = await createFilm(person, { type: 'SERIES' });
    const begin = async () => {
      const { body } = await person.call('GET /filmmakers/films/:id/new-episode-id', { params: { id } });
      if (!body.data) return body.message;
      expect((await saveDetails(person, id, { season: 1 }, { programChapterId: body.data.id })).status).toBe(200);
      return body.data.episodeNumber;
    };
    const first = [await begin(), await begin(), await begin(), await begin()];
    expect(first).toEqual([1, 2, 3, 'A series has at most 3 episodes in its first submission.']);
    await server.database.tables.updateTable('films').set({ status: 2 }).where('id', '=', id).execute();
    expect([await begin(), await begin()]).toEqual([4, 'A series has at most 4 episodes.']);
  });

  it('a contract’s trail tells of no more looks, and of its end', async () => {
    const person = await server.filmmaker('Ada Lumen');
    const { id } = await submitFilm(server, person);
    await decide(await staffClient(server), id, 'sendContract');
    const { secret: token } = await waitForLink(server.home.dataDirectory, person.email, '/contract/');
    const view = await server.visitor().call('GET /filmmaker-films/contract/:token/view', { params: { token } });
    const page = new URL(view.body.contractEmbedUrl, server.url);
    for (let looks = 0; looks < 5; looks += 1) expect((await fetch(page)).status).toBe(200);
    const body = new URLSearchParams({ decision: 'cancelled' });
    expect((await fetch(page, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    const events = await server.database.tables.selectFrom('local_signing_events').select('event').orderBy('id').execute();
    expect(events.map(({ event }) => event)).toEqual(['viewed', 'viewed', 'viewed', 'cancelled']);
  });
});
