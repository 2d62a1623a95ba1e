import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseLocation } from '../../../server/src/database/database.ts';
import { type LoadFigures, type LoadRequest, runOpenLoop } from './openLoop.ts';
import { startPostgres } from './postgres.ts';
import { emailOf, password, type Seed, seedDatabase } from './seed.ts';

/** What is measured. */
export interface ServerBench extends Seed {
  /** Filmmakers who are logged in, the one with most films among them. */
  readonly sessions: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** Asks an address as often as it answers, with each of the cookies in turn. */
  readonly hammer: (url: string, cookies: readonly string[]) => Promise<PollFigures>;
}

/** How often the poll answers when nothing else is asked; `p99` in ms. */
export interface PollFigures {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
}

/** One database's figures. */
export interface ServerFigures {
  readonly database: string;
  readonly mix: readonly LoadFigures[];
  readonly poll: PollFigures;
}

interface Session {
  readonly cookie: string;
  /** A draft of this filmmaker's own. */
  readonly filmId: number;
}

interface Portal {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built portal, as `npm start` does, in a process of its own. */
async function startPortal(dataDirectory: string, databaseUrl: string | undefined): Promise<Portal> {
  const child: ChildProcess = spawn(process.execPath, ['server/bin/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      LOGIN_RATE_LIMIT: '100000',
      STAFF_PASSWORD: password,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const port = /^The portal is at .*:(\d+)$/m.exec(text)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`The portal did not start:\n${text}`)));
  });
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const details = (title: string) => JSON.stringify({ programStatus: 0, programDetails: { title }, episodeData: [] });

/** Logs a filmmaker in and gives them a draft. */
async function openSession(url: string, filmmaker: number): Promise<Session> {
  const post = (path: string, body: string, cookie: string) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', origin: url, cookie }, body });
  const login = { email: emailOf(filmmaker), password, filmmakerLogin: true };
  const opened = await post('/api/sessions', JSON.stringify(login), '');
  if (!opened.ok) throw new Error(`Login answered ${opened.status}: ${await opened.text()}`);
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const created = await post('/admin-api/filmmakers/films/create', details('A draft'), cookie);
  if (!created.ok) throw new Error(`Create answered ${created.status}: ${await created.text()}`);
  return { cookie, filmId: (await created.json()).data.id };
}

const words = ['harbour', 'lamp', 'silent', 'winter song', 'nothing at all', 'Golden River 7', 'a'];
const columns = ['title', 'type', 'status', 'submissionDate', 'releaseDate'];

/** What filmmakers do: 70 % poll, 20 % list in any order, 5 % search, 5 % save a draft. */
const mixOf =
  (sessions: readonly Session[]) =>
  (random: () => number): LoadRequest => {
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const { cookie, filmId } = pick(sessions);
    const share = random();
    const list = '/admin-api/filmmakers/films?filmmaker=true';
    if (share < 0.7) return { kind: 'poll', method: 'GET', path: '/api/validate-session', cookie };
    if (share < 0.8) return { kind: 'list', method: 'GET', path: `${list}&page=${1 + Math.floor(random() * 3)}`, cookie };
    if (share < 0.9) return { kind: 'list', method: 'GET', path: `${list}&page=1&sortBy=${pick(columns)}&orderBy=asc`, cookie };
    if (share < 0.95)
      return { kind: 'search', method: 'GET', path: `${list}&page=1&searchText=${encodeURIComponent(pick(words))}`, cookie };
    const body = details(`A draft, ${Math.floor(random() * 1e6)}`);
    return { kind: 'write', method: 'POST', path: `/admin-api/filmmakers/films/${filmId}/update`, cookie, body };
  };

async function measureDatabase(name: string, url: string | undefined, bench: ServerBench): Promise<ServerFigures> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'reelform-bench-'));
  try {
    await seedDatabase(databaseLocation({ databaseUrl: url, databasePatienceMs: 600_000, dataDirectory }), bench);
    const portal = await startPortal(dataDirectory, url);
    try {
      const sessions: Session[] = [];
      for (let at = 0; at < bench.sessions; at += 1)
        sessions.push(await openSession(portal.url, 1 + Math.floor((at * bench.filmmakers) / bench.sessions)));
      const load = { url: portal.url, perSecond: bench.perSecond, next: mixOf(sessions) };
      await runOpenLoop({ ...load, seconds: 5 });
      const mix = await runOpenLoop({ ...load, seconds: bench.seconds });
      const cookies = sessions.map(({ cookie }) => cookie);
      return { database: name, mix, poll: await bench.hammer(`${portal.url}/api/validate-session`, cookies) };
    } finally {
      await portal.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** Measures the portal on real PostgreSQL, where one is installed, and on the embedded database. */
export async function measureServer(bench: ServerBench): Promise<readonly ServerFigures[]> {
  const figures: ServerFigures[] = [];
  const postgres = await startPostgres();
  try {
    if (postgres) figures.push(await measureDatabase(postgres.version, postgres.url, bench));
  } finally {
    await postgres?.stop();
  }
  return [...figures, await measureDatabase('embedded (PGlite)', undefined, bench)];
}
