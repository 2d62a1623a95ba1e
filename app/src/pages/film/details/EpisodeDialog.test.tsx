// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { translatePage } from '../../../../../tests/dom/translatePage.ts';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import {
  bodies,
  chapter,
  enter,
  field,
  mountFilmPage,
  press,
  saved,
  seriesOf,
  toast,
  update,
} from '../../../fixture/mountFilmPage.tsx';
import { sampleAsset } from '../../../fixture/sampleAsset.ts';
import { setUpFilmPages } from '../../../fixture/setUpFilmPages.ts';
import type { Film } from '../../films/dialog/film.ts';

setUpFilmPages();

describe('the episodes of a series', () => {
  const openFirst = async (film: Film, answers: Answers = {}) => {
    const page = await mountFilmPage(film, { answers });
    await press(/^(Continue|View) Episode 1/);
    const dialog = await screen.findByRole('dialog', { name: 'View Episode Details' });
    await within(dialog).findByLabelText(/^Episode title/);
    return { ...page, dialog };
  };

  it('are listed, and open in a dialog with the form of the film, a title and a season, and Close (R-337, R-391 to R-393)', async () => {
    const { dialog } = await openFirst(seriesOf());
    expect(field(/^Episode title/, dialog).value).toBe('Night 1');
    expect(field(/^Season/, dialog).value).toBe('1');
    expect(field(/^Full description/, dialog).value).toBe('All night long.');
    const names = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(['Save and Submit Now', 'Save and Finish Later', 'Close']);
    await act(async () => within(dialog).getByRole('button', { name: 'Close' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('have their files below their details, each row in a list of its form', async () => {
    const { dialog } = await openFirst(seriesOf());
    await within(dialog).findByRole('button', { name: /^Video/ });
    await within(dialog).findByRole('button', { name: /^Subtitles of the episode/ });
    const parents = [...dialog.querySelectorAll('[role=listitem]')].map(({ parentElement }) => parentElement?.role);
    expect(parents).toEqual(['list', 'list', 'list', 'list']);
  });

  it('are not left while they are being saved: the end of the save would close the dialog that is open by then', async () => {
    let answer: (reply: { readonly data: typeof saved }) => void = () => undefined;
    const { dialog } = await openFirst(seriesOf(), {
      [update]: () =>
        new Promise((done) => {
          answer = done;
        }),
    });
    await enter(/^Studio/, 'Lumen', dialog);
    await act(async () => within(dialog).getByRole('button', { name: 'Save and Finish Later' }).click());
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true);
    await act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }));
    expect(screen.queryByRole('dialog')).toBe(dialog);
    await act(async () => answer({ data: saved }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('unsaved edits of the series are saved before one opens, and nothing is saved without edits (R-341)', async () => {
    const { api } = await openFirst(seriesOf());
    expect(bodies(api, update)).toEqual([]);
    cleanup();
    const second = await mountFilmPage(seriesOf());
    await enter(/^Title/, '');
    await enter(/^Studio/, 'Lumen');
    await press(/^Continue Episode 2/);
    await screen.findByRole('dialog', { name: 'View Episode Details' });
    expect(bodies(second.api, update)).toEqual([
      expect.objectContaining({ programStatus: 0, programDetails: expect.objectContaining({ studio: 'Lumen' }) }),
    ]);
  });

  it('do not open when the edits cannot be saved (R-341, O-55)', async () => {
    await mountFilmPage(seriesOf(), {
      answers: {
        [update]: () => {
          throw new ApiError(500, 'internal', 'Something went wrong.');
        },
      },
    });
    await enter(/^Studio/, 'Lumen');
    await press(/^Continue Episode 1/);
    await toast('Something went wrong.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are named after what their series lacks itself, each at its place, whatever is there already (R-378)', async () => {
    const unfinished = { isCopy: false, type: 'SERIES', season: 1, crew: [{ role: 'director' }], episodeTitle: 'Night 1' };
    const rows = [
      sampleAsset({ id: 1, assetType: 'trailerUrl' }),
      ...(['episodeUrl', 'standardImage', 'videoSrtFiles'] as const).map((assetType, at) =>
        sampleAsset({ id: at + 2, assetType, assetChapterId: 1, ...(assetType === 'videoSrtFiles' && { lanCode: 'en' }) }),
      ),
    ];
    await mountFilmPage(seriesOf({ chapters: [chapter(1, { programDetail: unfinished }), chapter(2)] }), { rows });
    const panel = await screen.findByRole('region', { name: 'Before you submit' });
    await within(panel).findByRole('button', { name: /^Details: / });
    const said = [...panel.querySelectorAll('h4, li')].map(({ textContent }) => textContent);
    expect(said.slice(0, 4)).toEqual([
      'Thumbnails',
      'Thumbnails without text',
      'Episode 1: Night 1',
      expect.stringMatching(/^Details: /),
    ]);
    expect(said[4]).toBe('Episode 2: Night 2');
  });

  it('lack one line each beside the form of their series, and one for each thing in their own dialog (R-379)', async () => {
    const own = { isCopy: false, type: 'SERIES', season: 1, crew: [{ role: 'director' }], episodeTitle: 'Night 1' };
    await mountFilmPage(seriesOf({ chapters: [chapter(1, { programDetail: own }), chapter(2)] }));
    const panel = within(await screen.findByRole('region', { name: 'Before you submit' }));
    const line = await panel.findByRole('button', { name: /^Details: \d+ things left to do$/ });
    expect(panel.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Episode 1: Night 1',
      'Episode 2: Night 2',
    ]);
    await act(async () => line.click());
    const dialog = within(await screen.findByRole('dialog', { name: 'View Episode Details' }));
    const before = await dialog.findByRole('button', { name: /^Before you submit/ });
    await act(async () => before.click());
    for (const name of ['Full description', 'Episode video', 'Thumbnail (standard image)'])
      expect(dialog.getByRole('button', { name })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Subtitles: Please provide English SRT file.' })).toBeTruthy();
  });

  it('take the details of their series over, but not the title and the season of their own (R-396)', async () => {
    const own = { isCopy: false, type: 'SERIES', episodeTitle: 'Night 1', season: 3, crew: [{ role: 'director' }] };
    const film = seriesOf({ chapters: [chapter(1, { programDetail: own })] });
    const { api, dialog } = await openFirst(film);
    await act(async () => within(dialog).getByRole('button', { name: 'Copy Program Details' }).click());
    await waitFor(() => expect(field(/^Full description/, dialog).value).toBe('All night long.'));
    await act(async () => within(dialog).getByRole('button', { name: 'Save and Finish Later' }).click());
    await waitFor(() => expect(bodies(api, update)).toHaveLength(1));
    expect(bodies(api, update)[0]).toMatchObject({
      programChapterId: 1,
      isNewEpisode: 1,
      programDetails: { isCopy: true, episodeTitle: 'Night 1', season: 3, description: 'All night long.', tags: ['sea'] },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [2, 0, true],
    [3, 1, false],
    [4, 0, false],
    [4, 1, true],
    [5, 1, false],
  ] as const)(
    'in status %i, isNewEpisode %i: Copy Program Details is there: %s (R-397, R-398)',
    async (status, isNewEpisode, isThere) => {
      const { dialog } = await openFirst(seriesOf({ status, chapters: [chapter(1, { isNewEpisode })] }));
      expect(within(dialog).queryByRole('button', { name: 'Copy Program Details' }) !== null).toBe(isThere);
    },
  );

  it('are added in a page that the browser translates', async () => {
    let answer: (reply: { readonly data: { readonly id: number; readonly episodeNumber: number } }) => void = () => undefined;
    await mountFilmPage(seriesOf(), {
      answers: {
        'GET /filmmakers/films/:id/new-episode-id': () =>
          new Promise((done) => {
            answer = done;
          }),
      },
    });
    await screen.findByRole('button', { name: 'Add Episode' });
    translatePage();
    await press('→Add Episode');
    await act(async () => answer({ data: { id: 31, episodeNumber: 3 } }));
    expect(await screen.findByRole('dialog', { name: '→Add Episode Details' })).toBeTruthy();
  });

  it('are added once, however often Add is pressed before the answer', async () => {
    let answer: (reply: { readonly data: { readonly id: number; readonly episodeNumber: number } }) => void = () => undefined;
    const { api } = await mountFilmPage(seriesOf(), {
      answers: {
        'GET /filmmakers/films/:id/new-episode-id': () =>
          new Promise((done) => {
            answer = done;
          }),
      },
    });
    await press('Add Episode');
    await press('Add Episode');
    expect(api.names().filter((name) => name.endsWith('/new-episode-id'))).toHaveLength(1);
    await act(async () => answer({ data: { id: 31, episodeNumber: 3 } }));
    expect(await screen.findByRole('dialog', { name: 'Add Episode Details' })).toBeTruthy();
  });

  it('are asked for by one request until it is answered: tried again, there is one', async () => {
    let tries = 0;
    const { api } = await mountFilmPage(seriesOf(), {
      answers: {
        'GET /filmmakers/films/:id/new-episode-id': () => {
          tries += 1;
          if (tries < 3) throw new ApiError(tries === 1 ? 0 : 503, tries === 1 ? 'network' : 'internal', '');
          return { data: { id: 31, episodeNumber: 3 } };
        },
      },
    });
    for (const count of [1, 2, 3]) {
      await press('Add Episode');
      await waitFor(() => expect(tries).toBe(count));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Add Episode', hidden: true })).toHaveProperty('ariaDisabled', null),
      );
    }
    const keys = api.made.flatMap(({ name, input }) => (name.endsWith('/new-episode-id') ? [input.idempotencyKey] : []));
    expect([new Set(keys).size, typeof keys[0]]).toEqual([1, 'string']);
  });

  it('are added with what was typed and left before, whichever place is kept for them', async () => {
    let id = 30;
    await mountFilmPage(seriesOf(), {
      answers: {
        'GET /filmmakers/films/:id/new-episode-id': () => {
          id += 1;
          return { data: { id, episodeNumber: 3 } };
        },
      },
    });
    await press('Add Episode');
    const dialog = await screen.findByRole('dialog', { name: 'Add Episode Details' });
    await within(dialog).findByLabelText(/^Episode title/);
    await enter(/^Episode title/, 'Night 3', dialog);
    await press('Close');
    await press('Leave');
    await press('Add Episode');
    await press('Bring them back');
    expect(field(/^Episode title/, await screen.findByRole('dialog', { name: 'Add Episode Details' })).value).toBe('Night 3');
  });

  it('are added in a dialog that names the episode’s place (R-391, R-395, R-400)', async () => {
    const { api } = await mountFilmPage(seriesOf(), {
      answers: { 'GET /filmmakers/films/:id/new-episode-id': () => ({ data: { id: 31, episodeNumber: 3 } }) },
    });
    await press('Add Episode');
    const dialog = await screen.findByRole('dialog', { name: 'Add Episode Details' });
    await within(dialog).findByLabelText(/^Episode title/);
    expect(field(/^Season/, dialog).value).toBe('1');
    await enter(/^Episode title/, 'Night 3', dialog);
    await act(async () => within(dialog).getByRole('button', { name: 'Save and Finish Later' }).click());
    await waitFor(() => expect(bodies(api, update)).toHaveLength(1));
    expect(bodies(api, update)[0]).toMatchObject({
      programChapterId: 31,
      isNewEpisode: 1,
      programDetails: { episodeTitle: 'Night 3' },
    });
  });

  it.each([
    ['that says yes', () => ({ success: true }) as const, 'Episode deleted successfully.'],
    ['that says no', () => ({ success: false }), 'some error occurred please try again.'],
    [
      'that is refused',
      () => {
        throw new ApiError(404, 'not_found', 'This record does not exist.');
      },
      'This record does not exist.',
    ],
  ])('are deleted after a question; an answer %s is told (R-401 to R-403, R-596)', async (_what, answer, told) => {
    const { api } = await mountFilmPage(seriesOf(), { answers: { 'POST /filmmakers/:id/delete-chapter': answer } });
    await press(/^Delete Episode 2/);
    await press('Delete');
    await toast(told);
    expect(api.made.find(({ name }) => name === 'POST /filmmakers/:id/delete-chapter')?.input).toEqual({
      params: { id: 2 },
      body: { filmmakerProgramId: 7 },
    });
  });

  it('are deleted once: until the answer is there, the line says so and can be pressed no more', async () => {
    let answer: (reply: { readonly success: true }) => void = () => undefined;
    const { api } = await mountFilmPage(seriesOf(), {
      answers: {
        'POST /filmmakers/:id/delete-chapter': () =>
          new Promise((done) => {
            answer = done;
          }),
      },
    });
    await press(/^Delete Episode 2/);
    await press('Delete');
    const going = await screen.findByRole('button', { name: 'Delete Episode 2: Night 2: under way' });
    expect(going.textContent).toBe('');
    fireEvent.click(going);
    fireEvent.click(screen.getByRole('button', { name: /^Continue Episode 2/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(async () => answer({ success: true }));
    await toast('Episode deleted successfully.');
    expect(await screen.findByRole('button', { name: 'Delete Episode 2: Night 2' })).toBeTruthy();
    expect(api.names().filter((name) => name.endsWith('/delete-chapter'))).toHaveLength(1);
  });

  it('that are deleted are gone at once, though the network is lost before the film is fetched again', async () => {
    await mountFilmPage(seriesOf(), {
      answers: {
        'POST /filmmakers/:id/delete-chapter': () => {
          onlineManager.setOnline(false);
          return { success: true };
        },
      },
    });
    try {
      await press(/^Delete Episode 2/);
      await press('Delete');
      await toast('Episode deleted successfully.');
      const lines = () => screen.queryAllByRole('button', { name: /^Delete Episode/ }).map(({ ariaLabel }) => ariaLabel);
      await waitFor(() => expect(lines()).toEqual(['Delete Episode 1: Night 1']));
    } finally {
      onlineManager.setOnline(true);
    }
  });
});
