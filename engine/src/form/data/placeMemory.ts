import type { RowTrace } from '../errors/errorBook.ts';
import type { Option } from '../options/types.ts';
import { getIn } from './members.ts';
import { isWithin, movedPointer, type PartMove, toPath } from './pointer.ts';

/** A row, or a member of free name, that was taken away and is kept, so that it can come back. */
export interface GoneRow {
  readonly key: string;
  /** The member's name. */
  readonly name?: string;
  readonly item: unknown;
  /** Where it stood when it went. */
  readonly from: number;
  /** Where it would come back. */
  readonly index: number;
  readonly trace: GoneTrace;
}

/** The option that a choice shows, and the constants that the choice says by it. */
export interface ShownOption {
  /** Its index. */
  readonly option: number;
  /** How many options there are. */
  readonly of: number;
  /** The members that have those constants. */
  readonly told: readonly string[];
  /** The members that it names. */
  readonly names: ReadonlySet<string>;
}

/** An option that a host makes of a text. */
export interface Making {
  readonly text: string;
  readonly option: Promise<Option>;
}

/** What people did at one place beside what is in the data. */
export interface Remembered {
  /** Rows taken away from the list there, or members from the object, in the order of the page. */
  readonly gone?: readonly GoneRow[];
  /** Of the choices there: which option was chosen, by choice, and what was entered in others as they were left, by option. */
  readonly options?: ReadonlyMap<string, unknown>;
  /** Members of what is there that were written beside the first entry in it, and go with the last. */
  readonly beside?: readonly string[] | undefined;
  /** What each choice there shows, by {@link choiceKey}. */
  readonly shown?: ReadonlyMap<string, ShownOption>;
  /** Files that have not arrived in the field there. */
  readonly files?: readonly File[];
  /** Options that are being made for the field there, or are made and not taken yet. */
  readonly makings?: readonly Making[];
  /** A text that is typed into the field there, and of which a value could be made. */
  readonly typed?: string | undefined;
  /** What stood there before entering made the object or the list that is there, or let it grow. */
  readonly made?: { readonly before: unknown } | undefined;
  /** The row there as a switch of options has left it. */
  readonly origin?: unknown;
  /** Whether the part there, which was folded to a line, is open. */
  readonly isUnfolded?: boolean;
}

/** Which choice in a place one is: of `oneOf` or `anyOf`, within so many others there. */
export const choiceKey = (depth: number, keyword: string): string => `${depth}/${keyword}`;

/** What was known about a row that went: its errors, and what people did in it, by pointers within it. */
export interface GoneTrace extends RowTrace {
  readonly remembered: readonly (readonly [pointer: string, Remembered])[];
}

/** A row that comes back, with what was known about it. */
export interface RowBack {
  readonly pointer: string;
  readonly trace: GoneTrace;
}

/** What people did at the places of one document beside what is in it. It outlives what is drawn there. */
export interface PlaceMemory {
  readonly at: (pointer: string) => Remembered;
  readonly note: (pointer: string, news: Remembered) => void;
  /** What is remembered goes where its rows, or the members of its object, go. */
  readonly moveRows: (list: string, move: PartMove) => void;
  /** What is remembered inside of the row at `pointer`. */
  readonly traceOf: (pointer: string) => GoneTrace['remembered'];
  readonly restore: (pointer: string, trace: GoneTrace['remembered']) => void;
  /**
   * A part of the document was replaced: forgets what is about values there that are not the same any more; `isOwn`: not
   * what is about the part itself.
   */
  readonly replaced: (pointer: string, before: unknown, after: unknown, isOwn: boolean) => void;
  readonly clear: () => void;
}

const NOTHING: Remembered = {};

/** Nothing is remembered yet. */
export function createPlaceMemory(): PlaceMemory {
  let places = new Map<string, Remembered>();
  return {
    at: (pointer) => places.get(pointer) ?? NOTHING,
    note: (pointer, news) => void places.set(pointer, { ...places.get(pointer), ...news }),
    moveRows: (list, move) => {
      const moved = [...places].map(([pointer, place]) => [movedPointer(pointer, list, move), place] as const);
      places = new Map(moved.flatMap(([pointer, place]) => (pointer === undefined ? [] : [[pointer, place]])));
    },
    traceOf: (row) =>
      [...places].flatMap(([pointer, place]) => (isWithin(pointer, row) ? [[pointer.slice(row.length), place] as const] : [])),
    restore: (row, trace) => {
      for (const [pointer, place] of trace) places.set(row + pointer, place);
    },
    replaced: (part, before, after, isOwn) => {
      for (const pointer of places.keys()) {
        if (!isWithin(pointer, part) || (isOwn && pointer === part)) continue;
        const path = toPath(pointer, after);
        const value = getIn(after, path);
        // A field that reports a part has left alone what stands beside the member that it is about.
        const isBeside = isOwn && [before, after].every((document) => getIn(document, path.slice(0, -1)));
        if ((value === undefined && !isBeside) || !Object.is(value, getIn(before, path))) places.delete(pointer);
      }
    },
    clear: () => places.clear(),
  };
}
