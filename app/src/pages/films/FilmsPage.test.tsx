// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers, FakeApi } from '../../fixture/fakeApi.ts';
import { mountScreen, text } from '../../fixture/mountScreen.tsx';
import { sampleFilm } from '../../fixture/sampleFilm.ts';
import { sampleRow } from '../../fixture/sampleRow.ts';
import { FilmsPage } from './FilmsPage.tsx';
import type { FilmRow } from './row/filmRow.ts';

afterEach(cleanup);

const listOf = (rows: readonly FilmRow[], totalRows = rows.length): Answers => ({
  'GET /filmmakers/films': () => ({ data: { rows: [...rows], totalRows, totalPages: Math.ceil(totalRows / 20) } }),
});
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleRow({ id: index + 1, title: `Film ${index}` }));
const listCalls = (api: FakeApi) =>
  api.made.filter(({ name }) => name === 'GET /filmmakers/films').map(({ input }) => input.query);
const mount = (answers: Answers, at = '/') => mountScreen(<FilmsPage />, { answers, at });

const choose = async (title: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  const entry = await screen.findByRole('menuitem', { name: item });
  await act(async () => entry.click());
};

describe('the promotions of a row', () => {
  it.each([4, 5])('open from status %i, and take the notes about them as read (R-104, R-114, R-254)', async (statusValue) => {
    const { api } = await mount({
      ...listOf([sampleRow({ statusValue, promotionNotificationNotes: 2 })]),
      'POST /filmmakers/notification/:id/update': () => ({ success: true }),
    });
    expect(await screen.findByRole('img', { name: '2 notifications' })).toBeTruthy();
    await choose('Harbour Lights', 'Promotions');
    expect(await screen.findByRole('dialog', { name: 'Promotions: Harbour Lights' })).toBeTruthy();
    expect(api.made.find(({ name }) => name === 'POST /filmmakers/notification/:id/update')?.input).toEqual({
      params: { id: 1 },
      body: { updatePromotionNotificationNote: true },
    });
  });

  it.each([
    [0, []],
    [1, ['1 click']],
    [1234, ['1,234 clicks']],
  ])('%i clicks on the promo link are told as %j (R-282)', async (userClicks, told) => {
    await mount(listOf([sampleRow({ statusValue: 4, userClicks })]));
    await screen.findByText('Harbour Lights');
    expect(screen.queryAllByText(/click/).map(({ textContent }) => textContent)).toEqual(told);
  });
});

describe('the title of a row', () => {
  it('is read in the order of its own script, at the side of the others', async () => {
    const title = 'رسائل من الجزيرة';
    await mount(listOf([sampleRow({ title })]));
    const { unicodeBidi, textAlign } = getComputedStyle(await screen.findByText(title));
    expect([unicodeBidi, textAlign]).toEqual(['plaintext', 'match-parent']);
  });

  it('leaves the number of its notes the room that it takes', async () => {
    await mount(listOf([sampleRow({ title: 'W'.repeat(200), notificationNotes: 120 })]));
    expect(getComputedStyle(await screen.findByRole('img', { name: '120 notifications' })).flexShrink).toBe('0');
  });

  it.each([
    ['taken up again', 0, 'Edit Film'],
    ['looked at', 1, 'View Film'],
    ['looked at', 6, 'View Film'],
  ])('opens what the menu begins with: a film that is %s, in status %i', async (_what, statusValue, dialog) => {
    await mount({
      ...listOf([sampleRow({ statusValue })]),
      'GET /filmmakers/films/:id/view': () => ({ data: sampleFilm({ status: statusValue }) }),
      'POST /filmmakers/notification/:id/update': () => ({ success: true }),
    });
    const title = await screen.findByRole('button', { name: 'Harbour Lights' });
    await act(async () => title.click());
    expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy();
  });

  it('is a link where the film has a page, which takes the notes about it as read (R-103, R-114)', async () => {
    const { api, where } = await mount({
      ...listOf([sampleRow({ statusValue: 2, notificationNotes: 1 })]),
      'POST /filmmakers/notification/:id/update': () => ({ success: true }),
    });
    const link = await screen.findByRole('link', { name: 'Harbour Lights' });
    expect(link.getAttribute('href')).toBe('/films/view/1');
    const kept = fireEvent.click(link, { ctrlKey: true });
    expect([kept, where().pathname]).toEqual([true, '/']);
    await act(async () => link.click());
    expect(where().pathname).toBe('/films/view/1');
    expect(api.names()).toContain('POST /filmmakers/notification/:id/update');
  });

  it('is a text where nothing can be done', async () => {
    await mount(listOf([sampleRow({ statusValue: 99 })]));
    expect((await screen.findByText('Harbour Lights')).closest('a, button')).toBeNull();
  });
});

