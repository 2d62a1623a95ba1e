import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillAsStarted } from '../api/home.ts';
import { serverFlags } from '../databaseFlags.ts';
import { freePort } from './freePort.ts';

/** A portal started as the README says, on a free port with its own data and its own copy of the schemas. */
export interface Portal {
  readonly url: string;
  readonly dataDirectory: string;
  /** The copy of `schemas/` that this portal watches. */
  readonly schemasDirectory: string;
  /** Everything printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** The repository's root: the tests' commands run there. */
const root = process.cwd();

const exited = (child: ChildProcess) =>
  new Promise<void>((done) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', () => done()) : done(),
  );

/** Runs one of the server's commands to its end, on the data of a portal that is not running. */
export const runCommand = async (script: string, args: readonly string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, [...serverFlags, join(root, script), ...args], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  await exited(child);
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode}: ${text}`);
  return text;
};

/** A fresh folder for a portal's data, with a copy of the schemas beside it. */
export const createHome = () => {
  const home = mkdtempSync(join(tmpdir(), 'reelform-journey-'));
  const schemasDirectory = join(home, 'schemas');
  cpSync(join(root, 'schemas'), schemasDirectory, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) });
  return {
    home,
    schemasDirectory,
    dataDirectory: join(home, 'data'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
};

/** A folder with a database and compiled forms, as after a first start. */
const createUsedHome = async () => {
  const home = createHome();
  await fillAsStarted(home.dataDirectory);
  return home;
};

/**
 * Starts the portal with `npm start`'s own script and waits until it is healthy.
 * @throws with the printed output when it is not healthy after 120 s.
 */
export const startPortal = async (env: Record<string, string> = {}, given?: ReturnType<typeof createHome>): Promise<Portal> => {
  const home = given ?? (await createUsedHome());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...serverFlags, join(root, 'server/bin/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: home.dataDirectory,
      SCHEMAS_DIR: home.schemasDirectory,
      WATCH_SCHEMAS: '1',
      STAFF_PASSWORD: 'a staff password of a journey',
      LOGIN_RATE_LIMIT: '1000',
      ...env,
    },
    stdio: 'pipe',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const deadline = Date.now() + 120_000;
  for (;;) {
    const healthy = await fetch(`${url}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (healthy) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The portal did not start:\n${text}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    dataDirectory: home.dataDirectory,
    schemasDirectory: home.schemasDirectory,
    output: () => text,
    async stop() {
      child.kill('SIGTERM');
      await exited(child);
      home.remove();
    },
  };
};
