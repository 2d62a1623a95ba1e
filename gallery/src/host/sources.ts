import type { OptionSource, OptionSources } from '@reelform/engine';
import { text as galleryText } from '../text.ts';
import cities from './cities.json' with { type: 'json' };
import { createLabelLookup, paged, passing } from './lookups.ts';
import { createPortalSources } from './portalSources.ts';

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

const tags = ['noir', 'heist', 'coming of age', 'road movie', 'documentary', 'musical', 'western', 'anthology'];

/** Fails every other time, so that trying again can be tried. */
const createFlakyLookup = (): OptionSource => {
  let asked = 0;
  return {
    async search(text, request) {
      asked += 1;
      await passing(request.signal, 300);
      if (asked % 2 === 1) throw new Error(galleryText('lookupBusy'));
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
        .map((reel) => (reel.value % 50 === 0 ? { ...reel, hint: galleryText('onLoan'), disabled: true } : reel)),
    };
  },
};

/** The look-ups that examples may name: `cities`, `tags` (new ones can be added), `flaky`, `reels` and those of the portal's forms. */
export const createSources = (): OptionSources => ({
  ...createPortalSources(),
  cities: cityLookup,
  tags: createLabelLookup(tags),
  flaky: createFlakyLookup(),
  reels: reelLookup,
});
