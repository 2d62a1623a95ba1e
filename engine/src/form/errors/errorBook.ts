import type { FormError } from '../../validation/types.ts';
import { ancestorsOf, isWithin, movedPointer, type PartMove } from '../data/pointer.ts';

/** Where a row of a list goes: its new index, or `undefined` when it goes away. */
export type RowMove = (index: number) => number | undefined;

/** Where what stands at a pointer stands next; `undefined` where it is gone. */
type Step = (pointer: string) => string | undefined;

/**
 * What the book knows about one row that went, so that the row can come back with it: the verdict finds anew what it found.
 * Paths are within the row.
 */
export interface RowTrace {
  /** Stands for its place while it is gone, for those who follow rows. */
  readonly mark: string;
  readonly edited: readonly string[];
  readonly revealed: readonly string[];
  readonly fromHost: readonly FormError[];
}

/** The errors of one form and which of them are shown. */
export interface ErrorBook {
  /** Takes the newest verdict's errors. */
  readonly setVerdict: (errors: readonly FormError[]) => void;
  /** Takes what the host found; shown at once, until their field is edited. */
  readonly setHostErrors: (errors: readonly FormError[]) => void;
  /** The value at `pointer` was edited. */
  readonly edited: (pointer: string) => void;
  /** The focus left the field at `pointer`: its errors are shown from now on if it was edited. True when that is news. */
  readonly left: (pointer: string) => boolean;
  /** Shows from now on the errors of these paths. */
  readonly reveal: (paths: readonly string[]) => void;
  /** Whether any field's errors are shown, so that a verdict is worth its time. */
  readonly isRevealing: () => boolean;
  /** The list at `pointer` was edited, or names in the object there: errors travel with their rows, or members. */
  readonly moveRows: (pointer: string, move: PartMove) => void;
  /**
   * Notes where rows go from now on. @returns ends that, and answers where a pointer of now leads by then; `undefined` into a
   * row that is gone
   *
   * @param first where what is asked about stands now. @default where it says
   */
  readonly followRows: (first?: Step) => () => Step;
  /** What the book knows about the row at `pointer`, which is about to go. */
  readonly traceOf: (pointer: string) => RowTrace;
  /** Takes up again what it knew about a row that comes back at `pointer`. */
  readonly restore: (pointer: string, trace: RowTrace) => void;
  /** Forgets all errors and what was edited. */
  readonly clear: () => void;
  /** The errors shown on one field; the same array while they are the same. */
  readonly at: (pointer: string) => readonly FormError[];
  /** Every error shown, the verdict's in its order before the host's; the same array while they are the same. */
  readonly shown: () => readonly FormError[];
}

const NONE: readonly FormError[] = [];

/** Takes over `resume` to be called later, or answers false: nothing needs to wait. */
export type Postpone = (resume: () => void) => boolean;

/** What a place of a row that is gone begins with: no member is called so. */
const GONE = '/\0';

const never: Postpone = () => false;

function isSameList(a: readonly FormError[], b: readonly FormError[]): boolean {
  return (
    a.length === b.length &&
    a.every((error, index) => {
      const other = b[index];
      return error.path === other?.path && error.keyword === other.keyword && error.message === other.message;
    })
  );
}

/**
 * A book without errors.
 *
 * @param postpone asked before what follows from leaving or editing a field is shown: a line that appears or goes moves
 * what is below it.
 */
