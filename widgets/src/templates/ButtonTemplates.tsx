import { type FormTexts, useFormTexts } from '@reelform/engine';
import { getSubmitButtonOptions, type IconButtonProps, type SubmitButtonProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { Button } from '../controls/Button.tsx';
import { drawIconButton } from '../controls/IconButton.tsx';
import { useLooks } from '../field/useLooks.ts';
import { addIcon } from '../icons/addIcon.ts';
import { dismissIcon } from '../icons/dismissIcon.ts';
import type { IconName } from '../icons/iconShapes.ts';

/** A button that can be drawn without being a component of its own: a list has several of these for every row. */
export interface IconButtonTemplate {
  (props: IconButtonProps): ReactElement;
  /** @param texts those of `array` @param look class of the button */
  readonly draw: (props: IconButtonProps, texts: FormTexts, look: string) => ReactElement;
}

/** @param text key of the button's name among the texts of `array`, where the caller gives none */
const createIconButton = (text: string, icon: ReactElement | IconName): IconButtonTemplate => {
  const draw: IconButtonTemplate['draw'] = (props, texts, look) => {
    const { id, disabled, onClick, title } = props;
    const name = props['aria-label'] ?? texts(text);
    const described = { 'aria-describedby': props['aria-describedby'], 'aria-disabled': props['aria-disabled'] };
    return drawIconButton({ id, icon, 'aria-label': name, ...described, title: title ?? name, disabled, onClick }, look);
  };
  function LabelledIcon(props: IconButtonProps) {
    return draw(props, useFormTexts('array'), useLooks().iconButton);
  }
  return Object.assign(LabelledIcon, { draw });
};

/** The button that adds a property to an object of free keys, whose title is given. */
export function AddButton({ id, disabled, onClick, title, 'aria-labelledby': labelledBy }: IconButtonProps) {
  const texts = useFormTexts('array');
  const add = texts('add');
  return (
    <Button
      id={id}
      icon={addIcon}
      aria-label={title ? `${add} ${title}` : undefined}
      aria-labelledby={labelledBy}
      disabled={disabled}
      onClick={onClick}
    >
      {add}
    </Button>
  );
}

/** Copies a row. */
export const CopyButton = /* @__PURE__ */ createIconButton('copy', 'copy');

/** Adds a row before another one. */
export const InsertButton = /* @__PURE__ */ createIconButton('add', 'insertRow');

/** Moves a row down. */
export const MoveDownButton = /* @__PURE__ */ createIconButton('moveDown', 'arrowDown');

/** Moves a row up. */
export const MoveUpButton = /* @__PURE__ */ createIconButton('moveUp', 'arrowUp');

/** Takes a row or a property away. */
export const RemoveButton = /* @__PURE__ */ createIconButton('remove', 'remove');

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
