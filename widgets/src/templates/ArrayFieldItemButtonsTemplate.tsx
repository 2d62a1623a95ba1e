import { useArrayRows, useFormTexts } from '@reelform/engine';
import { type ArrayFieldItemButtonsTemplateProps, buttonId, getUiOptions } from '@rjsf/utils';
import { use } from 'react';
import { InsertButton } from './ButtonTemplates.tsx';
import { RowContext } from './RowContext.ts';
import { fewIdOfRow } from './rowIds.ts';

/** The buttons of one row: remove, and insert, move and copy where the uiSchema allows them. A read-only list has none. */
export function ArrayFieldItemButtonsTemplate(props: ArrayFieldItemButtonsTemplateProps) {
  const { disabled, fieldPathId, hasCopy, hasMoveDown, hasMoveUp, hasRemove, index, onCopyItem, readonly, registry, uiSchema } =
    props;
  const { CopyButton, MoveDownButton, MoveUpButton, RemoveButton } = registry.templates.ButtonTemplates;
  const texts = useFormTexts('array');
  const settings = use(RowContext);
  const rows = useArrayRows();
  if (readonly || !settings) return null;

  const label = getUiOptions(uiSchema).title ?? String(index + 1);
  const shared = { registry, disabled: disabled === true, ...(uiSchema ? { uiSchema } : {}) };
  return (
    <>
      {settings.orderable && hasMoveUp && (
        <MoveUpButton
          {...shared}
          id={buttonId(fieldPathId, 'moveUp')}
          aria-label={`${texts('moveUp')} ${label}`}
          onClick={() => rows.move(index, index - 1)}
        />
      )}
      {settings.orderable && hasMoveDown && (
        <MoveDownButton
          {...shared}
          id={buttonId(fieldPathId, 'moveDown')}
          aria-label={`${texts('moveDown')} ${label}`}
          onClick={() => rows.move(index, index + 1)}
        />
      )}
      {rows.isInsertable && props.canAdd && index >= rows.fixedRows && (
        <InsertButton
          {...shared}
          id={`${fieldPathId.$id}__insert`}
          aria-label={texts('insert', { label })}
          onClick={() => rows.add(index)}
        />
      )}
      {hasCopy && (
        <CopyButton
          {...shared}
          id={buttonId(fieldPathId, 'copy')}
          aria-label={`${texts('copy')} ${label}`}
          onClick={onCopyItem}
        />
      )}
      {hasRemove && (
        <RemoveButton
          {...shared}
          id={buttonId(fieldPathId, 'remove')}
          aria-label={settings.getRemoveLabel(index, label)}
          onClick={() => settings.remove(index)}
          {...(rows.fewReason === undefined
            ? {}
            : { 'aria-disabled': true, 'aria-describedby': fewIdOfRow(fieldPathId), title: rows.fewReason })}
        />
      )}
    </>
  );
}
