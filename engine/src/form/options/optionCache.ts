import type { Json, JsonObject } from '../../validation/types.ts';
import { remembered } from '../data/remembered.ts';
import { createListeners } from '../listeners.ts';
import type { FormRuntime } from '../runtime.ts';
import type { Option } from './types.ts';

/** What one search has brought so far. */
export interface FoundOptions {
  readonly options: readonly Option[];
  readonly nextPage: string | number | undefined;
}

/** What the option sources of one form have answered, shared by its fields. */
export interface OptionCache {
  readonly found: (key: string) => FoundOptions | undefined;
  readonly keep: (key: string, found: FoundOptions) => void;
  /** Forgets the searches whose key begins so, for instance of a source that made a new option. */
  readonly forget: (prefix: string) => void;
  /** The option of a stored value as it was named last; `undefined` while nobody has named it. */
  readonly option: (source: string, value: Json) => Option | undefined;
  /** Values that nobody has named in that context: in another one their labels may be in another language. */
  readonly unnamed: (source: string, values: readonly Json[], context: JsonObject) => readonly Json[];
  /** Takes options in that were asked for in a context, so that their values are known by label. */
  readonly learn: (source: string, options: readonly Option[], context: JsonObject) => void;
  /** Grows whenever options are learnt. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Searches kept in one form; the oldest go first. */
const MOST_SEARCHES = 200;

function createOptionCache(): OptionCache {
  const searches = new Map<string, FoundOptions>();
  const options = new Map<string, { readonly option: Option; readonly context: string }>();
  const { subscribe, tell } = createListeners();
  let version = 0;
  const keyOf = (source: string, value: Json) => `${source} ${JSON.stringify(value)}`;
  return {
    found: (key) => searches.get(key),
    keep: (key, found) => {
      searches.delete(key);
      searches.set(key, found);
      const [oldest] = searches.keys();
      if (searches.size > MOST_SEARCHES && oldest !== undefined) searches.delete(oldest);
    },
    forget: (prefix) => {
      for (const key of [...searches.keys()]) if (key.startsWith(prefix)) searches.delete(key);
    },
    option: (source, value) => options.get(keyOf(source, value))?.option,
    unnamed: (source, values, asked) => {
      const context = JSON.stringify(asked);
      return values.filter((value) => options.get(keyOf(source, value))?.context !== context);
    },
    learn: (source, learnt, asked) => {
      if (learnt.length === 0) return;
      const context = JSON.stringify(asked);
      for (const option of learnt) options.set(keyOf(source, option.value), { option, context });
      version += 1;
      tell();
    },
    version: () => version,
    subscribe,
  };
}

const caches = new WeakMap<object, OptionCache>();

/** The cache that the fields of one form share. */
export function optionCacheOf(runtime: FormRuntime): OptionCache {
  return remembered(caches, runtime, createOptionCache);
}