describe('the list', () => {
  it('asks for the filmmaker’s films, newest first, and says when there is none (R-094, R-110)', async () => {
    const { api } = await mount(listOf([]));
    expect(await screen.findByText('No records found')).toBeTruthy();
    expect(listCalls(api)).toEqual([{ page: 1, filmmaker: true }]);
  });

  it('says that it could not be loaded, and tries again (R-111)', async () => {
    let isDown = true;
    await mount({
      'GET /filmmakers/films': () => {
        if (isDown) throw new ApiError(500, 'internal', '');
        return { data: { rows: [sampleRow()], totalRows: 1, totalPages: 1 } };
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    isDown = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('Harbour Lights')).toBeTruthy();
    expect(screen.queryByText('Error in loading the data.')).toBeNull();
  });

  it.each([
    { total: 20, pager: 0 },
    { total: 21, pager: 1 },
  ])('of $total films has $pager pagers (R-091)', async ({ total, pager }) => {
    await mount(listOf(rowsOf(2), total));
    await screen.findByText('Film 0');
    expect(screen.queryAllByRole('button', { name: 'Next page' })).toHaveLength(pager);
  });

  it('numbers its rows on from page to page (R-092)', async () => {
    const { api } = await mount(listOf(rowsOf(2), 43));
    await screen.findByText('Film 0');
    await act(async () => screen.getByRole('button', { name: 'Next page' }).click());
    await waitFor(() => expect(listCalls(api).at(-1)).toMatchObject({ page: 2 }));
    await waitFor(() => expect(within(screen.getAllByRole('row')[1] ?? document.body).getByText('21')).toBeTruthy());
  });

  it('sorts by a heading, then the other way round, from page 1 (R-088)', async () => {
    const { api } = await mount(listOf(rowsOf(2), 43));
    await screen.findByText('Film 0');
    const heading = screen.getByRole('columnheader', { name: 'Title' });
    const sort = () => act(async () => within(heading).getByRole('button').click());
    await sort();
    await waitFor(() => expect(heading.getAttribute('aria-sort')).toBe('ascending'));
    await sort();
    await waitFor(() => expect(heading.getAttribute('aria-sort')).toBe('descending'));
    await waitFor(() =>
      expect(listCalls(api).slice(1)).toEqual([
        { page: 1, filmmaker: true, sortBy: 'title', orderBy: 'asc' },
        { page: 1, filmmaker: true, sortBy: 'title', orderBy: 'desc' },
      ]),
    );
    expect(screen.getAllByRole('columnheader').filter((cell) => cell.querySelector('button'))).toHaveLength(5);
  });

  it('searches from page 1 and cancels the answer it no longer waits for (R-093)', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { api } = await mount({
      'GET /filmmakers/films': ({ query, signal }) => {
        signals.push(signal);
        if (query?.searchText === 'h') return new Promise(() => undefined);
        return { data: { rows: rowsOf(2), totalRows: 43, totalPages: 3 } };
      },
    });
    await screen.findByText('Film 0');
    await act(async () => screen.getByRole('button', { name: 'Next page' }).click());
    const box = screen.getByRole('searchbox', { name: 'Search by title' });
    fireEvent.change(box, { target: { value: 'h' } });
    await waitFor(() => expect(listCalls(api).at(-1)).toEqual({ page: 1, filmmaker: true, searchText: 'h' }));
    fireEvent.change(box, { target: { value: 'ha' } });
    await waitFor(() => expect(listCalls(api).at(-1)).toEqual({ page: 1, filmmaker: true, searchText: 'ha' }));
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, true, false]);
  });

  it('stays at its address when Back closes a dialog over it, which asks before entries are left', async () => {
    const { back, where } = await mount(listOf(rowsOf(2), 43));
    await screen.findByText('Film 0');
    await act(async () => screen.getByRole('button', { name: 'Next page' }).click());
    const open = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Submit New Film' }));
      return screen.findByLabelText(/^Title/, { selector: 'input' });
    };
    await open();
    await back();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(where().search).toBe('?page=2');

    fireEvent.change(await open(), { target: { value: 'Half a title' } });
    await back();
    fireEvent.click(await screen.findByRole('button', { name: text('film.leaveStay') }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/, { selector: 'input' }).value).toBe('Half a title');
    await back();
    fireEvent.click(await screen.findByRole('button', { name: text('film.leaveConfirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().search).toBe('?page=2');

    await back();
    expect(where().search).toBe('');
  });

  it('is fetched anew with Refresh', async () => {
    const { api } = await mount(listOf([sampleRow()]));
    await screen.findByText('Harbour Lights');
    await act(async () => screen.getByRole('button', { name: 'Refresh' }).click());
    expect(listCalls(api)).toHaveLength(2);
  });

  it('shows the last page when the one asked for is gone', async () => {
    const { api } = await mount(
      {
        'GET /filmmakers/films': ({ query }) => ({
          data: { rows: query?.page === 1 ? rowsOf(2) : [], totalRows: 20, totalPages: 1 },
        }),
      },
      '/?page=2',
    );
    expect(await screen.findByText('Film 0')).toBeTruthy();
    expect(listCalls(api).map((query) => query && 'page' in query && query.page)).toEqual([2, 1]);
  });
});

describe('the actions of a row', () => {
  it.each([
    { statusValue: 2, at: '/films/view/1' },
    { statusValue: 8, at: '/films/view/1' },
  ])(
    'View of status $statusValue goes to $at and takes the notes as read (R-103, R-105, R-114)',
    async ({ statusValue, at }) => {
      const { api, where } = await mount({
        ...listOf([sampleRow({ statusValue, notificationNotes: 2 })]),
        'POST /filmmakers/notification/:id/update': () => ({ success: true }),
      });
      await choose('Harbour Lights', 'View');
      expect(where().pathname).toBe(at);
      expect(api.made.find(({ name }) => name === 'POST /filmmakers/notification/:id/update')?.input).toEqual({
        params: { id: 1 },
        body: { updateNotificationNote: true },
      });
    },
  );

  it('View of a row without notes acknowledges nothing', async () => {
    const { api } = await mount(listOf([sampleRow({ statusValue: 3 })]));
    await choose('Harbour Lights', 'View');
    expect(api.names()).not.toContain('POST /filmmakers/notification/:id/update');
  });

  it('Delete asks first; Cancel deletes nothing (R-112)', async () => {
    const { api } = await mount(listOf([sampleRow()]));
    await choose('Harbour Lights', 'Delete');
    expect(await screen.findByText('Do you want to delete this record? This action can not be undone.')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    expect(api.names()).toEqual(['GET /filmmakers/films']);
  });

  it.each([
    { name: 'is done', refusal: undefined, says: 'Deleted successfully.' },
    { name: 'is refused', refusal: new ApiError(409, 'film_locked', 'It has been submitted.'), says: 'It has been submitted.' },
    { name: 'fails', refusal: new ApiError(500, 'unknown', ''), says: 'Something went wrong. Please try again.' },
  ])('a deletion that $name says so, and the list is fetched anew (R-112, R-113, R-585, R-591)', async ({ refusal, says }) => {
    const { api } = await mount({
      ...listOf([sampleRow()]),
      'DELETE /filmmakers/films/:id/remove': () => {
        if (refusal) throw refusal;
        return { success: true };
      },
    });
    await choose('Harbour Lights', 'Delete');
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    await act(async () => confirm.click());
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    expect(api.made.find(({ name }) => name.startsWith('DELETE'))?.input).toEqual({ params: { id: 1 } });
    expect(api.names().at(-1)).toBe('GET /filmmakers/films');
  });

  it('is marked while it is being deleted, and can neither be opened nor deleted again', async () => {
    let answer = () => {};
    const { api } = await mount({
      ...listOf([sampleRow()]),
      'DELETE /filmmakers/films/:id/remove': () =>
        new Promise((done) => {
          answer = () => done({ success: true });
        }),
    });
    await choose('Harbour Lights', 'Delete');
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    await act(async () => confirm.click());
    const going = await screen.findByRole('button', { name: 'Harbour Lights is being deleted' });
    expect([going.getAttribute('aria-disabled'), going.closest('[role="row"]')?.getAttribute('aria-busy')]).toEqual([
      'true',
      'true',
    ]);
    fireEvent.click(going);
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(screen.getByText('Harbour Lights').closest('button, a')).toBeNull();
    await act(async () => answer());
    expect(await screen.findByRole('button', { name: 'Actions for Harbour Lights' })).toBeTruthy();
    expect(api.names().filter((name) => name.startsWith('DELETE'))).toHaveLength(1);
  });
});
