// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useMemo, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { stubClipboard } from '../../../fixture/stubClipboard.ts';
import type { TextLookup } from '../../../portal/messages.ts';
import { PortalContext, usePortal } from '../../../portal/PortalContext.ts';
import { ChannelPage } from '../ChannelPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const list = 'GET /filmmaker/channel/:id/channel-videos';
const assignCall = 'POST /filmmaker/channel/:id/assign-video';
const removeCall = 'DELETE /filmmaker/channel/:id/channel-video/:videoId/remove';
const searchCall = 'GET /filmmakers/films/search';

const link = 'https://films.example.com/s/abcdefghijkl';
const channel = {
  id: 3,
  number: 104,
  name: 'Ada Lumen Films',
  headline: null,
  bannerImage: `channels/images/${'a'.repeat(32)}-harbour.jpg`,
  bannerImageUrl: '/storage/harbour.jpg',
  status: 1,
  modified: 1_730_000_000,
  rejectionNote: null,
  filmmakerChannelShortlink: link,
  shortlinkClicks: 1234,
} as const;
const found = [
  { id: 11, title: 'Harbour Lights', isDiffFilmmaker: false, filmmakerName: 'Ada' },
  { id: 12, title: 'Night', isDiffFilmmaker: true, filmmakerName: 'Grace' },
];
const rows = [
  { id: 1, videoId: 21, title: 'Tide' },
  { id: 2, videoId: 22, title: 'Ebb' },
];
const page = (totalPages = 1) => ({ data: { rows, totalRows: totalPages * 20, totalPages } });
const mount = (answers: Answers = {}, element = <ChannelPage />) =>
  mountScreen(element, {
    at: '/my-channel',
    user: { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false },
    answers: {
      'GET /filmmaker/channel/detail': () => ({ data: { channel } }),
      [list]: () => page(),
      [searchCall]: () => ({ data: { rows: found, nextPage: null } }),
      ...answers,
    },
  });
/** A portal whose texts are others when a button is pressed, as they are in another language. */
function OtherLanguage({ children }: { readonly children: ReactNode }) {
  const portal = usePortal();
  const [text, setText] = useState<TextLookup>(() => portal.text);
  const value = useMemo(() => ({ ...portal, text }), [portal, text]);
  return (
    <PortalContext value={value}>
      <button
        type="button"
        onClick={() =>
          setText(
            () =>
              (...said: Parameters<TextLookup>) =>
                portal.text(...said),
          )
        }
      >
        another language
      </button>
      {children}
    </PortalContext>
  );
}
const picker = () => screen.findByRole('combobox', { name: /^Videos/ });
const choose = async (...titles: string[]) => {
  const input = await picker();
  fireEvent.focus(input);
  for (const title of titles) {
    fireEvent.click(input);
    fireEvent.change(input, { target: { value: title } });
    const option = await screen.findByRole('option', { name: new RegExp(title) });
    await act(async () => {
      fireEvent.mouseDown(option);
      fireEvent.click(option);
    });
  }
  fireEvent.keyDown(input, { key: 'Escape' });
};
const assignButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Assign/ });
const assign = async () => {
  const button = await screen.findByRole('button', { name: /^Assign/ });
  await act(async () => button.click());
};
const question = () => screen.findByRole('alertdialog', { name: 'Assigned Video' });

