import { setTimeout as pause } from 'node:timers/promises';
import { FilmStatus } from '@reelform/schemas/api';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertToken } from '../../server/src/repositories/link-tokens.ts';
import { abandonGrants } from '../../server/src/repositories/uploads.ts';
import { createToken, hashToken } from '../../server/src/sessions/tokens.ts';
import { startPostgres } from '../bench/server/postgres.ts';
import { putAttachment } from './attachments.ts';
import type { Client as Browser } from './client.ts';
import { detailsSave, wholeDetails } from './details.ts';
import { createFilm } from './films.ts';
import { decide, lookAt, staffClient, submitFilm } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const postgres = await startPostgres();

/** Requests of a round that run at once; the database has ten connections. */
const atOnce = 3;

describe.skipIf(!postgres)('requests at once on a PostgreSQL server', () => {
  let server: TestServer;
  let staff: Browser;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    server = await createTestServer({ env: { DATABASE_URL: postgres?.url ?? '' } });
    staff = await staffClient(server);
    ada = await server.filmmaker();
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  const times = <Made>(make: () => Made) => Array.from({ length: atOnce }, make);
  const sign = (film: number) => {
    const query = { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${film}/assets/`, size: 10 };
    return ada.call('GET /s3/sign', { query });
  };
  const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

  it('that bring the same new tags in another order do not wait for each other', async () => {
    const films = [await createFilm(ada), await createFilm(ada)];
    for (let round = 0; round < 3; round += 1) {
      const tags = Array.from({ length: 15 }, (_, at) => `Tag ${round} ${at}`);
      const saves = [tags, tags.toReversed()].map((given, at) =>
        ada.call('POST /filmmakers/films/:id/update', {
          params: { id: films[at] ?? 0 },
          body: detailsSave({ ...wholeDetails, tags: given }),
        }),
      );
      expect(statuses(await Promise.all(saves))).toEqual([200, 200]);
    }
  });

  it('that begin uploads and look at what was decided do not wait for each other', async () => {
    const film = await createFilm(ada);
    const notice = () => {
      const body = { updateNotificationNote: true };
      return ada.call('POST /filmmakers/notification/:id/update', { params: { id: film }, body });
    };
    for (let round = 0; round < 3; round += 1) {
      const note = { notification_notes: 1 };
      await server.database.tables.updateTable('films').set(note).where('id', '=', film).execute();
      const answers = await Promise.all([...times(() => sign(film)), ...times(notice), ...times(() => sign(film))]);
      expect(statuses(answers)).toEqual(answers.map(() => 200));
    }
  });

  it('of a filmmaker who uploads and of staff who decide do not wait for each other', async () => {
    const { id } = await submitFilm(server, ada);
    await decide(staff, id, 'recordSignature');
    for (const action of ['startReview', 'sendBack', 'startReview', 'sendBack']) {
      const { version } = (await lookAt(staff, id)).film;
      const body = { action, version, note: 'Please look again.' };
      const [decided, ...signed] = await Promise.all([
        staff.call('POST /staff/films/:id/decide', { params: { id }, body }),
        ...times(() => sign(id)),
        ...times(() => sign(id)),
      ]);
      expect(decided?.status, JSON.stringify(decided?.body)).toBe(200);
      expect(statuses(signed).filter((status) => status >= 500)).toEqual([]);
    }
  });

  it('that follow mailed links and move the account to another address do not wait for each other', async () => {
    const grace = await server.filmmaker();
    let login = { email: grace.email, password: grace.password };
    const newLink = async (purpose: 'password-reset' | 'login') => {
      const token = createToken();
      const owner = { purpose, accountId: grace.id } as const;
      await insertToken(server.database.tables, hashToken(token), owner, new Date(), 60_000);
      return token;
    };
    for (let round = 0; round < 8; round += 1) {
      const client = server.visitor();
      expect((await client.call('POST /sessions', { body: { ...login, filmmakerLogin: true } })).status).toBe(200);
      const [slug, token] = [await newLink('password-reset'), await newLink('login')];
      const email = `grace-${round}@example.com`;
      const password = `a new lamp number ${round}`;
      const answers = await Promise.all([
        server
          .visitor()
          .call('POST /set-new-password/:slug', { params: { slug }, body: { password, confirmPassword: password } }),
        client.call('POST /filmmakers/profile/:id/update', {
          params: { id: grace.id },
          body: { email, firstName: 'Grace', lastName: 'Reel' },
        }),
        server.visitor().call('POST /filmmaker-login-validate', { body: { token } }),
      ]);
      // Whoever comes first may have made the others' session or link useless.
      expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
      const [reset, moved] = answers;
      login = {
        email: moved?.status === 200 ? email : login.email,
        password: reset?.status === 200 ? password : login.password,
      };
    }
  });

  it('that deletes a film while maintenance gives its uploads up does not wait for it, nor it for the film', async () => {
    const film = await createFilm(ada);
    const keys = [];
    for (let count = 0; count < 2; count += 1) keys.push((await sign(film)).body.key);
    const other = new Client({ connectionString: postgres?.url });
    await other.connect();
    // Both are let go on at one moment, by when each has begun.
    await other.query('begin');
    await other.query('select from upload_grants where key = $1 for update', [keys[1]]);
    const { tables } = server.database;
    const given = abandonGrants(tables, new Date(Date.now() + 1000), new Date());
    await pause(300);
    const deleted = ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: film } });
    await pause(300);
    await other.query('rollback');
    await other.end();
    expect((await deleted).status).toBe(200);
    await expect(given).resolves.toBeUndefined();
    const marked = await tables.selectFrom('object_removals').select('key').where('key', 'in', keys).execute();
    expect(marked).toHaveLength(2);
  });

  it('that deletes a file from behind the scenes while it is exchanged for another leaves neither behind', async () => {
    const film = await createFilm(ada, { type: 'SHORT_FILM' });
    const { tables } = server.database;
    await tables.updateTable('films').set({ status: FilmStatus.details }).where('id', '=', film).execute();
    const [first, second] = [
      await putAttachment(server.url, ada, film, 'pdf'),
      await putAttachment(server.url, ada, film, 'png'),
    ];
    const body = { filmmakerProgramId: film, filePath: first };
    const { data: id } = (await ada.call('POST /filmmakers/films/bts-docs/create', { body })).body;
    const other = new Client({ connectionString: postgres?.url });
    await other.connect();
    await other.query('begin');
    await other.query('select from films where id = $1 for update', [film]);
    const deleted = ada.call('DELETE /filmmakers/films/bts-docs/:id/remove', { params: { id } });
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(tables)).rows.length).toBe(1);
    await other.query('update bts_documents set key = $1 where id = $2', [second, id]);
    await other.query('commit');
    await other.end();
    expect((await deleted).status).toBe(200);
    expect(await server.storage.head(second)).toBeUndefined();
  });
});
