import { isUsable, type ListLine } from './listLines.ts';

/** Lines that Page Up and Page Down pass. */
const PAGE = 10;

/**
 * Where the mark in an open list stands: on none before anybody moved it, on whichever is the first or last one, or on a
 * line, and on the line `next` once that one is gone.
 */
export type Mark =
  | { readonly at: 'none' }
  | { readonly at: 'first' }
  | { readonly at: 'last' }
  | { readonly at: 'line'; readonly key: string; readonly next?: string | undefined };

/** The line that a mark means among the lines there are; `undefined` where there is none. */
export const markedLine = (lines: readonly ListLine[], mark: Mark): ListLine | undefined => {
  if (mark.at === 'none') return undefined;
  if (mark.at === 'first') return lines.find(isUsable);
  if (mark.at === 'last') return lines.findLast(isUsable);
  return lines.find(({ key }) => key === mark.key) ?? lines.find(({ key }) => key === mark.next);
};

/** How far a key moves the mark; `undefined` for keys that do not. */
const stepOf = (key: string): number | undefined => {
  const steps: { readonly [key: string]: number } = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE,
    PageUp: -PAGE,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return steps[key];
};

/** The mark after a key was pressed in an open list; `undefined` for keys that do not move it, or where it can be nowhere. */
export const movedMark = (lines: readonly ListLine[], marked: ListLine | undefined, key: string): Mark | undefined => {
  const step = stepOf(key);
  const usable = lines.filter(isUsable);
  if (step === undefined || usable.length === 0) return undefined;
  const from = marked ? usable.indexOf(marked) : step > 0 ? -1 : 0;
  const to = Math.max(0, Math.min(usable.length - 1, from + step));
  const line = usable[to];
  return line && { at: 'line', key: line.key };
};

/** The arrow keys that lead back and on in a line of things that begins where the page around an element does. */
export const arrowsOf = (element: Element): readonly string[] => {
  const keys = ['ArrowLeft', 'ArrowRight'];
  return getComputedStyle(element).direction === 'rtl' ? keys.reverse() : keys;
};
