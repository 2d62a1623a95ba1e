import type { ArrayRows, FormTexts } from '@reelform/engine';
import type { KeyboardEvent, PointerEvent } from 'react';
import { drawIconButton } from '../controls/IconButton.tsx';
import { startRowDrag } from './rowDrag.ts';

/** What {@link drawRowHandle} needs to know of the row. */
export interface RowHandleProps {
  readonly id: string;
  /** Key of the row. */
  readonly rowKey: string;
  /** The row's label, for instance 'Episode 2'. */
  readonly label: string;
  readonly disabled: boolean;
}

const ways: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The handle by which a row is dragged, with a mouse or a finger, or moved with the arrow keys. It is drawn by the row.
 *
 * @param look class of the button
 * @param texts those of `array`
 * @param rows the list around
 */
export const drawRowHandle = (
  { id, rowKey, label, disabled }: RowHandleProps,
  look: string,
  texts: FormTexts,
  rows: ArrayRows,
) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = rows.keys().indexOf(rowKey);
    rows.move(from, from + way);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    event.preventDefault();
    startRowDrag(event.currentTarget, event.nativeEvent, {
      fixedRows: rows.fixedRows,
      onDrop: (to) => rows.move(rows.keys().indexOf(rowKey), to),
    });
  };
  const name = texts('drag', { label });
  return drawIconButton(
    { id, icon: 'handle', 'aria-label': name, title: texts('dragHint'), disabled, onKeyDown, onPointerDown },
    look,
  );
};
