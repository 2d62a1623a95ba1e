import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCode, sendRaw, signUrl, startTestStore, type TestStore } from './testing.ts';

const Bucket = 'films';
const large = randomBytes(5 * 1024 ** 2);
const small = randomBytes(12_345);
let store: TestStore;

beforeAll(async () => {
  store = await startTestStore();
  await store.client.send(new CreateBucketCommand({ Bucket }));
});
afterAll(() => store.close());

const digest = (algorithm: string, bytes: Buffer) => createHash(algorithm).update(bytes).digest();
const create = async (Key: string, more = {}) =>
  (await store.client.send(new CreateMultipartUploadCommand({ Bucket, Key, ...more }))).UploadId ?? '';
const send = (Key: string, UploadId: string, PartNumber: number, Body: Buffer, more = {}) =>
  store.client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body, ...more }));
const complete = (Key: string, UploadId: string, Parts: CompletedPart[]) =>
  store.client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));

describe('a multipart upload', () => {
  it('becomes one object, its parts sent in any order and again', async () => {
    const id = await create('order', { ContentType: 'video/mp4' });
    const last = await send('order', id, 2, small);
    await send('order', id, 1, randomBytes(100));
    const first = await send('order', id, 1, large);
    const listed = await store.client.send(new ListPartsCommand({ Bucket, Key: 'order', UploadId: id, MaxParts: 1 }));
    expect([listed.Parts?.[0]?.Size, listed.IsTruncated, listed.NextPartNumberMarker]).toEqual([large.length, true, '1']);
    const uploads = await store.client.send(new ListMultipartUploadsCommand({ Bucket }));
    expect(uploads.Uploads?.map(({ UploadId }) => UploadId)).toContain(id);
    const parts = [
      { PartNumber: 1, ETag: first.ETag },
      { PartNumber: 2, ETag: last.ETag },
    ];
    const done = await complete('order', id, parts);
    const expected = digest('md5', Buffer.concat([digest('md5', large), digest('md5', small)])).toString('hex');
    expect(done.ETag).toBe(`"${expected}-2"`);
    expect((await complete('order', id, parts)).ETag).toBe(done.ETag);
    const answer = await store.client.send(new GetObjectCommand({ Bucket, Key: 'order' }));
    const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    expect([bytes.equals(Buffer.concat([large, small])), answer.ContentType]).toEqual([true, 'video/mp4']);
    expect(readdirSync(join(store.directory, 'uploads'))).not.toContain(id);
  });

  it('is listed by the next page, also when the last one of the page before has ended by then', async () => {
    const ids = [await create('listed'), await create('listed'), await create('listed')];
    const list = (more = {}) => store.client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: 'listed', ...more }));
    const first = await list({ MaxUploads: 1 });
    const abort = (UploadId?: string) =>
      store.client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'listed', UploadId }));
    await abort(first.NextUploadIdMarker);
    const next = await list({ KeyMarker: first.NextKeyMarker, UploadIdMarker: first.NextUploadIdMarker });
    const left = ids.filter((id) => id !== first.NextUploadIdMarker);
    expect(next.Uploads?.map(({ UploadId }) => UploadId).toSorted()).toEqual(left.toSorted());
    for (const id of left) await abort(id);
  });

  it('is refused while its parts do not match, and goes on after that', async () => {
    const id = await create('match');
    const [one, two] = [(await send('match', id, 1, large)).ETag, (await send('match', id, 2, small)).ETag];
    const cases: [string, CompletedPart[]][] = [
      ['InvalidPart', [{ PartNumber: 1, ETag: two }]],
      [
        'InvalidPart',
        [
          { PartNumber: 1, ETag: one },
          { PartNumber: 7, ETag: two },
        ],
      ],
      [
        'InvalidPartOrder',
        [
          { PartNumber: 2, ETag: two },
          { PartNumber: 1, ETag: one },
        ],
      ],
      ['MalformedXML', []],
    ];
    for (const [name, parts] of cases) await expect(complete('match', id, parts)).rejects.toMatchObject({ name });
    const tiny = await send('match', id, 1, small);
    const parts = [
      { PartNumber: 1, ETag: tiny.ETag },
      { PartNumber: 2, ETag: two },
    ];
    await expect(complete('match', id, parts)).rejects.toMatchObject({ name: 'EntityTooSmall' });
    await expect(complete('match', id, parts.slice(1))).resolves.toMatchObject({ ETag: expect.stringMatching(/-1"$/) });
  });

  it('verifies the checksum of every part', async () => {
    const id = await create('sums', { ChecksumAlgorithm: 'SHA256' });
    const sums = [large, small].map((bytes) => digest('sha256', bytes).toString('base64'));
    const wrong = send('sums', id, 1, small, { ChecksumSHA256: sums[0] });
    await expect(wrong).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(send('sums', id, 1, small)).rejects.toMatchObject({ name: 'InvalidRequest' });
    const parts: CompletedPart[] = [];
    for (const [index, bytes] of [large, small].entries()) {
      const { ETag, ChecksumSHA256 } = await send('sums', id, index + 1, bytes, { ChecksumSHA256: sums[index] });
      expect(ChecksumSHA256).toBe(sums[index]);
      parts.push({ PartNumber: index + 1, ETag, ChecksumSHA256: sums[index] });
    }
    const bare = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
    await expect(complete('sums', id, bare)).rejects.toMatchObject({ name: 'InvalidRequest' });
    const expected = digest('sha256', Buffer.concat([digest('sha256', large), digest('sha256', small)]));
    expect((await complete('sums', id, parts)).ChecksumSHA256).toBe(`${expected.toString('base64')}-2`);
  });

  it('is not begun for a checksum of the whole, which parts alone do not give', async () => {
    const whole = create('whole', { ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' });
    await expect(whole).rejects.toMatchObject({ name: 'NotImplemented' });
  });

  it('is gone once aborted, with its data', async () => {
    const before = readdirSync(join(store.directory, 'blobs')).length;
    const id = await create('gone');
    await send('gone', id, 1, small);
    await store.client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'gone', UploadId: id }));
    await expect(send('gone', id, 2, small)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    expect(readdirSync(join(store.directory, 'blobs')).length).toBe(before);
  });

  it.each([
    ['an unknown id', '0'.repeat(32), 1, 404, 'NoSuchUpload'],
    ['an id that is a path', '../../etc', 1, 404, 'NoSuchUpload'],
    ['part 0', '0'.repeat(32), 0, 400, 'InvalidArgument'],
    ['part 10,001', '0'.repeat(32), 10_001, 400, 'InvalidArgument'],
  ])('refuses %s', async (_, UploadId, PartNumber, status, code) => {
    const command = new UploadPartCommand({ Bucket, Key: 'none', UploadId, PartNumber });
    const url = new URL(await signUrl(store.client, command));
    const answer = await sendRaw(store.endpoint, 'PUT', url.pathname + url.search, { body: Buffer.from('x') });
    expect([answer.status, errorCode(answer)]).toEqual([status, code]);
  });

  it('refuses an endless list of parts', async () => {
    const id = await create('huge');
    const command = new CompleteMultipartUploadCommand({ Bucket, Key: 'huge', UploadId: id });
    const url = new URL(await signUrl(store.client, command));
    const body = Buffer.from(`<CompleteMultipartUpload>${'<Part>'.repeat(1_500_000)}`);
    const answer = await sendRaw(store.endpoint, 'POST', url.pathname + url.search, { body });
    expect(errorCode(answer)).toBe('MalformedXML');
  });
});
