import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, readJson } from './disk.ts';
import { type Failure, fail } from './errors.ts';
import { isUploadId, partPath, uploadFile } from './layout.ts';
import { isPartRecord, isUploadRecord, type PartRecord, type UploadRecord } from './records.ts';
import type { Store } from './store.ts';

/** Finds a multipart upload of this object; `NoSuchUpload` when there is none. */
export async function findUpload(store: Store, bucket: string, key: string, id: string): Promise<UploadRecord | Failure> {
  if (!isUploadId(id)) return fail('NoSuchUpload');
  const upload = await readJson(join(store.layout.uploads, id, uploadFile), isUploadRecord);
  return upload?.bucket === bucket && upload.key === key ? upload : fail('NoSuchUpload');
}

/** The parts of an upload in ascending order. */
export async function listPartRecords(store: Store, id: string): Promise<PartRecord[]> {
  const names = await readdir(join(store.layout.uploads, id));
  const numbers = names.map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1] ?? Number.NaN)).filter(Number.isInteger);
  const parts: PartRecord[] = [];
  for (const number of numbers.sort((left, right) => left - right)) {
    const part = await readJson(partPath(store.layout, id, number), isPartRecord);
    if (part !== undefined) parts.push(part);
  }
  return parts;
}

/** All uploads of a bucket whose keys start with a prefix, in no order. */
export async function listUploadRecords(store: Store, bucket: string, prefix: string): Promise<UploadRecord[]> {
  const uploads: UploadRecord[] = [];
  for (const id of await readdir(store.layout.uploads)) {
    const upload = await readJson(join(store.layout.uploads, id, uploadFile), isUploadRecord);
    if (upload?.bucket === bucket && upload.key.startsWith(prefix)) uploads.push(upload);
  }
  return uploads;
}

/** Removes an upload in one step, so that no later call sees half of it. Its blobs are the caller's. */
export async function removeUpload(store: Store, id: string): Promise<void> {
  const doomed = store.disk.temporary();
  try {
    await rename(join(store.layout.uploads, id), doomed);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  await store.disk.syncDirectory(store.layout.uploads);
  await rm(doomed, { recursive: true, force: true });
}
