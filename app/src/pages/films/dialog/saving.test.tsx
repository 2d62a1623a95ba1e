// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { FilmDialog } from './FilmDialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  {
    how: 'with the server’s words',
    error: new ApiError(409, 'film_locked', 'It has been submitted.'),
    says: 'It has been submitted.',
  },
  { how: 'without', error: new ApiError(500, 'internal', ''), says: 'Something went wrong. Please try again.' },
])('a save that fails $how says so and closes the dialog (R-585, R-586)', async ({ error, says }) => {
  const onClose = vi.fn();
  await mountScreen(<FilmDialog filmId={7} onClose={onClose} />, {
    answers: {
      'GET /filmmakers/films/:id/view': () => ({ data: sampleFilm() }),
      'POST /filmmakers/films/:id/update': () => {
        throw error;
      },
    },
  });
  const title = await screen.findByLabelText(/^Title/);
  await act(async () => fireEvent.change(title, { target: { value: 'Another' } }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save and Finish Later' })));
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
