import type { OptionSources } from '@reelform/engine';
import { createLabelLookup, createLookup } from './lookups.ts';
import samples from './portal.json' with { type: 'json' };

const channelNumbers = Array.from({ length: 899 }, (_, index) => 101 + index);

/** Stands in for the look-ups of the portal's server that its forms name. */
export const createPortalSources = (): OptionSources => ({
  countries: createLookup(samples.countries),
  genres: createLabelLookup(samples.genres),
  secondaryGenres: createLabelLookup(samples.secondaryGenres),
  videos: createLookup(samples.videos.map((label, index) => ({ value: index + 1, label }))),
  'channel-numbers': createLookup(channelNumbers.map((number) => ({ value: number, label: String(number) }))),
});
