import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPostgresFeed } from './change-feed.ts';

/** A message of PostgreSQL's protocol (Frontend/Backend Protocol, 'Message Formats'). */
const message = (type: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
};
const ready = message('Z', 'I');
const authenticated = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const listening = Buffer.concat([message('C', 'LISTEN\0'), ready]);
const refused = Buffer.concat([message('E', 'SERROR\0', 'C53000\0', 'Mno room\0', '\0'), ready]);

let server: Server | undefined;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/** A database that lets in whoever comes and answers each statement as told. */
const startDatabase = async (answer: () => Buffer): Promise<string> => {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(authenticated);
      socket.on('data', (data) => void (data.toString('latin1', 0, 1) === 'Q' && socket.write(answer())));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `postgres://me@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/portal`;
};

it('leaves no connection open that could not be made to listen', async () => {
  let answer = listening;
  const url = await startDatabase(() => answer);
  const failures: Error[] = [];
  const feed = await createPostgresFeed(url, (error) => failures.push(error));
  answer = refused;
  sockets[0]?.destroy();
  await expect.poll(() => failures.map(({ message: text }) => text)).toContain('no room');
  await expect.poll(() => sockets[1]?.destroyed || sockets[1]?.readableEnded).toBe(true);
  answer = listening;
  await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(1);
  await feed.close();
});

it('is not opened anew once it was closed', async () => {
  let answer = listening;
  let asked = 0;
  const url = await startDatabase(() => {
    asked += 1;
    return answer;
  });
  const feed = await createPostgresFeed(url, () => undefined);
  answer = Buffer.alloc(0);
  sockets[0]?.destroy();
  await expect.poll(() => asked).toBe(2);
  await feed.close();
  sockets[1]?.write(listening);
  await expect.poll(() => sockets[1]?.destroyed || sockets[1]?.readableEnded).toBe(true);
});
