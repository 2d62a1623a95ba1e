import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createServerProcess } from './server-process.mjs';

/** Ends when the test says so. */
class Server extends EventEmitter {
  exitCode: number | null = null;
  signalCode: string | null = null;
  killed = 0;

  kill() {
    this.killed += 1;
  }

  end(exitCode: number | null, signalCode: string | null = null) {
    this.exitCode = exitCode;
    this.signalCode = signalCode;
    this.emit('exit');
  }
}

function createServers() {
  const servers: Server[] = [];
  const process = createServerProcess(() => {
    const server = new Server();
    servers.push(server);
    return server as unknown as ChildProcess;
  });
  return { servers, process };
}

const always = () => true;

test('a server that ran out of memory is started again by the next build', async () => {
  const { servers, process } = createServers();
  await process.restart(always);
  servers[0]?.end(null, 'SIGABRT');
  await process.restart(always);
  expect(servers).toHaveLength(2);
  expect(servers[0]?.killed).toBe(0);
});

test('two builds while the server is still ending start one server, which the next build ends', async () => {
  const { servers, process } = createServers();
  await process.restart(always);
  const restarts = [process.restart(always), process.restart(always)];
  expect(servers[0]?.killed).toBe(1);
  servers[0]?.end(0);
  await Promise.all(restarts);
  expect(servers).toHaveLength(2);

  const restart = process.restart(always);
  expect(servers[1]?.killed).toBe(1);
  servers[1]?.end(0);
  await restart;
  expect(servers).toHaveLength(3);
});

test('a restart that may not start any more when the server has ended leaves it ended', async () => {
  const { servers, process } = createServers();
  await process.restart(always);
  let isEnding = false;
  const restart = process.restart(() => !isEnding);
  isEnding = true;
  const stopped = process.stop();
  servers[0]?.end(0);
  await Promise.all([restart, stopped]);
  expect(servers).toHaveLength(1);
});
