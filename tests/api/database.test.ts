import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database/database.ts';
import { migrate } from '../../server/src/database/migrations.ts';
import { sweepObjects } from '../../server/src/films/stored-objects.ts';
import { createLog } from '../../server/src/log.ts';
import { maintain } from '../../server/src/maintenance.ts';
import { listRemovals, markForRemoval } from '../../server/src/repositories/uploads.ts';
import { startAnsweringStore } from '../../server/src/storage/testing.ts';
import { createFilm } from './films.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** The type that stands for a column in types.ts. */
const tsType: Readonly<Record<string, string>> = {
  integer: 'number',
  smallint: 'number',
  bigint: 'Int8',
  text: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  jsonb: 'JsonText',
  'timestamp with time zone': 'Timestamp',
  date: 'Day',
  uuid: 'string',
};

/** Elements of arrays, by the array's `udt_name`. */
const elements: Readonly<Record<string, string>> = { _text: 'string' };

describe('the database', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.stop());

  const work = (now: number) =>
    maintain({
      config: readConfig({}),
      database: server.database,
      storage: server.storage,
      log: createLog('silent'),
      now: () => now,
    });

  it('that a newer portal has written is refused in these words', async () => {
    const { tables } = server.database;
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(tables);
    await expect(migrate(tables)).rejects.toThrow(
      "A newer version of the portal has written this database: '9999-later' is not known here.",
    );
    await sql`delete from kysely_migration where name = '9999-later'`.execute(tables);
    await migrate(tables);
  });

  it('that is none is refused by its folder', async () => {
    const directory = join(server.home.dataDirectory, 'other');
    mkdirSync(directory);
    writeFileSync(join(directory, 'PG_VERSION'), 'none');
    await expect(openDatabase({ directory }, () => undefined)).rejects.toThrow(`The database in ${directory} cannot be opened`);
  });

  it('has the tables and columns that types.ts says', async () => {
    const { rows } = await sql<Record<'table' | 'name' | 'type' | 'kind' | 'nullable' | 'made', string>>`
      select table_name as "table", column_name as name, data_type as type, udt_name as kind, is_nullable as nullable,
        case when is_generated = 'ALWAYS' then 'always' when column_default is not null or is_identity = 'YES' then 'yes' else 'no' end as made
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
      order by table_name, column_name collate "C"`.execute(server.database.tables);
    const source = readFileSync('server/src/database/types.ts', 'utf8');
    const tables = [...source.slice(source.indexOf('interface Tables')).matchAll(/readonly (\w+): (\w+);/g)];
    const written = tables.flatMap(([, table, type]) => {
      const [, columns = ''] = new RegExp(`interface ${type} \\{\\n([^}]*)\\}`).exec(source) ?? [];
      return [...columns.matchAll(/readonly (\w+): (.+);/g)].map(([, name, text]) => `${table}.${name}: ${text}`);
    });
    const found = rows.map(({ table, name, type, kind, nullable, made }) => {
      const base = type === 'ARRAY' ? `${elements[kind] ?? kind}[]` : (tsType[type] ?? type);
      const generated = type === 'jsonb' ? 'GeneratedJson' : `Generated<${base}>`;
      if (made === 'always') return `${table}.${name}: GeneratedAlways<${base}>`;
      const text = nullable === 'YES' ? `${base} | null` : made === 'yes' ? generated : base;
      return `${table}.${name}: ${text}`;
    });
    expect(written.sort()).toEqual(found.sort());
  });

  it('finds part of a title, a name and an e-mail by an index', async () => {
    const { rows } = await sql<{ readonly indexname: string }>`
      select indexname from pg_indexes where indexname in ('films_title_letters', 'accounts_letters')`.execute(
      server.database.tables,
    );
    expect(rows).toHaveLength(2);
    const plan = await server.database.tables.transaction().execute(async (transaction) => {
      for (const other of ['seqscan', 'indexscan', 'indexonlyscan'])
        await sql.raw(`set local enable_${other} = off`).execute(transaction);
      const explained = await sql<Record<'QUERY PLAN', string>>`explain
        select id from films where title_key like key_pattern('Harbour')
        union select id from films where filmmaker_id in (
          select id from accounts where name_key like key_pattern('Harbour') or lower(email) like lower('%harbour%'))`.execute(
        transaction,
      );
      return explained.rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('films_title_letters');
    expect(plan).toContain('accounts_letters');
  });

  it('finds by an index what goes with a row that is deleted', async () => {
    const { rows } = await sql`
      select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', '(' || a.attname || ' IS NOT NULL)'))`.execute(
      server.database.tables,
    );
    expect(rows).toEqual([]);
  });

  it('finds the last decision about an asset, and about a resource, by an index', async () => {
    const plans = await server.database.tables.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const plan = async (table: string, column: string) => {
        const query = sql`explain select * from ${sql.table(table)} where ${sql.ref(column)} = 7 order by id desc limit 1`;
        return JSON.stringify((await query.execute(transaction)).rows);
      };
      return [await plan('film_decisions', 'asset_id'), await plan('resource_decisions', 'resource_id')];
    });
    expect(plans[0]).toContain('film_decisions_asset');
    expect(plans[1]).toContain('resource_decisions_resource');
  });

  it('finds the page of an owner and a session by an index', async () => {
    const plan = async (query: ReturnType<typeof sql>) => {
      const { rows } = await sql<Record<'QUERY PLAN', string>>`explain ${query}`.execute(server.database.tables);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await sql`insert into accounts (email, name, password_hash, created_at)
      select 'many-' || n || '@example.com', 'Many', '', now() from generate_series(1, 2000) n`.execute(server.database.tables);
    await sql`insert into films (filmmaker_id, title, created_at, updated_at)
      select a.id, 'Film ' || n, now(), now() from accounts a, generate_series(1, case when a.id = 7 then 2000 else 5 end) n`.execute(
      server.database.tables,
    );
    await sql`insert into sessions (token_hash, account_id, created_at, seen_at)
      select sha256(a.email::bytea), a.id, now(), now() from accounts a`.execute(server.database.tables);
    await sql`analyze`.execute(server.database.tables);
    expect(await plan(sql`select * from films where filmmaker_id = 7 order by created_at desc, id desc limit 20`)).toContain(
      'films_by_date',
    );
    expect(
      await plan(sql`select * from films where filmmaker_id = 7 order by "left"(title_key, 100), id desc limit 20`),
    ).toContain('films_by_title');
    expect(await plan(sql`select * from accounts where lower(email) = lower('Many-7@example.com')`)).toContain(
      'accounts_email',
    );
    expect(await plan(sql`select * from sessions where token_hash = '\\x00'`)).toContain('sessions_pkey');
  });

  it('adds up the months of views that were told before months were summed', async () => {
    const { tables } = server.database;
    const film = await createFilm(await server.filmmaker());
    await sql`insert into view_hours values
      (${film}, '2026-01-31T23:00:00Z', 2, 60, 100), (${film}, '2026-02-01T00:00:00Z', 1, 30, 50), (${film}, '2026-02-28T23:00:00Z', 4, 90, 70)`.execute(
      tables,
    );
    const migration = readFileSync('server/migrations/0106-view-months.sql', 'utf8');
    const [fill = ''] = /insert into view_months[^;]*/.exec(migration) ?? [];
    await tables.deleteFrom('view_months').execute();
    await sql`set time zone 'Asia/Kolkata'`.execute(tables);
    await sql.raw(fill).execute(tables);
    await sql`set time zone 'UTC'`.execute(tables);
    const { rows } =
      await sql`select month::text, views, watched_seconds::integer as seconds, ad_revenue_micros::integer as micros
      from view_months where film_id = ${film} order by month`.execute(tables);
    expect(rows).toEqual([
      { month: '2026-01-01', views: 2, seconds: 60, micros: 100 },
      { month: '2026-02-01', views: 5, seconds: 120, micros: 120 },
    ]);
  });

  it('maintenance takes away what is over, abandoned uploads with their objects, and nothing else', async () => {
    const ada = await server.filmmaker();
    const film = await createFilm(ada);
    const query = { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${film}/assets/` };
    const signed = await ada.call('GET /s3/sign', { query });
    const url = new URL(signed.body.signedUrl, server.url);
    await fetch(url, { method: 'PUT', headers: signed.body.headers, body: 'left behind' });
    await ada.call('POST /check-user-exist', { body: { email: ada.email } });
    const counts = async () => {
      const { rows } = await sql<Record<string, string>>`
        select (select count(*) from sessions) as sessions, (select count(*) from account_references) as references,
          (select count(*) from throttle_counters) as counters, (select count(*) from upload_grants) as grants`.execute(
        server.database.tables,
      );
      return Object.values(rows[0] ?? {}).map(Number);
    };
    await work(Date.now());
    expect(await counts()).toEqual([expect.any(Number), 1, expect.any(Number), 1]);
    expect(await server.storage.head(signed.body.key)).toBeDefined();
    await work(Date.now() + 73 * 3_600_000);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect(await server.storage.head(signed.body.key)).toBeUndefined();
  });

  it('an object that the store does not let go, under retention for instance, keeps no other from being removed', async () => {
    const { tables } = server.database;
    const asked: string[] = [];
    const { storage, close } = await startAnsweringStore(({ url = '' }, response) => {
      asked.push(new URL(url, server.url).pathname);
      response.writeHead(url.includes('held') ? 403 : 204).end();
    });
    await markForRemoval(tables, ['held'], new Date(0));
    await markForRemoval(tables, ['free'], new Date(1));
    await sweepObjects(tables, storage, createLog('silent'));
    close();
    expect(asked).toEqual(['/b/held', '/b/free']);
    expect((await listRemovals(tables, 10, {})).map(({ key }) => key)).toEqual(['held']);
    await tables.deleteFrom('object_removals').execute();
  });

  it('maintenance takes away so many at once that no statement lasts for long, however many are over', async () => {
    const { tables } = server.database;
    const many = 2500;
    await sql`create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from gone) > 1000 then raise exception 'so many at once'; end if;
        return null;
      end $$`.execute(tables);
    await sql`create trigger few after delete on throttle_counters
      referencing old table as gone for each statement execute function refuse_many()`.execute(tables);
    await sql`insert into throttle_counters (key, count, resets_at)
      select sha256(n::text::bytea), 1, now() from generate_series(1, ${sql.lit(many)}) n`.execute(tables);
    await work(Date.now() + 1000);
    await sql`drop function refuse_many cascade`.execute(tables);
    const { rows } = await sql`select from throttle_counters`.execute(tables);
    expect(rows).toHaveLength(0);
  });

  it('maintenance takes away what arrives after its film was deleted, by an address that is still good', async () => {
    const ada = await server.filmmaker();
    const film = await createFilm(ada);
    const query = { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${film}/assets/` };
    const { body } = await ada.call('GET /s3/sign', { query });
    expect((await ada.call('DELETE /filmmakers/films/:id/remove', { params: { id: film } })).status).toBe(200);
    const put = await fetch(new URL(body.signedUrl, server.url), { method: 'PUT', headers: body.headers, body: 'late' });
    expect([put.status, await server.storage.head(body.key)]).toEqual([200, expect.anything()]);
    await work(Date.now() + 26 * 3_600_000);
    expect(await server.storage.head(body.key)).toBeUndefined();
    const left = server.database.tables.selectFrom('object_removals').select('key').where('key', '=', body.key);
    expect(await left.execute()).toEqual([]);
  });
});
