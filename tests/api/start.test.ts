import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundlePrograms } from './bundle.ts';
import { type ChildServer, programs, startChild, startProgram } from './child-server.ts';
import { createClient } from './client.ts';
import { createHome, type Home } from './home.ts';
import { waitForLink } from './mails.ts';
import { createTestServer } from './test-server.ts';

describe('starting and stopping', () => {
  let folder: string;
  let home: Home;
  let server: ChildServer | undefined;

  beforeAll(async () => {
    folder = await bundlePrograms(programs);
  });
  beforeEach(async () => {
    home = await createHome();
  });
  afterEach(async () => {
    if (server && server.process.exitCode === null) await server.end('SIGKILL');
    home.remove();
  });

  const addAccount = (...args: string[]) =>
    startProgram(join(folder, 'account.js'), home, { ACCOUNT_PASSWORD: 'an old regular secret' }, ['add', ...args]);

  it('says where it is and who the staff are, once; ends in order when it is told to', async () => {
    server = await startChild(folder, home, { STAFF_PASSWORD: '' });
    const secret = /Staff account: staff@reelform\.example, password (\S{16})/.exec(server.output())?.[1] ?? '';
    const body = { email: 'staff@reelform.example', password: secret, filmmakerLogin: true };
    expect((await createClient(server.url).call('POST /sessions', { body })).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    server = await startChild(folder, home, { STAFF_PASSWORD: '' });
    expect(server.output()).not.toContain('Staff');
    expect(await server.end('SIGINT')).toBe(0);
  });

  it('leaves data alone that another server uses, and takes over a killed one’s', async () => {
    server = await startChild(folder, home);
    const second = startProgram(join(folder, 'index.js'), home);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/is in use by another server \(process \d+ on .+\)\. Stop it, or set DATA_DIR/);
    const account = addAccount('--email', 'rita@example.com', '--name', 'Rita');
    expect([await account.ended, account.output()]).toEqual([1, expect.stringContaining('is in use by another server')]);
    const asks = startProgram(join(folder, 'account.js'), home, {}, ['add', '--email', 'rita@example.com', '--name', 'Rita']);
    expect([await asks.ended, asks.output()], 'before it asks for a password').toEqual([
      1,
      expect.not.stringContaining('Password'),
    ]);
    await server.end('SIGKILL');
    server = await startChild(folder, home);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('ends all that it is built on, also where one part fails at its end', async () => {
    const { database, home: own, stop } = await createTestServer();
    const close = database.close.bind(database);
    Object.assign(database, { close: () => close().then(() => Promise.reject(new Error('the disk is full'))) });
    await expect(stop()).rejects.toThrow('the disk is full');
    expect(readdirSync(own.dataDirectory)).not.toContain('server.lock');
    own.remove();
  });

  it('says so when the port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => blocker.once('listening', done));
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { ended, output } = startProgram(join(folder, 'index.js'), home, { PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toContain('The port is taken by another program. Stop it, or set PORT to another one.');
    blocker.close();
  });

  it.each([
    [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/portal' }, 'The database of DATABASE_URL cannot be used: connect ECONN'],
    [{ HOST: '203.0.113.1' }, 'HOST is no address of this machine.'],
  ])('says which setting leads to nowhere: %j', async (values, complaint) => {
    const { ended, output } = startProgram(join(folder, 'index.js'), home, values);
    expect(await ended).toBe(1);
    expect(output()).toContain(complaint);
    expect(output()).not.toContain('secret');
  });

  it('names every setting that is wrong', async () => {
    const { ended, output } = startProgram(join(folder, 'index.js'), home, {
      PORT: 'eighty',
      PUBLIC_URL: 'films',
      S3_BUCKET: 'b',
    });
    expect(await ended).toBe(1);
    for (const name of ['PORT', 'PUBLIC_URL', 'S3_SECRET_ACCESS_KEY']) expect(output()).toContain(name);
  });

  it('the account command adds a regular account of the main platform, once', async () => {
    const add = () => addAccount('--email', 'rita@example.com', '--name', 'Rita', '--role', 'regular');
    const [first, second] = [add(), undefined];
    expect([await first.ended, first.output(), second]).toEqual([
      0,
      'Added the regular account rita@example.com.\n',
      undefined,
    ]);
    const again = add();
    expect([await again.ended, again.output()]).toEqual([1, 'rita@example.com already has an account.\n']);
    for (const option of ['--email', '--mail']) {
      const wrong = addAccount(option, 'nobody');
      expect([await wrong.ended, wrong.output()]).toEqual([2, expect.stringMatching(/^Usage/)]);
    }
    server = await startChild(folder, home);
    const body = { email: 'rita@example.com', password: 'an old regular secret', filmmakerLogin: true };
    expect((await createClient(server.url).call('POST /sessions', { body })).body.code).toBe('not_filmmaker');
  });

  it('the invite command invites while the portal is stopped and while it runs (R-291)', async () => {
    const inviteGuest = (email: string) =>
      startProgram(join(folder, 'invite.js'), home, {}, ['--email', email, '--name', 'Grace Guest', '--phone', '555 0100']);
    const wrong = startProgram(join(folder, 'invite.js'), home, {}, ['--email', 'nobody', '--name', 'Grace']);
    expect([await wrong.ended, wrong.output()]).toEqual([2, '--email: Please enter a valid email address.\n']);
    for (const option of ['--email', '--mail']) {
      const nameless = startProgram(join(folder, 'invite.js'), home, {}, [option, 'before@example.com']);
      expect([await nameless.ended, nameless.output()]).toEqual([2, expect.stringMatching(/^Usage/)]);
    }
    const first = inviteGuest('before@example.com');
    expect([await first.ended, first.output()]).toEqual([
      0,
      'The invitation of before@example.com is in the outbox; a running portal sends it.\n',
    ]);
    server = await startChild(folder, home);
    await waitForLink(home.dataDirectory, 'before@example.com', '/invitation/');
    const second = inviteGuest('during@example.com');
    expect([await second.ended, second.output()]).toEqual([0, 'The running portal invites during@example.com.\n']);
    const { secret } = await waitForLink(home.dataDirectory, 'during@example.com', '/invitation/');
    const client = createClient(server.url);
    const answer = await client.call('GET /filmmaker/:token/validate-invitation', { params: { token: secret } });
    expect(answer.body.userData).toEqual({ name: 'Grace Guest', email: 'during@example.com', phone: '555 0100' });
    expect(readdirSync(join(home.dataDirectory, 'invitations'))).toEqual([]);
  });
});
