/** How far around the viewport rows are drawn ahead, in viewport heights. */
const AHEAD = 0.6;

/** How far from the viewport a drawn row comes to rest again, in viewport heights. */
const KEPT = 2;

/** Name of the CSS property that holds the height of a resting row. */
const ROW_HEIGHT = '--reelform-row-height';

/** One row's place on the page. */
export interface RowPlace {
  readonly element: HTMLElement;
  /** Draws the place anew, as {@link RowWindow.isDrawn} says by then. */
  readonly redraw: () => void;
}

/** Which rows of a long list are drawn; the others rest as text of about their height. Rows are named by their keys. */
export interface RowWindow {
  readonly isDrawn: (key: string) => boolean;
  /** Draws a row from now on, and calls `then` once it is on the page. False when it is there already. */
  readonly draw: (key: string, then?: () => void) => boolean;
  /** A row's place is on the page, drawn or at rest; the returned function says that it is gone. */
  readonly mount: (key: string, place: RowPlace) => () => void;
  /** A row is on the page, drawn. */
  readonly settled: (key: string) => void;
  /** Height of a row that was drawn before, in CSS pixels. */
  readonly heightOf: (key: string) => number | undefined;
  /** Draws what is in sight, and lets rest what is far from it. @param ahead how far out of sight, in viewport heights. */
  readonly look: (keys: readonly string[], ahead?: number) => void;
}

/** What may not come to rest. */
export interface RowWindowHost {
  /** Work is under way that would be cut off. */
  readonly isBusy: () => boolean;
  /** Commits what is typed. */
  readonly flush: () => void;
}

/** A window onto rows none of which is drawn yet. */
export function createRowWindow(host: RowWindowHost): RowWindow {
  const drawn = new Set<string>();
  const places = new Map<string, RowPlace>();
  const heights = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const boxOf = (key: string | undefined) => (key === undefined ? undefined : places.get(key)?.element.getBoundingClientRect());

  const draw = (key: string) => {
    if (drawn.has(key)) return false;
    drawn.add(key);
    places.get(key)?.redraw();
    return true;
  };

  /** Index of the first row that ends below `edge`; rows stand below each other. */
  const firstBelow = (keys: readonly string[], edge: number) => {
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((boxOf(keys[middle])?.bottom ?? Number.POSITIVE_INFINITY) < edge) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const rest = (keys: readonly string[], height: number) => {
    if (host.isBusy()) return;
    const far = keys.filter((key) => {
      const place = drawn.has(key) ? places.get(key) : undefined;
      if (!place || place.element.contains(place.element.ownerDocument.activeElement)) return false;
      const box = place.element.getBoundingClientRect();
      if (box.bottom > -KEPT * height && box.top < (1 + KEPT) * height) return false;
      heights.set(key, box.height);
      return true;
    });
    if (far.length === 0) return;
    host.flush();
    for (const key of far) {
      drawn.delete(key);
      places.get(key)?.redraw();
    }
  };

  return {
    isDrawn: (key) => drawn.has(key),
    draw: (key, then) => {
      const isNews = draw(key);
      if (isNews && then) waiting.set(key, [...(waiting.get(key) ?? []), then]);
      return isNews;
    },
    mount: (key, place) => {
      places.set(key, place);
      return () => {
        if (places.get(key) === place) places.delete(key);
      };
    },
    settled: (key) => {
      drawn.add(key);
      const callbacks = waiting.get(key) ?? [];
      waiting.delete(key);
      for (const then of callbacks) then();
    },
    heightOf: (key) => heights.get(key),
    look: (keys, ahead = AHEAD) => {
      const first = places.get(keys[0] ?? '')?.element;
      const list = first?.parentElement;
      const height = first?.ownerDocument.defaultView?.innerHeight ?? 0;
      if (!list || height === 0) return;
      const sample = keys.find((key) => drawn.has(key));
      const sampleHeight = boxOf(sample)?.height ?? 0;
      if (sampleHeight === 0) return;
      if (list.style.getPropertyValue(ROW_HEIGHT) === '') list.style.setProperty(ROW_HEIGHT, `${Math.round(sampleHeight)}px`);
      const from = firstBelow(keys, -ahead * height);
      const seen: string[] = [];
      for (const key of keys.slice(from)) {
        const box = boxOf(key);
        if (!box || box.top > (1 + ahead) * height) break;
        seen.push(key);
      }
      rest(keys, height);
      for (const key of seen) draw(key);
    },
  };
}

/** Style of a resting row: as high as it was, or as the list's rows are, and not laid out while out of sight. */
export function restingStyle(height: number | undefined): React.CSSProperties {
  const size = height === undefined ? `var(${ROW_HEIGHT}, 6rem)` : `${height}px`;
  return { height: size, overflow: 'hidden', contentVisibility: 'auto', containIntrinsicBlockSize: size };
}
