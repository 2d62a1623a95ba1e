import { hostMessage } from '../hostMessage.ts';
import { createListeners } from '../listeners.ts';
import type { OptionCache } from './optionCache.ts';
import type { Option, OptionPage, OptionRequest, OptionSource } from './types.ts';

/** Quiet time before the host's sources are asked, in milliseconds. */
export const SEARCH_QUIET_MS = 250;

/** What a look-up shows; options that are there stay in sight while more are asked for. */
export type OptionsState =
  | { readonly status: 'idle'; readonly options: readonly Option[] }
  | { readonly status: 'loading'; readonly options: readonly Option[] }
  | { readonly status: 'ready'; readonly options: readonly Option[]; readonly hasMore: boolean }
  | { readonly status: 'failed'; readonly options: readonly Option[]; readonly message: string };

/** What a look-up asks. */
export interface LookupSubject {
  /** Name under which answers are kept. */
  readonly name: string;
  readonly source: OptionSource;
  /** Whether the options are the form's own, which need not be learnt: they are known by value already. */
  readonly isLocal: boolean;
  readonly request: Omit<OptionRequest, 'signal'>;
  /** Quiet time after which a typed text is searched for, in milliseconds. */
  readonly quietMs: number;
}

/** One field's search for options: only the newest question's answer counts. */
export interface OptionLookup {
  readonly state: () => OptionsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Searches for a text once the typing pauses; what is kept already is there at once. */
  readonly search: (text: string) => void;
  /** Asks for the following page; does nothing while one is on its way or after the last. */
  readonly more: () => void;
  /** Asks again what failed. */
  readonly retry: () => void;
  /** Ends what is under way. */
  readonly stop: () => void;
}

const NONE: OptionsState = { status: 'idle', options: [] };

/** Beginning of the keys of everything kept for a source. */
export const searchPrefix = (name: string): string => `${name}\n`;

/** A look-up that asks `subject` and keeps answers in `cache`. */
export function createOptionLookup(
  { name, source, isLocal, request, quietMs }: LookupSubject,
  cache: OptionCache,
): OptionLookup {
  const { subscribe, tell } = createListeners();
  let state = NONE;
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | undefined;

  const become = (next: OptionsState) => {
    state = next;
    tell();
  };
  const keyOf = (searched: string) => searchPrefix(name) + JSON.stringify([request.params, request.context, searched]);
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    controller?.abort();
    controller = undefined;
  };

  const ask = async (searched: string) => {
    end();
    const own = new AbortController();
    controller = own;
    const before = cache.found(keyOf(searched));
    if (state.status !== 'loading') become({ status: 'loading', options: state.options });
    try {
      const answer = await source.search(searched, { ...request, page: before?.nextPage, signal: own.signal });
      if (!isPage(answer)) throw new TypeError(`The option source '${name}' answers no { options: [{ value, label }] }.`);
      const options = [...(before?.options ?? []), ...answer.options];
      const found = { options: withoutRepeats(options), nextPage: answer.nextPage };
      if (own.signal.aborted) return;
      cache.keep(keyOf(searched), found);
      if (!isLocal) cache.learn(name, answer.options);
      become({ status: 'ready', options: found.options, hasMore: found.nextPage !== undefined });
    } catch (error) {
      if (own.signal.aborted) return;
      become({ status: 'failed', options: state.options, message: hostMessage(error) });
    }
  };

  return {
    state: () => state,
    subscribe,
    search: (searched) => {
      end();
      text = searched;
      const kept = cache.found(keyOf(searched));
      if (kept) {
        become({ status: 'ready', options: kept.options, hasMore: kept.nextPage !== undefined });
        return;
      }
      become({ status: 'loading', options: [] });
      timer = setTimeout(() => void ask(searched), searched === '' ? 0 : quietMs);
    },
    more: () => {
      if (state.status === 'ready' && state.hasMore) void ask(text);
    },
    retry: () => {
      if (state.status === 'failed') void ask(text);
    },
    stop: () => {
      end();
      if (state.status === 'loading') become(NONE);
    },
  };
}

/** Whether a host has answered with an option: what comes from a server may be anything. */
export const isOption = (option: Option | null | undefined): boolean =>
  option?.value !== undefined && typeof option.label === 'string';

const isPage = (answer: OptionPage | null | undefined): boolean =>
  Array.isArray(answer?.options) && answer.options.every(isOption);

/** Options of which pages brought one twice, for instance because something was added meanwhile. */
function withoutRepeats(options: readonly Option[]): readonly Option[] {
  return [...new Map(options.map((option) => [JSON.stringify(option.value), option])).values()];
}
