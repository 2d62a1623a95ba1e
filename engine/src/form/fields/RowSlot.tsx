import type { FieldPathId, FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ListSettings } from './listSettings.ts';
import { Row } from './Row.tsx';
import type { RowWindow } from './rowWindow.ts';
import type { RowActions } from './useRowActions.ts';

/** What the rows of one list share; everything in it keeps its identity while nothing in it changes. */
export interface RowShare extends Pick<FieldProps, 'registry' | 'onChange' | 'onBlur' | 'onFocus' | 'name'> {
  readonly total: number;
  readonly labelOf: (index: number) => string;
  readonly itemSchema: RJSFSchema;
  readonly itemUi: UiSchema;
  readonly listUi: UiSchema;
  readonly pathId: FieldPathId;
  readonly actions: RowActions;
  readonly settings: ListSettings;
  readonly canAdd: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly hideError: boolean;
  readonly autofocus: boolean;
  readonly rowWindow: RowWindow;
}

/** Props of {@link RowSlot}. */
export interface RowSlotProps {
  readonly rowKey: string;
  readonly index: number;
  readonly item: unknown;
  readonly list: RowShare;
}

/** The place of a row that is drawn. */
export const RowSlot = memo(function RowSlot({ rowKey, index, item, list }: RowSlotProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { rowWindow, total } = list;
  useLayoutEffect(() => (element.current ? rowWindow.settled(rowKey, element.current) : undefined), [rowWindow, rowKey]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a theme's list is not always an <ol>
    <div ref={element} role="listitem" aria-posinset={index + 1} aria-setsize={total}>
      <Row rowKey={rowKey} index={index} item={item} list={list} />
    </div>
  );
});
