// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { fillFrame } from '../../fixture/fillFrame.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { takeContractEnd } from '../../session/contractEnd.ts';
import { ContractCancelledPage } from './ContractCancelledPage.tsx';
import { ContractPage } from './ContractPage.tsx';
import { ContractSignedPage } from './ContractSignedPage.tsx';

const own = window.parent;
const stand = (parent: unknown) => Object.defineProperty(window, 'parent', { configurable: true, value: parent });
afterEach(() => {
  cleanup();
  stand(own);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page around a contract', () => {
  it('shows the provider’s page in a frame (R-008, R-302, R-303)', async () => {
    const contractEmbedUrl = '/signing/a-view';
    const { api } = await mountScreen(<ContractPage />, {
      at: '/contract/a-token',
      answers: { 'GET /filmmaker-films/contract/:token/view': () => ({ contractEmbedUrl }) },
    });
    expect((await screen.findByTitle('Contract to read and sign')).getAttribute('src')).toBe(contractEmbedUrl);
    expect(api.made[0]?.input.params).toEqual({ token: 'a-token' });
  });

  it('says that the provider’s page is on its way, and after a while offers to ask for it anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let views = 0;
    await mountScreen(<ContractPage />, {
      at: '/contract/a-token',
      answers: {
        'GET /filmmaker-films/contract/:token/view': () => {
          views += 1;
          return { contractEmbedUrl: `/signing/${views}` };
        },
      },
    });
    await screen.findByTitle('Contract to read and sign');
    expect(screen.getByText('Loading contract…')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('This takes longer than usual.')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    const frame = await screen.findByTitle('Contract to read and sign');
    expect(frame.getAttribute('src')).toBe('/signing/2');
    fireEvent.load(frame);
    expect(screen.queryByText('Loading contract…')).toBeNull();
  });

  it('is printed in its whole length, and scrolls again afterwards', async () => {
    await mountScreen(<ContractPage />, {
      at: '/contract/a-token',
      answers: { 'GET /filmmaker-films/contract/:token/view': () => ({ contractEmbedUrl: 'about:blank' }) },
    });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Contract to read and sign');
    const page = frame.contentDocument?.documentElement;
    if (!page) throw new Error('no page in the frame');
    Object.defineProperty(page, 'scrollHeight', {
      get: () => (frame.style.maxWidth === '680px' && Number.parseFloat(frame.style.maxHeight) === 0 ? 1830 : 900),
    });
    dispatchEvent(new Event('beforeprint'));
    expect([frame.style.minHeight, frame.style.maxHeight]).toEqual(['1830px', '1830px']);
    dispatchEvent(new Event('afterprint'));
    expect(frame.style.cssText).toBe('');
    // Of another site's page nothing is known.
    Object.defineProperty(frame, 'contentDocument', { value: null });
    dispatchEvent(new Event('beforeprint'));
    expect(frame.style.cssText).toBe('');
  });

  it('says when its signature was sent in vain, keeps what was entered, and sends it again', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    await mountScreen(<ContractPage />, {
      at: '/contract/a-token',
      answers: { 'GET /filmmaker-films/contract/:token/view': () => ({ contractEmbedUrl: '/signing/a-view' }) },
    });
    const frame = await screen.findByTitle('Contract to read and sign');
    const { press } = fillFrame(frame);
    press();
    expect(await screen.findByText(/^The server can not be reached/)).toBeTruthy();
    expect([frame.isConnected, screen.getByTitle('Contract to read and sign')]).toEqual([true, frame]);
    press();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it('says so when a page of its frame was not reached, and tries again; of another site’s nothing is known', async () => {
    let contractEmbedUrl = 'https://signing.example/a-view';
    await mountScreen(<ContractPage />, {
      at: '/contract/a-token',
      answers: { 'GET /filmmaker-films/contract/:token/view': () => ({ contractEmbedUrl }) },
    });
    const load = async () => {
      const frame = await screen.findByTitle('Contract to read and sign');
      Object.defineProperty(frame, 'contentDocument', { value: null });
      fireEvent.load(frame);
    };
    await load();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    cleanup();
    contractEmbedUrl = '/signing/a-view';
    await mountScreen(<ContractPage />, {
      at: '/contract/a-token',
      answers: { 'GET /filmmaker-films/contract/:token/view': () => ({ contractEmbedUrl }) },
    });
    await load();
    expect(await screen.findByText('Something went wrong while fetching contract details.')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByTitle('Contract to read and sign')).toBeTruthy();
  });

  it('says that a contract cannot be fetched, and tries again (R-304)', async () => {
    let isDown = true;
    await mountScreen(<ContractPage />, {
      at: '/contract/a-token',
      answers: {
        'GET /filmmaker-films/contract/:token/view': () => {
          if (isDown) throw new ApiError(503, 'unavailable', 'Please try again.');
          return { contractEmbedUrl: '/signing/a-view' };
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Whoops...' })).toBeTruthy();
    expect(screen.getByText('Something went wrong while fetching contract details.')).toBeTruthy();
    expect(screen.queryByText(/This link may have expired/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/');
    isDown = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByTitle('Contract to read and sign')).toBeTruthy();
  });

  it('says what to do about a link that is over, which no further try opens (R-304)', async () => {
    await mountScreen(<ContractPage />, {
      at: '/contract/a-token',
      answers: {
        'GET /filmmaker-films/contract/:token/view': () => {
          throw new ApiError(404, 'invalid_link', 'Invalid Link');
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Whoops...' })).toBeTruthy();
    expect(screen.getByText('Something went wrong while fetching contract details.')).toBeTruthy();
    expect(
      screen.getByText(/or the contract was signed or cancelled already\. Log in to see where your film stands/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe.each([
  { Page: ContractSignedPage, at: '/a-token/signed', title: 'Contract signed', status: 2, end: 'signed', rows: 'R-010, R-309' },
  {
    Page: ContractCancelledPage,
    at: '/a-token/cancelled',
    title: 'Contract cancelled',
    status: 8,
    end: 'cancelled',
    rows: 'R-009, R-308',
  },
])('$title', ({ Page, at, title, status, end, rows }) => {
  it.each([true, false])(
    `inside a frame sends its status and leads the window around home, answered: %s (R-305, R-306, ${rows})`,
    async (isAnswered) => {
      const assign = vi.fn();
      stand({ location: { assign } });
      const { api } = await mountScreen(<Page />, {
        at,
        answers: isAnswered ? { 'POST /filmmaker-films/contract/:token/status-change': () => ({ success: true }) } : {},
      });
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(api.made.map(({ input }) => input)).toEqual([{ params: { token: 'a-token' }, body: { status } }]);
      await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('/');
      expect([takeContractEnd(), takeContractEnd()]).toEqual([end, undefined]);
    },
  );

  it('leads home where the browser has no room for how it ended', async () => {
    const assign = vi.fn();
    stand({ location: { assign } });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await mountScreen(<Page />, { at });
    await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('/');
    full.mockRestore();
  });

  it('outside of a frame sends nothing (R-307)', async () => {
    const { api } = await mountScreen(<Page />, { at });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(api.made).toEqual([]);
  });
});
