type Begin = (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => unknown;

const own = new WeakSet<object>();

/** What runs on this page alone. */
const onPage = <Args extends readonly unknown[]>(run: (...args: Args) => void) => {
  const page = globalThis.document;
  return (...args: Args) => {
    if (globalThis.document === page) run(...args);
  };
};

/**
 * Ends timers and observers with the page that began them, as browsers do: the timers of tests are Node's own, which go
 * on, and one of Tabster's, due half a second after its page was taken down, asked for that page's `Node`.
 */
export const endWithPage = (): void => {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const begin: Begin = globalThis[name];
    if (own.has(begin)) continue;
    const beginOnPage: Begin = (run, ...rest) => begin(onPage(run), ...rest);
    own.add(beginOnPage);
    // Node's `util.promisify` reads a property of it.
    Object.defineProperties(beginOnPage, Object.getOwnPropertyDescriptors(begin));
    Object.defineProperty(globalThis, name, { value: beginOnPage, configurable: true, writable: true, enumerable: true });
  }
  const Observer = globalThis.MutationObserver;
  if (own.has(Observer)) return;
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(onPage(callback));
    }
  };
  own.add(globalThis.MutationObserver);
};
