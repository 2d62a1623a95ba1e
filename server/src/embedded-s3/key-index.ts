/** What a listing asks for. */
export interface ListingQuery {
  readonly prefix: string;
  /** Keys up to the next delimiter after the prefix are rolled up; empty for none. */
  readonly delimiter: string;
  /** Only keys and rolled-up prefixes after this one; empty for all. */
  readonly after: string;
  readonly maximum: number;
}

/** One page of a listing, in the order of the keys' UTF-8 bytes. */
export interface ListingPage {
  readonly keys: readonly string[];
  readonly commonPrefixes: readonly string[];
  /** The last entry of the page when more follow; `undefined` when the listing is complete. */
  readonly next: string | undefined;
}

/** The keys of one bucket, kept sorted in memory, so that a page costs no walk over the folder. */
export interface KeyIndex {
  add(key: string): void;
  remove(key: string): void;
  page(query: ListingQuery): ListingPage;
}

/** Makes an index of the keys given, in any order. */
export function createKeyIndex(initial: Iterable<string>): KeyIndex {
  const keys = [...initial].sort(compareKeys);

  const position = (key: string) => {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareKeys(keys[middle] ?? '', key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const page = ({ prefix, delimiter, after, maximum }: ListingQuery): ListingPage => {
    const found: string[] = [];
    const commonPrefixes: string[] = [];
    let last = after;
    for (let index = Math.max(position(prefix), position(after)); index < keys.length; index++) {
      const key = keys[index] ?? '';
      if (!key.startsWith(prefix)) break;
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      const entry = end < 0 ? key : key.slice(0, end + delimiter.length);
      if (compareKeys(entry, last) <= 0) continue;
      if (found.length + commonPrefixes.length >= maximum) return { keys: found, commonPrefixes, next: last };
      if (end < 0) found.push(entry);
      else commonPrefixes.push(entry);
      last = entry;
    }
    return { keys: found, commonPrefixes, next: undefined };
  };

  return {
    add: (key) => {
      const at = position(key);
      if (keys[at] !== key) keys.splice(at, 0, key);
    },
    remove: (key) => {
      const at = position(key);
      if (keys[at] === key) keys.splice(at, 1);
    },
    page,
  };
}

/** Compares as UTF-8 bytes would, which UTF-16 units do not: surrogates stand for points above U+FFFF. */
export function compareKeys(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const [a, b] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
