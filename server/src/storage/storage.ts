/** A signed permission to put one object. */
export interface SignedPut {
  readonly url: string;
  /** Headers that the request must carry, as they were signed. */
  readonly headers: { readonly [name: string]: string };
}

/** What the store says of an object. */
export interface ObjectFacts {
  readonly sizeBytes: number;
  readonly contentType: string;
  /** CRC-32 of all its bytes, base64; `undefined` where the store keeps none. */
  readonly crc32: string | undefined;
}

/** What is to be signed for an upload. */
export interface PutRequest {
  readonly key: string;
  readonly contentType: string;
  /** SHA-256 of the file, base64; the store then refuses other bytes. */
  readonly checksum?: string | undefined;
  /** Length in bytes; the store then refuses any other. */
  readonly sizeBytes?: number | undefined;
}

/** An upload in parts: an object's key, and the store's id of the upload. */
export interface Multipart {
  readonly key: string;
  readonly uploadId: string;
}

/** What is to be signed for a part. */
export interface PartRequest {
  readonly number: number;
  readonly crc32?: string | undefined;
  readonly sizeBytes?: number | undefined;
}

/** A part that the store has. */
export interface StoredPart {
  readonly number: number;
  readonly etag: string;
  readonly sizeBytes: number;
  /** CRC-32, base64; `undefined` in an upload without checksums. */
  readonly crc32: string | undefined;
}

/** A part that an object is to be made of. */
export type NamedPart = Pick<StoredPart, 'number' | 'etag' | 'crc32'>;

/** The object store did not answer, or not as one. */
export class StorageDown extends Error {
  override readonly name = 'StorageDown';
}

/** The object store answered, and would not do what it was asked: of another object it may. */
export class StorageRefused extends StorageDown {}

/** An object that was there a moment ago is not any more. */
export class ObjectGone extends Error {
  override readonly name = 'ObjectGone';
}

/** The object store. Every method that asks it rejects with {@link StorageDown} when it is not there. */
export interface Storage {
  /** Signed for a limited time, one key and one content type. */
  signPut(request: PutRequest): Promise<SignedPut>;
  /** Begins an upload in parts; @returns the store's id of it. With `crc32` the store wants that checksum of every part. */
  startMultipart(request: { readonly key: string; readonly contentType: string; readonly crc32: boolean }): Promise<string>;
  /** Signed like a put, for one part; with `crc32` the store refuses other bytes, with `sizeBytes` any other length. */
  signPart(upload: Multipart, part: PartRequest): Promise<SignedPut>;
  /** The parts that the store has, in order; `undefined` when it has no such upload (any more). */
  listParts(upload: Multipart): Promise<readonly StoredPart[] | undefined>;
  /** Makes the parts one object. `mismatch`: the store has others; `unknown`: it has no such upload (any more). */
  completeMultipart(upload: Multipart, parts: readonly NamedPart[]): Promise<'done' | 'mismatch' | 'unknown'>;
  /** Gives an upload up and removes its parts; succeeds when there is none. */
  abortMultipart(upload: Multipart): Promise<void>;
  /**
   * An address for reading, valid for a short time.
   * @param as how a browser takes it when it is opened: to look at, or as a file of a name. @default a file of no name
   */
  signGet(key: string, as?: 'preview' | { readonly fileName: string }): Promise<string>;
  /** `undefined` when there is no such object. */
  head(key: string): Promise<ObjectFacts | undefined>;
  /** Bytes of an object from `start` to before `end`; fewer where it is over. Rejects with {@link ObjectGone} where there is none. */
  readRange(key: string, start: number, end: number): Promise<Uint8Array>;
  /** Succeeds when there is no such object. */
  remove(key: string): Promise<void>;
  ensureBucket(): Promise<void>;
  isHealthy(): Promise<boolean>;
}
