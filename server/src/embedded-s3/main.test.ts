import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StoreChild, startChild } from '../storage/child.ts';
import { buildMain, makeFolder, testClient, testKeys } from './testing.ts';

const Bucket = 'films';
const folder = makeFolder();
const directory = join(folder, 'objects');
let entry: string;

beforeAll(async () => {
  entry = await buildMain(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(): Promise<{ child: StoreChild; client: S3Client; port: number }> {
  const lines: string[] = [];
  const variables = {
    EMBEDDED_S3_DIRECTORY: directory,
    EMBEDDED_S3_ACCESS_KEY_ID: testKeys.accessKeyId,
    EMBEDDED_S3_SECRET_ACCESS_KEY: testKeys.secretAccessKey,
  };
  const child = startChild(entry, variables, (line) => lines.push(line));
  const port = await child.listening;
  if (port === undefined) throw new Error(lines.join('\n'));
  return { child, client: testClient(`http://127.0.0.1:${port}`), port };
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const ignore = () => undefined;

it('loses nothing that it acknowledged when it is killed while writing, 20 times', { timeout: 600_000 }, async () => {
  const Key = 'multipart';
  const partSize = 5 * 1024 ** 2;
  const objects = new Map<string, string>();
  const parts = new Map<number, { hash: string; etag: string | undefined; bytes: Buffer }>();
  let UploadId: string | undefined;
  let number = 0;
  let lastOne = 0;

  for (let kill = 0; kill < 20; kill++) {
    const { child, client } = await start();
    if (UploadId === undefined) {
      await client.send(new CreateBucketCommand({ Bucket }));
      UploadId = (await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))).UploadId;
    }
    let alive = true;
    const writeObjects = async (worker: number) => {
      while (alive) {
        const Body = randomBytes(1 + Math.floor(Math.random() * 400_000));
        const name = `object-${worker}-${number++ % 5}-${number}`;
        await client.send(new PutObjectCommand({ Bucket, Key: name, Body }));
        objects.set(name, hash(Body));
      }
    };
    const writeParts = async () => {
      while (alive) {
        const bytes = randomBytes(partSize);
        const PartNumber = lastOne + 1;
        const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body: bytes }));
        parts.set(PartNumber, { hash: hash(bytes), etag: ETag, bytes });
        lastOne = PartNumber;
      }
    };
    const writers = [writeObjects(0), writeObjects(1), writeParts()].map((writer) => writer.catch(ignore));
    await sleep(40 + Math.random() * 160);
    // On a busy machine the first answers take longer.
    const isBehind = () => objects.size < 2 * kill || parts.size < kill / 2;
    for (let waits = 0; waits < 1000 && isBehind(); waits++) await sleep(20);
    child.process.kill('SIGKILL');
    await child.ended;
    alive = false;
    await Promise.all(writers);
    client.destroy();
  }

  const { child, client } = await start();
  expect([objects.size > 20, parts.size > 5]).toEqual([true, true]);
  const lost: string[] = [];
  const read = async (name: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
    return hash((await Body?.transformToByteArray()) ?? new Uint8Array());
  };
  for (const [name, expected] of objects) if ((await read(name).catch(String)) !== expected) lost.push(name);
  const listed = await client.send(new ListPartsCommand({ Bucket, Key, UploadId }));
  for (const [PartNumber, { etag }] of parts) {
    // A part that was stored but not acknowledged may since have been sent again under its number.
    const found = listed.Parts?.find((part) => part.PartNumber === PartNumber);
    if (found?.ETag !== etag) lost.push(`part ${PartNumber}`);
  }
  expect(lost).toEqual([]);
  const Parts = [...parts].map(([PartNumber, { etag }]) => ({ PartNumber, ETag: etag }));
  await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
  expect(await read(Key)).toBe(hash(Buffer.concat([...parts.values()].map(({ bytes }) => bytes))));
  expect(readdirSync(join(directory, 'tmp'))).toEqual([]);
  client.destroy();
  child.process.kill('SIGTERM');
  await child.ended;
});

it('ends when its parent lets go, after the request under way, and frees its folder', async () => {
  const { child, client } = await start();
  await client.send(new CreateBucketCommand({ Bucket: 'slow-films' }));
  const Body = randomBytes(20_000_000);
  const sent = client.send(new PutObjectCommand({ Bucket: 'slow-films', Key: 'slow', Body }));
  // Looked at often: it is there while the object comes, and that does not take long.
  await expect.poll(() => readdirSync(join(directory, 'tmp')).length, { interval: 1 }).toBeGreaterThan(0);
  child.process.disconnect();
  await sent;
  expect(await child.ended).toBe('code 0');
  expect(existsSync(join(directory, 'lock'))).toBe(false);
  client.destroy();
});

it('waits for the process before it to free the folder', async () => {
  const first = await start();
  const second = start();
  await sleep(700);
  first.child.process.kill('SIGTERM');
  const { child } = await second;
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe('code 0');
});
