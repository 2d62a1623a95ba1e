import type { FormTexts } from '@reelform/engine';
import { useRef, useState } from 'react';
import { Confirm } from '../confirm/Confirm.tsx';
import { Button } from '../controls/Button.tsx';

/** Props of {@link RemoveButton}. */
export interface RemoveButtonProps {
  /** What it says. */
  readonly text: string;
  /** Its name, where what it says does not tell what is removed. */
  readonly name?: string;
  /** @default false */
  readonly isSmall?: boolean;
  /** Whether there is anything to take away; without it nothing is drawn, but an answered question may still close. @default true */
  readonly isShown?: boolean;
  readonly className: string;
  readonly disabled: boolean;
  readonly texts: FormTexts;
  readonly onRemove: () => void;
}

/** The button that takes what is stored away, once that is confirmed. A declined question gives the focus back. */
export function RemoveButton(props: RemoveButtonProps) {
  const { text, name, isSmall = false, isShown = true, className, disabled, texts, onRemove } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isShown && (
        <Button
          ref={button}
          {...(isSmall ? { isSmall } : { appearance: 'subtle' as const })}
          className={className}
          disabled={disabled}
          {...(name !== undefined && { 'aria-label': name })}
          onClick={() => setAsking(true)}
        >
          {text}
        </Button>
      )}
      <Confirm
        open={isAsking}
        isDangerous
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
          button.current?.focus();
        }}
      />
    </>
  );
}
