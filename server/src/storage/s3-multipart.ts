import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { AskStore } from './s3.ts';
import { type Multipart, type Storage, StorageDown, type StoredPart } from './storage.ts';

/** What the uploads in parts of one bucket work with. */
export interface MultipartStorageOptions {
  readonly client: S3Client;
  readonly bucket: string;
  readonly publish: (url: string) => string;
  readonly signedSeconds: number;
  readonly ask: AskStore;
}

type MultipartStorage = Pick<Storage, 'startMultipart' | 'signPart' | 'listParts' | 'completeMultipart' | 'abortMultipart'>;

/** Codes with which S3 refuses to make these parts one object (S3 API reference, CompleteMultipartUpload). */
const mismatches: ReadonlySet<string> = new Set(['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'InvalidRequest']);

const checksumHeader = 'x-amz-checksum-crc32';

/** The uploads in parts of a bucket. */
export function createMultipartStorage(options: MultipartStorageOptions): MultipartStorage {
  const { client, bucket, publish, signedSeconds, ask } = options;
  const named = ({ key, uploadId }: Multipart) => ({ Bucket: bucket, Key: key, UploadId: uploadId });

  const listPage = (upload: Multipart, marker: string | undefined) =>
    ask((abortSignal) =>
      client.send(new ListPartsCommand({ ...named(upload), ...(marker !== undefined && { PartNumberMarker: marker }) }), {
        abortSignal,
      }),
    );

  return {
    async startMultipart({ key, contentType, crc32 }) {
      const command = new CreateMultipartUploadCommand({
        Bucket: bucket,
        Key: key,
        ContentType: contentType,
        ...(crc32 && { ChecksumAlgorithm: 'CRC32', ChecksumType: 'COMPOSITE' }),
      });
      const answer = await ask((abortSignal) => client.send(command, { abortSignal }));
      if (!answer?.UploadId) throw new StorageDown('The object store began no upload.');
      return answer.UploadId;
    },
    async signPart(upload, { number, crc32, sizeBytes }) {
      const command = new UploadPartCommand({
        ...named(upload),
        PartNumber: number,
        ...(crc32 !== undefined && { ChecksumCRC32: crc32 }),
        ...(sizeBytes !== undefined && { ContentLength: sizeBytes }),
      });
      const signed = crc32 === undefined ? [] : [checksumHeader];
      const url = await getSignedUrl(client, command, {
        expiresIn: signedSeconds,
        signableHeaders: new Set([...signed, ...(sizeBytes === undefined ? [] : ['content-length'])]),
        unhoistableHeaders: new Set(signed),
      });
      return { url: publish(url), headers: crc32 === undefined ? {} : { [checksumHeader]: crc32 } };
    },
    async listParts(upload) {
      const parts: StoredPart[] = [];
      let marker: string | undefined;
      do {
        const page = await listPage(upload, marker);
        if (!page) return undefined;
        for (const { PartNumber, ETag, Size, ChecksumCRC32 } of page.Parts ?? []) {
          parts.push({ number: PartNumber ?? 0, etag: ETag ?? '', sizeBytes: Size ?? 0, crc32: ChecksumCRC32 });
        }
        marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
      } while (marker !== undefined);
      return parts;
    },
    async completeMultipart(upload, parts) {
      const command = new CompleteMultipartUploadCommand({
        ...named(upload),
        MultipartUpload: {
          Parts: parts.map(({ number, etag, crc32 }) => ({
            PartNumber: number,
            ETag: etag,
            ...(crc32 !== undefined && { ChecksumCRC32: crc32 }),
          })),
        },
      });
      try {
        return (await ask((abortSignal) => client.send(command, { abortSignal }))) ? 'done' : 'unknown';
      } catch (error) {
        const cause = error instanceof StorageDown ? error.cause : error;
        if (cause instanceof S3ServiceException && mismatches.has(cause.name)) return 'mismatch';
        throw error;
      }
    },
    async abortMultipart(upload) {
      await ask((abortSignal) => client.send(new AbortMultipartUploadCommand(named(upload)), { abortSignal }));
    },
  };
}
