/** How near to the edge of what scrolls a dragged row makes it scroll, in CSS pixels. */
const EDGE = 72;

/** How far the page scrolls in a millisecond at its fastest, in CSS pixels. */
const SPEED = 1.1;

/** Longest time between two frames that counts, in milliseconds. */
const LONGEST_FRAME = 100;

/** Name of the attribute on the row beside which a dragged one would be dropped: `before` or `after`. */
const DROP = 'data-drop';

// Not asked of their class, which in the document of a frame is another.
const rowsOf = (list: Element) =>
  [...list.children].filter((child): child is HTMLElement => child.hasAttribute('aria-posinset'));

/** The element that scrolls, itself or around; the page's own when there is none. */
const scrollerOf = (element: Element): Element => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
};

/** What {@link startRowDrag} tells of the row's way. */
export interface RowDrag {
  /** Rows at the top among which nothing can be dropped. */
  readonly fixedRows: number;
  /** Called once with the new index, when the row was let go elsewhere than it was. */
  readonly onDrop: (to: number) => void;
}

/**
 * Lets the row around `handle` follow the pointer until it is let go, with a line where it would be dropped. Nothing is
 * drawn by React meanwhile, so that a list of any length follows at once. Escape gives up.
 */
export const startRowDrag = (handle: HTMLElement, start: PointerEvent, { fixedRows, onDrop }: RowDrag): void => {
  const row = handle.closest<HTMLElement>('[aria-posinset]');
  const list = row?.parentElement;
  if (!row || !list) return;
  const page = handle.ownerDocument;
  const scroller = scrollerOf(list);
  const rowTop = row.getBoundingClientRect().top;
  const before = row.style.cssText;
  let pointer = start.clientY;
  /** The row's edge that goes first: it has to reach the middle of another, wherever the row is held. */
  let edge = pointer;
  let frame: number | undefined;
  let lastTime: number | undefined;
  let marked: Element | undefined;
  let target = rowsOf(list).indexOf(row);

  const mark = (rows: readonly HTMLElement[], from: number) => {
    marked?.removeAttribute(DROP);
    marked = target === from ? undefined : rows[target];
    marked?.setAttribute(DROP, target < from ? 'before' : 'after');
  };
  /** Index at which the row would be dropped; rows stand below each other, so half of them can be ruled out at a time. */
  const placeOf = (others: readonly HTMLElement[]) => {
    let low = Math.min(fixedRows, others.length);
    let high = others.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const box = others[middle]?.getBoundingClientRect();
      if (box && box.top + box.height / 2 < edge) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const follow = (time: number) => {
    if (!row.isConnected) return end(false);
    const elapsed = Math.min(time - (lastTime ?? time), LONGEST_FRAME);
    lastTime = time;
    const box = scroller.getBoundingClientRect();
    const top = Math.max(box.top, 0) + EDGE;
    const bottom = Math.min(box.bottom, page.defaultView?.innerHeight ?? 0) - EDGE;
    const pull = pointer < top ? pointer - top : Math.max(pointer - bottom, 0);
    // Where it was drawn it may have made longer what scrolls, which would then scroll for ever.
    row.style.transform = '';
    if (pull !== 0) scroller.scrollBy(0, Math.max(-1, Math.min(1, pull / EDGE)) * SPEED * elapsed);
    const home = row.getBoundingClientRect();
    const drawnAt = pointer - start.clientY + rowTop;
    row.style.transform = `translateY(${drawnAt - home.top}px)`;
    const rows = rowsOf(list);
    edge = drawnAt > home.top ? drawnAt + home.height : drawnAt;
    target = placeOf(rows.filter((one) => one !== row));
    mark(rows, rows.indexOf(row));
    frame = requestAnimationFrame(follow);
  };
  const end = (isDropped: boolean) => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    row.style.cssText = before;
    marked?.removeAttribute(DROP);
    page.removeEventListener('pointermove', onMove, true);
    page.removeEventListener('pointerup', onEnd, true);
    page.removeEventListener('pointercancel', onEnd, true);
    page.removeEventListener('keydown', onKey, true);
    if (isDropped && target !== rowsOf(list).indexOf(row)) onDrop(target);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    pointer = event.clientY;
    frame ??= requestAnimationFrame(follow);
  };
  const onEnd = ({ type, pointerId }: PointerEvent) => {
    if (pointerId === start.pointerId) end(type === 'pointerup' && frame !== undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };

  handle.setPointerCapture(start.pointerId);
  handle.focus({ preventScroll: true });
  Object.assign(row.style, {
    position: 'relative',
    zIndex: '2',
    pointerEvents: 'none',
    boxShadow: '0 0 9px #888',
  });
  // A handle that is taken away, or drawn elsewhere, has the pointer no longer: the page alone is told of it then.
  page.addEventListener('pointermove', onMove, true);
  page.addEventListener('pointerup', onEnd, true);
  page.addEventListener('pointercancel', onEnd, true);
  page.addEventListener('keydown', onKey, true);
};
