import { tokensOf } from '../../validation/pointer.ts';

/** Way from the root of a document to one of its values: property names and array indexes. */
export type Path = readonly (string | number)[];

/** The RFC 6901 JSON pointer of a path; `''` for the root. */
export function toPointer(path: Path): string {
  let pointer = '';
  for (const segment of path) pointer += `/${typeof segment === 'number' ? segment : escaped(segment)}`;
  return pointer;
}

/** Asked of every name of every field, of which hardly any has to be escaped. */
function escaped(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** The pattern pointer of a path: every array index becomes `-`. */
export function toPattern(path: Path): string {
  let pattern = '';
  for (const segment of path) pattern += `/${typeof segment === 'number' ? '-' : escaped(segment)}`;
  return pattern;
}

/**
 * The path a pointer means in `data`: tokens that index an array become numbers. Where `data` ends, a token that
 * looks like an index is taken for one.
 */
export function toPath(pointer: string, data: unknown): Path {
  let at = data;
  return tokensOf(pointer).map((token) => {
    const isIndex = /^(0|[1-9]\d*)$/.test(token) && (Array.isArray(at) || typeof at !== 'object' || at === null);
    const segment = isIndex ? Number(token) : token;
    at = typeof at === 'object' && at !== null ? Reflect.get(at, segment) : undefined;
    return segment;
  });
}

/** Whether `pointer` is `ancestor` itself or lies below it. */
export function isWithin(pointer: string, ancestor: string): boolean {
  return pointer === ancestor || pointer.startsWith(`${ancestor}/`);
}

/** Every pointer above `pointer`, nearest first, the root `''` last; empty for the root. */
export function ancestorsOf(pointer: string): readonly string[] {
  const above: string[] = [];
  for (let at = pointer; at !== ''; ) {
    at = at.slice(0, at.lastIndexOf('/'));
    above.push(at);
  }
  return above;
}

/** Where a part of a list or of an object goes: its new token in a pointer, or `undefined` when it goes away. */
export type PartMove = (index: number, token: string) => number | string | undefined;

/** Where `pointer` leads when the parts of what is at `around` move; `undefined` into a part that goes away. */
export function movedPointer(pointer: string, around: string, move: PartMove): string | undefined {
  if (pointer === around || !isWithin(pointer, around)) return pointer;
  const [token = '', ...rest] = pointer.slice(around.length + 1).split('/');
  const target = move(Number(token), token);
  return target === undefined ? undefined : [around, target, ...rest].join('/');
}
