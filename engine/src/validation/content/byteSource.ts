/** A file that is looked at in places, wherever it lies: a `Blob` of the page, or an object in a store. */
export interface ByteSource {
  /** Length in bytes. */
  readonly size: number;
  /** Bytes from `start` to before `end`; fewer where the file is over. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** The four characters at a place, as containers name their parts. */
export const fourAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** A view on the same bytes that reads numbers. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
