import { join } from 'node:path';
import { matchLocale } from '@reelform/engine/validation';
import type { Country } from './asset-options.ts';
import { isObject } from './is-object.ts';
import { namesIn, readJson } from './schemas-file.ts';
import { isTextMap, strayNameIn, type TextMap } from './text-map.ts';

/** What countries and their regions are called in a language. */
export interface CountryNames {
  /** Names by the country's code (ISO 3166-1 alpha-2). */
  readonly labels: TextMap;
  /** Names by the region's own, as the countries have it. */
  readonly groups: TextMap;
}

/** The names of further languages, by their tags. */
export type NamesByLanguage = { readonly [tag: string]: CountryNames };

/** Reads every `countries.<language tag>.json` of a folder. @throws {FileFlaw} when one has another shape */
export const readCountryNames = (folder: string): NamesByLanguage =>
  Object.fromEntries(
    namesIn(folder).flatMap((name) => {
      const tag = /^countries\.([\w-]+)\.json$/.exec(name)?.[1];
      if (tag === undefined) return [];
      const { data, flaw } = readJson(join(folder, name));
      const { labels = {}, groups = {} } = isObject(data) ? data : {};
      const wanted = "The file must be an object; it may have 'labels' by value and 'groups' by group, which are texts.";
      if (!isObject(data)) throw flaw([], wanted);
      if (!isTextMap(labels)) throw flaw(['labels', ...strayNameIn(labels)], wanted);
      if (!isTextMap(groups)) throw flaw(['groups', ...strayNameIn(groups)], wanted);
      return [[tag, { labels, groups }]];
    }),
  );

/**
 * The countries as a language calls them, in its order; what it has no name for keeps its own. Each is also known by its own
 * name. A language without names has the order of the file.
 */
export const countriesIn = (tag: string, countries: readonly Country[], names: NamesByLanguage): readonly Country[] => {
  const own = names[matchLocale([tag], Object.keys(names)) ?? ''];
  if (!own) return countries;
  const { compare } = new Intl.Collator(tag);
  const named = countries.map((country) => ({
    ...country,
    name: own.labels[country.code] ?? country.name,
    otherName: `${country.name} ${country.otherName ?? ''}`,
    region: country.region === undefined ? undefined : (own.groups[country.region] ?? country.region),
  }));
  return named.sort((a, b) => compare(a.region ?? '', b.region ?? '') || compare(a.name, b.name));
};
