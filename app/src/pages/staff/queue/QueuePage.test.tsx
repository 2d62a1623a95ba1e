// @vitest-environment jsdom
import type { CallTypes } from '@reelform/schemas/api';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { QueuePage } from './QueuePage.tsx';

afterEach(cleanup);

type Row = CallTypes<'GET /staff/films'>['reply']['data']['rows'][number];

const row: Row = {
  id: 7,
  title: 'Harbour Lights',
  type: 'SHORT_FILM',
  status: 'Contract Sent',
  statusValue: 1,
  statusClass: 'info',
  filmmakerName: 'Ada Lumen',
  filmmakerEmail: 'ada@example.com',
  submissionDate: Date.UTC(2024, 9, 28) / 1000,
  releaseDate: null,
  awaitingAssets: 2,
  removalRequests: 1,
};
const answer = (rows: Row[], totalPages = 1): Answers => ({
  'GET /staff/films': () => ({ data: { rows, totalRows: rows.length, totalPages } }),
});
const lastQuery = (api: Awaited<ReturnType<typeof mountScreen>>['api']) => api.made.at(-1)?.input.query;

describe('the queue of the staff', () => {
  it('shows whose film it is, where it stands and what is to be decided, and leads to it (R-390)', async () => {
    const { where } = await mountScreen(<QueuePage />, { answers: answer([row]), at: '/staff' });
    expect(await screen.findByText('2 to review, 1 to remove')).toBeTruthy();
    for (const text of ['Short Film', 'Oct 28, 2024']) expect(screen.getByText(text)).toBeTruthy();
    await act(async () => screen.getByRole('link', { name: 'Harbour Lights' }).click());
    expect(where().pathname).toBe('/staff/films/7');
  });

  it('keeps search, status and page in its address; a new search begins with page 1 (R-390)', async () => {
    const { api, where } = await mountScreen(<QueuePage />, { answers: answer([row], 3), at: '/staff?page=2' });
    expect(lastQuery(api)).toEqual({ page: 2 });
    await screen.findByText('Ada Lumen', { exact: false });
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: '3' } });
    await waitFor(() => expect(where().search).toBe('?status=3'));
    expect(lastQuery(api)).toEqual({ page: 1, status: 3 });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search title, name or email' }), { target: { value: 'ada' } });
    await waitFor(() => expect(lastQuery(api)).toEqual({ page: 1, searchText: 'ada', status: 3 }));
    await act(async () => screen.getByRole('button', { name: 'Next page' }).click());
    expect(lastQuery(api)).toEqual({ page: 2, searchText: 'ada', status: 3 });
  });

  it('shows the last page when the one asked for is gone', async () => {
    const answers: Answers = {
      'GET /staff/films': ({ query }) => ({ data: { rows: query?.page === 1 ? [row] : [], totalRows: 1, totalPages: 1 } }),
    };
    const { where } = await mountScreen(<QueuePage />, { answers, at: '/staff?page=4' });
    expect(await screen.findByRole('link', { name: 'Harbour Lights' })).toBeTruthy();
    expect(where().search).toBe('');
  });

  it.each([
    ['/staff', 'Films appear here as soon as filmmakers submit them.'],
    ['/staff?status=3', 'No film matches this search and status.'],
  ])('says what an empty list at %s means (R-583)', async (at, hint) => {
    await mountScreen(<QueuePage />, { answers: answer([]), at });
    expect(await screen.findByText('No records found')).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again (R-582)', async () => {
    let isDown = true;
    await mountScreen(<QueuePage />, {
      answers: {
        'GET /staff/films': () => {
          if (isDown) throw new ApiError(500, 'internal', '');
          return { data: { rows: [row], totalRows: 1, totalPages: 1 } };
        },
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    isDown = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('link', { name: 'Harbour Lights' })).toBeTruthy();
  });
});