export function createErrorBook(postpone: Postpone = never): ErrorBook {
  let verdict = NONE;
  let fromHost = NONE;
  let edited = new Set<string>();
  let revealed = new Set<string>();
  let shown = NONE;
  let byPath = new Map<string, readonly FormError[]>();
  let isPostponed = false;
  let trail: Step[] | undefined;
  let marks = 0;
  const follow = (from: string, to: string) =>
    trail?.push((path) => (isWithin(path, from) ? to + path.slice(from.length) : path));

  const refresh = () => {
    const ours = verdict.filter((error) => revealed.has(error.path));
    const theirs = fromHost.filter((host) => !ours.some((own) => own.path === host.path && own.message === host.message));
    const next = [...ours, ...theirs];
    if (isSameList(shown, next)) return;
    shown = next;
    const groups = new Map<string, FormError[]>();
    for (const error of next) groups.set(error.path, [...(groups.get(error.path) ?? []), error]);
    const before = byPath;
    byPath = new Map(
      [...groups].map(([path, errors]) => {
        const old = before.get(path) ?? NONE;
        return [path, isSameList(old, errors) ? old : errors];
      }),
    );
  };

  const refreshLater = () => {
    isPostponed ||= postpone(() => {
      isPostponed = false;
      refresh();
    });
    if (!isPostponed) refresh();
  };

  return {
    setVerdict: (errors) => {
      verdict = errors;
      refreshLater();
    },
    setHostErrors: (errors) => {
      // What is said of several members that the form does not have would stand at the form several times.
      fromHost = [...new Map(errors.map((error) => [`${error.path} ${error.message}`, error])).values()];
      refresh();
    },
    edited: (pointer) => {
      for (const at of [pointer, ...ancestorsOf(pointer)]) edited.add(at);
      const above = new Set(ancestorsOf(pointer));
      fromHost = fromHost.filter((error) => !isWithin(error.path, pointer) && !above.has(error.path));
      refreshLater();
    },
    left: (pointer) => {
      if (!edited.has(pointer) || revealed.has(pointer)) return false;
      revealed.add(pointer);
      refreshLater();
      return true;
    },
    reveal: (paths) => {
      for (const path of paths) revealed.add(path);
      refresh();
    },
    isRevealing: () => revealed.size > 0,
    followRows: (first = (pointer) => pointer) => {
      const steps = [first];
      trail = steps;
      return () => {
        trail = undefined;
        const ended: Step = (at) => (at.startsWith(GONE) ? undefined : at);
        return (pointer) => [...steps, ended].reduce<string | undefined>((at, step) => at && step(at), pointer);
      };
    },
    moveRows: (pointer, move) => {
      const moved = (path: string) => movedPointer(path, pointer, move);
      trail?.push(moved);
      const movedErrors = (errors: readonly FormError[]) =>
        errors.flatMap((error) => {
          const path = moved(error.path);
          return path === undefined ? [] : [{ ...error, path }];
        });
      const movedPaths = (paths: Set<string>) => new Set([...paths].flatMap((path) => moved(path) ?? []));
      const containers = new Set([pointer, ...ancestorsOf(pointer)]);
      edited = new Set([...movedPaths(edited), ...containers]);
      revealed = movedPaths(revealed);
      verdict = movedErrors(verdict);
      fromHost = movedErrors(fromHost).filter((error) => !containers.has(error.path));
      refresh();
    },
    traceOf: (pointer) => {
      const within = (path: string) => (isWithin(path, pointer) ? [path.slice(pointer.length)] : []);
      marks += 1;
      const mark = GONE + marks;
      follow(pointer, mark);
      return {
        mark,
        edited: [...edited].flatMap(within),
        revealed: [...revealed].flatMap(within),
        fromHost: fromHost.flatMap((error) => within(error.path).map((path) => ({ ...error, path }))),
      };
    },
    restore: (pointer, trace) => {
      follow(trace.mark, pointer);
      for (const path of trace.edited) edited.add(pointer + path);
      for (const path of trace.revealed) revealed.add(pointer + path);
      fromHost = [...fromHost, ...trace.fromHost.map((error) => ({ ...error, path: pointer + error.path }))];
      refresh();
    },
    clear: () => {
      verdict = NONE;
      fromHost = NONE;
      edited.clear();
      revealed.clear();
      refresh();
    },
    at: (pointer) => byPath.get(pointer) ?? NONE,
    shown: () => shown,
  };
}
