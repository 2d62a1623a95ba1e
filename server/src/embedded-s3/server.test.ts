import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  errorCode,
  type S3Command,
  type SignOptions,
  sendRaw,
  signUrl,
  startTestStore,
  type TestStore,
  testClient,
  testKeys,
} from './testing.ts';

const Bucket = 'films';
const origin = 'http://portal.test';
let store: TestStore;

beforeAll(async () => {
  store = await startTestStore({ basePath: '/storage' });
  await store.client.send(new CreateBucketCommand({ Bucket }));
});
afterAll(() => store.close());

const sign = <Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
  command: S3Command<Input, Output>,
  options: SignOptions = {},
) => signUrl(store.client, command, options);
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64');
const put = (Key: string, Body: Buffer | string, more = {}) =>
  store.client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Key: string) => {
  const { Body } = await store.client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};
const sendUrl = (url: string, method: string, body?: Buffer, headers: Record<string, string> = {}) => {
  const path = url.slice(url.indexOf('/storage'));
  return sendRaw(store.endpoint, method, path, {
    headers: { ...(body && { 'content-length': String(body.length) }), ...headers },
    ...(body && { body }),
  });
};

it('a connection that serves many requests of these tests is watched once', async () => {
  const warnings: Error[] = [];
  const keep = (warning: Error) => warnings.push(warning);
  process.on('warning', keep);
  for (let times = 0; times < 12; times += 1) await sendRaw(store.endpoint, 'GET', '/storage/');
  await sleep(0);
  process.off('warning', keep);
  expect(warnings).toEqual([]);
});

