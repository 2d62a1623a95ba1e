import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of a store. */
export interface Layout {
  /** Unfinished files; emptied at every start. */
  readonly temporary: string;
  readonly blobs: string;
  /** A folder per multipart upload under way. */
  readonly uploads: string;
  /** A folder per bucket: `bucket.json`, and a record per object. */
  readonly buckets: string;
}

/** Name of the file that describes a bucket. */
export const bucketFile = 'bucket.json';

/** Name of the file that describes a multipart upload. */
export const uploadFile = 'upload.json';

/** Makes the folders where they are missing. */
export function createLayout(directory: string): Layout {
  const layout = {
    temporary: join(directory, 'tmp'),
    blobs: join(directory, 'blobs'),
    uploads: join(directory, 'uploads'),
    buckets: join(directory, 'buckets'),
  };
  for (const folder of Object.values(layout)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  return layout;
}

/** Whether a name may be a bucket's, and so a folder's (S3 user guide, 'Bucket naming rules'). */
export function isBucketName(name: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) && !name.includes('..');
}

/** Whether a text is an upload id of ours, and so a folder's name. */
export function isUploadId(id: string): boolean {
  return /^[0-9a-f]{32}$/.test(id);
}

/** Where an object's record lies. The key is hashed: no part of a key ever becomes part of a path. */
export function objectPath(layout: Layout, bucket: string, key: string): string {
  return join(layout.buckets, bucket, `${createHash('sha256').update(key).digest('hex')}.json`);
}

/** Where a part's record lies. */
export function partPath(layout: Layout, uploadId: string, number: number): string {
  return join(layout.uploads, uploadId, `${number}.json`);
}
