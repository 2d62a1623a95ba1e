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

/**
 * The handle by which a row is dragged, with a mouse or a finger, or moved with the arrow keys, Home and End. It is drawn by
 * the row.
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
    const keys = rows.keys();
    const from = keys.indexOf(rowKey);
    const places: { readonly [key: string]: number } = {
      ArrowUp: from - 1,
      ArrowDown: from + 1,
      Home: rows.fixedRows,
      End: keys.length - 1,
    };
    const to = places[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    rows.move(from, to);
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
