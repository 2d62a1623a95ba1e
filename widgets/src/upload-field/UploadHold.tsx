import type { FormTexts, UploadControls } from '@reelform/engine';
import { Button } from '../controls/Button.tsx';

/** Props of {@link UploadHold}. */
export interface UploadHoldProps {
  readonly controls: UploadControls;
  readonly isPaused: boolean;
  readonly className: string;
  readonly disabled: boolean;
  readonly texts: FormTexts;
}

/** The button that pauses an upload and lets it go on; it keeps its place, and with it the focus. */
export function UploadHold({ controls, isPaused, className, disabled, texts }: UploadHoldProps) {
  return (
    <Button className={className} disabled={disabled} onClick={() => (isPaused ? controls.resume() : controls.pause())}>
      {texts(isPaused ? 'resume' : 'pause')}
    </Button>
  );
}
