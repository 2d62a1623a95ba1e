import { useArrayRows, useFormTexts } from '@reelform/engine';
import { type ArrayFieldItemButtonsTemplateProps, buttonId, getUiOptions, type IconButtonProps } from '@rjsf/utils';
import { type ComponentType, use } from 'react';
import { useLooks } from '../field/useLooks.ts';
import { type IconButtonTemplate, InsertButton } from './ButtonTemplates.tsx';
import { RowContext } from './RowContext.ts';
import { fewIdOfRow } from './rowIds.ts';

const isOwn = (Button: ComponentType<IconButtonProps>): Button is IconButtonTemplate => 'draw' in Button;

/** The buttons of one row: remove, and insert, move and copy where the uiSchema allows them. A read-only list has none. */
export function ArrayFieldItemButtonsTemplate(props: ArrayFieldItemButtonsTemplateProps) {
  const { disabled, fieldPathId, hasCopy, hasMoveDown, hasMoveUp, hasRemove, index, onCopyItem, readonly, registry, uiSchema } =
    props;
  const { CopyButton, MoveDownButton, MoveUpButton, RemoveButton } = registry.templates.ButtonTemplates;
  const texts = useFormTexts('array');
  const look = useLooks().iconButton;
  const settings = use(RowContext);
  const rows = useArrayRows();
  if (readonly || !settings) return null;

  const label = getUiOptions(uiSchema).title ?? String(index + 1);
  const shared = { registry, disabled: disabled === true, ...(uiSchema ? { uiSchema } : {}) };
  const draw = (Button: ComponentType<IconButtonProps>, own: Omit<IconButtonProps, 'registry'>) => {
    const given = { ...shared, ...own };
    return isOwn(Button) ? Button.draw(given, texts, look) : <Button {...given} />;
  };
  return (
    <>
      {settings.orderable &&
        hasMoveUp &&
        draw(MoveUpButton, {
          id: buttonId(fieldPathId, 'moveUp'),
          'aria-label': `${texts('moveUp')} ${label}`,
          onClick: () => rows.move(index, index - 1),
        })}
      {settings.orderable &&
        hasMoveDown &&
        draw(MoveDownButton, {
          id: buttonId(fieldPathId, 'moveDown'),
          'aria-label': `${texts('moveDown')} ${label}`,
          onClick: () => rows.move(index, index + 1),
        })}
      {rows.isInsertable &&
        props.canAdd &&
        index >= rows.fixedRows &&
        draw(InsertButton, {
          id: `${fieldPathId.$id}__insert`,
          'aria-label': texts('insert', { label }),
          onClick: () => rows.add(index),
        })}
      {hasCopy &&
        draw(CopyButton, {
          id: buttonId(fieldPathId, 'copy'),
          'aria-label': `${texts('copy')} ${label}`,
          onClick: onCopyItem,
        })}
      {hasRemove &&
        draw(RemoveButton, {
          id: buttonId(fieldPathId, 'remove'),
          'aria-label': settings.getRemoveLabel(index, label),
          onClick: () => settings.remove(index),
          ...(rows.fewReason === undefined
            ? {}
            : { 'aria-disabled': true, 'aria-describedby': fewIdOfRow(fieldPathId), title: rows.fewReason }),
        })}
    </>
  );
}
