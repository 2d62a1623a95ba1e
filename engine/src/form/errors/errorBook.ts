import type { FormError } from '../../validation/types.ts';
import { ancestorsOf, isWithin } from '../data/pointer.ts';

/** Where a row of a list goes: its new index, or `undefined` when it goes away. */
export type RowMove = (index: number) => number | undefined;

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
  /** Shows every error of the newest verdict. */
  readonly revealAll: () => void;
  /** Shows from now on the errors of these paths. */
  readonly reveal: (paths: readonly string[]) => void;
  /** Whether any field's errors are shown, so that a verdict is worth its time. */
  readonly isRevealing: () => boolean;
  /** The list at `pointer` was edited: errors travel with their rows. */
  readonly moveRows: (pointer: string, move: RowMove) => void;
  /** Forgets all errors and what was edited. */
  readonly clear: () => void;
  /** The errors shown on one field; the same array while they are the same. */
  readonly at: (pointer: string) => readonly FormError[];
  /** Every error shown, in schema order; the same array while they are the same. */
  readonly shown: () => readonly FormError[];
}

const NONE: readonly FormError[] = [];

function isSameList(a: readonly FormError[], b: readonly FormError[]): boolean {
  return (
    a.length === b.length &&
    a.every((error, index) => {
      const other = b[index];
      return error.path === other?.path && error.keyword === other.keyword && error.message === other.message;
    })
  );
}

/** A book without errors. */
export function createErrorBook(): ErrorBook {
  let verdict = NONE;
  let fromHost = NONE;
  let edited = new Set<string>();
  let revealed = new Set<string>();
  let shown = NONE;
  let byPath = new Map<string, readonly FormError[]>();

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

  return {
    setVerdict: (errors) => {
      verdict = errors;
      refresh();
    },
    setHostErrors: (errors) => {
      fromHost = errors;
      refresh();
    },
    edited: (pointer) => {
      for (const at of [pointer, ...ancestorsOf(pointer)]) edited.add(at);
      const above = new Set(ancestorsOf(pointer));
      fromHost = fromHost.filter((error) => !isWithin(error.path, pointer) && !above.has(error.path));
      refresh();
    },
    left: (pointer) => {
      if (!edited.has(pointer) || revealed.has(pointer)) return false;
      revealed.add(pointer);
      refresh();
      return true;
    },
    revealAll: () => {
      for (const error of verdict) revealed.add(error.path);
      refresh();
    },
    reveal: (paths) => {
      for (const path of paths) revealed.add(path);
      refresh();
    },
    isRevealing: () => revealed.size > 0,
    moveRows: (pointer, move) => {
      const moved = (path: string) => movedPath(path, pointer, move);
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

function movedPath(path: string, list: string, move: RowMove): string | undefined {
  if (path === list || !isWithin(path, list)) return path;
  const [index = '', ...rest] = path.slice(list.length + 1).split('/');
  const target = move(Number(index));
  return target === undefined ? undefined : [list, target, ...rest].join('/');
}
