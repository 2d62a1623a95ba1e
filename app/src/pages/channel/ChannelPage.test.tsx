// @vitest-environment jsdom

import { ChannelStatus } from '@reelform/schemas/api';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { RouteLink } from '../../components/RouteLink.tsx';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { ChannelPage } from './ChannelPage.tsx';
import { shortDay } from './shortDay.ts';
import type { Channel } from './useChannel.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const detail = 'GET /filmmaker/channel/detail';
const numbers = 'GET /filmmaker/channel/get-numbers';
const createCall = 'POST /filmmaker/channel/create';
const updateCall = 'POST /filmmaker/channel/:id/update';

const banner = `channels/images/${'a'.repeat(32)}-harbour.jpg`;
const channelIn = (status: Channel['status'], changes: Partial<Channel> = {}): Channel => ({
  id: 3,
  number: 104,
  name: 'Ada Lumen Films',
  headline: null,
  bannerImage: banner,
  bannerImageUrl: '/storage/harbour.jpg',
  status,
  modified: Date.UTC(2024, 9, 28, 12) / 1000,
  rejectionNote: null,
  filmmakerChannelShortlink: null,
  shortlinkClicks: 0,
  ...changes,
});
const mount = (channel: Channel | null, answers: Answers = {}) =>
  mountScreen(
    [
      <RouteLink key="away" to="/">
        Away
      </RouteLink>,
      <ChannelPage key="page" />,
    ],
    {
      at: '/my-channel',
      user: { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false },
      answers: { [detail]: () => ({ data: { channel } }), [numbers]: () => ({ data: [101, 102, 104] }), ...answers },
    },
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const numberField = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Channel Number/ });
const enter = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const submit = () => act(async () => screen.getByRole('button', { name: 'Submit' }).click());

