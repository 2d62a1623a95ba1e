import { type Call, declaredChecksums, readUpload } from './call.ts';
import { checksumHeaders } from './checksums.ts';
import { checkConditions, readRange } from './conditions.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { answerHeaders, keptHeaders } from './headers.ts';
import { ingest } from './ingest.ts';
import type { ObjectRecord } from './records.ts';
import { emptyReply, type Reply } from './reply.ts';
import { status } from './status.ts';
import { commitObject, findObject, type HeldObject, holdObject, removeObject, type Store } from './store.ts';

/** `PUT /bucket/key`: stores an object. The one before stays in place until the new one is complete and verified. */
export async function putObject(store: Store, call: Call): Promise<Reply | Failure> {
  const headers = keptHeaders(call.headers);
  if (isFailure(headers)) return headers;
  const declared = declaredChecksums(call);
  if (isFailure(declared)) return declared;
  const onlyIfAbsent = readOnlyIfAbsent(call);
  if (isFailure(onlyIfAbsent)) return onlyIfAbsent;
  if (onlyIfAbsent && (await findObject(store, call.bucket, call.key)) !== undefined) return fail('PreconditionFailed');
  const upload = readUpload(call, declared);
  if (isFailure(upload)) return upload;
  // As S3 does since 2024, an object has a checksum even where its client gave none.
  const stored = await ingest(store.blobs, { ...upload, ownAlgorithm: 'crc32' });
  if (isFailure(stored)) return stored;
  const segments = [{ blob: stored.blob, size: stored.size }];
  const object: ObjectRecord = {
    key: call.key,
    etag: stored.md5,
    size: stored.size,
    modified: new Date().toISOString(),
    headers,
    segments,
    checksums: stored.checksums,
    uploadId: null,
  };
  const refused = await commitObject(store, call.bucket, object, onlyIfAbsent);
  if (refused !== undefined) {
    await store.blobs.remove(segments);
    return refused;
  }
  return emptyReply(status.ok, { etag: `"${stored.md5}"`, ...checksumHeaders(stored.checksums) });
}

/** `GET` and `HEAD /bucket/key`: sends an object or a range of it, under the usual conditions. */
export async function getObject(store: Store, call: Call): Promise<Reply | Failure> {
  const held = await holdObject(store, call.bucket, call.key);
  if (isFailure(held)) return held;
  const reply = readHeld(store, call, held);
  if (isFailure(reply) || reply.content.kind !== 'stream') await held.release();
  return reply;
}

/** `DELETE /bucket/key`: removes an object; succeeds when there is none. */
export async function deleteObject(store: Store, call: Call): Promise<Reply> {
  await removeObject(store, call.bucket, call.key);
  return emptyReply(status.noContent);
}

/** Whether a write may not replace an object (`If-None-Match: *`); other conditions on writes are `NotImplemented`. */
export function readOnlyIfAbsent(call: Call): boolean | Failure {
  const noneMatch = call.headers.get('if-none-match');
  if (call.headers.has('if-match') || (noneMatch !== undefined && noneMatch !== '*'))
    return fail('NotImplemented', 'Of the conditions on a write only If-None-Match: * is supported.');
  return noneMatch === '*';
}

function readHeld(store: Store, call: Call, { object, release }: HeldObject): Reply | Failure {
  const stored = answerHeaders(object.headers, call.query);
  if (isFailure(stored)) return stored;
  const tag = { etag: `"${object.etag}"`, 'last-modified': new Date(object.modified).toUTCString() };
  const verdict = checkConditions(call.headers, object);
  if (isFailure(verdict)) return verdict;
  if (verdict === 'notModified') return emptyReply(status.notModified, tag);
  const range = readRange(call.headers, object);
  if (isFailure(range)) return range;
  const withChecksums = range === undefined && call.headers.get('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED';
  const { first, last } = range ?? { first: 0, last: object.size - 1 };
  return {
    status: range === undefined ? status.ok : status.partialContent,
    headers: {
      'accept-ranges': 'bytes',
      ...tag,
      ...stored,
      ...(range === undefined ? {} : { 'content-range': `bytes ${first}-${last}/${object.size}` }),
      ...(withChecksums ? checksumHeaders(object.checksums) : {}),
    },
    content: {
      kind: 'stream',
      length: last - first + 1,
      open: () => store.blobs.read(object.segments, first, last),
      close: release,
    },
  };
}
