// Writes options/languages.json and options/countries.json, and their names in other languages, from the packages that
// publish them: `npm run generate`. The page and the server read the same tables; neither package reaches them.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import languageNames from '@cospired/i18n-iso-languages';
import countryNames from 'i18n-iso-countries';
import languages from 'iso-639-1';

/** Languages, beside English, in which the names are written; one more is a word here. */
const locales = ['de', 'es', 'fr', 'it', 'ja', 'pt', 'zh'];

/** Regions of UN M49 (https://unstats.un.org/unsd/methodology/m49/) that together have every country once. */
const regions = ['002', '021', '419', '142', '150', '009'];

const require = createRequire(import.meta.url);
const { territoryContainment } = require('cldr-core/supplemental/territoryContainment.json').supplemental;

const byLabel = (one, other) => one.label.localeCompare(other.label, 'en');

const byGroup = (one, other) => one.group.localeCompare(other.group, 'en') || byLabel(one, other);

/** A text as it is searched: accents and case do not count. */
const searched = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Writes a table that changed; one that did not may be being read. */
const save = (name, entries) => {
  const file = new URL(`../options/${name}.json`, import.meta.url);
  if (existsSync(file) && readFileSync(file, 'utf8') === `${entries}\n`) return;
  writeFileSync(file, `${entries}\n`);
};

/** One entry a line, as the formatter would write it. */
const asList = (options) => {
  const lines = options.map((option) => {
    const members = Object.entries(option).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
    return `  { ${members.join(', ')} }`;
  });
  return `[\n${lines.join(',\n')}\n]`;
};

const regionNames = (locale) => new Intl.DisplayNames(locale, { type: 'region' });

const territoriesIn = (code) => territoryContainment[code]?._contains.flatMap(territoriesIn) ?? [code];

const regionOf = new Map(regions.flatMap((region) => territoriesIn(region).map((country) => [country, region])));

for (const locale of ['en', ...locales]) {
  countryNames.registerLocale(require(`i18n-iso-countries/langs/${locale}.json`));
  languageNames.registerLocale(require(`@cospired/i18n-iso-languages/langs/${locale}.json`));
}

const codes = { languages: languages.getAllCodes(), countries: Object.keys(countryNames.getAlpha2Codes()) };

save(
  'languages',
  asList(
    codes.languages
      .map((value) => {
        const label = languages.getName(value);
        const own = languages.getNativeName(value);
        return { value, label, ...(own !== label && { hint: own }) };
      })
      .sort(byLabel),
  ),
);

save(
  'countries',
  asList(
    codes.countries
      .map((value) => {
        const [label, ...names] = countryNames.getName(value, 'en', { select: 'all' });
        const others = names.filter((name) => searched(name) !== searched(label));
        const region = regionOf.get(value);
        if (!region) throw new Error(`${value} lies in no region`);
        return { value, label, ...(others.length > 0 && { hint: others.join(', ') }), group: regionNames('en').of(region) };
      })
      .sort(byGroup),
  ),
);

for (const locale of locales) {
  const groups = Object.fromEntries(regions.map((region) => [regionNames('en').of(region), regionNames(locale).of(region)]));
  const namesOf = (list, getName) => Object.fromEntries(list.map((code) => [code, getName(code, locale)]));
  const languageLabels = namesOf(codes.languages, (code) => languageNames.getName(code, locale));
  const countryLabels = namesOf(codes.countries, (code) => countryNames.getName(code, locale));
  save(`languages.${locale}`, JSON.stringify({ labels: languageLabels }, null, 2));
  save(`countries.${locale}`, JSON.stringify({ groups, labels: countryLabels }, null, 2));
}
