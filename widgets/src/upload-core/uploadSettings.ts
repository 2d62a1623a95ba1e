/** How files are sent. */
export interface UploadSettings {
  /** Up to this size a file is one PUT. */
  readonly singlePutBytes: number;
  /** Size of every part but the last. */
  readonly partBytes: number;
  /** Size of the parts that the rest of a file is cut into once its parts break too often; `partBytes`: never. */
  readonly smallPartBytes: number;
  /** Parts of one file on their way at once. */
  readonly partsAtOnce: number;
  /** Silence after which a transfer is taken for dead. */
  readonly stallMs: number;
  /** How long an upload goes on trying without moving forward. */
  readonly giveUpMs: number;
  /** Wait before the second try; it doubles with every further one up to `longestWaitMs`. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}
