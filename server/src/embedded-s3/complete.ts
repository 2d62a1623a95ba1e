import { createHash } from 'node:crypto';
import { type Call, readText } from './call.ts';
import { type Algorithm, algorithms, type Checksums, checksumElements, compositeChecksum, isAlgorithm } from './checksums.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { uploadName } from './multipart.ts';
import { readOnlyIfAbsent } from './objects.ts';
import type { ObjectRecord, PartRecord, UploadRecord } from './records.ts';
import { type Reply, xmlReply } from './reply.ts';
import { status } from './status.ts';
import { commitObject, findObject, type Store } from './store.ts';
import { findUpload, listPartRecords, removeUpload } from './uploads.ts';
import { element } from './xml.ts';
import { childText, parseXml } from './xml-parse.ts';

/** The smallest part that is not the last: 5 MiB (S3 limits). */
const minimumPartSize = 5 * 1024 ** 2;

/** The longest body read: 10,000 parts with a SHA-256 each are about 2.5 MB. */
const maximumBody = 4 * 1024 ** 2;

/** A part as the client names it. */
interface NamedPart {
  readonly number: number;
  readonly etag: string;
  readonly checksums: Checksums;
}

/**
 * `POST /bucket/key?uploadId`: makes the named parts one object. Nothing is copied. Repeating it after it
 * succeeded gives the same answer, so that a lost answer costs nothing.
 */
export async function completeUpload(store: Store, call: Call): Promise<Reply | Failure> {
  const onlyIfAbsent = readOnlyIfAbsent(call);
  if (isFailure(onlyIfAbsent)) return onlyIfAbsent;
  const text = await readText(call, maximumBody, fail('MalformedXML', 'The list of parts is too long.'));
  if (isFailure(text)) return text;
  const named = readParts(text);
  if (isFailure(named)) return named;
  const id = call.query.get('uploadId') ?? '';
  return store.serial(uploadName(id), async () => {
    const existing = await findObject(store, call.bucket, call.key);
    if (existing !== undefined && existing.uploadId === id) {
      await removeUpload(store, id);
      return completed(call, existing);
    }
    const upload = await findUpload(store, call.bucket, call.key, id);
    if (isFailure(upload)) return upload;
    const stored = await listPartRecords(store, id);
    const parts = matchParts(upload, named, stored);
    if (isFailure(parts)) return parts;
    const object = joinParts(upload, parts);
    const refused = await commitObject(store, call.bucket, object, onlyIfAbsent);
    if (refused !== undefined) return refused;
    await removeUpload(store, id);
    await store.blobs.remove(stored.filter((part) => !parts.includes(part)));
    return completed(call, object);
  });
}

function readParts(text: string): NamedPart[] | Failure {
  const root = parseXml(text);
  if (isFailure(root)) return root;
  const parts: NamedPart[] = [];
  for (const part of root.children.filter(({ name }) => name === 'Part')) {
    const number = Number(childText(part, 'PartNumber') ?? Number.NaN);
    const etag = childText(part, 'ETag');
    if (!Number.isInteger(number) || number < 1 || etag === undefined) return fail('MalformedXML');
    const checksums: Partial<Record<Algorithm, string>> = {};
    for (const word of Object.keys(algorithms)) {
      const value = childText(part, `Checksum${word.toUpperCase()}`);
      if (value !== undefined && isAlgorithm(word)) checksums[word] = value;
    }
    parts.push({ number, etag: etag.replace(/^"|"$/g, ''), checksums });
  }
  return root.name === 'CompleteMultipartUpload' && parts.length > 0 ? parts : fail('MalformedXML');
}

function matchParts(upload: UploadRecord, named: readonly NamedPart[], stored: readonly PartRecord[]): PartRecord[] | Failure {
  const byNumber = new Map(stored.map((part) => [part.number, part]));
  const parts: PartRecord[] = [];
  for (const [index, want] of named.entries()) {
    const before = named[index - 1]?.number ?? 0;
    // With part checksums the numbers must also be consecutive (S3 API reference, CompletedPart).
    if (want.number <= before || (upload.algorithm !== null && want.number !== index + 1)) return fail('InvalidPartOrder');
    if (upload.algorithm !== null && want.checksums[upload.algorithm] === undefined)
      return fail(
        'InvalidRequest',
        `The upload was created using a ${upload.algorithm} checksum. The complete request must include the checksum for each part.`,
      );
    const part = byNumber.get(want.number);
    if (part === undefined || part.md5 !== want.etag) return fail('InvalidPart');
    const actual: Record<string, string | undefined> = { ...part.checksums };
    if (Object.entries(want.checksums).some(([word, value]) => actual[word] !== value)) return fail('InvalidPart');
    parts.push(part);
  }
  return parts.slice(0, -1).some(({ size }) => size < minimumPartSize) ? fail('EntityTooSmall') : parts;
}

function joinParts(upload: UploadRecord, parts: readonly PartRecord[]): ObjectRecord {
  const { algorithm } = upload;
  const digest = createHash('md5').update(Buffer.concat(parts.map(({ md5 }) => Buffer.from(md5, 'hex'))));
  return {
    key: upload.key,
    etag: `${digest.digest('hex')}-${parts.length}`,
    size: parts.reduce((sum, { size }) => sum + size, 0),
    modified: new Date().toISOString(),
    headers: upload.headers,
    segments: parts.map(({ blob, size }) => ({ blob, size })),
    checksums:
      algorithm === null
        ? {}
        : {
            [algorithm]: compositeChecksum(
              algorithm,
              parts.map(({ checksums }) => checksums[algorithm] ?? ''),
            ),
          },
    uploadId: upload.id,
  };
}

function completed(call: Call, object: ObjectRecord): Reply {
  return xmlReply(
    status.ok,
    element('CompleteMultipartUploadResult', [
      element('Location', call.location),
      element('Bucket', call.bucket),
      element('Key', call.key),
      element('ETag', `"${object.etag}"`),
      ...checksumElements(object.checksums),
    ]),
  );
}
