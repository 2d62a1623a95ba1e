// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { FilmView } from './FilmView.tsx';

afterEach(cleanup);

const underReview = 'Your submission is under review. Please stay tuned for updates.';
const mount = (changes: Parameters<typeof sampleFilm>[0]) => mountScreen(<FilmView film={sampleFilm(changes)} />);

describe('a film that is viewed', () => {
  it.each([
    ['SERIES', 'Series'],
    ['FEATURED_FILM', 'Full Feature Film'],
    ['SHORT_FILM', 'Short Film'],
  ] as const)('of type %s is told in a table of type (%s), title and short description (R-097, R-150)', async (type, label) => {
    await mount({ type, status: 1, title: 'Harbour Lights', shortDescription: 'Three nights.' });
    const cells = within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(0, 3)
      .map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent]);
    expect(cells).toEqual([
      ['Type', label],
      ['Title', 'Harbour Lights'],
      ['Short description', 'Three nights.'],
    ]);
  });

  it('that waits says so over the preview of its video (R-151, R-152)', async () => {
    const { container } = await mount({ type: 'SHORT_FILM', status: 1, videoLivePreview: '/films/1/film.mp4' });
    expect(screen.getByText(underReview)).toBeTruthy();
    expect(container.querySelector('video')?.getAttribute('src')).toBe('/films/1/film.mp4');
  });

  it('has its title read in the order of its own script, where titles begin', async () => {
    const title = 'قصة الرجل (2024) – part 2';
    await mount({ type: 'SHORT_FILM', status: 1, title });
    const { unicodeBidi, textAlign } = getComputedStyle(screen.getByText(title));
    expect([unicodeBidi, textAlign]).toEqual(['plaintext', 'match-parent']);
  });

  it('keeps what was wrong in the lines of who wrote it, and within its place', async () => {
    const remarks = `Two things:\n1. ${'https://example.com/'.repeat(20)}`;
    await mount({ type: 'SHORT_FILM', status: 6, remarks });
    const { whiteSpace, overflowWrap } = getComputedStyle(screen.getByText(/Two things/, { selector: 'span' }));
    expect([whiteSpace, overflowWrap]).toEqual(['pre-line', 'anywhere']);
  });

  it.each([
    { name: 'the video’s rejection', status: 6, says: 'Too dark', notes: { videoUrlRejectMsg: 'Too dark', videoUrlNote: 'x' } },
    {
      name: 'the video’s note',
      status: 7,
      says: 'Mind the sound',
      notes: { videoUrlRejectMsg: ' ', videoUrlNote: 'Mind the sound' },
    },
    { name: 'the remarks', status: 6, says: 'Not for us', notes: { remarks: 'Not for us' } },
  ] as const)(
    'that was rejected (status $status) shows $name instead (R-151, R-153, R-154)',
    async ({ status, says, notes }) => {
      const { container } = await mount({ type: 'SHORT_FILM', status, videoLivePreview: '/films/1/film.mp4', ...notes });
      expect(screen.queryByText(underReview)).toBeNull();
      expect(screen.getByText(new RegExp(says))).toBeTruthy();
      expect(container.querySelector('video')).toBeNull();
    },
  );
});
