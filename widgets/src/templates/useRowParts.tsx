import { useArrayRows, useFormTexts } from '@reelform/engine';
import { type ArrayFieldItemTemplateProps, getTemplate, getUiOptions } from '@rjsf/utils';
import { type ReactNode, use } from 'react';
import { useLooks } from '../field/useLooks.ts';
import { ArrayFieldItemButtonsTemplate } from './ArrayFieldItemButtonsTemplate.tsx';
import { drawRowHandle } from './drawRowHandle.ts';
import { RowContext } from './RowContext.ts';

/** What every look of a row has. */
export interface RowParts {
  /** The row's label, for instance 'Episode 2'. */
  readonly label: string;
  /** Its handle and its buttons; `false` where there are none. */
  readonly tools: ReactNode;
}

/** The label, the handle and the buttons of a row, for the templates that lay them out. */
export const useRowParts = (props: ArrayFieldItemTemplateProps): RowParts => {
  const { buttonsProps, disabled, hasToolbar, index, itemKey, parentUiSchema, readonly, registry, uiSchema } = props;
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>(
    'ArrayFieldItemButtonsTemplate',
    registry,
    getUiOptions(parentUiSchema, registry.globalUiOptions),
  );
  const look = useLooks().iconButton;
  const texts = useFormTexts('array');
  const rows = useArrayRows();
  const { fieldPathId, hasMoveDown, hasMoveUp } = buttonsProps;
  const isMovable = use(RowContext)?.orderable === true && Boolean(hasMoveUp || hasMoveDown) && !readonly;
  const label = getUiOptions(uiSchema).title ?? String(index + 1);
  const handle = { id: `${fieldPathId.$id}__move`, rowKey: itemKey, label, disabled: disabled === true };
  return {
    label,
    tools: (isMovable || hasToolbar) && (
      <>
        {isMovable && drawRowHandle(handle, look, texts, rows)}
        {/* A component less for every row; which template it is never changes. */}
        {hasToolbar &&
          (Buttons === ArrayFieldItemButtonsTemplate ? (
            ArrayFieldItemButtonsTemplate(buttonsProps)
          ) : (
            <Buttons {...buttonsProps} />
          ))}
      </>
    ),
  };
};
