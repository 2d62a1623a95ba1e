/** Edges of a box, in pixels from the layout viewport's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The side of its field on which a list stands. */
export type ListSide = 'below' | 'above';

/** What a place for a list goes by. */
export interface ListSetting {
  /** The field. */
  readonly field: Box;
  /** The part of the page that is seen, without what an on-screen keyboard covers. */
  readonly view: Box;
  /** Height that the list would take, in pixels. */
  readonly wanted: number;
  /** Where the list stands already: it stays there as long as it fits. */
  readonly side: ListSide | undefined;
}

/** Where a list stands. */
export interface ListPlace {
  readonly side: ListSide;
  readonly left: number;
  /** The edge next to the field: the list's upper edge below it, its lower edge above it. */
  readonly edge: number;
  readonly width: number;
  readonly maxHeight: number;
}

/** Room between field and list, and between list and the edge of what is seen, in pixels. */
const GAP = 2;
const MARGIN = 8;

/** Narrowest list, and the least height that is of use, in pixels. */
const MIN_WIDTH = 200;
const MIN_HEIGHT = 96;

/** A place for a list: as wide as its field, on the side where it fits, within what is seen. */
export const placeList = ({ field, view, wanted, side }: ListSetting): ListPlace => {
  const room = { below: view.bottom - MARGIN - field.bottom - GAP, above: field.top - GAP - view.top - MARGIN };
  const roomier: ListSide = room.above > room.below ? 'above' : 'below';
  const preferred = side ?? 'below';
  const chosen = room[preferred] >= wanted ? preferred : roomier;
  const width = Math.min(Math.max(field.right - field.left, MIN_WIDTH), view.right - view.left - 2 * MARGIN);
  return {
    side: chosen,
    left: Math.max(view.left + MARGIN, Math.min(field.left, view.right - MARGIN - width)),
    edge: chosen === 'below' ? field.bottom + GAP : field.top - GAP,
    width,
    maxHeight: Math.max(room[chosen], MIN_HEIGHT),
  };
};
