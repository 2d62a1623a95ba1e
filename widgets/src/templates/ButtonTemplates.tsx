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

/** @param text key of the button's name among the texts of `array`, where the caller gives none */
const createIconButton = (text: string, icon: ReactElement) =>
  function LabelledIcon(props: IconButtonProps) {
    const { id, disabled, onClick, title } = props;
    const texts = useFormTexts('array');
    const name = props['aria-label'] ?? texts(text);
    return (
      <IconButton
        id={id}
        icon={icon}
        aria-label={name}
        aria-describedby={props['aria-describedby']}
        aria-disabled={props['aria-disabled']}
        title={title ?? name}
        disabled={disabled}
        onClick={onClick}
      />
    );
  };

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
export const CopyButton = /* @__PURE__ */ createIconButton('copy', copyIcon);

/** Adds a row before another one. */
export const InsertButton = /* @__PURE__ */ createIconButton('add', insertRowIcon);

/** Moves a row down. */
export const MoveDownButton = /* @__PURE__ */ createIconButton('moveDown', arrowDownIcon);

/** Moves a row up. */
export const MoveUpButton = /* @__PURE__ */ createIconButton('moveUp', arrowUpIcon);

/** Takes a row or a property away. */
export const RemoveButton = /* @__PURE__ */ createIconButton('remove', removeIcon);

/** Empties a text field (`allowClearTextInputs`). */
export const ClearButton = /* @__PURE__ */ createIconButton('clear', dismissIcon);

/** rjsf's own submit button, drawn where a form is used without the engine's actions. */
export function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { norender, submitText } = getSubmitButtonOptions(uiSchema);
  return norender ? null : (
    <Button type="submit" appearance="primary">
      {submitText}
    </Button>
  );
}
