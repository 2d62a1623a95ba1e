import { createHmac, randomBytes } from 'node:crypto';
import { CreateBucketCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStore, type TestStore, testKeys } from './testing.ts';

const Bucket = 'films';
let store: TestStore;

beforeAll(async () => {
  store = await startTestStore();
  await store.client.send(new CreateBucketCommand({ Bucket }));
});
afterAll(() => store.close());

const date = `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`;
const scope = `${date.slice(0, 8)}/us-east-1/s3/aws4_request`;

function signForm(key: string, conditions: unknown[], life = 3_600_000): Record<string, string> {
  const meta = {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${testKeys.accessKeyId}/${scope}`,
    'X-Amz-Date': date,
  };
  const expiration = new Date(Date.now() + life).toISOString();
  const policy = { expiration, conditions: [{ bucket: Bucket }, { key }, meta, ...conditions] };
  const Policy = Buffer.from(JSON.stringify(policy)).toString('base64');
  const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();
  const signingKey = scope
    .split('/')
    .reduce((parent: string | Buffer, part) => hmac(parent, part), `AWS4${testKeys.secretAccessKey}`);
  return { key, bucket: Bucket, ...meta, Policy, 'X-Amz-Signature': hmac(signingKey, Policy).toString('hex') };
}

async function post(fields: Record<string, string>, size: number): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([randomBytes(size)]), 'a.png');
  const answer = await fetch(`${store.endpoint}/${Bucket}`, { method: 'POST', body: form });
  return /<Code>(\w+)/.exec(await answer.text())?.[1] ?? String(answer.status);
}

const range = ['content-length-range', 10, 1000];

describe('a form post', () => {
  it('stores its file, with the fields that the policy covers', async () => {
    const type = ['eq', '$Content-Type', 'image/png'];
    expect(await post({ ...signForm('ok', [range, type]), 'Content-Type': 'image/png' }, 500)).toBe('204');
    const head = await store.client.send(new HeadObjectCommand({ Bucket, Key: 'ok' }));
    expect([head.ContentLength, head.ContentType]).toEqual([500, 'image/png']);
  });

  it.each([
    ['a file that is too large', signForm('no', [range]), 5_000, 'EntityTooLarge'],
    ['a file that is much too large', signForm('no', [range]), 5_000_000, 'EntityTooLarge'],
    ['a file that is too small', signForm('no', [range]), 5, 'EntityTooSmall'],
    ['another key', { ...signForm('no', [range]), key: 'other' }, 500, 'AccessDenied'],
    ['a field that nothing covers', { ...signForm('no', [range]), 'Content-Type': 'text/html' }, 500, 'AccessDenied'],
    ['a field of another value', { ...signForm('no', [['starts-with', '$acl', 'p']]), acl: 'x' }, 500, 'AccessDenied'],
    ['an expired policy', signForm('no', [], -1_000), 500, 'AccessDenied'],
    ['another policy', { ...signForm('no', [range]), Policy: signForm('no', []).Policy ?? '' }, 500, 'SignatureDoesNotMatch'],
    ['no policy', { key: 'no' }, 500, 'AccessDenied'],
    ['a condition that is not understood', signForm('no', [['like', '$key', 'x']]), 500, 'InvalidPolicyDocument'],
  ])('is refused with %s', async (_, fields, size, code) => {
    expect(await post(fields, size)).toBe(code);
    await expect(store.client.send(new HeadObjectCommand({ Bucket, Key: 'no' }))).rejects.toMatchObject({ name: 'NotFound' });
  });
});
