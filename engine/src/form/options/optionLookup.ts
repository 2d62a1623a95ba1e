import { hostMessage } from '../hostMessage.ts';
import { createListeners } from '../listeners.ts';
import type { LocalSource } from './localSource.ts';
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
  /** The host's source; `undefined`: the options are the form's own. */
  readonly remote: OptionSource | undefined;
  /** The form's own options, which are found at once: nothing is said to be searched, and no list is empty meanwhile. */
  readonly local: LocalSource;
  readonly request: Omit<OptionRequest, 'signal'>;
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

/** A look-up that asks `subject` and keeps the answers of the host's source in `cache`. */
export function createOptionLookup({ name, remote, local, request }: LookupSubject, cache: OptionCache): OptionLookup {
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

  const ask = async (source: OptionSource, searched: string) => {
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
      cache.learn(name, answer.options, request.context);
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
      if (!remote) {
        become({ status: 'ready', options: local.find(searched), hasMore: false });
        return;
      }
      const kept = cache.found(keyOf(searched));
      if (kept) {
        become({ status: 'ready', options: kept.options, hasMore: kept.nextPage !== undefined });
        return;
      }
      become({ status: 'loading', options: [] });
      timer = setTimeout(() => void ask(remote, searched), searched === '' ? 0 : SEARCH_QUIET_MS);
    },
    more: () => {
      if (remote && state.status === 'ready' && state.hasMore) void ask(remote, text);
    },
    retry: () => {
      if (remote && state.status === 'failed') void ask(remote, text);
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
