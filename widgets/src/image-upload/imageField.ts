import type { FormTexts } from '@reelform/engine';
import type { ImageRow, ImageShape } from './imageRows.ts';
import type { PendingImage } from './pendingImage.ts';
import type { PrepareImage } from './prepareImage.ts';

/** What `useImageField` needs. */
export interface ImageFieldOptions {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly shape: ImageShape;
  /** Texts of `image-upload`. */
  readonly texts: FormTexts;
  /** Texts of refusals, by their problem. */
  readonly refusals: FormTexts;
  readonly prepare?: PrepareImage | undefined;
  /** Longest side of previews in pixels. */
  readonly previewSide: number;
  /** Goes on with what is being sent when the field leaves the page or the form is reset, and adds it to the field's value in the end. */
  readonly keepUploading: boolean;
  /** An upload that fails is taken away without a word. */
  readonly isSilent: boolean;
}

/** The pictures of a field and what can be done with them. */
export interface ImageField {
  /** Pictures that are stored and not removed. */
  readonly rows: readonly ImageRow[];
  readonly pending: readonly PendingImage[];
  /** No more pictures are taken. */
  readonly isFull: boolean;
  /** What is wrong with the choice as a whole, `''` for nothing. */
  readonly problem: string;
  /** What is spoken. */
  readonly said: string;
  /** Address of a smaller picture of one that was stored since the field was drawn. */
  readonly ownPreview: (row: ImageRow) => string | undefined;
  readonly choose: (files: readonly File[]) => void;
  readonly retry: (image: PendingImage) => void;
  /** Stops what is under way with a picture, and takes it away. */
  readonly dismiss: (image: PendingImage) => void;
  /** @param isRetained its removal is only asked for */
  readonly remove: (row: ImageRow, isRetained: boolean) => void;
}
