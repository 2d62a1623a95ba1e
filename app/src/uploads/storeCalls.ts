import type { FailureKind, UploadCalls } from '@reelform/widgets/upload-core';
import { isAxiosError } from 'axios';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/client.ts';
import { shortName } from './shortName.ts';

/** What the calls of one path work with. */
export interface StoreCallsOptions {
  readonly api: ApiClient;
  /** Path in the store, for instance `films/3/assets/`. */
  readonly path: string;
  readonly checksum: UploadCalls['checksum'];
  /** What to say when the store cannot be reached. */
  readonly unreachable: string;
  /** The film whose subtitles are sent: their addresses are signed by a call of their own. */
  readonly subtitlesOf?: number | undefined;
}

const isOwnOrigin = (url: string) => typeof location !== 'undefined' && new URL(url, location.href).origin === location.origin;

/** Refusals of a body that came damaged or in part (S3 API reference, 'Error responses'). */
const damaged = /<Code>(BadDigest|IncompleteBody|RequestTimeout|RequestTimeTooSkewed)<\/Code>/;

/** HTTP status of a PUT whose address took a file before (RFC 9110). */
const takenStatus = 412;

/** HTTP status of a PUT while another one to its address is under way (S3 API reference, 'Error responses'). */
const busyStatus = 409;

/** HTTP status of a request that took too long, came too early or was one of too many (RFC 9110, RFC 8470, RFC 6585). */
const passingStatus: ReadonlySet<number> = new Set([408, 425, 429]);

const asStoreError = (error: unknown, unreachable: string) => {
  if (!isAxiosError(error)) return error;
  const { response } = error;
  if (!response || damaged.test(String(response.data))) return new ApiError(0, 'network', unreachable);
  return new ApiError(response.status, 'store', '');
};

const judge = (error: unknown): FailureKind => {
  if (!(error instanceof ApiError)) return 'final';
  if (error.code === 'network' || error.status >= 500 || passingStatus.has(error.status)) return 'passing';
  if (error.code !== 'store') return 'final';
  if (error.status === busyStatus) return 'passing';
  return error.status === 403 ? 'expired' : 'final';
};

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The portal's calls behind an upload below one path. Files go straight to the store, without cookies for another origin. */
export const createStoreCalls = ({
  api,
  path,
  checksum,
  unreachable,
  subtitlesOf,
}: StoreCallsOptions): Omit<UploadCalls, 'withdraw'> => ({
  checksum,
  judge,
  async signPut({ name, type, size }, signal) {
    if (subtitlesOf !== undefined) {
      const body = { objectName: shortName(name), contentType: type, programId: subtitlesOf, size };
      const { signedUrl, key, headers } = await api.call('POST /upload/subtitle', { body, signal });
      return { url: signedUrl, key, headers };
    }
    const query = { objectName: shortName(name), contentType: type, path, size };
    const { signedUrl, key, headers } = await api.call('GET /s3/sign', { query, signal });
    return { url: signedUrl, key, headers };
  },
  async startMultipart({ name, type, size }, signal) {
    const body = { objectName: shortName(name), contentType: type, path, size, checksumAlgorithm: 'CRC32' } as const;
    return (await api.call('POST /filmmakers/s3/multipart-upload', { body, signal })).data;
  },
  async signPart({ uploadId, fileName }, part, signal) {
    const { number: partNumber, size, checksum } = part;
    const query = { fileName, partNumber, uploadId, path, checksum, size };
    const { presignedUrl, headers } = await api.call('GET /filmmakers/s3/get-upload-url', { query, signal });
    return { url: presignedUrl, headers };
  },
  async listParts({ uploadId, fileName }, signal) {
    try {
      const { data } = await api.call('GET /filmmakers/s3/list-parts', { query: { fileName, uploadId, path }, signal });
      if (data.isComplete) return 'complete';
      return data.parts.map((part) => ({
        number: part.PartNumber,
        etag: part.ETag,
        size: part.Size,
        checksum: part.ChecksumCRC32,
      }));
    } catch (error) {
      if (hasCode(error, 'upload_missing')) return undefined;
      throw error;
    }
  },
  async complete({ uploadId, fileName }, sent, signal) {
    const parts = sent.map((part) => ({
      PartNumber: part.number,
      ETag: part.etag,
      ...(part.checksum !== undefined && { ChecksumCRC32: part.checksum }),
    }));
    try {
      const body = { fileName, parts, path, uploadId };
      // The upload itself asks again after a silence, and more patiently each time: large files take a store a while.
      await api.call('POST /filmmakers/s3/complete-upload', { body, signal, timeoutMs: 0 });
      return 'done';
    } catch (error) {
      if (hasCode(error, 'parts_mismatch')) return 'mismatch';
      throw error;
    }
  },
  async put({ address, body, onSent, signal }) {
    try {
      const { headers } = await api.http.put(address.url, body, {
        // Said even where none was signed: the browser would send the file's own type, axios that of a form.
        headers: { 'Content-Type': body.type || 'application/octet-stream', ...address.headers },
        withCredentials: isOwnOrigin(address.url),
        maxBodyLength: Number.POSITIVE_INFINITY,
        maxRedirects: 0,
        responseType: 'text',
        signal,
        onUploadProgress: ({ loaded }) => onSent(loaded),
      });
      // No store answers with a page: it is that of a proxy, or of a network that wants a login.
      if (/html/i.test(String(headers['content-type']))) throw new ApiError(0, 'network', unreachable);
      return { etag: String(headers['etag'] ?? '') };
    } catch (failure) {
      // It arrived before and the answer was lost: the registration compares what is there with the file.
      if (isAxiosError(failure) && failure.response?.status === takenStatus) return { etag: '' };
      throw asStoreError(failure, unreachable);
    }
  },
});
