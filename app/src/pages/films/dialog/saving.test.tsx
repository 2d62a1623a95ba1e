// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { fillStorage } from '../../../fixture/fillStorage.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { createBoardHolder } from '../../../uploads/boardHolder.ts';
import { FilmDialog } from './FilmDialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Gives the film another title and saves it; the title's field. */
const saveAnother = async (): Promise<HTMLInputElement> => {
  const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
  await act(async () => fireEvent.change(title, { target: { value: 'Another' } }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save and Finish Later' })));
  return title;
};

it.each([
  {
    how: 'with the server’s words',
    error: new ApiError(409, 'reused_key', 'It was sent before.'),
    says: 'It was sent before.',
  },
  { how: 'without', error: new ApiError(500, 'internal', ''), says: 'Something went wrong. Please try again.' },
])(
  'a save that fails $how says so, with where the entries are, and closes the dialog (R-585, R-586)',
  async ({ error, says }) => {
    const onClose = vi.fn();
    await mountScreen(<FilmDialog filmId={7} onClose={onClose} />, {
      answers: {
        'GET /filmmakers/films/:id/view': () => ({ data: sampleFilm() }),
        'POST /filmmakers/films/:id/update': () => {
          throw error;
        },
      },
    });
    await saveAnother();
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    expect(screen.getByText(/^What you typed is kept on this device: edit the film again/)).toBeTruthy();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
);

it('a save that fails while this device has no room for the entries keeps them in the dialog, which stays open', async () => {
  fillStorage();
  const onClose = vi.fn();
  await mountScreen(<FilmDialog filmId={undefined} onClose={onClose} />, {
    answers: {
      'POST /filmmakers/films/create': () => {
        throw new ApiError(422, 'invalid', 'It is not taken.');
      },
    },
  });
  const title = await saveAnother();
  expect((await screen.findAllByText('It is not taken.')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^What you typed is kept on this device/)).toBeNull();
  expect([title.value, onClose.mock.calls.length]).toEqual(['Another', 0]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(await screen.findByText('Your changes are not saved and will be lost.')).toBeTruthy();
});

it('a save that fails while there is room for the entries, but not with the film that they were typed over, keeps them as well', async () => {
  fillStorage();
  localStorage.setItem('reelform.draft.film', localStorage.getItem('reelform.draft.film')?.slice(300) ?? '');
  const onClose = vi.fn();
  await mountScreen(<FilmDialog filmId={7} onClose={onClose} />, {
    answers: {
      'GET /filmmakers/films/:id/view': () => ({ data: sampleFilm({ shortDescription: 'x'.repeat(100) }) }),
      'POST /filmmakers/films/:id/update': () => {
        throw new ApiError(500, 'internal', '');
      },
    },
  });
  const title = await saveAnother();
  expect((await screen.findAllByText('Something went wrong. Please try again.')).length).toBeGreaterThan(0);
  expect([title.value, onClose.mock.calls.length]).toEqual(['Another', 0]);
});

it.each([
  {
    what: 'deleted',
    error: new ApiError(404, 'not_found', 'This record does not exist.'),
    says: /^This film no longer exists/,
  },
  {
    what: 'submitted',
    error: new ApiError(409, 'film_locked', 'It can no longer be changed.'),
    says: /^This film was submitted in another window/,
  },
])(
  'a save of a draft that was $what meanwhile says so and stays open: what was typed could not be opened again',
  async (meanwhile) => {
    const onClose = vi.fn();
    await mountScreen(<FilmDialog filmId={7} onClose={onClose} />, {
      answers: {
        'GET /filmmakers/films/:id/view': () => ({ data: sampleFilm() }),
        'POST /filmmakers/films/:id/update': () => {
          throw meanwhile.error;
        },
      },
    });
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    await act(async () => fireEvent.change(title, { target: { value: 'Another' } }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save and Finish Later' })));
    expect((await screen.findAllByText(meanwhile.says)).length).toBeGreaterThan(0);
    expect([title.value, onClose.mock.calls.length]).toEqual(['Another', 0]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    // No dialog opens for it again, in which it could be offered.
    expect(await screen.findByText('Your changes can no longer be saved and will be lost.')).toBeTruthy();
    expect(screen.queryByText(/stay on this device/)).toBeNull();
  },
);

it('a video that is sent for a film that is deleted is not said to go on, nor its entries to be kept', async () => {
  await mountScreen(<FilmDialog filmId={7} onClose={() => undefined} />, {
    answers: {
      'GET /filmmakers/films/:id/view': () => ({ data: sampleFilm({ type: 'SHORT_FILM', videoUrl: null }) }),
      'POST /filmmakers/films/:id/update': () => {
        throw new ApiError(404, 'not_found', 'This record does not exist.');
      },
    },
    uploads: createBoardHolder(() => new Promise(() => undefined)),
  });
  await saveAnother();
  await screen.findAllByText(/^This film no longer exists/);
  await screen.findByRole('button', { name: /Choose a video/ });
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no field for a video');
  const bytes = readFileSync('tests/journeys/fixtures/short-film.mp4');
  await act(async () => fireEvent.change(input, { target: { files: [new File([bytes], 'a.mp4', { type: 'video/mp4' })] } }));
  await screen.findAllByText(/^File Uploading/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(await screen.findByText('Your changes can no longer be saved and will be lost.')).toBeTruthy();
});

it('entries kept on the device begin anew an episode that was deleted elsewhere meanwhile', async () => {
  const chapter = { chapterId: 3, episodeNumber: 1, title: 'One' };
  const film = sampleFilm({
    type: 'SERIES',
    chapters: [{ ...chapter, episodeUrl: null, isNewEpisode: 0, filmmakerProgramStatus: 0, programDetail: { isCopy: false } }],
  });
  const kept = { title: 'A', type: 'SERIES', chapters: [chapter, { chapterId: 4, episodeNumber: 2, title: 'Two' }] };
  localStorage.setItem('reelform.draft.film-submission/1/7', JSON.stringify({ savedAt: 1, data: kept }));
  const { api } = await mountScreen(<FilmDialog filmId={7} onClose={() => undefined} />, {
    user: { id: 1, name: 'Ada', email: 'ada@example.com', showResourcesTab: false },
    answers: {
      'GET /filmmakers/films/:id/view': () => ({ data: film }),
      'POST /filmmakers/films/:id/update': () => ({ data: { id: 7, version: 3, submit: false, changeStatus: 0 } }),
    },
  });
  const offer = await screen.findByRole('button', { name: 'Bring them back' });
  await act(async () => offer.click());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save and Finish Later' })));
  const saved = () => api.made.find(({ name }) => name === 'POST /filmmakers/films/:id/update');
  await waitFor(() => expect(saved()?.input.body).toMatchObject({ episodeData: [chapter, { title: 'Two' }] }));
  expect(JSON.stringify(saved()?.input.body)).not.toContain('"chapterId":4');
});
