import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const groups = JSON.stringify(pathToFileURL('tests/groups.mjs').href);

/** Lives until it is ended, which the other side of its socket sees. */
const stays = (port: number) => `require('node:net').connect(${port});`;

/** Stays, as what it begins does. */
const leader = (port: number) => `
  ${stays(port)}
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stays(port))}], { stdio: 'ignore' });
`;

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a run of the tests that is ended by %s ends what it began, and what that began',
  async (signal) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const script = `
      const { endGroupsWithThis, startGroup } = await import(${groups});
      endGroupsWithThis();
      startGroup(['-e', ${JSON.stringify(leader(port))}], process.env);
    `;
    const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    await expect.poll(() => sockets).toHaveLength(2);
    run.kill(signal);
    expect(await once(run, 'exit')).toEqual([1, null]);
    await Promise.all(sockets.map((socket) => socket.resume().closed || once(socket, 'close')));
    server.close();
  },
);
