import type { OptionPage, OptionSource, OptionSources } from '@reelform/engine';
import cities from './cities.json' with { type: 'json' };

/** So many options a page has, few enough that paging can be seen. */
const pageSize = 5;

const passing = (signal: AbortSignal, milliseconds: number) =>
  new Promise<void>((done, fail) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      fail(signal.reason);
    });
  });

const paged = (all: OptionPage['options'], page: string | number | undefined): OptionPage => {
  const from = Number(page ?? 0);
  const until = from + pageSize;
  return { options: all.slice(from, until), ...(until < all.length && { nextPage: until }) };
};

/** Cities, of one country where `params.country` names it; two pages and a noticeable time. */
const cityLookup: OptionSource = {
  async search(text, { signal, page, params }) {
    await passing(signal, 350);
    const wanted = text.trim().toLowerCase();
    const inCountry = cities.filter(({ country }) => params['country'] === undefined || country === params['country']);
    return paged(
      inCountry.filter(({ label }) => label.toLowerCase().includes(wanted)),
      page,
    );
  },
  async get(values, { signal }) {
    await passing(signal, 150);
    return cities.filter(({ value }) => values.includes(value));
  },
};

const createTagLookup = (): OptionSource => {
  const tags = ['noir', 'heist', 'coming of age', 'road movie', 'documentary', 'musical', 'western', 'anthology'];
  return {
    async search(text, { signal, page }) {
      await passing(signal, 250);
      const wanted = text.trim().toLowerCase();
      return paged(
        tags.filter((tag) => tag.includes(wanted)).map((tag) => ({ value: tag, label: tag })),
        page,
      );
    },
    async create(text, { signal }) {
      await passing(signal, 400);
      const tag = text.trim().toLowerCase();
      tags.unshift(tag);
      return { value: tag, label: tag };
    },
  };
};

/** Fails every other time, so that trying again can be tried. */
const createFlakyLookup = (): OptionSource => {
  let asked = 0;
  return {
    async search(text, request) {
      asked += 1;
      await passing(request.signal, 300);
      if (asked % 2 === 1) throw new Error('The register of cities is busy.');
      return cityLookup.search(text, request);
    },
  };
};

/** Ten thousand reels, all in one answer, and some of them on loan. */
const reelLookup: OptionSource = {
  async search(text, { signal }) {
    await passing(signal, 200);
    const wanted = text.trim().toLowerCase();
    const reels = Array.from({ length: 10_000 }, (_, index) => ({ value: index + 1, label: `Reel ${index + 1}` }));
    return {
      options: reels
        .filter(({ label }) => label.toLowerCase().includes(wanted))
        .map((reel) => (reel.value % 50 === 0 ? { ...reel, hint: 'On loan', disabled: true } : reel)),
    };
  },
};

/** The look-ups that examples may name: `cities`, `tags` (new ones can be added), `flaky` and `reels`. */
export const createSources = (): OptionSources => ({
  cities: cityLookup,
  tags: createTagLookup(),
  flaky: createFlakyLookup(),
  reels: reelLookup,
});
