import type { Call } from './call.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { keptHeaders } from './headers.ts';
import { type Reply, xmlReply } from './reply.ts';
import { status } from './status.ts';
import { commitObject, holdObject, type Store } from './store.ts';
import { decode } from './target.ts';
import { element } from './xml.ts';

/** `PUT /bucket/key` with x-amz-copy-source: copies an object within the store, without copying its bytes. */
export async function copyObject(store: Store, call: Call): Promise<Reply | Failure> {
  const conditional = [...call.headers.keys()].find((name) => name.startsWith('x-amz-copy-source-'));
  if (conditional !== undefined) return fail('NotImplemented', `${conditional} is not supported.`);
  const source = readSource(call.headers.get('x-amz-copy-source') ?? '');
  if (source === undefined) return fail('InvalidArgument', 'x-amz-copy-source is not valid.');
  if (!store.buckets.has(source.bucket)) return fail('NoSuchBucket');
  const replaced = call.headers.get('x-amz-metadata-directive')?.toUpperCase() === 'REPLACE';
  const headers = replaced ? keptHeaders(call.headers) : undefined;
  if (isFailure(headers)) return headers;
  if (!replaced && source.bucket === call.bucket && source.key === call.key)
    return fail('InvalidRequest', 'An object cannot be copied onto itself without changing its metadata.');
  const held = await holdObject(store, source.bucket, source.key);
  if (isFailure(held)) return held;
  try {
    const segments = await store.blobs.duplicate(held.object.segments);
    const modified = new Date().toISOString();
    const object = {
      ...held.object,
      key: call.key,
      segments,
      modified,
      headers: headers ?? held.object.headers,
      uploadId: null,
    };
    await commitObject(store, call.bucket, object, false);
    return xmlReply(
      status.ok,
      element('CopyObjectResult', [element('LastModified', modified), element('ETag', `"${object.etag}"`)]),
    );
  } finally {
    await held.release();
  }
}

function readSource(text: string): { bucket: string; key: string } | undefined {
  if (text.includes('?')) return undefined;
  const [bucket = '', ...key] = (decode(text) ?? '').replace(/^\//, '').split('/');
  return key.join('/') !== '' ? { bucket, key: key.join('/') } : undefined;
}
