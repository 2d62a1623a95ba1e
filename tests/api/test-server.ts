import { join } from 'node:path';
import { expect } from 'vitest';
import { type Config, readConfig } from '../../server/src/config.ts';
import type { Database } from '../../server/src/database/database.ts';
import { createLog } from '../../server/src/log.ts';
import { type RunningServer, startServer } from '../../server/src/server.ts';
import type { Storage } from '../../server/src/storage/storage.ts';
import { builtFrom, bundlePrograms } from './bundle.ts';
import { type Client, createClient } from './client.ts';
import { createHome, type Home } from './home.ts';

/** A portal in this process, on real parts: the embedded database, the embedded store, a real port. */
export interface TestServer {
  readonly url: string;
  readonly home: Home;
  readonly database: Database;
  readonly storage: Storage;
  /** Everything logged so far. */
  logs(): string;
  /** Moves the server's clock forward. */
  advance(ms: number): void;
  /** Lets the server's clock stand while something is done, however long that takes: `advance` alone moves it. */
  holdClock<Result>(work: () => Promise<Result>): Promise<Result>;
  /** A browser without a session. */
  visitor(): Client;
  /** A browser with the session of a new filmmaker. */
  filmmaker(name?: string): Promise<Client & { readonly email: string; readonly password: string; readonly id: number }>;
  stop(): Promise<void>;
}

/** What differs from the usual settings. */
export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly config?: Partial<Config>;
}

/** The password of every account that tests make. */
export const password = 'a lamp in the harbour';

/** The staff's own account. */
export const staffAccount = { email: 'staff@reelform.example', password: 'the staff of the harbour' };

/** Starts a portal on a fresh home. */
export const createTestServer = async ({ env = {}, config: overlay = {} }: TestServerOptions = {}): Promise<TestServer> => {
  const home = await createHome();
  const programs = await bundlePrograms({ 'embedded-s3': 'server/src/embedded-s3/main.ts' });
  const config: Config = {
    ...readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: home.dataDirectory,
      SCHEMAS_DIR: home.schemasDirectory,
      WATCH_SCHEMAS: '0',
      LOGIN_RATE_LIMIT: '100000',
      STAFF_PASSWORD: staffAccount.password,
      ...env,
    }),
    appDirectory: home.appDirectory,
    ...overlay,
  };
  let text = '';
  let offset = 0;
  let held: number | undefined;
  const log = createLog('info', {
    write(line) {
      text += line;
    },
  });
  const server: RunningServer = await startServer({
    config,
    storeEntry: join(programs, 'embedded-s3.js'),
    builtFrom,
    log,
    now: () => (held ?? Date.now()) + offset,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const visitor = () => createClient(url);
  let people = 0;
  return {
    url,
    home,
    database: server.database,
    storage: server.storage,
    logs: () => text,
    advance(ms) {
      offset += ms;
    },
    async holdClock(work) {
      held = Date.now();
      try {
        return await work();
      } finally {
        held = undefined;
      }
    },
    visitor,
    async filmmaker(name = 'Ada Lumen') {
      people += 1;
      const client = visitor();
      const email = `person-${people}@example.com`;
      const answer = await client.call('POST /filmmaker/registrations', { body: { name, email, password } });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return { ...client, email, password, id: answer.body.user.id };
    },
    async stop() {
      await server.close();
      home.remove();
    },
  };
};
