// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { permissionsAt, sampleAsset } from '../../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { sampleRow } from '../../../fixture/sampleRow.ts';
import { ViewDialog } from './ViewDialog.tsx';

afterEach(cleanup);

const episode = {
  chapterId: 3,
  episodeNumber: 2,
  title: 'The Ebb',
  episodeUrl: 'films/7/assets/ab-ebb.mp4',
  isNewEpisode: 1,
  programDetail: { isCopy: false },
  filmmakerProgramStatus: 0,
} as const;

const mount = (
  status: number,
  type: 'SERIES' | 'SHORT_FILM' = 'SHORT_FILM',
  rows: readonly ReturnType<typeof sampleAsset>[] = [],
) =>
  mountScreen(<ViewDialog row={sampleRow({ id: 7, type, statusValue: status })} onClose={() => undefined} />, {
    answers: {
      'GET /filmmakers/films/:id/view': () => ({
        data: sampleFilm({ type, status, may: permissionsAt(status), chapters: type === 'SERIES' ? [episode] : [] }),
      }),
      'GET /filmmakers/films/:id/assets': () => ({ data: { rows: [...rows] } }),
      'GET /filmmakers/:id/video/:chapterId': (call) => {
        expect(call.params).toEqual({ id: 7, chapterId: 3 });
        return { data: { previewUrl: '/films/ebb.mp4', thumbnailUrl: null, mediumUrl: null } };
      },
    },
  });

describe('the dialog of a submitted film', () => {
  it.each([
    ['SHORT_FILM', 'View Film'],
    ['SERIES', 'View Series'],
  ] as const)('of a %s is titled %s (R-101, R-149)', async (type, title) => {
    await mount(1, type);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(await screen.findByText('Your submission is under review. Please stay tuned for updates.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Manage Assets' })).toBeNull();
  });

  it.each([6, 7])('of a rejected one (status %i) leads to its assets (R-102, R-153)', async (status) => {
    const { where } = await mount(status);
    const button = await screen.findByRole('button', { name: 'Manage Assets' });
    await act(async () => button.click());
    expect(where().pathname).toBe('/films/view/7');
  });

  it('of a series shows the video of each episode (R-151, R-219)', async () => {
    await mount(1, 'SERIES');
    const button = await screen.findByRole('button', { name: 'Preview Episode 2: The Ebb' });
    await act(async () => button.click());
    const preview = await screen.findByRole('dialog', { name: 'Preview of Episode 2: The Ebb' });
    await waitFor(() => expect(preview.querySelector('video')?.getAttribute('src')).toBe('/films/ebb.mp4'));
  });

  it.each([6, 7])(
    'of a rejected series (status %i) names what was rejected, and why, in place of its videos (R-102, R-151)',
    async (status) => {
      const { where } = await mount(status, 'SERIES', [
        sampleAsset({ id: 1, assetType: 'episodeUrl', assetChapterId: 3, assetStatus: 0, assetRejectionNotes: 'No sound' }),
        sampleAsset({ id: 2, assetType: 'featuredImage', assetStatus: 0, assetRejectionNotes: 'Too dark' }),
        sampleAsset({ id: 3, assetType: 'trailerUrl', assetStatus: 1 }),
      ]);
      await screen.findByText('Some parts were rejected.');
      const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(lines.slice(0, 2)).toEqual(['Featured image Too dark', 'Episode video, episode 2 No sound']);
      expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
      await act(async () => screen.getByRole('button', { name: 'Episode video, episode 2' }).click());
      expect(where().pathname).toBe('/films/view/7');
    },
  );
});
