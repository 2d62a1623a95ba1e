import { rm } from 'node:fs/promises';
import { type BlobStore, createBlobStore } from './blobs.ts';
import { createDisk, type Disk, readJson } from './disk.ts';
import { type Failure, fail } from './errors.ts';
import { createKeyIndex, type KeyIndex } from './key-index.ts';
import { createLayout, type Layout, objectPath } from './layout.ts';
import { type BucketRecord, isObjectRecord, type ObjectRecord } from './records.ts';
import { createSerial, type Serial } from './serial.ts';
import { sweep } from './sweep.ts';

/** An open store. */
export interface Store {
  readonly layout: Layout;
  readonly disk: Disk;
  readonly blobs: BlobStore;
  /** One change at a time per object or upload. */
  readonly serial: Serial;
  readonly buckets: Map<string, { record: BucketRecord; readonly keys: KeyIndex }>;
}

/** An object and a claim on its data, which stays until `release` is called. */
export interface HeldObject {
  readonly object: ObjectRecord;
  readonly release: () => Promise<void>;
}

/**
 * Opens a store, after sweeping what a crash left. The caller holds the folder's lock.
 * @param log told of damaged files.
 */
export function openStore(directory: string, fsync: boolean, log: (message: string) => void): Store {
  const layout = createLayout(directory);
  const inventory = sweep(layout);
  for (const file of inventory.damaged) log(`cannot read ${file}: orphan blobs are kept until it is repaired or removed`);
  const disk = createDisk(layout.temporary, fsync);
  const buckets = new Map(
    [...inventory.buckets].map(([name, { record, keys }]) => [name, { record, keys: createKeyIndex(keys) }]),
  );
  return { layout, disk, blobs: createBlobStore(layout.blobs, disk), serial: createSerial(), buckets };
}

/** Reads an object's record; `undefined` when there is none. */
export function findObject(store: Store, bucket: string, key: string): Promise<ObjectRecord | undefined> {
  return readJson(objectPath(store.layout, bucket, key), isObjectRecord);
}

/** Reads an object and keeps its data from being removed; `NoSuchKey` when there is none. */
export function holdObject(store: Store, bucket: string, key: string): Promise<HeldObject | Failure> {
  return store.serial(objectName(bucket, key), async () => {
    const object = await findObject(store, bucket, key);
    return object === undefined ? fail('NoSuchKey') : { object, release: store.blobs.hold(object.segments) };
  });
}

/**
 * Puts an object in place of what was there. The segments of `object` are its own from now on; when the
 * answer is `PreconditionFailed` they still belong to the caller.
 */
export function commitObject(
  store: Store,
  bucket: string,
  object: ObjectRecord,
  onlyIfAbsent: boolean,
): Promise<Failure | undefined> {
  return store.serial(objectName(bucket, object.key), async () => {
    const before = await findObject(store, bucket, object.key);
    if (onlyIfAbsent && before !== undefined) return fail('PreconditionFailed');
    await store.disk.writeJson(objectPath(store.layout, bucket, object.key), object);
    store.buckets.get(bucket)?.keys.add(object.key);
    const kept = new Set(object.segments.map(({ blob }) => blob));
    await store.blobs.remove((before?.segments ?? []).filter(({ blob }) => !kept.has(blob)));
    return undefined;
  });
}

/** Removes an object; nothing happens when there is none. */
export function removeObject(store: Store, bucket: string, key: string): Promise<void> {
  return store.serial(objectName(bucket, key), async () => {
    const object = await findObject(store, bucket, key);
    if (object === undefined) return;
    await rm(objectPath(store.layout, bucket, key));
    await store.disk.syncDirectory(`${store.layout.buckets}/${bucket}`);
    store.buckets.get(bucket)?.keys.remove(key);
    await store.blobs.remove(object.segments);
  });
}

function objectName(bucket: string, key: string): string {
  return `object ${bucket}/${key}`;
}
