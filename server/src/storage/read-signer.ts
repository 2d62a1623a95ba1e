import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl, S3RequestPresigner } from '@aws-sdk/s3-request-presigner';
import { encodeFully } from './encode-fully.ts';

/** What addresses to look at objects are signed for. */
export interface ReadSignerOptions {
  readonly client: S3Client;
  readonly bucket: string;
  /** How long an address is valid, in seconds. */
  readonly expiresIn: number;
}

/** Signs an address at which an object can be read. @param disposition the answer's header `Content-Disposition` */
export type SignReading = (key: string, disposition: string) => Promise<string>;

/** What the addresses of a bucket's objects have in common. */
interface Place {
  readonly url: URL;
  /** Path before the key. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly signingRegion: string;
  readonly signingService: string;
}

const sampleKey = 'key';

const queryOf = (query: Readonly<Record<string, string | readonly string[] | null>>) =>
  Object.entries(query)
    .map(([name, value]) => `${encodeFully(name)}=${encodeFully(String(value))}`)
    .sort()
    .join('&');

/**
 * Signs as the SDK's `getSignedUrl` does, which works out anew for every address where the bucket is: a series has thousands
 * of files, each with an address of its own, and this takes a fifteenth of the time.
 */
export function createReadSigner({ client, bucket, expiresIn }: ReadSignerOptions): SignReading {
  const signer = new S3RequestPresigner(client.config);
  let place: Promise<Place> | undefined;
  const findPlace = async (): Promise<Place> => {
    const url = new URL(await getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: sampleKey }), { expiresIn }));
    const own = [...url.searchParams].filter(([name]) => !name.startsWith('X-Amz-'));
    const [, , signingRegion = '', signingService = ''] = url.searchParams.get('X-Amz-Credential')?.split('/') ?? [];
    const path = url.pathname.slice(0, -sampleKey.length);
    return { url, path, query: Object.fromEntries(own), signingRegion, signingService };
  };
  return async (key, disposition) => {
    place ??= findPlace().catch((error: unknown) => {
      place = undefined;
      throw error;
    });
    const { url, path, query, ...scope } = await place;
    const request = {
      method: 'GET',
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port !== '' && { port: Number(url.port) }),
      path: `${path}${key.split('/').map(encodeFully).join('/')}`,
      headers: { host: url.host },
      query: { ...query, 'response-content-disposition': disposition },
    };
    const signed = await signer.presign(request, { expiresIn, ...scope });
    return `${url.origin}${signed.path}?${queryOf(signed.query ?? {})}`;
  };
}
