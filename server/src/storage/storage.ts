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
}

/** What is to be signed for an upload. */
export interface PutRequest {
  readonly key: string;
  readonly contentType: string;
  /** SHA-256 of the file, base64; the store then refuses other bytes. */
  readonly checksum?: string | undefined;
}

/** The object store did not answer, or not as one. */
export class StorageDown extends Error {
  override readonly name = 'StorageDown';
}

/** The object store. Every method that asks it rejects with {@link StorageDown} when it is not there. */
export interface Storage {
  /** Signed for 15 minutes, one key and one content type. */
  signPut(request: PutRequest): Promise<SignedPut>;
  /** An address for reading, valid for a short time. */
  signGet(key: string): Promise<string>;
  /** `undefined` when there is no such object. */
  head(key: string): Promise<ObjectFacts | undefined>;
  /** The first bytes of an object, at most `length`. */
  readStart(key: string, length: number): Promise<Uint8Array>;
  /** Succeeds when there is no such object. */
  remove(key: string): Promise<void>;
  ensureBucket(): Promise<void>;
  isHealthy(): Promise<boolean>;
}
