// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { fillFrame } from '../../fixture/fillFrame.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { stubResizeObserver } from '../../fixture/stubResizeObserver.ts';
import { PortalContext, usePortal } from '../../portal/PortalContext.ts';
import { createSessionStore } from '../../session/sessionStore.ts';
import { PaymentPage } from './PaymentPage.tsx';
import type { Revenue } from './revenue/useRevenue.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const frameCall = 'GET /filmmakers/get-iframe-url';
const reportCall = 'GET /filmmakers/payout-report';
const terms = {
  updated: '2024-10-28',
  lead: '',
  sections: [
    { id: 'steps', title: 'Steps', text: ['Five steps.'] },
    { id: 'payouts', title: 'Payouts and fees', text: [['Fees for ACH are covered by us.', 'In US dollars only.']] },
  ],
};
const row = (id: number) => ({
  id,
  title: `Film ${id}`,
  programLink: id === 1 ? '/title/film-1' : null,
  views: 1000 * id,
  totalWatchedMinutes: 60 * id,
  revenue: 0.2 * id,
});
const revenue = (changes: Partial<Revenue> = {}): Revenue => ({
  totalRevenue: 1234.5,
  totalPayouts: 1000,
  futurePayouts: 234.5,
  totalViews: 4321,
  totalWatchedMinutes: 98765,
  totalRows: 2,
  rows: [row(1), row(2)],
  ...changes,
});
const answers: Answers = {
  'GET /terms': () => ({ data: terms }),
  [frameCall]: ({ query }) => ({ data: { url: `/payment-frames/${query?.type}` } }),
  [reportCall]: () => ({ data: revenue() }),
};
const mount = (at = '/payment', more: Answers = {}, showResourcesTab = true, page = <PaymentPage />) => {
  createSessionStore(window).enter({ id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab });
  return mountScreen(page, { answers: { ...answers, ...more }, at });
};
const cellsOf = (line: HTMLElement | undefined) =>
  [...(line?.querySelectorAll('th,td') ?? [])].map(({ lastChild }) => lastChild?.textContent);

