import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { withoutTurns } from '../plain-text.ts';
import { reasonOf } from '../reason-of.ts';
import { encodeFully } from './encode-fully.ts';
import { createReadSigner } from './read-signer.ts';
import { createMultipartStorage } from './s3-multipart.ts';
import { ObjectGone, type Storage, StorageDown, StorageRefused } from './storage.ts';

/** Where a bucket is and how its addresses reach a browser. */
export interface BucketConfig {
  readonly client: S3ClientConfig;
  readonly bucket: string;
  /** Turns a signed address into the one that the browser is given. @default as it is */
  readonly publish?: (url: string) => string;
  /** How long addresses for uploads are valid. */
  readonly signedSeconds: number;
  /**
   * Whether an address for a whole object says itself that it takes the place of none, so that what was checked cannot be
   * replaced. @default false: what leads to the store sees to it, or the store knows no such condition
   */
  readonly writeOnce?: boolean;
}

/** How long addresses to look at files are valid, in seconds: a film is watched, and a page stays open, for hours. */
const readSeconds = 6 * 3600;

/** Asks the store one thing: `undefined` where it has no such thing, {@link StorageDown} where it does not answer as one. */
export type AskStore = <Answer>(request: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer | undefined>;

/** A text of a header in any letters (RFC 8187, 3.2). */
const extendedValue = (text: string): string => `UTF-8''${encodeFully(text)}`;

/** The header `Content-Disposition` of an object that is read; the name in any letters beside the one in ASCII (RFC 6266, 4.3). */
const dispositionOf = (as: Parameters<Storage['signGet']>[1]): string => {
  if (as === undefined) return 'attachment';
  if (as === 'preview') return 'inline';
  const name = withoutTurns(as.fileName);
  const plain = name.replace(/[^\x20-\x7e]+|["%\\]/g, '_');
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=${extendedValue(name)}`}`;
};

/** The object store behind the S3 protocol. */
export function createS3Storage({
  client: config,
  bucket,
  publish = (url) => url,
  signedSeconds,
  writeOnce = false,
}: BucketConfig): Storage {
  const client = new S3Client({
    maxAttempts: 2,
    // By default the client would sign the checksum of an empty body into every upload address.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...config,
  });

  const ask: AskStore = async <Answer>(request: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await request(AbortSignal.timeout(15_000));
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 404) return undefined;
      const Failure = status !== undefined && status < 500 ? StorageRefused : StorageDown;
      // The client calls what comes without a reason, as to a wrong key, 'UnknownError'.
      const answer = status === undefined ? '' : ` (HTTP ${status})`;
      throw new Failure(`The object store failed: ${reasonOf(error)}${answer}`, { cause: error });
    }
  };
  const signReading = createReadSigner({ client, bucket, expiresIn: readSeconds });
  const bucketExists = () => ask((abortSignal) => client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }));

  return {
    ...createMultipartStorage({ client, bucket, publish, signedSeconds, ask }),
    async signPut({ key, contentType, checksum, sizeBytes }) {
      const checksumHeader = checksum === undefined ? {} : { 'x-amz-checksum-sha256': checksum };
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        ContentType: contentType,
        ...(checksum !== undefined && { ChecksumSHA256: checksum }),
        ...(sizeBytes !== undefined && { ContentLength: sizeBytes }),
        ...(writeOnce && { IfNoneMatch: '*' }),
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: signedSeconds,
        signableHeaders: new Set([
          'content-type',
          ...(sizeBytes === undefined ? [] : ['content-length']),
          ...(writeOnce ? ['if-none-match'] : []),
          ...Object.keys(checksumHeader),
        ]),
        unhoistableHeaders: new Set(Object.keys(checksumHeader)),
      });
      const condition = writeOnce ? { 'If-None-Match': '*' } : {};
      return { url: publish(url), headers: { 'Content-Type': contentType, ...checksumHeader, ...condition } };
    },
    signGet: async (key, as) => publish(await signReading(key, dispositionOf(as))),
    async head(key) {
      const answer = await ask((abortSignal) =>
        client.send(new HeadObjectCommand({ Bucket: bucket, Key: key, ChecksumMode: 'ENABLED' }), { abortSignal }),
      );
      if (!answer) return undefined;
      // That of an object made of parts is one of their checksums, with their number behind a dash.
      const crc32 = answer.ChecksumCRC32?.includes('-') ? undefined : answer.ChecksumCRC32;
      return { sizeBytes: answer.ContentLength ?? 0, contentType: answer.ContentType ?? '', crc32 };
    },
    async readRange(key, start, end) {
      const bytes = await ask(async (abortSignal) => {
        const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end - 1}` });
        const answer = await client.send(command, { abortSignal });
        return answer.Body?.transformToByteArray();
      });
      if (!bytes) throw new ObjectGone(`There is no object ${key}.`);
      return bytes;
    },
    async remove(key) {
      await ask((abortSignal) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }));
    },
    async ensureBucket() {
      if (await bucketExists()) return;
      await ask((abortSignal) => client.send(new CreateBucketCommand({ Bucket: bucket }), { abortSignal }));
    },
    isHealthy: () =>
      bucketExists().then(
        (answer) => answer !== undefined,
        () => false,
      ),
  };
}
