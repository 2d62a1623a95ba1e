import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Json, JsonObject } from '../../validation/types.ts';
import type { Making } from '../data/placeMemory.ts';
import { isWithin } from '../data/pointer.ts';
import { useFieldPointer, useFormRuntime } from '../runtimeContext.ts';
import { useFormParts } from '../storeContext.ts';
import { clearUndrawn } from './clearUndrawn.ts';
import { localSourceOf } from './localSource.ts';
import { optionCacheOf } from './optionCache.ts';
import { createOptionLookup, isOption, type OptionsState, searchPrefix } from './optionLookup.ts';
import { sourceParams } from './sourceParams.ts';
import type { Option } from './types.ts';

/** What stands in `ui:options` of a field with options, as far as {@link useOptions} goes by it. */
export interface OptionSettings {
  readonly source?: unknown;
  readonly sourceParams?: unknown;
  readonly list?: unknown;
  readonly creatable?: unknown;
}

/** How {@link useOptions} is called. */
export interface OptionsRequest {
  /** `options` of a widget's props, or those of its words that are about options. */
  readonly settings: OptionSettings | WidgetProps['options'];
  /** Options of the schema, for a field without a source and a list; the same array while they are the same. */
  readonly own: readonly Option[];
  /** The values chosen. */
  readonly values: readonly Json[];
  /** What the options go by has changed while the values stayed: they may be none of the options any more. */
  readonly onStale: () => void;
}

/** The options of a field and what can be done with them. */
export interface Options {
  readonly state: OptionsState;
  /** The chosen values as options; one that nobody has named yet shows itself. */
  readonly chosen: readonly Option[];
  /**
   * The option of which a text is the label, whatever its case: among all of a list of the form, searched or not, and
   * among those that a source of the host has sent for the last search.
   */
  readonly named: (text: string) => Option | undefined;
  readonly search: (text: string) => void;
  readonly more: () => void;
  readonly retry: () => void;
  /** Ends what is under way, for instance when the list is closed. */
  readonly stop: () => void;
  /**
   * Makes an option of a text; `undefined` where nothing can be created. Its promise rejects with what the source rejects
   * with. It is among {@link makings} until it is taken.
   */
  readonly create: ((text: string) => Making) | undefined;
  /** What is being made for the field, by this widget or by one that stood here before it: its row was away for a while. */
  readonly makings: () => readonly Making[];
  /** What was being made is taken, or could not be made. */
  readonly taken: (making: Making) => void;
  /** A text of which a value could be made, typed here or into a widget that stood here before: its row was away for a while. */
  readonly typed: () => string | undefined;
  /** Notes such a text, or that there is none. */
  readonly noteTyped: (text: string | undefined) => void;
}

