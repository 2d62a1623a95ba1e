import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { type Database, openDatabase } from '../../server/src/database/database.ts';
import { createLog } from '../../server/src/log.ts';
import { createFileTransport } from '../../server/src/mail/file-transport.ts';
import { type MailQueue, startMailQueue } from '../../server/src/mail/mail-queue.ts';
import type { MailTransport } from '../../server/src/mail/mail-transport.ts';
import { createSmtpTransport } from '../../server/src/mail/smtp-transport.ts';
import { insertAccount } from '../../server/src/repositories/accounts.ts';
import { enqueueMail } from '../../server/src/repositories/outbox.ts';
import { readSchemaOptions } from '../../server/src/schema-options.ts';
import { createHome, type Home } from './home.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const minute = 60_000;
const ada = 'ada@example.com';

describe('the outbox', () => {
  let home: Home;
  let database: Database;
  let server: MailServer;
  let time = 0;
  let log = '';
  const queues: MailQueue[] = [];
  const now = () => time;

  beforeAll(async () => {
    home = await createHome();
    database = await openDatabase({ directory: join(home.dataDirectory, 'database') }, () => undefined);
    const account = { name: 'Ada', email: ada, phone: null, passwordHash: '-', isFilmmaker: true, isStaff: false };
    await insertAccount(database.tables, { ...account, at: new Date() });
  });
  beforeEach(async () => {
    [time, log] = [Date.now(), ''];
    server = await startMailServer();
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
    await server.stop();
    await database.tables.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await database?.close();
    home?.remove();
  });

  const start = (transport: MailTransport = createSmtpTransport(server.url)) => {
    const config = readConfig({
      SCHEMAS_DIR: home.schemasDirectory,
      PUBLIC_URL: 'https://portal.example',
      SMTP_URL: server.url,
    });
    const write = (line: string) => {
      log += line;
    };
    const origin = 'https://portal.example';
    const options = readSchemaOptions(home.schemasDirectory);
    const queue = startMailQueue({ config, database, options, transport, origin, log: createLog('info', { write }), now });
    queues.push(queue);
    return queue;
  };
  const put = (recipient = ada, kind: 'password-changed' | 'password-reset' = 'password-changed') =>
    enqueueMail(database.tables, { kind, recipient, locale: 'en' }, new Date(now()));
  const rows = () =>
    database.tables.selectFrom('outbox').select(['state', 'attempts', 'problem', 'recipient']).orderBy('id').execute();
  const often = { interval: 10 };
  const until = (state: string, count = 1) =>
    expect.poll(async () => (await rows()).filter((row) => row.state === state).length, often).toBeGreaterThanOrEqual(count);
  const untilProblem = () => expect.poll(async () => (await rows())[0]?.problem, often).not.toBeNull();
  const messageIds = () => server.seen.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim());

  it('is sent by SMTP, from the portal’s address, and remembered as sent (R-312)', async () => {
    await put(ada, 'password-reset');
    start();
    await until('sent');
    const [mail] = server.seen;
    expect([mail?.from, mail?.to]).toEqual(['no-reply@portal.example', ada]);
    expect(mail?.source.replace(/=\r\n/g, '')).toMatch(/https:\/\/portal\.example\/reset-password\/[\w-]{43}\r\n/);
  });

  it.each([
    ['a recipient that it does not take now', { says: { RCPT: '451 greylisted' } }],
    ['a sender that it does not take', { says: { MAIL: '550 who are you' } }],
    ['a message that it does not take now', { says: { end: '452 full' } }],
    ['no answer to its name', { breaksAt: 'EHLO' }],
    ['a connection that breaks before the message', { breaksAt: 'DATA' }],
  ] as const)('waits after %s, and goes out once, under the same name', async (_what, how) => {
    server.behave(how);
    await put();
    const queue = start();
    await until('waiting');
    await untilProblem();
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    server.behave({});
    const before = server.seen.length;
    time += minute - 1;
    queue.wake();
    await pause(50);
    expect(server.seen.length).toBe(before);
    time += 1;
    queue.wake();
    await until('sent');
    expect(server.seen.length).toBe(before + 1);
    expect(new Set(messageIds()).size).toBe(1);
  });

  it('waits while there is no mail server, and gives up after a day', async () => {
    const { url } = server;
    await server.stop();
    await put();
    const queue = start(createSmtpTransport(url));
    const settled = async (attempts: number) => {
      const found = async () => (await rows()).find((row) => row.attempts === attempts && row.state !== 'sending')?.state;
      await expect.poll(found, often).toBeDefined();
      return found();
    };
    let attempts = 1;
    for (; (await settled(attempts)) === 'waiting'; attempts += 1) {
      time += 60 * minute;
      queue.wake();
    }
    expect([attempts, await settled(attempts)]).toEqual([25, 'failed']);
    expect((await rows())[0]?.problem).toMatch(/ECONNREFUSED/);
    expect(log).toContain('a mail was given up');
    server = await startMailServer();
  });

  it.each([
    ['an address that nobody has', { says: { RCPT: '550 no such user' } }],
    ['a message that it will not have', { says: { end: '554 no' } }],
  ] as const)('is given up at %s', async (_what, how) => {
    server.behave(how);
    await put();
    start();
    await until('failed');
    expect((await rows())[0]?.attempts).toBe(1);
    expect(log).toContain('a mail was given up');
  });

  it('is never sent again when nobody knows whether it was taken', async () => {
    server.behave({ breaksAt: 'end' });
    await put();
    const queue = start();
    await until('unsure');
    server.behave({});
    time += 48 * 60 * minute;
    queue.wake();
    await pause(100);
    expect(server.seen).toHaveLength(1);
    expect(log).toContain('a mail may not have arrived');
  });

  it('survives a death before the handover, and is not sent twice after one behind it', async () => {
    await put();
    await put('grace@example.com');
    const { tables } = database;
    const claimed = { claimed_at: new Date(now() - 1000), attempts: 1 };
    await tables
      .updateTable('outbox')
      .set({ ...claimed, state: 'sending' })
      .where('recipient', '=', ada)
      .execute();
    await tables
      .updateTable('outbox')
      .set({ ...claimed, state: 'handed' })
      .where('recipient', '!=', ada)
      .execute();
    start();
    await until('sent');
    await until('unsure');
    expect(server.seen.map(({ to }) => to)).toEqual([ada]);
    expect(log).toContain('whether they arrived is not known');
  });

  it('goes out once from three servers at a time', async () => {
    for (let n = 0; n < 30; n += 1) await put(`person-${n}@example.com`);
    for (let n = 0; n < 3; n += 1) start();
    await until('sent', 30);
    expect(new Set(server.seen.map(({ to }) => to)).size).toBe(30);
    expect(server.seen).toHaveLength(30);
  });

  it('is put back when the portal stops while a mail server keeps silent', async () => {
    server.behave({ isSilent: true });
    await put();
    const queue = start();
    await until('sending');
    await queue.stop();
    // Had its silence been waited for, that would be the problem.
    expect((await rows())[0]).toMatchObject({ state: 'waiting', problem: 'The portal was stopped.' });
    server.behave({});
    start();
    await until('sent');
    expect(server.seen).toHaveLength(1);
  });

  it('keeps mails as files where there is no mail server; twice is once', async () => {
    const folder = join(home.dataDirectory, 'outbox');
    await put();
    const queue = start(createFileTransport(folder));
    await until('sent');
    await database.tables.updateTable('outbox').set({ state: 'waiting' }).execute();
    queue.wake();
    await until('sent');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-password-changed-[0-9a-f]{8}\.eml$/)]);
  });

  it('writes as often as it may once the mail server is back: links that nobody got do not count (R-312)', async () => {
    time += 15 * minute; // those of the tests before do not count, either
    server.behave({ says: { greeting: '421 not now' } });
    for (let n = 0; n < 4; n += 1) await put(ada, 'password-reset');
    const queue = start();
    await expect.poll(async () => (await rows()).every(({ problem }) => problem !== null), often).toBe(true);
    server.behave({});
    time += minute;
    queue.wake();
    await expect.poll(async () => (await rows()).map(({ state }) => state), often).toEqual(['sent', 'sent', 'sent']);
    expect(server.seen).toHaveLength(3);
  });

  it('waits while its texts cannot be read, and says so', async () => {
    const queue = start();
    const file = join(home.schemasDirectory, 'mails/en.json');
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, '{}');
    await put();
    queue.wake();
    await untilProblem();
    expect((await rows())[0]).toMatchObject({
      state: 'waiting',
      problem: expect.stringContaining("must have 'frame'"),
    });
    expect(() => start()).toThrow("must have 'frame'");
    writeFileSync(file, original);
  });
});
