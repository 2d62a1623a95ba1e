import type { Option, OptionPage, OptionSource } from '@reelform/engine';

/** So many options a page has, few enough that paging can be seen. */
const pageSize = 5;

/** Waits as an answer of a server takes. @throws when `signal` is aborted before or meanwhile */
export const passing = (signal: AbortSignal, milliseconds: number) =>
  new Promise<void>((done, fail) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      fail(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, milliseconds);
    signal.addEventListener('abort', stop);
  });

/** One page of options, from the one that the page before named. */
export const paged = (all: readonly Option[], page: string | number | undefined): OptionPage => {
  const from = Number(page ?? 0);
  const until = from + pageSize;
  return { options: all.slice(from, until), ...(until < all.length && { nextPage: until }) };
};

const found = (all: readonly Option[], text: string) => {
  const wanted = text.trim().toLowerCase();
  return all.filter(({ label }) => label.toLowerCase().includes(wanted));
};

/** Options found by a part of their name, all in one answer. */
export const createLookup = (all: readonly Option[]): OptionSource => ({
  async search(text, { signal }) {
    await passing(signal, 200);
    return { options: found(all, text) };
  },
  get: async (values) => all.filter(({ value }) => values.includes(value)),
});

/** Names found by a part of them, in pages; new ones can be added, in small letters where all are. */
export const createLabelLookup = (labels: readonly string[]): OptionSource => {
  const all = labels.map((label): Option => ({ value: label, label }));
  const isSmall = labels.every((label) => label === label.toLowerCase());
  return {
    async search(text, { signal, page }) {
      await passing(signal, 250);
      return paged(found(all, text), page);
    },
    async create(text, { signal }) {
      await passing(signal, 400);
      const label = isSmall ? text.trim().toLowerCase() : text.trim();
      const option = { value: label, label };
      all.unshift(option);
      return option;
    },
  };
};
