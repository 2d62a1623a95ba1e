import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A child process of the embedded store, started. */
export interface StoreChild {
  readonly process: ChildProcess;
  /** Resolves with its port once it listens, with `undefined` when it ended before that. */
  readonly listening: Promise<number | undefined>;
  /** Resolves when it has ended, with how. */
  readonly ended: Promise<string>;
}

/**
 * Starts the store's program. It ends by itself when this process goes away, since its IPC channel closes then.
 * @param variables its whole environment: nothing of this process's own is passed on.
 * @param log told each line that it prints.
 */
export function startChild(
  entry: URL | string,
  variables: Readonly<Record<string, string>>,
  log: (message: string) => void,
): StoreChild {
  const child = fork(entry instanceof URL ? fileURLToPath(entry) : entry, [], {
    // No execArgv: a debugger's port can be taken once only.
    execArgv: [],
    env: { ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'json',
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null) createInterface({ input: stream }).on('line', (line) => log(`object store: ${line}`));
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code ?? 'unknown'}`));
    child.once('error', (error) => resolve(error.message));
  });
  const port = new Promise<number>((resolve) => {
    child.on('message', (message: unknown) => {
      const told = readPort(message);
      if (told !== undefined) resolve(told);
    });
  });
  return { process: child, ended, listening: Promise.race([port, ended.then(() => undefined)]) };
}

function readPort(message: unknown): number | undefined {
  return typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'listening' &&
    'port' in message &&
    typeof message.port === 'number'
    ? message.port
    : undefined;
}