const NO_OPTIONS: readonly Option[] = [];
const NO_MAKINGS: readonly Making[] = [];

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The options behind the field around: from a source of the host, a static list, or the schema. */
export function useOptions({ settings, own, values, onStale }: OptionsRequest): Options {
  const runtime = useFormRuntime();
  const { store } = useFormParts();
  const { memory, onReplaced } = store;
  const pointer = useFieldPointer();
  const cache = optionCacheOf(runtime);
  const { source: sourceName, list, creatable } = settings;

  const readParams = () => JSON.stringify(sourceParams(settings.sourceParams, pointer, runtime.data()));
  const paramsKey = useSyncExternalStore(runtime.subscribe, readParams, readParams);
  const readContext = () => JSON.stringify(runtime.context());
  const contextKey = useSyncExternalStore(runtime.subscribe, readContext, readContext);

  const name =
    typeof sourceName === 'string' ? `source:${sourceName}` : typeof list === 'string' ? `list:${list}` : `own:${pointer}`;
  const listed = typeof list === 'string' ? runtime.form.lists?.[list] : own;
  const local = localSourceOf(listed ?? NO_OPTIONS);
  // Options of the form's own go by neither.
  const requestKey = typeof sourceName === 'string' ? `[${paramsKey},${contextKey}]` : '[{},{}]';
  const subject = useMemo(() => {
    const [params, context]: readonly [JsonObject, JsonObject] = JSON.parse(requestKey);
    const remote = typeof sourceName === 'string' ? runtime.sources()[sourceName] : undefined;
    return {
      name,
      remote,
      local,
      request: { params, context },
    };
  }, [name, requestKey, sourceName, local, runtime]);
  const lookup = useMemo(() => createOptionLookup(subject, cache), [subject, cache]);
  const state = useSyncExternalStore(lookup.subscribe, lookup.state, lookup.state);
  /** What was searched for and is still to be seen: what it goes by may change meanwhile. */
  const searched = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (searched.current !== undefined) lookup.search(searched.current);
    return lookup.stop;
  }, [lookup]);

  const version = useSyncExternalStore(cache.subscribe, cache.version, cache.version);
  const valuesKey = JSON.stringify(values);
  const chosen = useMemo(() => {
    const wanted: readonly Json[] = version < 0 ? [] : JSON.parse(valuesKey);
    return wanted.map((value) => cache.option(name, value) ?? local.option(value) ?? { value, label: shown(value) });
  }, [version, valuesKey, cache, name, local]);

  useEffect(() => {
    const { remote, request } = subject;
    const unknown = cache.unnamed(name, JSON.parse(valuesKey), request.context);
    if (unknown.length === 0 || !remote?.get) return undefined;
    const controller = new AbortController();
    const learn = async () => {
      const found = await remote.get?.(unknown, { ...request, signal: controller.signal });
      if (found && !controller.signal.aborted) cache.learn(name, found.filter(isOption), request.context);
    };
    // A value whose label cannot be had shows itself; the list of options tells of a failure.
    learn().catch(() => undefined);
    return () => controller.abort();
  }, [valuesKey, subject, cache, name]);

  const [before, setBefore] = useState({ paramsKey, valuesKey, pointer });
  const latest = useRef({ onStale, pointer });
  useLayoutEffect(() => {
    latest.current = { onStale, pointer };
  });
  // A value that came together with what the options go by, in another document for instance, is none of the old ones. What a
  // host sets in several calls comes together while nobody enters anything in between.
  const came = useRef<JsonObject>(undefined);
  const isSet = useRef(false);
  useLayoutEffect(
    () =>
      onReplaced((at, by) => {
        const isHere = isWithin(pointer, at);
        isSet.current = by === 'host' && at !== '' && (isHere || isSet.current);
        if (isHere || isSet.current) came.current = runtime.data();
      }),
    [onReplaced, runtime, pointer],
  );
  useEffect(() => {
    if (before.paramsKey === paramsKey && before.valuesKey === valuesKey && before.pointer === pointer) return;
    setBefore({ paramsKey, valuesKey, pointer });
    const isStale = before.paramsKey !== paramsKey && before.valuesKey === valuesKey && before.pointer === pointer;
    if (isStale && valuesKey !== '[]' && came.current !== runtime.data()) latest.current.onStale();
  }, [before, paramsKey, valuesKey, pointer, runtime]);

  const isDependent = settings.sourceParams !== undefined;
  useLayoutEffect(() => (isDependent ? clearUndrawn(store, pointer) : undefined), [isDependent, store, pointer]);

  const { remote, request } = subject;
  const source = remote ?? local;
  // By the time that the host has made it the field's row may stand elsewhere.
  const makings = () => memory.at(latest.current.pointer).makings ?? NO_MAKINGS;
  const noteMakings = (next: typeof NO_MAKINGS) => memory.note(latest.current.pointer, { makings: next });
  const make = async (text: string) => {
    const made = await (source.create?.(text, { ...request, signal: new AbortController().signal }) ??
      Promise.reject(new Error(text)));
    cache.forget(searchPrefix(name));
    cache.learn(name, [made], request.context);
    return made;
  };
  const create = (text: string) => {
    const making = { text, option: make(text) };
    noteMakings([...makings(), making]);
    return making;
  };
  const taken = (making: Making) => {
    if (makings().includes(making)) noteMakings(makings().filter((one) => one !== making));
  };

  const typed = () => memory.at(latest.current.pointer).typed;
  const noteTyped = (text: string | undefined) => {
    if (text !== typed()) memory.note(latest.current.pointer, { typed: text });
  };

  const named = (text: string) => {
    const wanted = text.trim().toLowerCase();
    const known = remote ? state.options : (listed ?? NO_OPTIONS);
    return known.find(({ label }) => label.toLowerCase() === wanted);
  };

  const { more, retry } = lookup;
  const canCreate = creatable === true && source.create;
  const search = (text: string) => {
    searched.current = text;
    lookup.search(text);
  };
  const stop = () => {
    searched.current = undefined;
    lookup.stop();
  };
  const asked = { search, more, retry, stop };
  return { state, chosen, named, ...asked, create: canCreate ? create : undefined, makings, taken, typed, noteTyped };
}
