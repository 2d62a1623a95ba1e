/** What is told of a file before it is sent. */
export interface FileFacts {
  readonly name: string;
  /** Media type, in lower case. */
  readonly type: string;
  /** Length in bytes. */
  readonly size: number;
}

/** An address that takes one body by PUT, and the headers that must come with it. */
export interface SignedAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An upload in parts as the host's server names it. */
export interface MultipartName {
  /** Key of the object that the parts become. */
  readonly key: string;
  readonly uploadId: string;
  /** Name that the calls go on to use. */
  readonly fileName: string;
}

/** A part that the store has. */
export interface StoredPart {
  readonly number: number;
  readonly etag: string;
  readonly size: number;
  /** As {@link UploadCalls.checksum} makes it; `undefined` where the store keeps none. */
  readonly checksum: string | undefined;
}

/** A part that the object is to be made of. */
export type SentPart = Pick<StoredPart, 'number' | 'etag' | 'checksum'>;

/** One body on its way. */
export interface PutRequest {
  readonly address: SignedAddress;
  readonly body: Blob;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * What a failure means: `passing` may be over when tried again, `expired` asks for a new signature, and `final` is the
 * server's last word.
 */
export type FailureKind = 'passing' | 'expired' | 'final';

/** The host's side of an upload. Calls reject with whatever {@link UploadCalls.judge} can tell apart. */
export interface UploadCalls {
  /** Signs one PUT of a whole file. */
  signPut(file: FileFacts, signal: AbortSignal): Promise<SignedAddress & { readonly key: string }>;
  startMultipart(file: FileFacts, signal: AbortSignal): Promise<MultipartName>;
  signPart(
    upload: MultipartName,
    part: Pick<StoredPart, 'number' | 'size'> & { readonly checksum: string },
    signal: AbortSignal,
  ): Promise<SignedAddress>;
  /** The parts that the store has; `complete` when it has put them together, `undefined` when it knows the upload no more. */
  listParts(upload: MultipartName, signal: AbortSignal): Promise<readonly StoredPart[] | 'complete' | undefined>;
  /** `mismatch`: the store has other parts than these. */
  complete(upload: MultipartName, parts: readonly SentPart[], signal: AbortSignal): Promise<'done' | 'mismatch'>;
  /** Has everything thrown away that was stored under a key, whole or in parts, and what its host made of it meanwhile. */
  withdraw(key: string): void;
  /** Sends a body. @returns its ETag, `''` when the page may not read it */
  put(request: PutRequest): Promise<{ readonly etag: string }>;
  /** Checksum of a part, as the store verifies it. */
  checksum(part: Blob, signal: AbortSignal): Promise<string>;
  judge(error: unknown): FailureKind;
}
