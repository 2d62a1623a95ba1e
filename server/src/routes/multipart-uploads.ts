import { Refusal, refuse } from '../errors.ts';
import { beginUpload } from '../films/begin-upload.ts';
import { discardUpload } from '../films/stored-objects.ts';
import { findUploadFolder, findUploadTarget, refuseSize } from '../films/upload-target.ts';
import type { HandlersOf } from '../http/calls.ts';
import type { Account } from '../repositories/accounts.ts';
import { findMultipart, promiseAssetId, touchGrant } from '../repositories/uploads.ts';
import type { Services } from '../services.ts';
import type { Multipart } from '../storage/storage.ts';

/** How a client names an upload in parts. */
interface MultipartName {
  readonly path: string;
  readonly fileName: string;
  readonly uploadId: string;
}

interface FoundMultipart extends Multipart {
  readonly hasChecksums: boolean;
  /** Whether the file's length was told. */
  readonly hasSize: boolean;
  /** The most bytes that its parts may come to. */
  readonly mostBytes: number;
}

/** The least length of every part but the last (S3 limits), in bytes. */
const leastPart = 5 * 1024 ** 2;

/** Uploads in parts: begin one, sign its parts, list them, complete it, give it up. */
export const multipartUploadHandlers: HandlersOf<
  | 'POST /filmmakers/s3/multipart-upload'
  | 'GET /filmmakers/s3/get-upload-url'
  | 'GET /filmmakers/s3/list-parts'
  | 'POST /filmmakers/s3/complete-upload'
  | 'POST /filmmakers/s3/abort-upload'
> = {
  async 'POST /filmmakers/s3/multipart-upload'({ services, account, body }) {
    const { storage } = services;
    const target = await findUploadTarget(services, account, body);
    if (target instanceof Refusal) return target;
    const { key, filmId, contentType } = target;
    const { checksumAlgorithm } = body;
    const uploadId = await storage.startMultipart({ key, contentType, crc32: checksumAlgorithm === 'CRC32' });
    const multipart = { uploadId, fileName: body.objectName, checksumAlgorithm };
    // Without its row nobody would ever give it up.
    const giveUp = () => storage.abortMultipart({ key, uploadId }).catch(() => undefined);
    try {
      const upload = { key, filmId, contentType, sizeBytes: body.size, multipart };
      const refusal = await beginUpload(services, account, upload);
      if (refusal) {
        await giveUp();
        return refusal;
      }
    } catch (error) {
      // The film was deleted meanwhile, or the database is away.
      await giveUp();
      throw error;
    }
    return { data: { uploadId, key, fileName: lastSegment(key) } };
  },

  async 'GET /filmmakers/s3/get-upload-url'({ services, account, query }) {
    const { database, now, options, storage } = services;
    const upload = await findUpload(services, account, query);
    if (upload instanceof Refusal) return upload;
    if (query.partNumber > Math.ceil(options.video.maxBytes / options.transfer.smallPartBytes))
      return refuseSize(options.video, '/partNumber');
    if (upload.hasChecksums !== (query.checksum !== undefined)) return refuse('invalid', { path: '/checksum' });
    if (upload.hasSize && query.size === undefined) return refuse('invalid', { path: '/size' });
    if ((query.partNumber - 1) * leastPart + (query.size ?? 0) > upload.mostBytes)
      return refuse('parts_mismatch', { path: '/size' });
    await touchGrant(database.tables, upload.key, new Date(now()));
    const { url, headers } = await storage.signPart(upload, {
      number: query.partNumber,
      crc32: query.checksum,
      sizeBytes: query.size,
    });
    return { presignedUrl: url, headers: { ...headers } };
  },

  async 'GET /filmmakers/s3/list-parts'({ services, account, query }) {
    const upload = await findUpload(services, account, query);
    if (upload instanceof Refusal) return upload;
    const parts = await services.storage.listParts(upload);
    // Completed before, by a page that did not live to hear it.
    if (!parts && (await services.storage.head(upload.key)))
      return { data: { key: upload.key, parts: [], isComplete: true as const } };
    if (!parts) return refuse('upload_missing', { path: '/uploadId' });
    return {
      data: {
        key: upload.key,
        parts: parts.map(({ number, etag, sizeBytes, crc32 }) => ({
          PartNumber: number,
          ETag: etag,
          Size: sizeBytes,
          ...(crc32 !== undefined && { ChecksumCRC32: crc32 }),
        })),
      },
    };
  },

  async 'POST /filmmakers/s3/complete-upload'({ services, account, body, request }) {
    const { database, now, options, storage } = services;
    const upload = await findUpload(services, account, body);
    if (upload instanceof Refusal) return upload;
    const stored = await storage.listParts(upload);
    const named = new Set(body.parts.map(({ PartNumber }) => PartNumber));
    const sizeBytes = (stored ?? []).reduce((sum, part) => (named.has(part.number) ? sum + part.sizeBytes : sum), 0);
    if (sizeBytes > options.video.maxBytes) {
      await discardUpload(services, request.log, upload.key);
      return refuseSize(options.video, '/parts');
    }
    if (sizeBytes > upload.mostBytes) {
      await discardUpload(services, request.log, upload.key);
      return refuse('parts_mismatch', { path: '/parts' });
    }
    const parts = body.parts.map(({ PartNumber, ETag, ChecksumCRC32 }) => ({
      number: PartNumber,
      etag: ETag,
      crc32: ChecksumCRC32,
    }));
    const outcome = await storage.completeMultipart(upload, parts);
    if (outcome === 'mismatch') return refuse('parts_mismatch', { path: '/parts' });
    // Completed before, and the answer was lost on its way.
    if (outcome === 'unknown' && !(await storage.head(upload.key))) return refuse('upload_missing', { path: '/uploadId' });
    await touchGrant(database.tables, upload.key, new Date(now()));
    const id = await promiseAssetId(database.tables, upload.key);
    return id === undefined ? refuse('upload_missing', { path: '/uploadId' }) : { data: { videoUrl: upload.key, id } };
  },

  async 'POST /filmmakers/s3/abort-upload'({ services, account, body, request }) {
    const upload = await findUpload(services, account, body);
    // Given up before, or registered: there is nothing to give up any more.
    if (upload instanceof Refusal) return upload.code === 'upload_missing' ? { success: true } : upload;
    await discardUpload(services, request.log, upload.key);
    return { success: true };
  },
};

const lastSegment = (key: string) => key.slice(key.lastIndexOf('/') + 1);

/** The person's own upload of that name; the name is the one that was given at its start, or the key's last segment. */
async function findUpload(services: Services, account: Account, name: MultipartName): Promise<FoundMultipart | Refusal> {
  const folder = await findUploadFolder(services, account, name.path);
  if (folder instanceof Refusal) return folder;
  const found = await findMultipart(services.database.tables, name.uploadId, folder.filmId);
  if (!found || (name.fileName !== found.fileName && name.fileName !== lastSegment(found.key)))
    return refuse('upload_missing', { path: '/uploadId' });
  return { ...found, uploadId: name.uploadId };
}
