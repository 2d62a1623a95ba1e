import type { UploadControls } from '@reelform/engine';
import { brokenOff, nextUploadState, type UploadEvent, type UploadState } from '../upload-field/uploadState.ts';

/** A picture that was chosen and is not stored yet. */
export interface PendingImage {
  readonly id: number;
  /** The file as it was chosen. */
  readonly file: File;
  /** Address of a smaller picture of it; `undefined` while it is looked at, and of a file that cannot be decoded. */
  readonly preview: string | undefined;
  readonly state: UploadState;
  /** Holds the upload under way; `undefined` where the host cannot. */
  readonly controls: UploadControls | undefined;
}

/** A picture that did not arrive before its field left the page. */
export const brokenImage = (id: number, file: File, message: string): PendingImage => ({
  id,
  file,
  preview: undefined,
  state: brokenOff(file, message),
  controls: undefined,
});

/** What happens to pending pictures. */
export type PendingEvent =
  | { readonly type: 'added'; readonly id: number; readonly file: File }
  | { readonly type: 'gone'; readonly id: number }
  | { readonly type: 'seen'; readonly id: number; readonly preview: string | undefined }
  | { readonly type: 'held'; readonly id: number; readonly controls: UploadControls | undefined }
  | { readonly type: 'moved'; readonly id: number; readonly event: UploadEvent };

/** Whether a picture is being looked at or sent. */
export const isUnderWay = ({ state }: PendingImage): boolean => state.step === 'checking' || state.step === 'uploading';

/** The pending pictures after an event; one that is gone already takes no further part. */
export const nextPending = (pending: readonly PendingImage[], event: PendingEvent): readonly PendingImage[] => {
  if (event.type === 'added') {
    const { id, file } = event;
    return [...pending, { id, file, preview: undefined, state: { step: 'checking', file }, controls: undefined }];
  }
  if (event.type === 'gone') return pending.filter(({ id }) => id !== event.id);
  return pending.map((image) => {
    if (image.id !== event.id) return image;
    if (event.type === 'seen') return { ...image, preview: event.preview };
    if (event.type === 'held') return { ...image, controls: event.controls };
    return { ...image, state: nextUploadState(image.state, event.event) };
  });
};
