import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssetStatus, FilmStatus } from '@reelform/schemas/api';
import { afterAll, describe, expect, it } from 'vitest';
import { readAssetTypes, readCountries, readPermissions } from './asset-options.ts';
import { readCountryNames } from './country-names.ts';
import { readLabels } from './label-options.ts';
import { readPrompts, readResourceTabs } from './library-options.ts';
import { readPaymentMethods } from './payments/payment-methods.ts';
import { readFigures } from './read-figures.ts';
import { readJson } from './schemas-file.ts';

const read = (name: string) => readJson(`schemas/options/${name}`);

const folder = mkdtempSync(join(tmpdir(), 'reelform-options-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of options that says what is given. */
const saying = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return readJson(file);
};

/** Permissions of every status, but for some, a line each. */
const permissions = (changes: object) => {
  const lines = Object.entries({ ...Object.fromEntries(Object.values(FilmStatus).map((one) => [one, []])), ...changes });
  const said = lines.flatMap(([status, words]) => (words === undefined ? [] : [`"${status}": ${JSON.stringify(words)}`]));
  return `{\n${said.join(',\n')}\n}`;
};

describe('the tables about assets', () => {
  it('give each type a number of its own; 7 takes images and videos (R-195)', () => {
    const types = Object.values(readAssetTypes(read('asset-types.json')));
    expect(new Set(types.map(({ value }) => value)).size).toBe(types.length);
    expect(types.filter(({ value }) => value === 7)).toEqual([
      expect.objectContaining({ kind: 'imageOrVideo', list: '/brandingAssets' }),
    ]);
  });

  it('number the statuses of assets and films (R-115, R-116, R-170)', () => {
    expect(AssetStatus).toEqual({ rejected: 0, approved: 1, uploaded: 2, removed: 4, deletionRequested: 5 });
    expect(Object.values(FilmStatus).sort()).toEqual([...readPermissions(read('film-permissions.json')).keys()].sort());
  });

  it('allow nothing to a film that is submitted, under review or cancelled, and little to an inactive one (R-104, R-119, R-173, O-02)', () => {
    const permissions = readPermissions(read('film-permissions.json'));
    for (const status of [FilmStatus.submitted, FilmStatus.review, FilmStatus.contractCancelled])
      expect(permissions.get(status)).toEqual([]);
    // My Films offers the promotions of an inactive film too.
    const inactive = permissions.get(FilmStatus.inactive) ?? [];
    expect(inactive.filter((one) => !one.startsWith('remove'))).toEqual(['promotions']);
  });

  it.each([
    ['types that lack one', () => readAssetTypes(saying('a.json', '{}')), /a\.json:1:1 \/videoUrl .* must have 'videoUrl'/],
    [
      'permissions of no status',
      () => readPermissions(saying('b.json', '[]')),
      /b\.json:1:1 \/0 .* must have the permissions of status 0/,
    ],
    [
      'permissions without those of a status',
      () => readPermissions(saying('b.json', permissions({ 8: undefined }))),
      /\/8 .* of status 8/,
    ],
    [
      'permissions of no such status',
      () => readPermissions(saying('b.json', permissions({ 9: [] }))),
      /b\.json:11:6 \/9 There is no status 9/,
    ],
    [
      'a permission that nobody asks for',
      () => readPermissions(saying('b.json', permissions({ 4: ['bts', 'all'] }))),
      /b\.json:6:13 \/4\/1 Status 4 has/,
    ],
    [
      'a status without a list',
      () => readPermissions(saying('b.json', permissions({ 4: 'bts' }))),
      /b\.json:6:6 \/4 Status 4 has/,
    ],
    [
      'countries without a name',
      () => readCountries(saying('c.json', '[\n{ "value": "FR", "label": "France" },\n{ "value": "DE" }]')),
      /c\.json:3:1 \/1 .* must be a list of options/,
    ],
    [
      'names of countries that are no texts',
      () => {
        saying('countries.de.json', '{\n "labels": ["Deutschland"] }');
        return readCountryNames(folder);
      },
      /countries\.de\.json:2:12 \/labels .* must be an object/,
    ],
    [
      'a name of a country that is no text',
      () => {
        saying('countries.de.json', '{ "labels": { "AT": "Österreich",\n "DE": 7 } }');
        return readCountryNames(folder);
      },
      /countries\.de\.json:2:8 \/labels\/DE .* which are texts/,
    ],
    ['a genre that is no text', () => readLabels(saying('d.json', '["Action",\n 7]')), /d\.json:2:2 \/1 .* list of texts/],
    ['a genre twice', () => readLabels(saying('d.json', '["Action",\n "Action"]')), /d\.json:2:2 \/1 'Action' .* twice/],
    ['genres that are no list', () => readLabels(saying('d.json', '{}')), /d\.json:1:1 \/ .* list of texts/],
    [
      'a tab without a label',
      () => readResourceTabs(saying('e.json', '[{ "value": "a", "label": "A" },\n{ "value": "b" }]')),
      /e\.json:2:1 \/1 .* list of tabs/,
    ],
    ['no tab', () => readResourceTabs(saying('e.json', '[]')), /e\.json:1:1 \/ .* list of tabs/],
    [
      'an interview without questions',
      () => readPrompts(saying('f.json', '{\n"videoDirector": { "title": "t", "introduction": "i" } }')),
      /f\.json:2:18 \/videoDirector .* must have 'videoDirector'/,
    ],
    [
      'a way to be paid that has no form',
      () =>
        readPaymentMethods(saying('g.json', '[\n{ "value": "v", "label": "l", "hint": "h", "shown": "s", "form": "cash" }]')),
      /g\.json:2:1 \/0 .* 'form' is one of payment-ach/,
    ],
    [
      'a figure that is none',
      () => readFigures(saying('h.json', '{ "transfer": {\n  "parts": "3" } }'), { parts: 1 }, 'transfer'),
      /h\.json:2:12 \/transfer\/parts .* must have 'transfer' with 'parts', a whole number of at least 1/,
    ],
  ])('are refused with %s, by file, line and pointer (R-620)', (_what, readIt, message) => {
    expect(readIt).toThrow(message);
  });
});
