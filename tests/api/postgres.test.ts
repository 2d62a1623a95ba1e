import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/src/database/database.ts';
import { type Postgres, startPostgres } from '../bench/server/postgres.ts';
import { createFilm, draft } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const postgres = await startPostgres();

describe.skipIf(!postgres)('a PostgreSQL server', () => {
  const {
    url = '',
    pause = () => undefined,
    resume = () => undefined,
    restart = async () => undefined,
  }: Partial<Postgres> = postgres ?? {};
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let film: number;
  let other: Client;

  beforeAll(async () => {
    server = await createTestServer({ env: { DATABASE_URL: url, DATABASE_PATIENCE_SECONDS: '1' } });
    ada = await server.filmmaker();
    film = await createFilm(ada);
    other = new Client({ connectionString: url });
    other.on('error', () => undefined);
    await other.connect();
  });
  afterAll(async () => {
    resume();
    await other?.end();
    await server?.stop();
    await postgres?.stop();
  });

  const save = (title: string) =>
    ada.call('POST /filmmakers/films/:id/update', { params: { id: film }, body: draft({ title }) });
  const titleOf = async () => (await ada.call('GET /filmmakers/films/:id/view', { params: { id: film } })).body.data.title;
  const away = expect.objectContaining({
    code: 'unavailable',
    message: 'The service is not available right now. Please try again later.',
  });
  /** Saves until that is answered: a database that has just come back works off what it was asked before, longer than a call waits. */
  const saveAtLast = (title: string) => expect.poll(async () => (await save(title)).status).toBe(200);
  const expectTitle = (title: string) => expect.poll(titleOf).toBe(title);
  /** As many calls at once as would fill the pool several times. */
  const saveMany = () => Promise.all(Array.from({ length: 25 }, (_, at) => save(`Not saved ${at}`)));

  it('is refused where its database has no room for every letter', async () => {
    await other.query(`create database ascii encoding 'SQL_ASCII' locale 'C' template template0`);
    const location = { url: new URL('ascii', url).href, patienceMs: 1000 };
    await expect(openDatabase(location, () => undefined)).rejects.toThrow(
      'The database of DATABASE_URL has the encoding SQL_ASCII. Please create it with the encoding UTF8.',
    );
  });

  it('whose rows someone holds is not waited for, and nothing is half saved', async () => {
    await saveAtLast('Before');
    await other.query('begin');
    await other.query('select * from films for update');
    // They are held until all calls are answered.
    const answers = await saveMany();
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [503, away]));
    await other.query('rollback');
    await expectTitle('Before');
    await saveAtLast('After');
  });

  it('that works on a statement for too long is told to stop', async () => {
    await other.query('begin');
    // Whoever reads waits for this, as behind a migration.
    await other.query('lock table sessions in access exclusive mode');
    const { status, body } = await ada.call('GET /filmmakers/films/:id/view', { params: { id: film } });
    expect([status, body]).toEqual([503, away]);
    await other.query('rollback');
    await expectTitle('After');
  });

  it('that hangs is given up, and asked again when it answers', async () => {
    pause();
    // It hangs until all calls are answered.
    const answers = await saveMany().finally(resume);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [503, away]));
    await saveAtLast('Awake');
    await expectTitle('Awake');
  });

  it('that hangs does not keep the portal from ending', async () => {
    const second = await createTestServer({ env: { DATABASE_URL: url, DATABASE_PATIENCE_SECONDS: '1' } });
    pause();
    let isStopped = false;
    const stopped = second.stop().then(() => {
      isStopped = true;
    });
    // What maintenance and the mails wait for, one after the other, takes a quarter of a minute; for ever would be a fault.
    await expect
      .poll(() => isStopped)
      .toBe(true)
      .finally(resume);
    await stopped;
  });

  it('that starts anew under open transactions ends their calls, and not the portal', async () => {
    const held = server.database.tables.transaction().execute(async (transaction) => {
      await transaction.updateTable('films').set({ title: 'Half done' }).where('id', '=', film).execute();
      await restart();
      await transaction.updateTable('films').set({ title: 'Half done' }).where('id', '=', film).execute();
    });
    await expect(held).rejects.toThrow();
    await saveAtLast('Back');
    const titlesOf = () => Promise.all(Array.from({ length: 25 }, titleOf));
    await expect.poll(titlesOf).toEqual(Array.from({ length: 25 }, () => 'Back'));
  });
});
