import { useFormTexts } from '@reelform/engine';
import { getSubmitButtonOptions, type IconButtonProps, type SubmitButtonProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { addIcon } from '../icons/addIcon.ts';
import { arrowDownIcon } from '../icons/arrowDownIcon.ts';
import { arrowUpIcon } from '../icons/arrowUpIcon.ts';
import { copyIcon } from '../icons/copyIcon.ts';
import { dismissIcon } from '../icons/dismissIcon.ts';
import { insertRowIcon } from '../icons/insertRowIcon.ts';
import { removeIcon } from '../icons/removeIcon.ts';

interface LabelledIconProps {
  readonly button: IconButtonProps;
  /** Key of the button's name among the texts of `array`, where the caller gives none. */
  readonly text: string;
  readonly icon: ReactElement;
}

function LabelledIcon({ button, text, icon }: LabelledIconProps) {
  const { id, disabled, onClick, title } = button;
  const texts = useFormTexts('array');
  const name = button['aria-label'] ?? texts(text);
  return (
    <IconButton
      id={id}
      icon={icon}
      aria-label={name}
      aria-describedby={button['aria-describedby']}
      aria-disabled={button['aria-disabled']}
      title={title ?? name}
      disabled={disabled}
      onClick={onClick}
    />
  );
}

/** The button that adds a property to an object of free keys. */
export function AddButton({ id, disabled, onClick }: IconButtonProps) {
  const texts = useFormTexts('array');
  return (
    <Button id={id} icon={addIcon} disabled={disabled} onClick={onClick}>
      {texts('add')}
    </Button>
  );
}

/** Copies a row. */
export const CopyButton = (props: IconButtonProps) => <LabelledIcon button={props} text="copy" icon={copyIcon} />;

/** Adds a row before another one. */
export const InsertButton = (props: IconButtonProps) => <LabelledIcon button={props} text="add" icon={insertRowIcon} />;

/** Moves a row down. */
export const MoveDownButton = (props: IconButtonProps) => <LabelledIcon button={props} text="moveDown" icon={arrowDownIcon} />;

/** Moves a row up. */
export const MoveUpButton = (props: IconButtonProps) => <LabelledIcon button={props} text="moveUp" icon={arrowUpIcon} />;

/** Takes a row or a property away. */
export const RemoveButton = (props: IconButtonProps) => <LabelledIcon button={props} text="remove" icon={removeIcon} />;

/** Empties a text field (`allowClearTextInputs`). */
export const ClearButton = (props: IconButtonProps) => <LabelledIcon button={props} text="clear" icon={dismissIcon} />;

/** rjsf's own submit button, drawn where a form is used without the engine's actions. */
export function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { norender, submitText } = getSubmitButtonOptions(uiSchema);
  return norender ? null : (
    <Button type="submit" appearance="primary">
      {submitText}
    </Button>
  );
}
