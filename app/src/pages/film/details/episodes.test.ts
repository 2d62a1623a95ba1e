import { describe, expect, it } from 'vitest';
import { chapter } from '../../../fixture/mountFilmPage.tsx';
import { permissionsAt } from '../../../fixture/sampleAsset.ts';
import { canDeleteEpisode, openingOf, seasonsOf } from './episodes.ts';

describe('an episode', () => {
  it.each([
    [0, 1, true],
    [2, 1, true],
    [2, 0, false],
    [3, 1, false],
    [4, 1, true],
    [4, 0, false],
    [6, 1, false],
    [7, 1, false],
  ] as const)('of a film in status %i with isNewEpisode %i may be deleted: %s (R-399)', (status, isNewEpisode, may) => {
    expect(canDeleteEpisode({ status, may: permissionsAt(status) }, { isNewEpisode })).toBe(may);
    expect(canDeleteEpisode({ status: 6, may: ['episodes'] }, { isNewEpisode: 1 })).toBe(false);
  });

  it.each([
    ['continued', 2, 0, 0, 'continue'],
    ['edited once it was submitted', 2, 0, 1, 'edit'],
    ['looked at while the film is reviewed', 3, 0, 0, 'view'],
    ['looked at in a film that is published', 4, 0, 1, 'view'],
    ['continued where it is new in a film that is published', 4, 1, 0, 'continue'],
  ] as const)('is %s (R-337)', (_what, status, isNewEpisode, filmmakerProgramStatus, opening) => {
    expect(openingOf({ may: permissionsAt(status) }, { isNewEpisode, filmmakerProgramStatus })).toBe(opening);
  });

  it('is listed with its season as soon as there are several', () => {
    const of = (n: number, season: number) => chapter(n, { programDetail: { isCopy: false, season } });
    expect([...seasonsOf([of(1, 1), of(2, 1)])]).toEqual([]);
    expect([...seasonsOf([of(1, 1), of(2, 2), chapter(3, { programDetail: { isCopy: false } })])]).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});
