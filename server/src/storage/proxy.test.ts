import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import {
  CreateBucketCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  errorCode,
  listen,
  type S3Command,
  sendRaw,
  signUrl,
  startTestStore,
  type TestStore,
  testClient,
} from '../embedded-s3/testing.ts';
import { createStorageProxy } from './proxy.ts';

const Bucket = 'films';
const host = 'storage.reelform';
let store: TestStore;
let portal: Server;
let address: string;
let signer: S3Client;
let down = false;

beforeAll(async () => {
  store = await startTestStore({ basePath: '/storage' });
  await store.client.send(new CreateBucketCommand({ Bucket }));
  const port = () => (down ? 0 : Number(new URL(store.endpoint).port));
  portal = createServer(createStorageProxy({ port, host }));
  address = `http://localhost:${await listen(portal)}`;
  signer = testClient(`http://${host}/storage`);
});
afterAll(async () => {
  portal.closeAllConnections();
  portal.close();
  await store.close();
});

/** Signs for the fixed host and turns to the portal, whatever its address. */
const sign = async <Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(command: S3Command<Input, Output>) => {
  const url = new URL(await signUrl(signer, command));
  return address + url.pathname + url.search;
};
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const path = (url: string) => url.slice(address.length);

describe('through the portal', () => {
  const bytes = randomBytes(24_000_000);

  it('24 MB go in and come out the same', async () => {
    const url = await sign(new PutObjectCommand({ Bucket, Key: 'film' }));
    const put = await fetch(url, { method: 'PUT', body: bytes, headers: { cookie: 'session=x' } });
    expect(put.status).toBe(200);
    const answer = await fetch(await sign(new GetObjectCommand({ Bucket, Key: 'film' })));
    expect(hash(new Uint8Array(await answer.arrayBuffer()))).toBe(hash(bytes));
  });

  it('ranges, conditions and HEAD pass', async () => {
    const url = await sign(new GetObjectCommand({ Bucket, Key: 'film' }));
    const part = await sendRaw(address, 'GET', path(url), { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/24000000']);
    expect(part.body.equals(bytes.subarray(10, 20))).toBe(true);
    const tag = part.headers.etag ?? '';
    expect((await sendRaw(address, 'GET', path(url), { headers: { 'if-none-match': tag } })).status).toBe(304);
    const head = await sendRaw(address, 'HEAD', path(await sign(new HeadObjectCommand({ Bucket, Key: 'film' }))));
    expect([head.status, head.headers['content-length']]).toEqual([200, '24000000']);
  });

  it('a refusal arrives while the body is still being sent', async () => {
    const url = (await sign(new PutObjectCommand({ Bucket, Key: 'a' }))).replace('/a?', '/b?');
    for (let round = 0; round < 10; round++) {
      expect((await fetch(url, { method: 'PUT', body: bytes })).status).toBe(403);
      const closing = { headers: { connection: 'close', 'content-length': String(bytes.length) }, body: bytes };
      expect(errorCode(await sendRaw(address, 'PUT', path(url), closing))).toBe('SignatureDoesNotMatch');
    }
  });

  it('a client that goes away leaves nothing behind', async () => {
    const url = new URL(await sign(new PutObjectCommand({ Bucket, Key: 'aborted' })));
    const sent = request(url, { method: 'PUT', headers: { 'content-length': '50000000' } });
    sent.on('error', () => undefined).write(bytes.subarray(0, 1_000_000));
    const unfinished = () => readdirSync(join(store.directory, 'tmp')).length;
    await expect.poll(unfinished).toBe(1);
    sent.destroy();
    await expect.poll(unfinished).toBe(0);
  });

  describe('the slower side sets the pace', () => {
    // More than the socket buffers of two connections hold, far less than what is offered.
    const stalled = 60_000_000;
    const offered = 400_000_000;
    const chunk = Buffer.alloc(100_000);

    /** Offers data as fast as it is taken, and tells how much was. */
    const offer = (target: Writable) => {
      let taken = 0;
      const push = () => {
        while (taken < offered && !target.destroyed) {
          taken += chunk.length;
          if (!target.write(chunk)) return;
        }
      };
      target.on('drain', push).on('error', () => undefined);
      push();
      return () => taken;
    };
    const expectStall = async (taken: () => number) => {
      const seen: number[] = [];
      const isStill = () => {
        seen.push(taken());
        return seen.at(-1) === seen.at(-2);
      };
      await expect.poll(isStill, { interval: 200 }).toBe(true);
      expect(taken()).toBeLessThan(stalled);
    };
    const start = async (handler: RequestListener) => {
      const upstream = createServer(handler);
      const port = await listen(upstream);
      const proxy = createServer(createStorageProxy({ port: () => port, host }));
      const url = `http://127.0.0.1:${await listen(proxy)}/storage/films/a`;
      const close = () => {
        for (const server of [upstream, proxy]) {
          server.closeAllConnections();
          server.close();
        }
      };
      return { url, close };
    };

    it('of a download', async () => {
      let taken = () => 0;
      const { url, close } = await start((_, response) => {
        response.writeHead(200, { 'content-length': offered });
        taken = offer(response);
      });
      const [answer]: IncomingMessage[] = await once(get(url), 'response');
      answer?.on('error', () => undefined).pause();
      await expectStall(taken);
      close();
    });

    it('of an upload', async () => {
      const { url, close } = await start((incoming) => incoming.pause());
      const sent = request(url, { method: 'PUT', headers: { 'content-length': String(offered) } });
      await expectStall(offer(sent));
      close();
    });
  });

  it('a store that is down is a 503 in XML', async () => {
    const url = await sign(new PutObjectCommand({ Bucket, Key: 'film' }));
    down = true;
    const closed = createServer();
    const port = await listen(closed);
    closed.close();
    const other = createServer(createStorageProxy({ port: () => port, host }));
    const broken = `http://127.0.0.1:${await listen(other)}`;
    for (const target of [address, broken]) {
      const answer = await sendRaw(target, 'PUT', path(url), { body: bytes });
      expect([answer.status, errorCode(answer)]).toEqual([503, 'ServiceUnavailable']);
    }
    down = false;
    other.close();
  });
});
