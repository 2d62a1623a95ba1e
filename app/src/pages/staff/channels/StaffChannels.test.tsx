// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { paths } from '../../../routes.ts';
import { ChannelQueuePage } from './ChannelQueuePage.tsx';
import { StaffChannelPage } from './StaffChannelPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const channel = {
  id: 3,
  number: 104,
  name: 'Ada Lumen Films',
  headline: null,
  bannerImageUrl: '/storage/harbour.jpg',
  status: 2,
  version: 5,
  modified: 1_730_000_000,
  rejectionNote: null,
  filmmakerName: 'Ada Lumen',
  filmmakerEmail: 'ada@example.com',
  videoCount: 0,
} as const;
const history = [
  { id: 9, action: 'rejectChannel', decidedBy: 'Sam', decidedAt: 1_729_000_000, fromStatus: 2, toStatus: 0, note: 'Too dark.' },
] as const;
const look = 'GET /staff/channels/:id';
const list = 'GET /staff/channels';
const decide = 'POST /staff/channels/:id/decide';

const mount = (at: string, answers: Answers) =>
  mountScreen(
    <Routes>
      <Route path={paths.staffChannels} element={<ChannelQueuePage />} />
      <Route path={paths.staffChannel} element={<StaffChannelPage />} />
    </Routes>,
    { at, user: { id: 1, name: 'Sam', email: 'sam@example.com', showResourcesTab: false }, answers },
  );

describe('channels at the staff desk', () => {
  it('are a queue that leads to each of them, narrowed by status', async () => {
    const { api, where } = await mount('/staff/channels', {
      [list]: () => ({ data: { rows: [channel], totalRows: 1, totalPages: 1, waitingRows: 1 } }),
    });
    expect((await screen.findByRole('link', { name: channel.name })).getAttribute('href')).toBe('/staff/channels/3');
    expect(screen.getAllByText('Pending').length).toBeGreaterThan(0);
    expect(api.made.at(-1)?.input.query).toEqual({ page: 1, waiting: true });
    expect(screen.getByRole('option', { name: 'To decide (1)', selected: true })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: '0' } });
    expect(where().search).toBe('?status=0');
    await waitFor(() => expect(api.made.at(-1)?.input.query).toEqual({ page: 1, status: 0 }));
  });

  it.each([
    ['the queue as it was left', '/staff/channels?search=ada&status=2&page=2'],
    ['the whole queue, come to by a link of its own', '/staff/channels/3'],
  ])('lead back to %s', async (_what, at) => {
    const { where } = await mount(at, {
      [list]: () => ({ data: { rows: [channel], totalRows: 21, totalPages: 2, waitingRows: 21 } }),
      [look]: () => ({ data: { channel, history: [] } }),
    });
    const isQueue = at.includes('?');
    const title = isQueue ? await screen.findByRole('link', { name: channel.name }) : undefined;
    await act(async () => title?.click());
    expect(where().pathname).toBe('/staff/channels/3');
    const back = await screen.findByRole('link', { name: 'Back to the channels' });
    await act(async () => back.click());
    expect(where().pathname + where().search).toBe(isQueue ? at : '/staff/channels');
  });

  it('are not deactivated by what looks like the next step', async () => {
    const primaryOf = async (status: 1 | 2) => {
      await mount('/staff/channels/3', { [look]: () => ({ data: { channel: { ...channel, status }, history: [] } }) });
      const [first] = within(await screen.findByRole('group', { name: 'Decisions' })).getAllByRole('button');
      cleanup();
      return [first?.textContent, first?.className];
    };
    const [approve, primary] = await primaryOf(2);
    const [deactivate, other] = await primaryOf(1);
    expect([approve, deactivate]).toEqual(['Approve channel', 'Deactivate channel']);
    expect(other).not.toBe(primary);
  });

  it('are rejected with a reason, for the version that was looked at', async () => {
    const { api } = await mount('/staff/channels/3', {
      [look]: () => ({ data: { channel, history: [...history] } }),
      [decide]: () => ({ success: true }),
    });
    expect(await screen.findByText('Too dark.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Banner of Ada Lumen Films' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reject channel' }));
    const note = await screen.findByRole('textbox', { name: /^What is wrong/ });
    fireEvent.change(note, { target: { value: 'No name.' } });
    fireEvent.blur(note);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
    await waitFor(() =>
      expect(api.made.find(({ name }) => name === decide)?.input).toEqual({
        params: { id: 3 },
        body: { action: 'rejectChannel', version: 5, note: 'No name.' },
      }),
    );
  });

  it('that are not there say so', async () => {
    await mount('/staff/channels/99', {
      [look]: () => {
        throw new ApiError(404, 'not_found', 'This record does not exist.');
      },
    });
    expect(await screen.findByText('This record does not exist.')).toBeTruthy();
  });
});
