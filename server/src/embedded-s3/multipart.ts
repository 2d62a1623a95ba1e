import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, declaredChecksums, readNumber, readUpload } from './call.ts';
import { checksumHeaders, type DeclaredChecksums, isAlgorithm } from './checksums.ts';
import { readJson } from './disk.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { keptHeaders } from './headers.ts';
import { ingest } from './ingest.ts';
import { partPath, uploadFile } from './layout.ts';
import { isPartRecord, type PartRecord, type UploadRecord } from './records.ts';
import { emptyReply, type Reply, xmlReply } from './reply.ts';
import { status } from './status.ts';
import { findObject, type Store } from './store.ts';
import { findUpload, listPartRecords, removeUpload } from './uploads.ts';
import { element } from './xml.ts';

/** The highest part number (S3 limits). */
const maximumParts = 10_000;

/** `POST /bucket/key?uploads`: starts a multipart upload. */
export async function createUpload(store: Store, call: Call): Promise<Reply | Failure> {
  const headers = keptHeaders(call.headers);
  if (isFailure(headers)) return headers;
  const algorithm = call.headers.get('x-amz-checksum-algorithm')?.toLowerCase() ?? null;
  if (algorithm !== null && !isAlgorithm(algorithm)) return fail('NotImplemented', 'The checksum algorithm is not supported.');
  if (call.headers.get('x-amz-checksum-type')?.toUpperCase() === 'FULL_OBJECT')
    return fail('NotImplemented', 'Only composite checksums are supported for multipart uploads.');
  const id = randomBytes(16).toString('hex');
  const upload: UploadRecord = {
    id,
    bucket: call.bucket,
    key: call.key,
    headers,
    algorithm,
    initiated: new Date().toISOString(),
  };
  await mkdir(join(store.layout.uploads, id), { mode: 0o700 });
  await store.disk.writeJson(join(store.layout.uploads, id, uploadFile), upload);
  await store.disk.syncDirectory(store.layout.uploads);
  return xmlReply(
    status.ok,
    element('InitiateMultipartUploadResult', [
      element('Bucket', call.bucket),
      element('Key', call.key),
      element('UploadId', id),
    ]),
    algorithm === null ? {} : { 'x-amz-checksum-algorithm': algorithm.toUpperCase() },
  );
}

/** `PUT /bucket/key?partNumber&uploadId`: stores a part, in place of an earlier one of that number. */
export async function uploadPart(store: Store, call: Call): Promise<Reply | Failure> {
  const number = readNumber(call, 'partNumber', { fallback: 0, minimum: 1, maximum: maximumParts });
  if (isFailure(number)) return number;
  if (number === 0) return fail('InvalidArgument', 'partNumber is not valid.');
  const id = call.query.get('uploadId') ?? '';
  const upload = await findUpload(store, call.bucket, call.key, id);
  if (isFailure(upload)) return upload;
  if (call.headers.has('x-amz-copy-source')) return fail('NotImplemented', 'A part cannot be copied from an object.');
  const declared = declaredChecksums(call);
  if (isFailure(declared)) return declared;
  const body = checkAlgorithm(upload, declared) ?? readUpload(call, declared);
  if (isFailure(body)) return body;
  const stored = await ingest(store.blobs, body);
  if (isFailure(stored)) return stored;
  return store.serial(uploadName(id), async () => {
    // Aborted or completed while the part was on its way.
    const still = await findUpload(store, call.bucket, call.key, id);
    if (isFailure(still)) {
      await store.blobs.remove([stored]);
      return still;
    }
    const file = partPath(store.layout, id, number);
    const before = await readJson(file, isPartRecord);
    const part: PartRecord = { number, ...stored, modified: new Date().toISOString() };
    await store.disk.writeJson(file, part);
    if (before !== undefined) await store.blobs.remove([before]);
    return emptyReply(status.ok, { etag: `"${stored.md5}"`, ...checksumHeaders(stored.checksums) });
  });
}

/** `DELETE /bucket/key?uploadId`: gives an upload up and removes its parts. */
export async function abortUpload(store: Store, call: Call): Promise<Reply | Failure> {
  const id = call.query.get('uploadId') ?? '';
  return store.serial(uploadName(id), async () => {
    const upload = await findUpload(store, call.bucket, call.key, id);
    if (isFailure(upload)) return upload;
    const parts = await listPartRecords(store, id);
    const object = await findObject(store, call.bucket, call.key);
    await removeUpload(store, id);
    // Had a completion failed after its object was in place, the parts would be the object's.
    if (object?.uploadId !== id) await store.blobs.remove(parts);
    return emptyReply(status.noContent);
  });
}

/** The name under which changes to one upload take turns. */
export function uploadName(id: string): string {
  return `upload ${id}`;
}

// As S3: an upload made with a checksum algorithm needs it on every part, one made without takes no checksum header.
function checkAlgorithm(upload: UploadRecord, declared: DeclaredChecksums): Failure | undefined {
  const given = [...Object.keys(declared.values), ...(declared.trailer === undefined ? [] : [declared.trailer])];
  const matches =
    upload.algorithm === null
      ? Object.keys(declared.values).length === 0
      : given.length > 0 && given.every((word) => word === upload.algorithm);
  return matches
    ? undefined
    : fail(
        'InvalidRequest',
        `Checksum Type mismatch occurred, expected checksum Type: ${upload.algorithm ?? 'null'}, actual checksum Type: ${given.join(', ') || 'null'}`,
      );
}
