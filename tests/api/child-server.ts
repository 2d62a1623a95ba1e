import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverFlags } from '../databaseFlags.ts';
import { root } from './bundle.ts';
import type { Home } from './home.ts';

/** A server in a process of its own. */
export interface ChildServer {
  readonly url: string;
  readonly process: ChildProcess;
  output(): string;
  /** Ends it with a signal and waits until it is gone; its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Programs of the server, as the build makes them. */
export const programs = {
  index: 'server/src/index.ts',
  'embedded-s3': 'server/src/embedded-s3/main.ts',
  account: 'server/src/account.ts',
  invite: 'server/src/invite.ts',
} as const;

/** Starts a bundled program on a home. */
export const startProgram = (
  file: string,
  home: Home,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
) => {
  const child = spawn(process.execPath, [...serverFlags, file, ...args], {
    cwd: root,
    stdio: 'pipe',
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: home.dataDirectory,
      SCHEMAS_DIR: home.schemasDirectory,
      WATCH_SCHEMAS: '0',
      LOG_LEVEL: 'error',
      LOGIN_RATE_LIMIT: '100000',
      STAFF_PASSWORD: 'the staff of the harbour',
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const ended = once(child, 'exit').then(([code]): number | null => code);
  return { child, ended, output: () => text };
};

/**
 * Starts a server and waits until it says where it is.
 * @throws with what it printed when it ends before that
 */
export const startChild = async (
  folder: string,
  home: Home,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildServer> => {
  const { child, ended, output } = startProgram(join(folder, 'index.js'), home, env);
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const url = /The portal is at (\S+)\n/.exec(output())?.[1];
    if (url)
      return {
        url,
        process: child,
        output,
        end(signal) {
          child.kill(signal);
          return ended;
        },
      };
    if (isOver) throw new Error(`The server ended: ${output()}`);
    await new Promise((done) => setTimeout(done, 10));
  }
};