describe('the payment page', () => {
  it('keeps the place of the rules while they are fetched: the frame does not move when they come', async () => {
    let arrive: (terms: object) => void = () => undefined;
    const { container } = await mount('/payment', {
      'GET /terms': () =>
        new Promise((done) => {
          arrive = () => done({ data: terms });
        }),
    });
    const places = () =>
      [...(container.querySelector('iframe')?.parentElement?.parentElement?.children ?? [])].map(({ tagName }) => tagName);
    await waitFor(() => expect(places()).toEqual(['DIV', 'DIV']));
    await act(async () => arrive(terms));
    await waitFor(() => expect(places()).toEqual(['SECTION', 'DIV']));
  });

  it('is no page without showResourcesTab, and nothing is asked (R-028, R-428)', async () => {
    const { api } = await mount('/payment', {}, false);
    expect(screen.getByText('The page you are looking for does not exist.')).toBeTruthy();
    expect(api.names()).toEqual([]);
  });

  it.each([
    ['/payment', 'Payment Set Up'],
    ['/payment?activetab=paymentSetUp', 'Payment Set Up'],
    ['/payment?activetab=revenue', 'Revenue'],
    ['/payment?activetab=payoutHistory', 'Payout History'],
    ['/payment?activetab=other', 'Payment Set Up'],
  ])('%s shows the tab %s (R-415)', async (at, tab) => {
    await mount(at);
    const panel = screen.getByRole('tabpanel', { name: tab });
    expect(screen.getByRole('tab', { name: tab, selected: true }).getAttribute('aria-controls')).toBe(panel.id);
  });

  it('shows the provider’s page in its whole height, and each next one from its beginning (R-416, R-417)', async () => {
    const resize = stubResizeObserver();
    await mount();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Your payment method');
    const scrollIntoView = vi.fn();
    const body = { getBoundingClientRect: () => ({ height }) };
    let height = 786.4;
    let top = 20;
    Object.defineProperties(frame, {
      contentDocument: { get: () => ({ body, forms: [] }), configurable: true },
      contentWindow: { get: () => ({ location: { hash } }) },
      getBoundingClientRect: { value: () => ({ top }) },
      scrollIntoView: { value: scrollIntoView },
    });
    let hash = '';
    fireEvent.load(frame);
    expect(frame.style.height).toBe('787px');
    height = 900;
    resize();
    expect(frame.style.height).toBe('900px');
    top = -200;
    hash = '#wrong';
    fireEvent.load(frame);
    expect(scrollIntoView).not.toHaveBeenCalled();
    hash = '';
    fireEvent.load(frame);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    // Of another site's page nothing is known.
    Object.defineProperty(frame, 'contentDocument', { value: null });
    fireEvent.load(frame);
    expect(frame.style.height).toBe('');
    vi.unstubAllGlobals();
  });

  it('a press on a tab goes to its address (R-415)', async () => {
    const { where } = await mount();
    fireEvent.click(screen.getByRole('tab', { name: 'Revenue' }));
    expect(where().search).toBe('?activetab=revenue');
    fireEvent.click(screen.getByRole('tab', { name: 'Payout History' }));
    expect(where().search).toBe('?activetab=payoutHistory');
  });

  it('says of fee rules that could not be loaded that they are not there, and asks for them again', async () => {
    let isAway = true;
    await mount('/payment', {
      'GET /terms': () => {
        if (isAway) throw new ApiError(500, 'internal', 'No.');
        return { data: terms };
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    // After ten seconds a frame whose page has not come can be tried again, too.
    fireEvent.load(await screen.findByTitle('Your payment method'));
    isAway = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('region', { name: 'Payouts and fees' })).toBeTruthy();
  });

  it('Payment Set Up shows the fee rules of the terms beside the frame (R-416, R-418)', async () => {
    const { api } = await mount();
    const rules = await screen.findByRole('region', { name: 'Payouts and fees' });
    expect(within(rules).getByText('Fees for ACH are covered by us.')).toBeTruthy();
    expect(within(rules).queryByText('Five steps.')).toBeNull();
    expect(within(rules).getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe('/terms');
    expect((await screen.findByTitle('Your payment method')).getAttribute('src')).toBe('/payment-frames/paymentSetUp');
    expect(api.made.find(({ name }) => name === frameCall)?.input).toMatchObject({ query: { type: 'paymentSetUp' } });
  });

  it('Payout History is a frame of the kind paymentHistory (R-417, R-418)', async () => {
    await mount('/payment?activetab=payoutHistory');
    expect((await screen.findByTitle('Your payouts')).getAttribute('src')).toBe('/payment-frames/paymentHistory');
  });

  it('a page of the frame that was not reached is told of, and the frame begins anew with another address', async () => {
    let views = 0;
    await mount('/payment', {
      [frameCall]: () => {
        views += 1;
        return { data: { url: `/payment-frames/${views}` } };
      },
    });
    const frame = await screen.findByTitle('Your payment method');
    Object.defineProperty(frame, 'contentDocument', { value: null });
    fireEvent.load(frame);
    expect(await screen.findByText(/^The server can not be reached/)).toBeTruthy();
    expect(screen.queryByTitle('Your payment method')).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect((await screen.findByTitle('Your payment method')).getAttribute('src')).toBe('/payment-frames/2');
    expect(screen.queryByText(/^The server can not be reached/)).toBeNull();
  });

  it('a page of the frame that was not reached can be tried again where the provider gives one address for all views', async () => {
    let fails = false;
    await mount('/payment', {
      [frameCall]: () => {
        if (fails) throw new ApiError(0, 'network', 'Away.');
        return { data: { url: '/payment-frames/always' } };
      },
    });
    const frame = await screen.findByTitle('Your payment method');
    Object.defineProperty(frame, 'contentDocument', { value: null });
    fireEvent.load(frame);
    await screen.findByText(/^The server can not be reached/);
    const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    fails = true;
    await tryAgain();
    expect(screen.getByText(/^The server can not be reached/)).toBeTruthy();
    fails = false;
    await tryAgain();
    expect((await screen.findByTitle('Your payment method')).getAttribute('src')).toBe('/payment-frames/always');
    expect(screen.queryByText(/^The server can not be reached/)).toBeNull();
  });

  it('a form of the frame that is sent in vain says so and stays as it is typed', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await mount();
    const frame = await screen.findByTitle('Your payment method');
    const { press } = fillFrame(frame);
    press();
    expect(await screen.findByText(/^The server can not be reached/)).toBeTruthy();
    expect(frame.isConnected).toBe(true);
  });

  it('asks before details that are entered in the frame are left for another tab, and the browser before another page', async () => {
    const { where } = await mount();
    const frame = await screen.findByTitle('Your payment method');
    const { form } = fillFrame(frame);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    // For a moment after a dialog the page is hidden still.
    const go = async (name: string) => {
      const tab = await screen.findByRole('tab', { name });
      await act(async () => tab.click());
    };
    expect(isAsked()).toBe(true);
    await go('Payment Set Up');
    await go('Revenue');
    expect(await screen.findByText(/^What you entered has not been saved, and payment details/)).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Stay' }).click());
    expect([frame.isConnected, where().search]).toEqual([true, '?activetab=paymentSetUp']);
    for (const input of form.querySelectorAll('input')) input.value = '';
    form.dispatchEvent(new Event('input'));
    expect(isAsked()).toBe(false);
    await go('Revenue');
    expect(where().search).toBe('?activetab=revenue');
  });

  it('says that the page of the frame is on its way, and after a while offers to ask for it anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api } = await mount();
    const frame = await screen.findByTitle('Your payment method');
    expect(screen.getByText('Loading…')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('This takes longer than usual.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.names().filter((name) => name === frameCall)).toHaveLength(2));
    fireEvent.load(frame);
    expect([screen.queryByText('This takes longer than usual.'), screen.queryByRole('button', { name: 'Try again' })]).toEqual([
      null,
      null,
    ]);
  });

  it('is asked for anew after a while where the provider gives one address for all views', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await mount('/payment', { [frameCall]: () => ({ data: { url: '/payment-frames/always' } }) });
    const frame = await screen.findByTitle('Your payment method');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(frame.isConnected).toBe(false));
    expect(screen.getByTitle('Your payment method').getAttribute('src')).toBe('/payment-frames/always');
    expect(screen.getByText('Loading…')).toBeTruthy();
  });

  it('comes in the language that is chosen, unless something is entered in it', async () => {
    function Choosing() {
      const portal = usePortal();
      const [language, choose] = useState('en');
      const others = ['de', 'fr'].map((tag) => (
        <button key={tag} type="button" onClick={() => choose(tag)}>
          {tag}
        </button>
      ));
      return (
        <PortalContext value={{ ...portal, language }}>
          {others}
          <PaymentPage />
        </PortalContext>
      );
    }
    let views = 0;
    const { api } = await mount(
      '/payment',
      { [frameCall]: () => ({ data: { url: `/payment-frames/${++views}` } }) },
      true,
      <Choosing />,
    );
    const frame = () => screen.findByTitle('Your payment method');
    await frame();
    await act(async () => screen.getByRole('button', { name: 'de' }).click());
    await waitFor(async () => expect((await frame()).getAttribute('src')).toBe('/payment-frames/2'));
    const shown = await frame();
    fillFrame(shown);
    await act(async () => screen.getByRole('button', { name: 'fr' }).click());
    expect([shown.isConnected, api.names().filter((name) => name === frameCall).length]).toEqual([true, 2]);
  });

  it('a frame’s address that fails is passed over in silence, and can be tried again (R-419)', async () => {
    let fails = true;
    await mount('/payment?activetab=payoutHistory', {
      [frameCall]: () => {
        if (fails) throw new ApiError(500, 'internal', 'No.');
        return { data: { url: '/payment-frames/x' } };
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('No.')).toBeNull();
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByTitle('Your payouts')).toBeTruthy();
  });
});

describe('the revenue tab', () => {
  const open = (more: Answers = {}) => mount('/payment?activetab=revenue', more);

  it('has cards in dollars (R-421)', async () => {
    await open();
    const cards = await screen.findAllByRole('definition');
    expect(cards.map(({ textContent }) => textContent)).toEqual(['$1,234.50', '$1,000.00', '$234.50']);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Total Revenue',
      'Total Payouts',
      'Future Payouts',
    ]);
  });

  it('has a table with a Total row of all programs (R-422)', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Revenue by program' });
    const [head, first, second, total] = within(table).getAllByRole('row');
    expect(cellsOf(head)).toEqual(['Program', 'Views', 'View Minutes', 'Revenue']);
    expect(cellsOf(first)).toEqual(['Film 1', '1,000', '60', '$0.20']);
    expect(cellsOf(second)).toEqual(['Film 2', '2,000', '120', '$0.40']);
    expect(cellsOf(total)).toEqual(['Total', '4,321', '98,765', '$1,234.50']);
    expect(within(table).getByRole('link', { name: 'Film 1' }).getAttribute('href')).toBe(
      'https://www.example.com/title/film-1',
    );
    expect(screen.queryByRole('button', { name: 'View all' })).toBeNull();
  });

  it('View all appends the next page, until all programs are shown (R-422, R-423)', async () => {
    const { api } = await open({
      [reportCall]: ({ query }) => {
        const page = query?.page ?? 1;
        return { data: revenue({ totalRows: 3, rows: page === 1 ? [row(1), row(2)] : [row(3)] }) };
      },
    });
    const more = await screen.findByRole('button', { name: 'View all' });
    expect(screen.getByText('2 of 3 shown').getAttribute('role')).toBe('status');
    fireEvent.click(more);
    expect(await screen.findByText('Film 3')).toBeTruthy();
    expect(screen.getByText('Film 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'View all' })).toBeNull();
    expect(screen.getByText('3 of 3 shown').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(screen.getByRole('table', { name: 'Revenue by program' }));
    expect(api.made.map(({ input }) => input.query)).toEqual([{ page: 1 }, { page: 2 }]);
  });

  it('asks again on Refresh and every 300,000 ms (R-420, R-425, R-607)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    await open({
      [reportCall]: () => {
        asked += 1;
        return { data: revenue({ totalRevenue: asked }) };
      },
    });
    expect(await screen.findByText('$1.00', { selector: 'dd' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('$2.00', { selector: 'dd' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(270_000));
    expect(asked).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(asked).toBe(3));
    expect(await screen.findByText('$3.00', { selector: 'dd' })).toBeTruthy();
  });

  it('says when there is nothing (R-427)', async () => {
    await open({ [reportCall]: () => ({ data: revenue({ totalRows: 0, rows: [] }) }) });
    expect(await screen.findByText('No data found')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says when loading failed, keeps what it had, and tries again (R-426)', async () => {
    let fails = true;
    await open({
      [reportCall]: () => {
        if (fails) throw new ApiError(500, 'internal', 'No.');
        return { data: revenue() };
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByText('Error in loading the data.')).toBeNull();
    fails = true;
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();
  });
});
