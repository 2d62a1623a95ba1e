import { type Algorithm, type Checksums, isAlgorithm } from './checksums.ts';

/** Part of an object's data: an immutable file and its length in bytes. */
export interface Segment {
  readonly blob: string;
  readonly size: number;
}

/** A bucket, as `bucket.json` in its folder holds it. */
export interface BucketRecord {
  readonly name: string;
  /** Origins that browsers may call from; `*` allows all. `null`: nothing was set for this bucket. */
  readonly corsOrigins: readonly string[] | null;
}

/** An object: its data is its segments in order, so that completing a multipart upload copies nothing. */
export interface ObjectRecord {
  readonly key: string;
  /** Without quotes. */
  readonly etag: string;
  readonly size: number;
  /** ISO 8601. */
  readonly modified: string;
  /** Headers given back on GET: content-type and the like, and x-amz-meta-*. */
  readonly headers: Readonly<Record<string, string>>;
  readonly segments: readonly Segment[];
  readonly checksums: Checksums;
  /** The multipart upload it came from, so that a repeated Complete is recognised. */
  readonly uploadId: string | null;
}

/** A multipart upload under way, `upload.json` in its folder. */
export interface UploadRecord {
  readonly id: string;
  readonly bucket: string;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The checksum every part must bring. */
  readonly algorithm: Algorithm | null;
  /** ISO 8601. */
  readonly initiated: string;
}

/** An uploaded part, `<number>.json` in its upload's folder. */
export interface PartRecord extends Segment {
  readonly number: number;
  /** Hex; also its ETag. */
  readonly md5: string;
  readonly checksums: Checksums;
  /** ISO 8601. */
  readonly modified: string;
}

/** Whether a parsed value is an object with named members. */
export function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether parsed JSON is a {@link BucketRecord}. */
export function isBucketRecord(value: unknown): value is BucketRecord {
  return (
    isMembers(value) &&
    typeof value['name'] === 'string' &&
    (value['corsOrigins'] === null ||
      (Array.isArray(value['corsOrigins']) && value['corsOrigins'].every((origin) => typeof origin === 'string')))
  );
}

/** Whether parsed JSON is an {@link ObjectRecord}. */
export function isObjectRecord(value: unknown): value is ObjectRecord {
  return (
    isMembers(value) &&
    hasStrings(value, 'key', 'etag', 'modified') &&
    isSize(value['size']) &&
    isStrings(value['headers']) &&
    isChecksums(value['checksums']) &&
    Array.isArray(value['segments']) &&
    value['segments'].every(isSegment) &&
    (value['uploadId'] === null || typeof value['uploadId'] === 'string')
  );
}

/** Whether parsed JSON is an {@link UploadRecord}. */
export function isUploadRecord(value: unknown): value is UploadRecord {
  return (
    isMembers(value) &&
    hasStrings(value, 'id', 'bucket', 'key', 'initiated') &&
    isStrings(value['headers']) &&
    (value['algorithm'] === null || (typeof value['algorithm'] === 'string' && isAlgorithm(value['algorithm'])))
  );
}

/** Whether parsed JSON is a {@link PartRecord}. */
export function isPartRecord(value: unknown): value is PartRecord {
  return (
    isSegment(value) &&
    isMembers(value) &&
    isSize(value['number']) &&
    hasStrings(value, 'md5', 'modified') &&
    isChecksums(value['checksums'])
  );
}

function isSegment(value: unknown): value is Segment {
  return isMembers(value) && typeof value['blob'] === 'string' && isSize(value['size']);
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isStrings(value: unknown): value is Record<string, string> {
  return isMembers(value) && Object.values(value).every((entry) => typeof entry === 'string');
}

function isChecksums(value: unknown): value is Checksums {
  return isStrings(value) && Object.keys(value).every(isAlgorithm);
}

function hasStrings(value: Record<string, unknown>, ...names: string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}
