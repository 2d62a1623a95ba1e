import { readDeclared } from './checksums.ts';
import { unsignedPayload } from './claim.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { createFormReader, type FormReader } from './form-data.ts';
import { keptHeaders } from './headers.ts';
import { ingest, maximumBodySize } from './ingest.ts';
import { checkPolicy } from './post-policy.ts';
import { emptyReply, type Reply } from './reply.ts';
import type { SigningKeys } from './signature.ts';
import { status } from './status.ts';
import { commitObject, type Store } from './store.ts';
import { checkKey } from './target.ts';

/** A browser form posted to a bucket. */
export interface FormPost {
  readonly bucket: string;
  readonly boundary: string;
  readonly source: AsyncIterable<Buffer>;
}

/** `POST /bucket` with multipart/form-data: stores the file of a form whose signed policy allows it. */
export async function postObject(store: Store, keys: SigningKeys, post: FormPost): Promise<Reply | Failure> {
  const form = createFormReader(post.source, post.boundary);
  try {
    return await storeForm(store, keys, post, form);
  } finally {
    await form.close();
  }
}

async function storeForm(store: Store, keys: SigningKeys, post: FormPost, form: FormReader): Promise<Reply | Failure> {
  const head = await form.readHead();
  if (isFailure(head)) return head;
  const fields = new Map(head.fields).set('bucket', post.bucket);
  const range = checkPolicy(fields, keys, Date.now(), maximumBodySize);
  if (isFailure(range)) return range;
  if (!store.buckets.has(post.bucket)) return fail('NoSuchBucket');
  if (fields.has('success_action_redirect') || fields.has('redirect'))
    return fail('NotImplemented', 'Redirects after a form post are not supported.');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder
  const key = (fields.get('key') ?? '').replaceAll('${filename}', () => head.fileName);
  const refusedKey = key === '' ? fail('InvalidArgument', 'The form needs a key.') : checkKey(key);
  if (refusedKey !== undefined) return refusedKey;
  const headers = keptHeaders(fields);
  if (isFailure(headers)) return headers;
  const declared = readDeclared(fields);
  if (isFailure(declared)) return declared;
  const stored = await ingest(store.blobs, {
    source: form.readFile(),
    payload: unsignedPayload,
    length: undefined,
    range,
    md5: fields.get('content-md5') ?? '',
    declared,
  });
  if (isFailure(stored)) return stored;
  await commitObject(
    store,
    post.bucket,
    {
      key,
      etag: stored.md5,
      size: stored.size,
      modified: new Date().toISOString(),
      headers,
      segments: [{ blob: stored.blob, size: stored.size }],
      checksums: stored.checksums,
      uploadId: null,
    },
    false,
  );
  const wanted = Number(fields.get('success_action_status'));
  const answer = [status.ok, status.created].find((code) => code === wanted) ?? status.noContent;
  return emptyReply(answer, { etag: `"${stored.md5}"` });
}
