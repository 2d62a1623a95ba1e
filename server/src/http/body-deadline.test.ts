import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { setBodyDeadline } from './body-deadline.ts';

const patienceMs = 200;
let close = () => {};

/** A server that answers once the body is there. */
const start = async (answer: RequestListener) => {
  const server = createServer((incoming, response) => {
    setBodyDeadline(incoming, patienceMs);
    answer(incoming, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const whenWhole: RequestListener = (incoming, response) => void incoming.resume().on('end', () => response.end('whole'));
const whatever: RequestListener = (_incoming, response) => void response.writeHead(401).end();

/** Sends a body of which the last byte is missing, and tells how the connection ended. */
const drip = async (url: string) => {
  const sent = request(url, { method: 'POST', headers: { 'content-length': 1000 } });
  const ended = new Promise((done) => {
    sent.on('error', () => undefined).on('socket', (socket) => socket.on('close', () => done('cut')));
  });
  const timer = setInterval(() => sent.write(' '), 20);
  const how = await Promise.race([ended, sleep(40_000, 'open', { ref: false })]);
  clearInterval(timer);
  sent.destroy();
  return how;
};

describe('a body', () => {
  afterEach(() => close());

  it.each([
    ['that comes byte by byte', whenWhole],
    ['that comes byte by byte after it was refused', whatever],
  ])('%s loses its connection', async (_how, answer) => {
    expect(await drip(await start(answer))).toBe('cut');
  });

  it('that came whole leaves its call all the time that it needs, and the connection to the next', async () => {
    const url = await start((incoming, response) => {
      incoming.resume().on('end', () => setTimeout(() => response.end('whole'), 3 * patienceMs));
    });
    for (const body of ['one', 'two']) expect(await (await fetch(url, { method: 'POST', body })).text()).toBe('whole');
    expect((await fetch(url)).status).toBe(200);
  });
});
