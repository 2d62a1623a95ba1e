import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, readNumber, readText } from './call.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { createKeyIndex } from './key-index.ts';
import { bucketFile, isBucketName } from './layout.ts';
import { emptyReply, type Reply, xmlReply } from './reply.ts';
import { status } from './status.ts';
import { findObject, type Store } from './store.ts';
import { element } from './xml.ts';
import { parseXml } from './xml-parse.ts';

/** The longest configuration body read (S3: 64 KB for CORS). */
const maximumConfiguration = 64 * 1024;

/** The most entries of one listing page. */
const maximumPage = 1000;

/** `PUT /bucket`: makes a bucket; `BucketAlreadyOwnedByYou` when there is one. */
export async function createBucket(store: Store, call: Call): Promise<Reply | Failure> {
  const body = await readText(call, maximumConfiguration, fail('MalformedXML'));
  if (isFailure(body)) return body;
  if (!isBucketName(call.bucket)) return fail('InvalidBucketName');
  return store.serial(`bucket ${call.bucket}`, async () => {
    if (store.buckets.has(call.bucket)) return fail('BucketAlreadyOwnedByYou');
    const folder = join(store.layout.buckets, call.bucket);
    const record = { name: call.bucket, corsOrigins: null };
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await store.disk.writeJson(join(folder, bucketFile), record);
    await store.disk.syncDirectory(store.layout.buckets);
    store.buckets.set(call.bucket, { record, keys: createKeyIndex([]) });
    return emptyReply(status.ok, { location: `/${call.bucket}` });
  });
}

/** `HEAD /bucket`: that the bucket is there was checked on the way. */
export async function headBucket(): Promise<Reply> {
  return emptyReply(status.ok);
}

/** `PUT /bucket?cors`: sets the origins that browsers may call from. Methods and headers are always all that we have. */
export async function putBucketCors(store: Store, call: Call): Promise<Reply | Failure> {
  const body = await readText(call, maximumConfiguration, fail('MalformedXML'));
  if (isFailure(body)) return body;
  const root = parseXml(body);
  if (isFailure(root)) return root;
  if (root.name !== 'CORSConfiguration') return fail('MalformedXML');
  const rules = root.children.filter(({ name }) => name === 'CORSRule');
  const origins = rules.flatMap((rule) => rule.children.filter(({ name }) => name === 'AllowedOrigin'));
  const corsOrigins = origins.map(({ text }) => text.trim());
  return store.serial(`bucket ${call.bucket}`, async () => {
    const bucket = store.buckets.get(call.bucket);
    if (bucket === undefined) return fail('NoSuchBucket');
    const record = { ...bucket.record, corsOrigins };
    await store.disk.writeJson(join(store.layout.buckets, call.bucket, bucketFile), record);
    bucket.record = record;
    return emptyReply(status.ok);
  });
}

/** `GET /bucket?list-type=2`: lists objects in the order of their keys, a page at a time. */
export async function listObjects(store: Store, call: Call): Promise<Reply | Failure> {
  const maximum = readNumber(call, 'max-keys', { fallback: maximumPage, minimum: 0, maximum: 2 ** 31 });
  if (isFailure(maximum)) return maximum;
  if (call.query.get('list-type') !== '2') return fail('NotImplemented');
  const prefix = call.query.get('prefix') ?? '';
  const delimiter = call.query.get('delimiter') ?? '';
  const token = call.query.get('continuation-token');
  const after = token === undefined ? (call.query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString();
  const page = store.buckets.get(call.bucket)?.keys.page({ prefix, delimiter, after, maximum: Math.min(maximum, maximumPage) });
  if (page === undefined) return fail('NoSuchBucket');
  const contents = await Promise.all(page.keys.map((key) => findObject(store, call.bucket, key)));
  return xmlReply(
    status.ok,
    element('ListBucketResult', [
      element('Name', call.bucket),
      element('Prefix', prefix),
      ...(delimiter === '' ? [] : [element('Delimiter', delimiter)]),
      element('MaxKeys', maximum),
      element('KeyCount', page.keys.length + page.commonPrefixes.length),
      element('IsTruncated', page.next !== undefined && maximum > 0),
      ...(page.next === undefined || maximum === 0
        ? []
        : [element('NextContinuationToken', Buffer.from(page.next).toString('base64url'))]),
      ...contents.flatMap((object) =>
        // Removed between the page and its reading.
        object === undefined
          ? []
          : [
              element('Contents', [
                element('Key', object.key),
                element('LastModified', object.modified),
                element('ETag', `"${object.etag}"`),
                element('Size', object.size),
                element('StorageClass', 'STANDARD'),
              ]),
            ],
      ),
      ...page.commonPrefixes.map((common) => element('CommonPrefixes', [element('Prefix', common)])),
    ]),
  );
}
