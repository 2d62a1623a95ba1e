import type { FieldPathId, FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { memo, type ReactNode, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import type { ListSettings } from './listSettings.ts';
import { Row } from './Row.tsx';
import { focusEdge, isBefore } from './rowFocus.ts';
import { rowText } from './rowText.ts';
import { type RowWindow, restingStyle } from './rowWindow.ts';
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
  /** The rows out of sight rest. */
  readonly isLong: boolean;
  readonly rowWindow: RowWindow;
}

/** Props of {@link RowSlot}. */
export interface RowSlotProps {
  readonly rowKey: string;
  readonly index: number;
  readonly item: unknown;
  readonly list: RowShare;
}

/**
 * The place of one row: the row itself, or its text while it rests out of sight. A resting row can be found in the
 * page, read out and tabbed into; it is drawn as soon as the focus comes to it.
 */
export const RowSlot = memo(function RowSlot({ rowKey, index, item, list }: RowSlotProps): ReactNode {
  const { ids } = useFormParts();
  const element = useRef<HTMLDivElement>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { rowWindow, isLong, pathId, total } = list;
  const isDrawn = !isLong || rowWindow.isDrawn(rowKey);
  const $id = `${pathId.$id}_${index}`;

  useLayoutEffect(
    () => (element.current ? rowWindow.mount(rowKey, { element: element.current, redraw }) : undefined),
    [rowWindow, rowKey],
  );
  useLayoutEffect(() => {
    if (isDrawn) {
      rowWindow.settled(rowKey);
      return undefined;
    }
    return ids.register($id, toPointer([...pathId.path, index]));
  }, [isDrawn, rowWindow, rowKey, ids, $id, pathId, index]);

  const place = { ref: element, role: 'listitem' as const, 'aria-posinset': index + 1, 'aria-setsize': total };
  if (isDrawn) {
    return (
      <div {...place}>
        <Row rowKey={rowKey} index={index} item={item} list={list} />
      </div>
    );
  }
  const onFocus = (event: React.FocusEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget } = event;
    const edge = isBefore(currentTarget, relatedTarget) ? 'last' : 'first';
    rowWindow.draw(rowKey, () => focusEdge(currentTarget, edge));
  };
  return (
    <div
      {...place}
      id={$id}
      data-resting="true"
      style={restingStyle(rowWindow.heightOf(rowKey))}
      tabIndex={list.disabled ? -1 : 0}
      onFocus={onFocus}
    >
      <RestingText index={index} item={item} list={list} />
    </div>
  );
});

function RestingText({ index, item, list }: Omit<RowSlotProps, 'rowKey'>): ReactNode {
  const { registry, itemSchema, itemUi } = list;
  const text = useMemo(() => rowText(item, itemSchema, itemUi, registry.rootSchema), [item, itemSchema, itemUi, registry]);
  return (
    <>
      <strong>{list.labelOf(index)}</strong>
      <span>{text}</span>
    </>
  );
}
