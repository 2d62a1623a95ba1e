import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server that runs for one bench or test alone. */
export interface Postgres {
  /** Its address, as `DATABASE_URL` takes it. */
  readonly url: string;
  readonly version: string;
  /** Makes it hang: connections stay, nothing is answered. */
  pause(): void;
  resume(): void;
  /** Ends it with all that is under way, and starts it again on the same rows. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const installations = '/usr/lib/postgresql';

/** Debian's newest installed PostgreSQL; `undefined` where there is none. */
function findPrograms(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(installations, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** Whom PostgreSQL runs as: it refuses root. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts a fresh PostgreSQL with its usual settings; `undefined` where none is installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'reelform-postgres-'));
  const owner = unprivileged();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  const run = (name: string, args: readonly string[]) => {
    const { status, stderr, stdout } = spawnSync(join(programs, name), args, { ...owner, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    return stdout;
  };
  run('initdb', ['-D', data, '-U', 'reelform', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const port = await freePort();
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;
  const start = async () => {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    const started = spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
    for (let tries = 0; !isReady(); tries += 1) {
      if (tries > 100) throw new Error('PostgreSQL did not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return started;
  };
  let server = await start();
  const end = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  };
  const signal = (name: NodeJS.Signals) => {
    if (server.pid === undefined) throw new Error('PostgreSQL is not running');
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' }).stdout;
    for (const pid of [server.pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(pid, name);
  };
  run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'reelform', 'portal']);
  return {
    url: `postgres://reelform@127.0.0.1:${port}/portal`,
    version: run('postgres', ['--version']).trim(),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async restart() {
      await end();
      server = await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
