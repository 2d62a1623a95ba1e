import { fillIn, useArrayRows, useFormTexts } from '@reelform/engine';
import { getUiOptions, type Registry, type UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ListLook, RowSettings } from './RowContext.ts';
import { isEmptyRow } from './rowContent.ts';

/** The list that rows belong to; an array template's props fit. */
export interface RowList {
  readonly registry: Registry;
  readonly uiSchema?: UiSchema | undefined;
  readonly look?: ListLook | undefined;
}

/**
 * What the rows of a list share: `ui:options.removeLabel` (`{n}` counts from 1), `confirmRemove` and `orderable`
 * (a list with a look of its own is, unless that says no).
 * Without `confirmRemove`, `undoRemove` lets what was removed come back. It keeps its identity while rows are edited, so that rows are not drawn again.
 *
 * @param ask called with the index of a row whose removal must be confirmed.
 */
export const useRowSettings = ({ registry, uiSchema, look }: RowList, ask: (index: number) => void): RowSettings => {
  const texts = useFormTexts('array');
  const { items, hasPending, removeWithUndo, remove } = useArrayRows();
  const { confirmRemove, orderable, removeLabel } = getUiOptions(uiSchema, registry.globalUiOptions);
  const itemUi = typeof uiSchema?.items === 'object' ? uiSchema.items : undefined;
  return useMemo(
    () => ({
      getRemoveLabel: (index, rowLabel) =>
        typeof removeLabel === 'string' ? fillIn(removeLabel, { n: index + 1 }) : `${texts('remove')} ${rowLabel}`,
      remove: (index) => {
        if (isEmptyRow(items()[index], itemUi) && !hasPending(index)) remove(index);
        else if (confirmRemove === true) ask(index);
        else removeWithUndo(index);
      },
      orderable: look ? orderable !== false : orderable === true,
      look,
    }),
    [texts, items, hasPending, remove, removeWithUndo, ask, removeLabel, confirmRemove, orderable, look, itemUi],
  );
};
