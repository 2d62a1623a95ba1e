import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import { focusEdge, isBefore } from './rowFocus.ts';
import type { RowShare } from './rowShare.ts';
import { rowText } from './rowText.ts';
import { restingStyle } from './rowWindow.ts';

/** Props of {@link RestingRows}. */
export interface RestingRowsProps {
  /** Index of the first of these rows. */
  readonly start: number;
  readonly keys: readonly string[];
  readonly items: readonly unknown[];
  readonly list: RowShare;
}

/**
 * Rows out of sight, as text. Each can be found in the page, read out and tabbed into; it is drawn as soon as the focus
 * comes to it. They are drawn many at a time, so that a long list has few parts to look through when one row changes.
 */
export const RestingRows = memo(function RestingRows({ start, keys, items, list }: RestingRowsProps): ReactNode {
  const { ids } = useFormParts();
  const first = useRef<HTMLDivElement>(null);
  const { rowWindow, pathId, registry, itemSchema, itemUi } = list;
  const rowsId = `${pathId.$id}${registry.globalFormOptions.idSeparator}`;
  const count = keys.length;
  useLayoutEffect(() => {
    if (first.current) rowWindow.standsIn(first.current);
  });
  // By their places: which rows stand in them changes nothing, and hundreds do when one before them goes.
  useLayoutEffect(
    () =>
      ids.register(
        Array.from({ length: count }, (_, at) => ({
          id: { $id: `${rowsId}${start + at}` },
          pointer: toPointer([...pathId.path, start + at]),
        })),
      ),
    [ids, pathId, rowsId, start, count],
  );

  return keys.map((key, at) => (
    // biome-ignore lint/a11y: a theme's list is not always an <ol>; it is entered by Tab and hands the focus on
    <div
      key={key}
      ref={at === 0 ? first : undefined}
      id={`${rowsId}${start + at}`}
      role="listitem"
      aria-posinset={start + at + 1}
      aria-setsize={list.total}
      data-resting="true"
      style={restingStyle(rowWindow.heightOf(key))}
      tabIndex={list.disabled ? -1 : 0}
      onFocus={({ currentTarget, relatedTarget }) => {
        const edge = isBefore(currentTarget, relatedTarget) ? 'last' : 'first';
        rowWindow.draw(key, (element) => focusEdge(element, edge));
      }}
    >
      <strong>{list.labelOf(start + at, items[at])}</strong>
      <span>{rowText(items[at], itemSchema, itemUi, registry.rootSchema)}</span>
    </div>
  ));
});