describe('the programs of an approved channel', () => {
  it('appear with the picker above them, which would push them down if it came later', async () => {
    const withoutPicker: string[] = [];
    const look = () => {
      if (screen.queryByRole('group', { name: 'Programs of your channel' }) && !screen.queryByRole('combobox'))
        withoutPicker.push(document.body.textContent ?? '');
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    await mount();
    await screen.findByText('Tide');
    observer.disconnect();
    expect(await picker()).toBeTruthy();
    expect(withoutPicker).toEqual([]);
  });

  it('are a tab with picker, order, promo link and clicks, and a table of names and actions (R-448, R-474, R-475, R-478, R-479)', async () => {
    const { where } = await mount();
    expect(await screen.findByRole('tab', { name: 'Programs' })).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    const panel = screen.getByRole('tabpanel', { name: 'Programs' });
    expect(panel.textContent).toContain('User clicks 1,234');
    expect(await picker()).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'Programs of your channel' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Video Name', 'Action']);
    expect(within(table).getByRole('button', { name: 'Delete Tide' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Manage Program Order' }));
    expect(where().pathname).toBe('/my-channel/3/assign-video-order');
  });

  it('copies the promo link without a call and says so 100 ms later (R-476, R-477)', async () => {
    const { api } = await mount();
    const writeText = stubClipboard();
    const button = await screen.findByRole('button', { name: 'Copy My Channel Promo Link' });
    const before = api.made.length;
    vi.useFakeTimers();
    await act(async () => fireEvent.click(button));
    expect(writeText).toHaveBeenCalledWith(link);
    // The toast's code is asked for by then; its wait must not be counted by two clocks.
    await act(() => vi.dynamicImportSettled());
    await act(async () => vi.advanceTimersByTime(99));
    expect(screen.queryByText('Link copied successfully.')).toBeNull();
    await act(async () => vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(await screen.findAllByText('Link copied successfully.')).not.toHaveLength(0);
    expect(api.made.length).toBe(before);
  });

  it('says when there are none, and when they cannot be loaded, with no row (R-481, R-489)', async () => {
    const empty = await mount({ [list]: () => ({ data: { rows: [], totalRows: 0, totalPages: 0 } }) });
    expect(await screen.findByText('No records found')).toBeTruthy();
    empty.unmount();
    await mount({
      [list]: () => {
        throw new ApiError(500, 'internal', 'No.');
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('come in pages with buttons to the first and the last, where there is more than one (R-480)', async () => {
    const single = await mount();
    await screen.findByText('Tide');
    expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull();
    single.unmount();
    const { api } = await mount({ [list]: () => page(7) });
    await screen.findByText('Page 1 of 7');
    const shown = [
      ['Last page', 7],
      ['Previous page', 6],
      ['First page', 1],
      ['Next page', 2],
    ] as const;
    for (const [name, number] of shown) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(await screen.findByText(`Page ${number} of 7`)).toBeTruthy();
      await waitFor(() =>
        expect(api.made.some(({ input }) => input.query && 'page' in input.query && input.query.page === number)).toBe(true),
      );
    }
  });
});

describe('assigning videos', () => {
  it('is there for a selection only, and not while it is under way; one’s own are assigned without a question (R-482, R-487, R-490)', async () => {
    let answer: (reply: { data: { videoId: number; status: boolean; message: string }[] }) => void = () => undefined;
    const { api } = await mount({ [assignCall]: () => new Promise((done) => (answer = done)) });
    await picker();
    expect(assignButton().disabled || assignButton().getAttribute('aria-disabled') === 'true').toBe(true);
    await choose('Harbour');
    const searched = api.made.filter(({ name }) => name === searchCall).at(-1);
    expect(searched?.input.query).toEqual({ page: 1, searchText: 'Harbour' });
    await assign();
    expect(assignButton().disabled || assignButton().getAttribute('aria-disabled') === 'true').toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.made.find(({ name }) => name === assignCall)?.input).toEqual({
      params: { id: 3 },
      body: { videos: [found[0]] },
    });
    const lists = api.names().filter((name) => name === list).length;
    await act(async () => answer({ data: [{ videoId: 11, status: true, message: 'done' }] }));
    expect(await screen.findByText('1 video was assigned to your channel.')).toBeTruthy();
    await waitFor(() => expect(api.names().filter((name) => name === list).length).toBeGreaterThan(lists));
    expect(screen.queryByText('Harbour Lights')).toBeNull();
    // The button that had the focus is disabled: the next video is chosen where the first was.
    const input = await picker();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('of another filmmaker’s asks first; Back assigns nothing (R-483, R-484)', async () => {
    const { api } = await mount({ [assignCall]: () => ({ data: [{ videoId: 12, status: true, message: 'done' }] }) });
    await choose('Night');
    await assign();
    const text =
      'This content is owned by another filmmaker. You may add it to your channel, but you will not earn any revenue from views on this content.';
    expect(within(await question()).getByText(text)).toBeTruthy();
    fireEvent.click(within(await question()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.names()).not.toContain(assignCall);
    await assign();
    fireEvent.click(within(await question()).getByRole('button', { name: 'Add to My Channel' }));
    await waitFor(() => expect(api.names()).toContain(assignCall));
  });

  it('of another filmmaker’s asks first in another language than it was chosen in, too (R-483)', async () => {
    const element = (
      <OtherLanguage>
        <ChannelPage />
      </OtherLanguage>
    );
    const { api } = await mount({ [assignCall]: () => ({ data: [{ videoId: 12, status: true, message: 'done' }] }) }, element);
    await choose('Night');
    await act(async () => screen.getByRole('button', { name: 'another language' }).click());
    await assign();
    fireEvent.click(within(await question()).getByRole('button', { name: 'Add to My Channel' }));
    await waitFor(() => expect(api.made.find(({ name }) => name === assignCall)?.input.body).toEqual({ videos: [found[1]] }));
  });

  it('joins what failed with commas, clears the selection and loads the list anew (R-487)', async () => {
    await mount({
      [assignCall]: () => ({
        data: [
          { videoId: 11, status: false, message: 'One.' },
          { videoId: 13, status: true, message: 'Fine.' },
          { videoId: 14, status: false, message: 'Two.' },
        ],
      }),
    });
    await choose('Harbour');
    await assign();
    expect(await screen.findByText('One., Two.')).toBeTruthy();
    expect(screen.queryByText('Harbour Lights')).toBeNull();
  });

  it('that fails as a whole says what the server says and keeps the selection (R-488)', async () => {
    await mount({
      [assignCall]: () => {
        throw new ApiError(409, 'channel_closed', 'Your channel is not active.');
      },
    });
    await choose('Harbour');
    await assign();
    expect(await screen.findByText('Your channel is not active.')).toBeTruthy();
    expect(screen.getAllByText('Harbour Lights').length).toBeGreaterThan(0);
  });
});

describe('taking a video out', () => {
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Tide' }));
    return screen.findByRole('alertdialog', { name: 'Delete Assigned Video' });
  };

  it('asks first, and removes by the film’s number (R-485, R-578)', async () => {
    const { api } = await mount({ [removeCall]: () => ({ success: true }) });
    const dialog = await ask();
    expect(within(dialog).getByText('Do you want to delete this record? This action can not be undone.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.names()).not.toContain(removeCall);
    fireEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.made.find(({ name }) => name === removeCall)?.input.params).toEqual({ id: 3, videoId: 21 }));
    expect(await screen.findByText('“Tide” was taken out of your channel.')).toBeTruthy();
  });

  it('that fails says what the server says (R-486)', async () => {
    await mount({
      [removeCall]: () => {
        throw new ApiError(404, 'not_found', 'This record does not exist.');
      },
    });
    fireEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This record does not exist.')).toBeTruthy();
  });
});
