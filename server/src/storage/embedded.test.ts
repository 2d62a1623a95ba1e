import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMain, makeFolder, testClient } from '../embedded-s3/testing.ts';
import { keepCredentials } from './credentials.ts';
import { startEmbeddedS3 } from './embedded.ts';

const folder = makeFolder();
let entry: string;

beforeAll(async () => {
  entry = await buildMain(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('comes back with its data and keys after its process died, and leaves none behind', async () => {
  const dataDirectory = join(folder, 'data');
  const lines: string[] = [];
  const ports: number[] = [];
  const start = () =>
    startEmbeddedS3({
      dataDirectory,
      entry,
      log(line) {
        lines.push(line);
        ports.push(first.port());
      },
    });
  const client = (store: Awaited<ReturnType<typeof start>>) =>
    testClient(`http://127.0.0.1:${store.port()}`, store.credentials);
  const pid = () => Number.parseInt(readFileSync(join(dataDirectory, 'objects', 'lock'), 'utf8'), 10);

  const first = await start();
  const [firstPort, firstPid] = [first.port(), pid()];
  await client(first).send(new CreateBucketCommand({ Bucket: 'films' }));
  await client(first).send(new PutObjectCommand({ Bucket: 'films', Key: 'a', Body: 'hello' }));
  process.kill(firstPid, 'SIGKILL');
  await expect.poll(() => lines).toEqual([expect.stringContaining('SIGKILL'), 'object store is back']);
  expect(ports, 'none while it is away').toEqual([0, first.port()]);
  const { Body } = await client(first).send(new GetObjectCommand({ Bucket: 'films', Key: 'a' }));
  expect(await Body?.transformToString()).toBe('hello');
  expect(firstPort).not.toBe(0);

  const secondPid = pid();
  await Promise.all([first.stop(), first.stop()]);
  expect([first.port(), isAlive(secondPid)]).toEqual([0, false]);
  const second = await start();
  expect(second.credentials).toEqual(first.credentials);
  await second.stop();
});

it('does not start with a program that fails', async () => {
  const missing = startEmbeddedS3({
    dataDirectory: join(folder, 'other'),
    entry: join(folder, 'none.mjs'),
    log: () => undefined,
  });
  await expect(missing).rejects.toThrow('did not start (code 1)');
});

it('keeps its key pair for its own user, and never replaces a damaged one', async () => {
  const file = join(folder, 'keys', 'credentials.json');
  const made = await keepCredentials(file);
  expect(await keepCredentials(file)).toEqual(made);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(made.secretAccessKey).toMatch(/^[\w-]{43}$/);
  await expect(keepCredentials(entry)).rejects.toThrow();
});
