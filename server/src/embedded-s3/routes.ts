import { createBucket, headBucket, listObjects, putBucketCors } from './buckets.ts';
import type { Call } from './call.ts';
import { completeUpload } from './complete.ts';
import { copyObject } from './copy.ts';
import { type Failure, fail } from './errors.ts';
import { overrideParameters } from './headers.ts';
import { abortUpload, createUpload, uploadPart } from './multipart.ts';
import { listParts, listUploads } from './multipart-listing.ts';
import { deleteObject, getObject, putObject } from './objects.ts';
import type { Reply } from './reply.ts';
import type { Store } from './store.ts';

interface Route {
  readonly method: string;
  readonly on: 'bucket' | 'object';
  /** Query parameters that make it this operation. */
  readonly needs: readonly string[];
  /** Query parameters it understands besides. */
  readonly takes: readonly string[];
  readonly run: (store: Store, call: Call) => Promise<Reply | Failure>;
}

/** The operations, the more particular before the more general. */
const routes: readonly Route[] = [
  { method: 'PUT', on: 'bucket', needs: ['cors'], takes: [], run: putBucketCors },
  { method: 'PUT', on: 'bucket', needs: [], takes: [], run: createBucket },
  { method: 'HEAD', on: 'bucket', needs: [], takes: [], run: headBucket },
  {
    method: 'GET',
    on: 'bucket',
    needs: ['uploads'],
    takes: ['prefix', 'max-uploads', 'key-marker', 'upload-id-marker'],
    run: listUploads,
  },
  {
    method: 'GET',
    on: 'bucket',
    needs: ['list-type'],
    takes: ['prefix', 'delimiter', 'max-keys', 'continuation-token', 'start-after', 'fetch-owner'],
    run: listObjects,
  },
  { method: 'PUT', on: 'object', needs: ['partNumber', 'uploadId'], takes: [], run: uploadPart },
  { method: 'PUT', on: 'object', needs: [], takes: [], run: putOrCopy },
  { method: 'POST', on: 'object', needs: ['uploads'], takes: [], run: createUpload },
  { method: 'POST', on: 'object', needs: ['uploadId'], takes: [], run: completeUpload },
  { method: 'GET', on: 'object', needs: ['uploadId'], takes: ['max-parts', 'part-number-marker'], run: listParts },
  { method: 'DELETE', on: 'object', needs: ['uploadId'], takes: [], run: abortUpload },
  { method: 'DELETE', on: 'object', needs: [], takes: [], run: deleteObject },
  { method: 'GET', on: 'object', needs: [], takes: overrideParameters, run: getObject },
  { method: 'HEAD', on: 'object', needs: [], takes: overrideParameters, run: getObject },
];

/** Runs the operation that a call asks for. A parameter that is not understood is refused, never passed over. */
export async function runCall(store: Store, call: Call): Promise<Reply | Failure> {
  if (call.bucket === '') return fail('NotImplemented', 'Buckets cannot be listed.');
  const on = call.key === '' ? 'bucket' : 'object';
  const route = routes.find(
    (each) => each.method === call.method && each.on === on && each.needs.every((name) => call.query.has(name)),
  );
  if (route === undefined)
    return fail(routes.some(({ method }) => method === call.method) ? 'NotImplemented' : 'MethodNotAllowed');
  const known = [...route.needs, ...route.takes, 'x-id'];
  const unknown = [...call.query.keys()].find((name) => !known.includes(name) && !/^x-amz-/i.test(name));
  if (unknown !== undefined) return fail('NotImplemented', `The query parameter ${unknown} is not supported here.`);
  if (route.run !== createBucket && !store.buckets.has(call.bucket)) return fail('NoSuchBucket');
  return route.run(store, call);
}

function putOrCopy(store: Store, call: Call): Promise<Reply | Failure> {
  return call.headers.has('x-amz-copy-source') ? copyObject(store, call) : putObject(store, call);
}
