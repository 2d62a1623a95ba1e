import { useArrayRows, useFormTexts } from '@reelform/engine';
import type { KeyboardEvent, PointerEvent } from 'react';
import { drawIconButton } from '../controls/IconButton.tsx';
import { useLooks } from '../field/useLooks.ts';
import { startRowDrag } from './rowDrag.ts';

/** Props of {@link RowHandle}. */
export interface RowHandleProps {
  readonly id: string;
  /** Key of the row. */
  readonly rowKey: string;
  /** The row's label, for instance 'Episode 2'. */
  readonly label: string;
  readonly disabled: boolean;
}

const ways: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

/** The handle by which a row is dragged, with a mouse or a finger, or moved with the arrow keys. */
export function RowHandle({ id, rowKey, label, disabled }: RowHandleProps) {
  const look = useLooks().iconButton;
  const texts = useFormTexts('array');
  const rows = useArrayRows();
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
}
