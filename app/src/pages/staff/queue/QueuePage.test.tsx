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
  isWaiting: true,
  awaitingAssets: 2,
  removalRequests: 1,
};
const answer = (rows: Row[], totalPages = 1): Answers => ({
  'GET /staff/films': () => ({ data: { rows, totalRows: rows.length, totalPages, waitingRows: 12 } }),
});
const lastQuery = (api: Awaited<ReturnType<typeof mountScreen>>['api']) => api.made.at(-1)?.input.query;

describe('the queue of the staff', () => {
  it('shows whose film it is, where it stands and what is to be decided, and leads to it (R-390)', async () => {
    const { where } = await mountScreen(<QueuePage />, { answers: answer([row]), at: '/staff' });
    expect(await screen.findByText('The film, 2 to review, 1 to remove')).toBeTruthy();
    for (const text of ['Short Film', 'Oct 28, 2024']) expect(screen.getByText(text)).toBeTruthy();
    await act(async () => screen.getByRole('link', { name: 'Harbour Lights' }).click());
    expect(where().pathname).toBe('/staff/films/7');
  });

  it('keeps search, status and page in its address; a new search begins with page 1 (R-390)', async () => {
    const { api, where } = await mountScreen(<QueuePage />, { answers: answer([row], 3), at: '/staff?page=2' });
    expect(lastQuery(api)).toEqual({ page: 2, waiting: true });
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
      'GET /staff/films': ({ query }) => ({
        data: { rows: query?.page === 1 ? [row] : [], totalRows: 1, totalPages: 1, waitingRows: 1 },
      }),
    };
    const { where } = await mountScreen(<QueuePage />, { answers, at: '/staff?page=4' });
    expect(await screen.findByRole('link', { name: 'Harbour Lights' })).toBeTruthy();
    expect(where().search).toBe('');
  });

  it('begins with what waits for a decision, tells how much that is, and leads to all that was submitted (R-390)', async () => {
    const { api, where } = await mountScreen(<QueuePage />, { answers: answer([row]), at: '/staff' });
    expect(await screen.findByRole('option', { name: 'To decide (12)', selected: true })).toBeTruthy();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['To decide (12)', 'All statuses', 'Contract Sent']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'all' } });
    await waitFor(() => expect(where().search).toBe('?status=all'));
    expect(lastQuery(api)).toEqual({ page: 1 });
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'waiting' } });
    await waitFor(() => expect(where().search).toBe(''));
  });

  it.each([
    ['/staff', 'Nothing to decide', /^No film waits for a decision/],
    ['/staff?search=ada', 'No records found', 'No film matches this search and status.'],
    ['/staff?status=3', 'No records found', 'No film matches this search and status.'],
    ['/staff?status=all', 'No records found', 'Films appear here as soon as filmmakers submit them.'],
  ])('says what an empty list at %s means, and leads to the whole of it (R-583)', async (at, headline, hint) => {
    const { where } = await mountScreen(<QueuePage />, { answers: answer([]), at });
    expect(await screen.findByText(headline)).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    const all = screen.queryByRole('button', { name: 'Show all statuses' });
    expect(all === null).toBe(at.endsWith('all'));
    if (!all) return;
    await act(async () => all.click());
    expect(new URLSearchParams(where().search).get('status')).toBe('all');
    expect(new URLSearchParams(where().search).get('search')).toBe(at.includes('ada') ? 'ada' : null);
  });

  it('says that it could not be loaded, and tries again (R-582)', async () => {
    let isDown = true;
    await mountScreen(<QueuePage />, {
      answers: {
        'GET /staff/films': () => {
          if (isDown) throw new ApiError(500, 'internal', '');
          return { data: { rows: [row], totalRows: 1, totalPages: 1, waitingRows: 1 } };
        },
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    isDown = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('link', { name: 'Harbour Lights' })).toBeTruthy();
  });
});
