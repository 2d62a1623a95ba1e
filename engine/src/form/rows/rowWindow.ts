import { focusedNear } from '../fields/focusedNear.ts';
import { holdPlace } from './holdPlace.ts';

/** How far around what is in sight rows are drawn ahead, in heights of the viewport or of a list that scrolls in itself. */
const AHEAD = 0.6;

/** How far from what is in sight a drawn row comes to rest again, in the same heights. */
const KEPT = 2;

/** Name of the CSS property that holds the height of a resting row. */
const ROW_HEIGHT = '--reelform-row-height';

/** Which rows of a long list are drawn; the others rest as text of about their height. Rows are named by their keys. */
export interface RowWindow {
  readonly isDrawn: (key: string) => boolean;
  /** Draws a row from now on, and calls `then` once it is on the page. False when it is there already, drawn. */
  readonly draw: (key: string, then?: (place: HTMLElement) => void) => boolean;
  /** A row is on the page, drawn, in this place. */
  readonly settled: (key: string, place: HTMLElement) => void;
  /** A resting row is on the page in this place. */
  readonly standsIn: (place: HTMLElement) => void;
  /** Whether the rows move on the page when this scrolls. */
  readonly isMovedBy: (scroller: Node) => boolean;
  /** Height of a row that was drawn before, in CSS pixels. */
  readonly heightOf: (key: string) => number | undefined;
  /** Draws what is in sight, and lets rest what is far from it. @param ahead how far out of sight, in {@link AHEAD}'s heights. */
  readonly look: (keys: readonly string[], ahead?: number) => void;
  /** The list is on the page as it was last drawn. */
  readonly settle: () => void;
}

/** The list that a window looks onto. */
export interface RowWindowHost {
  /** Draws the list anew, as {@link RowWindow.isDrawn} says by then. */
  readonly redraw: () => void;
  /** Work is under way that would be cut off if rows came to rest. */
  readonly isBusy: () => boolean;
  /** Commits what is typed. */
  readonly flush: () => void;
}

/** A stretch of the page from top to bottom, in CSS pixels. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Where rows are no farther than so many heights from what is in sight of a list: of one that scrolls, within its own box. */
function around(list: DOMRect, viewport: number, heights: number): Stretch {
  return {
    top: Math.max(-heights * viewport, list.top - heights * list.height),
    bottom: Math.min((1 + heights) * viewport, list.bottom + heights * list.height),
  };
}

/** A window onto rows none of which is drawn yet. */
export function createRowWindow(host: RowWindowHost): RowWindow {
  const drawn = new Set<string>();
  /** Of those the ones that have come onto the page. */
  const there = new Set<string>();
  const heights = new Map<string, number>();
  const waiting = new Map<string, ((place: HTMLElement) => void)[]>();
  let someRow: HTMLElement | undefined;
  let keepPlace: (() => void) | undefined;

  const rowsIn = (list: Element) => [...list.children].filter((child) => child.hasAttribute('aria-posinset'));

  /** Keys of the drawn rows that lie outside of a stretch; rows stand below each other. */
  const farRows = (keys: readonly string[], rows: readonly Element[], { top, bottom }: Stretch) =>
    keys.filter((key, index) => {
      // A row that someone waits for may not be on the page yet: what stands in its place says nothing about it.
      const row = drawn.has(key) && !waiting.has(key) ? rows[index] : undefined;
      if (!row || row.contains(focusedNear(row))) return false;
      const box = row.getBoundingClientRect();
      if (box.bottom > top && box.top < bottom) return false;
      // What is typed by half stands in its element alone, which would go.
      if ([...row.querySelectorAll('input')].some(({ validity, dataset }) => validity.badInput || dataset['unfinished']))
        return false;
      heights.set(key, box.height);
      return true;
    });

  return {
    isDrawn: (key) => drawn.has(key),
    draw: (key, then) => {
      if (there.has(key)) return false;
      if (then) waiting.set(key, [...(waiting.get(key) ?? []), then]);
      drawn.add(key);
      host.redraw();
      return true;
    },
    settled: (key, place) => {
      someRow = place;
      drawn.add(key);
      there.add(key);
      const callbacks = waiting.get(key) ?? [];
      waiting.delete(key);
      for (const then of callbacks) then(place);
    },
    standsIn: (place) => {
      someRow = place;
    },
    isMovedBy: (scroller) => scroller.contains(someRow?.parentElement ?? null),
    heightOf: (key) => heights.get(key),
    look: (keys, ahead = AHEAD) => {
      const list = someRow?.parentElement;
      const height = list?.ownerDocument.defaultView?.innerHeight ?? 0;
      const listBox = list?.getBoundingClientRect();
      if (!list || !listBox || height === 0 || listBox.height === 0) return;
      const rows = rowsIn(list);
      if (list.style.getPropertyValue(ROW_HEIGHT) === '') {
        const sample = rows.find((row) => !row.hasAttribute('data-resting'));
        if (sample) list.style.setProperty(ROW_HEIGHT, `${Math.round(sample.getBoundingClientRect().height)}px`);
      }
      const far = host.isBusy() ? [] : farRows(keys, rows, around(listBox, height, KEPT));
      const { top, bottom } = around(listBox, height, ahead);
      const seen: string[] = [];
      for (let index = firstBelow(rows, top); index < rows.length; index += 1) {
        const key = keys[index];
        if (key === undefined || (rows[index]?.getBoundingClientRect().top ?? 0) > bottom) break;
        if (!drawn.has(key)) seen.push(key);
      }
      if (far.length > 0) host.flush();
      for (const key of far) {
        drawn.delete(key);
        there.delete(key);
      }
      for (const key of seen) drawn.add(key);
      if (far.length + seen.length === 0) return;
      keepPlace ??= holdPlace(list, () => rowsIn(list));
      host.redraw();
    },
    settle: () => {
      keepPlace?.();
      keepPlace = undefined;
    },
  };
}

/** Index of the first of `rows` that ends below `edge`. */
function firstBelow(rows: readonly Element[], edge: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) < edge) low = middle + 1;
    else high = middle;
  }
  return low;
}

const restingStyles: { [size: string]: React.CSSProperties } = {};

/**
 * Style of a resting row: as high as it was, or as the list's rows are, and not laid out while out of sight. It is the same
 * for the same height, so that React passes over it.
 */
export function restingStyle(height: number | undefined): React.CSSProperties {
  const size = height === undefined ? `var(${ROW_HEIGHT}, 6rem)` : `${height}px`;
  restingStyles[size] ??= { height: size, overflow: 'hidden', contentVisibility: 'auto', containIntrinsicBlockSize: size };
  return restingStyles[size];
}
