import type { FormTexts } from '@reelform/engine';
import { useState } from 'react';
import { Confirm } from '../confirm/Confirm.tsx';
import { Button } from '../controls/Button.tsx';

/** Props of {@link RemoveVideo}. */
export interface RemoveVideoProps {
  /** DOM id of the button. */
  readonly id: string;
  /** Whether there is a video to take away; without one nothing is drawn, but an answered question may still close. */
  readonly hasVideo: boolean;
  readonly className: string;
  readonly disabled: boolean;
  readonly texts: FormTexts;
  readonly onRemove: () => void;
}

/** The button that takes a stored video away, once that is confirmed. A declined question gives the focus back. */
export function RemoveVideo({ id, hasVideo, className, disabled, texts, onRemove }: RemoveVideoProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {hasVideo && (
        <Button id={id} appearance="subtle" className={className} disabled={disabled} onClick={() => setAsking(true)}>
          {texts('remove')}
        </Button>
      )}
      <Confirm
        open={isAsking}
        title={texts('removeTitle')}
        question={texts('removeQuestion')}
        confirmLabel={texts('removeConfirm')}
        cancelLabel={texts('removeCancel')}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => {
          setAsking(false);
          document.getElementById(id)?.focus();
        }}
      />
    </>
  );
}
