import { describe, expect, it } from 'vitest';
import { permissionsAt } from '../../../fixture/sampleAsset.ts';
import { canDeleteEpisode } from './episodes.ts';

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
});