describe('My Channel', () => {
  it('shows an outline while the channel loads, and a failure with another try (R-445)', async () => {
    const waiting = await mount(null, { [detail]: () => new Promise(() => undefined) });
    expect(screen.getByLabelText('Loading your channel…')).toBeTruthy();
    waiting.unmount();
    let tries = 0;
    await mount(null, {
      [detail]: () => {
        tries += 1;
        if (tries === 1) throw new ApiError(500, 'internal', 'No.');
        return { data: { channel: channelIn(ChannelStatus.pending) } };
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText(/has been submitted on/)).toBeTruthy();
  });

  it('fetches anew what staff decided, and takes it off the badge once it is shown (R-083, R-445)', async () => {
    const asked: string[] = [];
    let waiting = 1;
    await mountScreen(<ChannelPage />, {
      at: '/my-channel',
      user: { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false },
      check: async () => ({ films: 0, channel: waiting }),
      answers: {
        [detail]: () => {
          asked.push('detail');
          return { data: { channel: channelIn(asked.length === 1 ? ChannelStatus.pending : ChannelStatus.deactivated) } };
        },
        'POST /filmmaker/channel/acknowledge': () => {
          asked.push('acknowledge');
          waiting = 0;
          return { success: true };
        },
      },
    });
    expect(await screen.findByText('Your channel has been deactivated.')).toBeTruthy();
    await waitFor(() => expect(asked).toContain('acknowledge'));
    expect(asked).toEqual(['detail', 'detail', 'acknowledge']);
  });

  it('asks for nothing more while nothing was decided', async () => {
    const { api } = await mount(channelIn(ChannelStatus.pending));
    expect(await screen.findByText(/has been submitted on/)).toBeTruthy();
    expect(api.names()).toEqual([detail]);
  });

  it('pending says when it was asked for and what to do, and nothing else (R-447, R-450, R-451, R-614)', async () => {
    await mount(channelIn(ChannelStatus.pending));
    const text =
      'Your request for channel activation has been submitted on Oct 28. Please check back within 5 business days for an update.';
    expect(await screen.findByText(text)).toBeTruthy();
    const contact =
      'If it has been more than 5 business days, you may follow up via the Contact Us button on the left side bar.';
    expect(screen.getByText(contact)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('deactivated says so, and whom to ask (R-447, R-452)', async () => {
    await mount(channelIn(ChannelStatus.deactivated));
    expect(await screen.findByText('Your channel has been deactivated.')).toBeTruthy();
    const contact = 'If you think this is a mistake, send us a message via the Contact Us button on the left side bar.';
    expect(screen.getByText(contact)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('names a day in the words of its language', () => {
    const seconds = Date.UTC(2024, 9, 28, 23, 59) / 1000;
    expect([shortDay(seconds, 'en'), shortDay(seconds, 'de')]).toEqual(['Oct 28', '28. Okt.']);
  });
});

describe('the request for a channel', () => {
  it('begins with the first free number and offers the other free ones only (R-446, R-455 to R-457, R-459)', async () => {
    await mount(null);
    const number = await numberField();
    expect(screen.getByRole('heading', { name: 'Activate Your Channel' })).toBeTruthy();
    expect(number.value).toBe('103');
    fireEvent.focus(number);
    fireEvent.change(number, { target: { value: '10' } });
    const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await waitFor(() => expect(offered()).toEqual(['103', '105', '106', '107', '108', '109']));
  });

  it('goes on with all 899 numbers when those taken cannot be fetched (R-457, R-460)', async () => {
    await mount(null, {
      [numbers]: () => {
        throw new ApiError(500, 'internal', 'No.');
      },
    });
    const number = await numberField();
    expect(number.value).toBe('101');
    expect(screen.queryByText('No.')).toBeNull();
    fireEvent.focus(number);
    fireEvent.click(number);
    await waitFor(() => expect(screen.getAllByRole('option').at(-1)?.getAttribute('aria-setsize')).toBe('899'));
  });

  it('is left with what was entered only after a question', async () => {
    const { where } = await mount(null);
    await numberField();
    const leave = () => act(async () => screen.getByRole('link', { name: 'Away', hidden: true }).click());
    const answer = (name: string) => act(async () => screen.getByRole('button', { name }).click());
    enter('Channel Name', 'Ada Lumen Films');
    await leave();
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await answer('Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([where().pathname, field('Channel Name').value]).toEqual(['/my-channel', 'Ada Lumen Films']);
    await leave();
    await answer('Leave');
    await waitFor(() => expect(where().pathname).toBe('/'));
  });

  it('tells its hints, counts the headline and refuses what is too long or missing (R-461 to R-465)', async () => {
    const { api } = await mount(null);
    await numberField();
    expect(screen.getByText('Your Channel Name must incorporate your own name or company. Subject for approval.')).toBeTruthy();
    expect(screen.getByText('Say something about you and your content in 300 characters or less')).toBeTruthy();
    expect(screen.getByText('0/300')).toBeTruthy();
    enter('Channel Name', 'n'.repeat(56));
    enter('Channel Headline', 'Hello');
    expect(await screen.findByText('5/300')).toBeTruthy();
    await submit();
    expect(screen.getAllByText('Please upload a banner image.').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Please enter the value must be less than or equal to 55 characters.').length).toBeGreaterThan(
      0,
    );
    expect(api.names()).not.toContain(createCall);
  });

  it('rejected: shows why, is filled in, keeps its own number and updates the channel (R-446, R-453, R-454, R-458)', async () => {
    let channel = channelIn(ChannelStatus.rejected, { rejectionNote: 'Too dark.', headline: 'Hello' });
    const { api } = await mount(null, {
      [detail]: () => ({ data: { channel } }),
      [updateCall]: () => {
        channel = channelIn(ChannelStatus.pending);
        return { data: { id: 3, status: 2 } };
      },
    });
    const number = await numberField();
    expect(screen.getByText('Too dark.')).toBeTruthy();
    expect(screen.getByText('Please edit your request and submit again.')).toBeTruthy();
    expect([number.value, field('Channel Name').value, field('Channel Headline').value]).toEqual([
      '104',
      'Ada Lumen Films',
      'Hello',
    ]);
    enter('Channel Name', 'Ada');
    await submit();
    await screen.findByText(/has been submitted on/);
    expect(api.made.find(({ name }) => name === updateCall)?.input).toEqual({
      params: { id: 3 },
      body: { number: 104, name: 'Ada', headline: 'Hello', bannerImage: banner },
    });
    expect(api.names()).not.toContain(createCall);
  });

  it('shows the server’s message in a banner and at its field, and can be sent again (R-469, R-473, R-492)', async () => {
    const message = 'The channel number 104 has just been taken by someone else. Please choose another one.';
    let refuse: () => void = () => undefined;
    const { api } = await mount(channelIn(ChannelStatus.rejected, { rejectionNote: 'No.' }), {
      [updateCall]: () =>
        new Promise((_done, fail) => {
          const errors = [{ path: '/number', keyword: 'channel_number_taken', message }];
          refuse = () => fail(new ApiError(422, 'channel_number_taken', message, errors));
        }),
    });
    const number = await numberField();
    enter('Channel Name', 'Ada');
    await submit();
    const saving = screen.getByRole('button', { name: 'Submitting…' });
    expect(saving.hasAttribute('disabled') || saving.getAttribute('aria-disabled') === 'true').toBe(true);
    await act(async () => refuse());
    // Looked for at once: the banner is there for five seconds, which a slow machine takes for two looks.
    await waitFor(() => expect(screen.getAllByText(message).some((one) => one.closest('[role="alert"]'))).toBe(true));
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    expect((await screen.findByRole('button', { name: 'Submit' })).hasAttribute('disabled')).toBe(false);
    await waitFor(() => expect(api.names().filter((name) => name === numbers)).toHaveLength(2));
  });

  it('shows how the channel stands when it was asked for by a call whose answer was lost, or decided about meanwhile', async () => {
    let channel = channelIn(ChannelStatus.rejected, { rejectionNote: 'No.' });
    const { api } = await mount(null, {
      [detail]: () => ({ data: { channel } }),
      [updateCall]: () => {
        channel = channelIn(ChannelStatus.pending);
        throw new ApiError(0, 'network', 'The server can not be reached.');
      },
    });
    await numberField();
    enter('Channel Name', 'Ada');
    await submit();
    expect(await screen.findByText(/has been submitted on/)).toBeTruthy();
    expect(api.names().filter((name) => name === updateCall)).toHaveLength(1);
  });
});
