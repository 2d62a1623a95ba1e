import { fillIn, useFormTexts } from '@reelform/engine';
import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowSettings } from './RowContext.ts';
import { isEmptyRow } from './rowContent.ts';

/** The list that rows belong to; an array template's props fit. */
export interface RowList {
  readonly schema: RJSFSchema;
  readonly uiSchema?: UiSchema | undefined;
  readonly title: string;
  readonly formData?: unknown;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const itemTitleOf = ({ items }: RJSFSchema) =>
  typeof items === 'object' && !Array.isArray(items) ? textOf(items.title) : undefined;

/**
 * What the rows of a list share: names from `ui:options.itemLabel` and `removeLabel` (`{n}` counts from 1), confirmation
 * from `confirmRemove`. It keeps its identity while rows are edited, so that rows are not drawn again.
 */
export const useRowSettings = ({ schema, uiSchema, title, formData }: RowList): RowSettings => {
  const texts = useFormTexts('array');
  const rows = useRef(formData);
  useLayoutEffect(() => {
    rows.current = formData;
  });
  const options = getUiOptions(uiSchema);
  const itemLabel = textOf(options.itemLabel) ?? `${itemTitleOf(schema) ?? title} {n}`;
  const removeLabel = textOf(options.removeLabel) ?? `${texts('remove')} ${itemLabel}`;
  const asksFirst = options.confirmRemove === true;
  const orderable = options.orderable === true;
  const itemUi = typeof uiSchema?.items === 'object' ? uiSchema.items : undefined;
  return useMemo(
    () => ({
      getLabel: (index) => fillIn(itemLabel, { n: index + 1 }),
      getRemoveLabel: (index) => fillIn(removeLabel, { n: index + 1 }),
      mustConfirm: (index) => {
        const row: unknown = Array.isArray(rows.current) ? rows.current[index] : undefined;
        return asksFirst && !isEmptyRow(row, itemUi);
      },
      orderable,
    }),
    [itemLabel, removeLabel, asksFirst, orderable, itemUi],
  );
};
