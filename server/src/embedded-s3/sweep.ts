import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from './disk.ts';
import { bucketFile, type Layout, objectPath, uploadFile } from './layout.ts';
import {
  type BucketRecord,
  isBucketRecord,
  isObjectRecord,
  isPartRecord,
  isUploadRecord,
  type ObjectRecord,
  type Segment,
} from './records.ts';

/** What a store held when it was opened. */
export interface Inventory {
  readonly buckets: ReadonlyMap<string, { readonly record: BucketRecord; readonly keys: readonly string[] }>;
  /** Files that could not be read. While there are any, no blob is removed: one of them may own it. */
  readonly damaged: readonly string[];
}

/**
 * Reads every record once and removes what a crash left: unfinished files, uploads whose object is already
 * there, and blobs that nothing names. Only for a store that nobody is using.
 */
export function sweep(layout: Layout): Inventory {
  for (const name of readdirSync(layout.temporary)) rmSync(join(layout.temporary, name), { recursive: true, force: true });
  const damaged: string[] = [];
  const used = new Set<string>();
  const read = <T>(file: string, guard: (value: unknown) => value is T): T | undefined => {
    try {
      return parseJson(readFileSync(file, 'utf8'), guard, file);
    } catch {
      damaged.push(file);
      return undefined;
    }
  };
  const use = (segments: readonly Segment[]) => {
    for (const { blob } of segments) used.add(blob);
  };

  const buckets = new Map<string, { record: BucketRecord; keys: string[] }>();
  const objects = new Map<string, ObjectRecord>();
  for (const name of readdirSync(layout.buckets)) {
    const folder = join(layout.buckets, name);
    const files = readdirSync(folder);
    // Without its file a bucket was never acknowledged and is empty: it is made anew when asked for again.
    if (files.length === 0) continue;
    const record = read(join(folder, bucketFile), isBucketRecord);
    const keys: string[] = [];
    for (const file of files.filter((entry) => entry !== bucketFile)) {
      const object = read(join(folder, file), isObjectRecord);
      if (object === undefined) continue;
      keys.push(object.key);
      objects.set(join(folder, file), object);
      use(object.segments);
    }
    if (record !== undefined) buckets.set(name, { record, keys });
  }

  for (const id of readdirSync(layout.uploads)) {
    const folder = join(layout.uploads, id);
    const files = readdirSync(folder);
    if (!files.includes(uploadFile)) {
      rmSync(folder, { recursive: true, force: true });
      continue;
    }
    const upload = read(join(folder, uploadFile), isUploadRecord);
    if (upload === undefined) continue;
    // Completed just before the crash: its parts belong to the object now, and an abort must not take them along.
    if (objects.get(objectPath(layout, upload.bucket, upload.key))?.uploadId === id) {
      rmSync(folder, { recursive: true, force: true });
      continue;
    }
    for (const file of files.filter((entry) => entry !== uploadFile)) {
      const part = read(join(folder, file), isPartRecord);
      if (part !== undefined) use([part]);
    }
  }

  if (damaged.length === 0)
    for (const blob of readdirSync(layout.blobs)) if (!used.has(blob)) rmSync(join(layout.blobs, blob), { force: true });
  return { buckets, damaged };
}