describe('objects', () => {
  it.each([
    ['checksum trailers over a stream', {}],
    ['no checksum', { requestChecksumCalculation: 'WHEN_REQUIRED' as const }],
  ])('keep what the SDK sends with %s', async (_, config) => {
    const client = new S3Client({
      endpoint: store.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: testKeys,
      ...config,
    });
    const bytes = randomBytes(3_000_000);
    await client.send(new PutObjectCommand({ Bucket, Key: 'sdk', Body: bytes }));
    expect((await read('sdk')).equals(bytes)).toBe(true);
    client.destroy();
  });

  it('are found under keys of any script, with their headers', async () => {
    const Key = 'films/1/Amélie & co (final) +v2 日本.mp4';
    const url = await sign(new PutObjectCommand({ Bucket, Key, ContentType: 'video/mp4' }), {
      signableHeaders: new Set(['content-type']),
    });
    expect((await fetch(url, { method: 'PUT', body: 'hello', headers: { 'content-type': 'video/mp4' } })).status).toBe(200);
    expect((await fetch(url, { method: 'PUT', body: 'hello', headers: { 'content-type': 'text/html' } })).status).toBe(403);
    const head = await store.client.send(new HeadObjectCommand({ Bucket, Key }));
    expect([head.ContentType, head.ContentLength]).toEqual(['video/mp4', 5]);
    expect((await read(Key)).toString()).toBe('hello');
  });

  it('are sent in ranges and under conditions', async () => {
    const bytes = randomBytes(10_000);
    await put('range', bytes);
    const url = await sign(new GetObjectCommand({ Bucket, Key: 'range' }));
    const part = await sendUrl(url, 'GET', undefined, { range: 'bytes=1000-1999' });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 1000-1999/10000']);
    expect(part.body.equals(bytes.subarray(1000, 2000))).toBe(true);
    expect((await sendUrl(url, 'GET', undefined, { range: 'bytes=20000-' })).status).toBe(416);
    const tag = part.headers.etag ?? '';
    expect((await sendUrl(url, 'GET', undefined, { 'if-none-match': tag })).status).toBe(304);
    const changed = put('range', 'x', { IfNoneMatch: '*' });
    await expect(changed).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  it('answer with the headers that a URL asks for', async () => {
    await put('page', '<script>', { ContentType: 'text/html' });
    const disposition = 'attachment; filename="f.mp4"';
    const plain = await fetch(await sign(new GetObjectCommand({ Bucket, Key: 'page' })));
    expect(plain.headers.get('content-security-policy')).toContain('sandbox');
    const asked = { ResponseContentDisposition: disposition, ResponseContentType: 'video/mp4' };
    const answer = await fetch(await sign(new GetObjectCommand({ Bucket, Key: 'page', ...asked })));
    expect(answer.headers.get('content-disposition')).toBe(disposition);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    const impossible = await sign(new GetObjectCommand({ Bucket, Key: 'page', ResponseContentDisposition: 'a\nb' }));
    expect(errorCode(await sendUrl(impossible, 'GET'))).toBe('InvalidArgument');
  });

  it('are replaced only by whole and matching bodies', async () => {
    await put('whole', 'before');
    const url = await sign(new PutObjectCommand({ Bucket, Key: 'whole' }));
    const wrongDigest = await sendUrl(url, 'PUT', Buffer.from('after'), { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' });
    expect(errorCode(wrongDigest)).toBe('BadDigest');
    const command = new PutObjectCommand({ Bucket, Key: 'whole', ChecksumSHA256: sha256('other') });
    expect(errorCode(await sendUrl(await sign(command), 'PUT', Buffer.from('after')))).toBe('BadDigest');
    const { hostname, port, pathname, search, host } = new URL(url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5000000\r\n\r\n`);
        socket.write(Buffer.alloc(300_000), () => setTimeout(() => socket.destroy(), 50));
      }).on('close', () => resolve());
    });
    await expect.poll(() => readdirSync(join(store.directory, 'tmp'))).toEqual([]);
    expect((await read('whole')).toString()).toBe('before');
  });

  it('can be copied and removed', async () => {
    await put('source', 'hello', { ContentType: 'text/plain' });
    await store.client.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/source` }));
    await store.client.send(new DeleteObjectCommand({ Bucket, Key: 'source' }));
    expect((await read('copy')).toString()).toBe('hello');
    await expect(read('source')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('stay readable to the end while they are replaced', async () => {
    const bytes = randomBytes(8_000_000);
    await put('held', bytes);
    const answer = await fetch(await sign(new GetObjectCommand({ Bucket, Key: 'held' })));
    await put('held', 'new');
    await store.client.send(new DeleteObjectCommand({ Bucket, Key: 'held' }));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('are listed in order, in pages', async () => {
    for (const name of ['b', 'a/2', 'a/1', 'c']) await put(`list/${name}`, name);
    const page = new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 3 });
    const first = await store.client.send(page);
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/a/1', 'list/a/2', 'list/b']);
    const second = await store.client.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken: first.NextContinuationToken }),
    );
    expect([second.Contents?.map(({ Key }) => Key), second.IsTruncated]).toEqual([['list/c'], false]);
  });
});

describe('requests that are refused', () => {
  it.each([
    ['another key', (url: string) => url.replace('/secret?', '/other?')],
    ['a longer life', (url: string) => url.replace('Expires=600', 'Expires=6000')],
    ['another signature', (url: string) => url.replace(/Signature=..../, 'Signature=0000')],
    ['an added parameter', (url: string) => `${url}&response-content-type=text/html`],
  ])('a signed URL with %s', async (_, tamper) => {
    const url = await sign(new GetObjectCommand({ Bucket, Key: 'secret' }));
    expect(errorCode(await sendUrl(tamper(url), 'GET'))).toBe('SignatureDoesNotMatch');
  });

  it('a signature made with another secret, and another key id', async () => {
    const send = (keys: typeof testKeys) => testClient(store.endpoint, keys).send(new HeadObjectCommand({ Bucket, Key: 'a' }));
    const wrong = { ...testKeys, secretAccessKey: 'guess' };
    await expect(send(wrong)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(send({ ...wrong, accessKeyId: 'OTHER' })).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  it('an expired URL, no signature, the wrong method, an unsigned x-amz header', async () => {
    const url = await sign(new PutObjectCommand({ Bucket, Key: 'a' }), { expiresIn: 600 });
    const body = Buffer.from('x');
    expect(errorCode(await sendUrl(url, 'GET'))).toBe('SignatureDoesNotMatch');
    expect(errorCode(await sendUrl(url, 'PUT', body, { 'x-amz-meta-x': '1' }))).toBe('AccessDenied');
    expect(errorCode(await sendUrl(`${store.endpoint}/films/a`, 'PUT', body))).toBe('AccessDenied');
    const signingDate = new Date(Date.now() - 602_000);
    const expired = await sign(new PutObjectCommand({ Bucket, Key: 'a' }), { expiresIn: 600, signingDate });
    expect(errorCode(await sendUrl(expired, 'PUT', body))).toBe('AccessDenied');
  });

  it.each([
    ['a broken escape', '/storage/films/%zz', 'InvalidURI'],
    ['a path outside', '/films/a', 'InvalidURI'],
    ['a parameter twice', '/storage/films/a?x=1&x=2', 'InvalidArgument'],
    ['a long key', `/storage/films/${'a'.repeat(1025)}`, 'KeyTooLongError'],
    ['half a signature', '/storage/films/a?X-Amz-Algorithm=AWS4-HMAC-SHA256', 'AuthorizationQueryParametersError'],
  ])('%s', async (_, path, code) => {
    expect(errorCode(await sendRaw(store.endpoint, 'GET', path))).toBe(code);
  });

  it('a configuration that is longer than any', async () => {
    const AllowedOrigins = [`https://${'a'.repeat(64 * 1024)}.example`];
    const rule = { AllowedMethods: ['GET'], AllowedOrigins };
    const answer = store.client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
    await expect(answer).rejects.toMatchObject({ name: 'MalformedXML' });
  });

  it('a sub-resource that is not implemented, instead of the object in its place', async () => {
    const url = await sign(new PutObjectCommand({ Bucket, Key: 'acl' }));
    const { PutObjectAclCommand } = await import('@aws-sdk/client-s3');
    const answer = store.client.send(new PutObjectAclCommand({ Bucket, Key: 'acl', ACL: 'private' }));
    await expect(answer).rejects.toMatchObject({ $metadata: { httpStatusCode: 501 } });
    expect(url).toContain('acl');
    await expect(read('acl')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('are answered in full while the body is still coming', async () => {
    const url = (await sign(new PutObjectCommand({ Bucket, Key: 'late' }))).replace('/late?', '/other?');
    const body = Buffer.alloc(12_000_000);
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([
        fetch(url, { method: 'PUT', body }).then((answer) => answer.status),
        sendUrl(url, 'PUT', body).then((answer) => answer.status),
        sendUrl(url, 'PUT', body, { connection: 'close' }).then((answer) => answer.status),
      ]);
      expect(answers).toEqual([403, 403, 403]);
    }
  });

  it('keys that walk up stay names inside the folder', async () => {
    const Key = 'x/../../../../../../tmp/embedded-s3-escaped';
    const url = await sign(new PutObjectCommand({ Bucket, Key }));
    await sendUrl(url, 'PUT', Buffer.from('x'));
    const path = `/storage/films/${Key.replaceAll('.', '%2e')}`;
    expect((await sendRaw(store.endpoint, 'PUT', path)).status).toBe(403);
    expect(existsSync('/tmp/embedded-s3-escaped')).toBe(false);
    await expect(store.client.send(new CreateBucketCommand({ Bucket: '..x' }))).rejects.toThrow();
    expect(readdirSync(join(store.directory, 'buckets'))).toEqual([Bucket]);
  });
});

it('browsers may call from the origins of the bucket only', async () => {
  const rule = { AllowedOrigins: [origin], AllowedMethods: ['PUT'] };
  await store.client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
  const url = await sign(new PutObjectCommand({ Bucket, Key: 'cors' }));
  const preflight = (from: string) =>
    sendUrl(url, 'OPTIONS', undefined, { origin: from, 'access-control-request-method': 'PUT' });
  expect((await preflight(origin)).headers['access-control-allow-origin']).toBe(origin);
  expect((await preflight('http://evil.test')).status).toBe(403);
  const answer = await sendUrl(url, 'PUT', Buffer.from('x'), { origin });
  expect(answer.headers['access-control-expose-headers']).toMatch(/ETag/);
});

it('a disk that fails after the last byte is answered too', async () => {
  const broken = await startTestStore({ basePath: '/storage', log: () => undefined });
  try {
    await broken.client.send(new CreateBucketCommand({ Bucket }));
    rmSync(join(broken.directory, 'blobs'), { recursive: true });
    const url = await signUrl(broken.client, new PutObjectCommand({ Bucket, Key: 'lost' }));
    const body = Buffer.from('x');
    const answer = await sendRaw(broken.endpoint, 'PUT', url.slice(url.indexOf('/storage')), { body });
    expect([answer.status, errorCode(answer)]).toEqual([500, 'InternalError']);
  } finally {
    await broken.close();
  }
});
