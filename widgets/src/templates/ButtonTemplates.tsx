import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { TableInsertRowRegular } from '@fluentui/react-icons/svg/table-insert-row';
import { useFormTexts } from '@reelform/engine';
import { getSubmitButtonOptions, type IconButtonProps, type SubmitButtonProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useButtonTemplateStyles } from './ButtonTemplates.styles.ts';

interface LabelledIconProps extends IconButtonProps {
  /** Key of the button's name among the texts of `array`, where the caller gives none. */
  readonly text: string;
  readonly drawn: ReactElement;
}

function IconButton(props: LabelledIconProps) {
  const { id, disabled, onClick, title, 'aria-label': label, 'aria-describedby': describedBy, text, drawn } = props;
  const styles = useButtonTemplateStyles();
  const texts = useFormTexts('array');
  const name = label ?? texts(text);
  return (
    <Button
      {...(id ? { id } : {})}
      type="button"
      appearance="subtle"
      className={styles.button}
      icon={drawn}
      aria-label={name}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      title={title ?? name}
      disabled={disabled === true}
      disabledFocusable={props['aria-disabled'] === true}
      onClick={onClick}
    />
  );
}

/** The button that adds a property to an object of free keys. */
export function AddButton({ id, disabled, onClick }: IconButtonProps) {
  const texts = useFormTexts('array');
  return (
    <Button {...(id ? { id } : {})} type="button" icon={<AddRegular />} disabled={disabled === true} onClick={onClick}>
      {texts('add')}
    </Button>
  );
}

/** Copies a row. */
export const CopyButton = (props: IconButtonProps) => <IconButton {...props} text="copy" drawn={<CopyRegular />} />;

/** Adds a row before another one. */
export const InsertButton = (props: IconButtonProps) => <IconButton {...props} text="add" drawn={<TableInsertRowRegular />} />;

/** Moves a row down. */
export const MoveDownButton = (props: IconButtonProps) => (
  <IconButton {...props} text="moveDown" drawn={<ArrowDownRegular />} />
);

/** Moves a row up. */
export const MoveUpButton = (props: IconButtonProps) => <IconButton {...props} text="moveUp" drawn={<ArrowUpRegular />} />;

/** Takes a row or a property away. */
export const RemoveButton = (props: IconButtonProps) => <IconButton {...props} text="remove" drawn={<DeleteRegular />} />;

/** Empties a text field (`allowClearTextInputs`). */
export const ClearButton = (props: IconButtonProps) => <IconButton {...props} text="clear" drawn={<DismissRegular />} />;

/** rjsf's own submit button, drawn where a form is used without the engine's actions. */
export function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { norender, submitText } = getSubmitButtonOptions(uiSchema);
  return norender ? null : (
    <Button type="submit" appearance="primary">
      {submitText}
    </Button>
  );
}
