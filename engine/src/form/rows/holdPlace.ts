import { focusedNear } from '../fields/focusedNear.ts';

/** Whether the browser itself keeps what is in sight in its place while the height of what is above it changes; Safari does not. */
const anchorsItself = (): boolean => typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');

/** What scrolls an element up and down. */
function scrollerOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const isScrolling = at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (isScrolling) return at;
  }
  return element.ownerDocument.scrollingElement;
}

/**
 * Notes where a row of a list stands, the one with the focus if it is in sight, or else the one in the middle of what is,
 * before others are drawn, which makes rows above it higher or lower.
 *
 * @param rowsOf the rows on the page as they are when it is called, each below the one before it.
 * @returns scrolls the row back to where it was, less what was scrolled meanwhile; nothing where the browser does so
 */
export function holdPlace(list: Element, rowsOf: () => readonly Element[]): () => void {
  const scroller = anchorsItself() ? null : scrollerOf(list);
  if (!scroller) return () => undefined;
  const rows = rowsOf();
  const box = list.getBoundingClientRect();
  const top = Math.max(0, box.top);
  const bottom = Math.min(list.ownerDocument.defaultView?.innerHeight ?? 0, box.bottom);
  const focused = rows.findIndex((row) => row.contains(focusedNear(list)));
  const focusedBox = rows[focused]?.getBoundingClientRect();
  const isFocusSeen = focusedBox !== undefined && focusedBox.bottom > top && focusedBox.top < bottom;
  const index = isFocusSeen ? focused : rows.findIndex((row) => row.getBoundingClientRect().bottom > (top + bottom) / 2);
  const placeOf = (row: Element) => row.getBoundingClientRect().top + scroller.scrollTop;
  const before = rows[index] && placeOf(rows[index]);
  return () => {
    const now = rowsOf();
    const row = now.length === rows.length ? now[index] : undefined;
    const moved = row && before !== undefined ? placeOf(row) - before : 0;
    if (moved !== 0) scroller.scrollBy({ top: moved, behavior: 'instant' });
  };
}
