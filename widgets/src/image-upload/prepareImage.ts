import type { ImageLook } from '../image-file/answerImage.ts';
import type { CutImage, ImageCut } from '../image-file/drawImage.ts';
import type { ImageLimits } from '../image-file/imageLimits.ts';

/** A picture that may be changed before it is sent. */
export interface Preparation {
  readonly file: File;
  readonly look: ImageLook;
  readonly limits: ImageLimits;
  /** Cuts a part out of it, beside the page. */
  readonly cut: (cut: ImageCut) => Promise<CutImage>;
  /** Aborts when the picture is given up, or its field leaves the page. */
  readonly signal: AbortSignal;
}

/** A picture to send, and a smaller one of it; without that it is not shown before it is stored. */
export interface PreparedImage {
  readonly file: File;
  readonly preview: Blob | undefined;
}

/** Changes a chosen picture before it is sent; `undefined`: the person thought better of it. */
export type PrepareImage = (preparation: Preparation) => Promise<PreparedImage | undefined>;
