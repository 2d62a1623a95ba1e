import type { UploadBoard } from './uploadBoard.ts';
import { isMoving } from './uploadStanding.ts';
import { isOfForm, isSameAsset } from './uploadTarget.ts';
import type { VideoUpload } from './videoUpload.ts';

type Chosen = Pick<VideoUpload, 'file' | 'number' | 'target'>;

/** Films take too long for others to wait for. */
const isPicture = ({ file }: Chosen) => file.type.startsWith('image/');

const isBefore = (other: Chosen, one: Chosen) =>
  other.number < one.number &&
  isPicture(other) &&
  !isOfForm(other.target) &&
  !isOfForm(one.target) &&
  isSameAsset(other.target, one.target);

/**
 * Waits with a picture that is stored until those that were chosen before it for the same list are registered, so that they
 * stand there in the order chosen. One that is held up keeps no other waiting.
 * @throws the signal's reason
 */
export const waitForTurn = (
  chosen: Chosen,
  { subscribe, uploads }: Pick<UploadBoard, 'subscribe' | 'uploads'>,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((go, give) => {
    const isNext = () => !isPicture(chosen) || !uploads().some((other) => isBefore(other, chosen) && isMoving(other));
    if (isNext()) return go();
    const leave = subscribe(() => {
      if (!isNext()) return;
      leave();
      signal.removeEventListener('abort', end);
      go();
    });
    const end = () => {
      leave();
      give(signal.reason);
    };
    signal.addEventListener('abort', end);
  });
