// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { paths } from '../../../routes.ts';
import { OrderPage } from './OrderPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const load = 'GET /filmmaker/channel/:id/all-channel-videos';
const saveCall = 'POST /filmmaker/channel/:id/update-program-order';
const rows = ['Tide', 'Ebb', 'Flood'].map((title, index) => ({ id: index + 1, videoId: index + 21, title }));

const mount = (answers: Answers = {}, at = '/my-channel/3/assign-video-order') =>
  mountScreen(
    <Routes>
      <Route path={paths.assignVideoOrder} element={<OrderPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      user: { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false },
      answers: { [load]: () => ({ data: { rows } }), ...answers },
    },
  );
const titles = () =>
  screen
    .getAllByRole('listitem')
    // A message that is shown is an item of a list of its own.
    .flatMap((item) => within(item).queryAllByRole('group'))
    .map((row) => document.getElementById(row.getAttribute('aria-labelledby') ?? '')?.textContent);
const moveLastUp = async () => {
  const handle = await screen.findByRole('button', { name: 'Move Flood' });
  await act(async () => fireEvent.keyDown(handle, { key: 'ArrowUp' }));
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

describe('Manage Program Order', () => {
  it('shows every video in its order, none of which can be edited, added or removed (R-494, R-497)', async () => {
    const { api } = await mount();
    await screen.findByRole('button', { name: 'Move Tide' });
    expect(titles()).toEqual(['Tide', 'Ebb', 'Flood']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove|Add/ })).toBeNull();
    expect(api.made[0]).toMatchObject({ name: load, input: { params: { id: 3 } } });
  });

  it('saves the places beginning with 0, reads Saving... meanwhile, and says when it is done (R-495, R-498, R-499, R-605, R-614)', async () => {
    let done: () => void = () => undefined;
    const { api } = await mount({ [saveCall]: () => new Promise((answer) => (done = () => answer({ success: true }))) });
    await moveLastUp();
    expect(titles()).toEqual(['Tide', 'Flood', 'Ebb']);
    await press('Save Order');
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy();
    expect(api.made.at(-1)).toEqual({
      name: saveCall,
      input: {
        params: { id: 3 },
        body: [
          { id: 1, videoId: 21, title: 'Tide', displayOrder: 0 },
          { id: 3, videoId: 23, title: 'Flood', displayOrder: 1 },
          { id: 2, videoId: 22, title: 'Ebb', displayOrder: 2 },
        ],
      },
    });
    await act(async () => done());
    expect(await screen.findByText('Programs order changed successfully.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save Order' })).toBeTruthy();
  });

  it('shows once it is saved what another window has put in and taken out meanwhile', async () => {
    let stored: readonly (typeof rows)[number][] = rows;
    await mount({ [load]: () => ({ data: { rows: [...stored] } }), [saveCall]: () => ({ success: true }) });
    await moveLastUp();
    stored = [
      ...['Flood', 'Ebb'].flatMap((title) => rows.filter((row) => row.title === title)),
      { id: 9, videoId: 29, title: 'Spray' },
    ];
    await press('Save Order');
    await waitFor(() => expect(titles()).toEqual(['Flood', 'Ebb', 'Spray']));
  });

  it('that another window has saved meanwhile is not undone without a question', async () => {
    const stored = { rows };
    const { api } = await mount({
      [load]: () => ({ data: { rows: [...stored.rows] } }),
      [saveCall]: () => ({ success: true }),
    });
    const saves = () => api.made.filter(({ name }) => name === saveCall);
    await moveLastUp();
    stored.rows = ['Ebb', 'Tide', 'Flood'].flatMap((title) => rows.filter((row) => row.title === title));
    await press('Save Order');
    await screen.findByRole('alertdialog', { name: 'Ordered elsewhere' });
    await press('Keep editing');
    await waitFor(() => expect(titles()).toEqual(['Tide', 'Flood', 'Ebb']));
    expect(saves()).toEqual([]);
    await press('Save Order');
    await screen.findByRole('alertdialog', { name: 'Ordered elsewhere' });
    await press('Save my order');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.input.body).toMatchObject([{ id: 1 }, { id: 3 }, { id: 2 }]);
  });

  it.each([['0'], ['abc'], ['9']])('of a channel that is none (%s) says so, and offers no second try (R-501)', async (id) => {
    const none = () => {
      throw new ApiError(404, 'not_found', 'Not found.');
    };
    await mount({ [load]: none }, `/my-channel/${id}/assign-video-order`);
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('that cannot be saved says so and keeps the order (R-500)', async () => {
    await mount({
      [saveCall]: () => {
        throw new ApiError(500, 'internal', 'No.');
      },
    });
    await moveLastUp();
    await press('Save Order');
    expect(await screen.findByText('Something went wrong. Please Refresh the page and retry.')).toBeTruthy();
    expect(titles()).toEqual(['Tide', 'Flood', 'Ebb']);
  });

  it('goes back to My Channel, an order that was not saved only after a question (R-496)', async () => {
    const { where } = await mount();
    await moveLastUp();
    await press('Back');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Stay');
    expect(where().pathname).toBe('/my-channel/3/assign-video-order');
    await press('Back');
    await press('Leave');
    await waitFor(() => expect(where().pathname).toBe('/my-channel'));
  });

  it('leaves what was not changed without a question (R-496)', async () => {
    const { where } = await mount();
    await screen.findByRole('button', { name: 'Save Order' });
    await press('Back');
    await waitFor(() => expect(where().pathname).toBe('/my-channel'));
  });

  it('that cannot be loaded says so, with no row, and is asked for again (R-501)', async () => {
    let isUp = false;
    await mount({
      [load]: () => {
        if (!isUp) throw new ApiError(500, 'internal', 'Something went wrong.');
        return { data: { rows: [] } };
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
    isUp = true;
    await press('Try again');
    expect(await screen.findByText('No records found')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });
});
