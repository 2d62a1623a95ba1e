import { readFileSync } from 'node:fs';
import { AssetStatus, FilmStatus } from '@reelform/schemas/api';
import { describe, expect, it } from 'vitest';
import { readAssetTypes, readCountries, readPermissions } from './asset-options.ts';

const read = (name: string) => ({ file: name, data: JSON.parse(readFileSync(`schemas/options/${name}`, 'utf8')) });

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
    ['types that lack one', () => readAssetTypes({ file: 'types.json', data: {} }), /types\.json must have 'videoUrl'/],
    ['permissions of no status', () => readPermissions({ file: 'may.json', data: [] }), /may\.json/],
    ['a permission that nobody asks for', () => readPermissions({ file: 'may.json', data: { 4: ['all'] } }), /status 4/],
    ['countries without a name', () => readCountries({ file: 'lands.json', data: [{ value: 'DE' }] }), /lands\.json/],
  ])('are refused with %s', (_what, readIt, message) => {
    expect(readIt).toThrow(message);
  });
});
