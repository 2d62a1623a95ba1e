import { type Call, readNumber } from './call.ts';
import { checksumElements } from './checksums.ts';
import { type Failure, isFailure } from './errors.ts';
import { compareKeys } from './key-index.ts';
import { type Reply, xmlReply } from './reply.ts';
import { status } from './status.ts';
import type { Store } from './store.ts';
import { findUpload, listPartRecords, listUploadRecords } from './uploads.ts';
import { element } from './xml.ts';

/** The most entries of one page. */
const maximumPage = 1000;

const pageSize = { fallback: maximumPage, minimum: 1, maximum: 2 ** 31 };

/** `GET /bucket/key?uploadId`: lists the parts that are stored, in ascending order, a page at a time. */
export async function listParts(store: Store, call: Call): Promise<Reply | Failure> {
  const id = call.query.get('uploadId') ?? '';
  const size = readNumber(call, 'max-parts', pageSize);
  if (isFailure(size)) return size;
  const marker = readNumber(call, 'part-number-marker', { fallback: 0, minimum: 0, maximum: 2 ** 31 });
  if (isFailure(marker)) return marker;
  const upload = await findUpload(store, call.bucket, call.key, id);
  if (isFailure(upload)) return upload;
  const following = (await listPartRecords(store, id)).filter((part) => part.number > marker);
  const page = following.slice(0, Math.min(size, maximumPage));
  const last = page.at(-1);
  return xmlReply(
    status.ok,
    element('ListPartsResult', [
      element('Bucket', call.bucket),
      element('Key', call.key),
      element('UploadId', id),
      element('PartNumberMarker', marker),
      ...(last === undefined ? [] : [element('NextPartNumberMarker', last.number)]),
      element('MaxParts', Math.min(size, maximumPage)),
      element('IsTruncated', following.length > page.length),
      ...(upload.algorithm === null ? [] : [element('ChecksumAlgorithm', upload.algorithm.toUpperCase())]),
      ...page.map((part) =>
        element('Part', [
          element('PartNumber', part.number),
          element('LastModified', part.modified),
          element('ETag', `"${part.md5}"`),
          element('Size', part.size),
          ...checksumElements(part.checksums),
        ]),
      ),
    ]),
  );
}

/** `GET /bucket?uploads`: lists uploads under way by key, then by the time they began, a page at a time. */
export async function listUploads(store: Store, call: Call): Promise<Reply | Failure> {
  const size = readNumber(call, 'max-uploads', pageSize);
  if (isFailure(size)) return size;
  const prefix = call.query.get('prefix') ?? '';
  const keyMarker = call.query.get('key-marker') ?? '';
  const idMarker = call.query.get('upload-id-marker') ?? '';
  const all = await listUploadRecords(store, call.bucket, prefix);
  all.sort(
    (left, right) => compareKeys(left.key, right.key) || compareKeys(left.initiated + left.id, right.initiated + right.id),
  );
  const marked = idMarker === '' ? -1 : all.findIndex(({ key, id }) => key === keyMarker && id === idMarker);
  // An upload that ended between two pages marks no place any more: its key's others are listed again rather than never.
  const isFurther = (order: number) => order > 0 || (order === 0 && idMarker !== '');
  const following = marked >= 0 ? all.slice(marked + 1) : all.filter(({ key }) => isFurther(compareKeys(key, keyMarker)));
  const page = following.slice(0, Math.min(size, maximumPage));
  const last = page.at(-1);
  const truncated = following.length > page.length;
  return xmlReply(
    status.ok,
    element('ListMultipartUploadsResult', [
      element('Bucket', call.bucket),
      element('Prefix', prefix),
      element('KeyMarker', keyMarker),
      element('UploadIdMarker', idMarker),
      ...(truncated && last !== undefined ? [element('NextKeyMarker', last.key), element('NextUploadIdMarker', last.id)] : []),
      element('MaxUploads', Math.min(size, maximumPage)),
      element('IsTruncated', truncated),
      ...page.map((upload) =>
        element('Upload', [
          element('Key', upload.key),
          element('UploadId', upload.id),
          element('Initiated', upload.initiated),
          element('StorageClass', 'STANDARD'),
        ]),
      ),
    ]),
  );
}
