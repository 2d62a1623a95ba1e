import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadSigner } from './read-signer.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' };

const stores: readonly (readonly [name: string, config: S3ClientConfig])[] = [
  ['by path', { region: 'us-east-1', endpoint: 'http://127.0.0.1:9000', forcePathStyle: true, credentials }],
  ['behind a path', { region: 'us-east-1', endpoint: 'https://films.example.com/store', forcePathStyle: true, credentials }],
  ['by host', { region: 'eu-central-1', credentials }],
  ['for a session', { region: 'us-west-2', credentials: { ...credentials, sessionToken: 'a/token+of=a session' } }],
];

it.each(stores)('signs addresses as the SDK does, %s', async (_name, config) => {
  const client = new S3Client(config);
  const sign = createReadSigner({ client, bucket: 'films', expiresIn: 21_600 });
  for (const [key, disposition] of [
    ['films/1/assets/0a-film.mp4', 'attachment'],
    ["films/1/assets/0a-(it's)*! ä&=+%.mp4", `attachment; filename="it's (new).mp4"; filename*=UTF-8''%C3%A4.mp4`],
  ] as const) {
    const command = new GetObjectCommand({ Bucket: 'films', Key: key, ResponseContentDisposition: disposition });
    const [own, sdks] = [
      new URL(await sign(key, disposition)),
      new URL(await getSignedUrl(client, command, { expiresIn: 21_600 })),
    ];
    expect([own.origin, own.pathname]).toEqual([sdks.origin, sdks.pathname]);
    expect(Object.fromEntries(own.searchParams)).toEqual(Object.fromEntries(sdks.searchParams));
  }
});
