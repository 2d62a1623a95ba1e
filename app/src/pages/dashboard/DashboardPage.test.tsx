// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { RouteLink } from '../../components/RouteLink.tsx';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { currentMonth, toSeconds } from './dateRange.ts';
import type { Stats } from './useStats.ts';

const call = 'GET /filmmakers/affiliate/count';
const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };

/** Says at once how wide a chart is. */
class WideObserver {
  readonly #tell: (entries: readonly { contentRect: { width: number } }[]) => void;
  constructor(tell: (entries: readonly { contentRect: { width: number } }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ contentRect: { width: 600 } }]);
  }
  disconnect() {}
  unobserve() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', WideObserver));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const programs = Array.from({ length: 12 }, (_none, n) => ({
  id: n + 1,
  title: `Film ${n + 1}`,
  views: 1200 - n,
  totalWatchedMinutes: 30 * n,
  programLink: ['https://platform.example/watch/1', '/title/film-2'][n] ?? null,
}));
const start = new Date(2026, 10, 1).getTime() / 1000;
const stats = (more: Partial<Stats> = {}): Stats => ({
  submittedFilmsCount: 14,
  publishedFilmsCount: 12,
  shortlinksClick: 4321,
  registrationCount: 17,
  trackingPeriod: 7,
  totalPayouts: 250.5,
  totalRows: 12,
  totalViews: 14_334,
  totalWatchedMinutes: 1980,
  viewershipStats: programs.slice(0, 10),
  viewershipPeriods: [0, 1, 2].map((n) => ({
    from: start + n * 86_400,
    to: start + (n + 1) * 86_400 - 1,
    views: 10 * n,
    totalWatchedMinutes: 25 * n,
    clicks: 100 + n,
  })),
  ...more,
});
const byPage: NonNullable<Answers[typeof call]> = ({ query }) => ({
  data: stats({ viewershipStats: programs.slice(((query?.page ?? 1) - 1) * 10, (query?.page ?? 1) * 10) }),
});
const open = (answer: NonNullable<Answers[typeof call]> = byPage, at = '/overview', user = ada) =>
  mountScreen(<DashboardPage />, { answers: { [call]: answer }, at, user });
const figureOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
const table = () => screen.findByRole('table', { name: 'Viewership Stats' });
const rows = async () =>
  [...(await table()).querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the dashboard', () => {
  it('keeps the place of the counts while they are fetched: what is below them does not move when they come', async () => {
    await open(() => new Promise(() => undefined));
    const below = (await screen.findByRole('heading', { name: 'Viewership Stats' })).closest('section');
    expect(below?.previousElementSibling?.children).toHaveLength(2);
  });

  it('asks for the month so far, of the session’s user (R-013, R-410, R-411)', async () => {
    const { api } = await open();
    const month = currentMonth(new Date());
    expect(api.made[0]).toMatchObject({ name: call, input: { query: { filmmakerId: 7, ...toSeconds(month), page: 1 } } });
    // The form's own parts are fetched when it is first drawn.
    const from = await screen.findByLabelText<HTMLInputElement>(/^From/);
    expect([from.type, from.value]).toEqual(['date', month.from]);
    expect(screen.getByLabelText<HTMLInputElement>(/^To/).value).toBe(month.to);
  });

  it('counts films, clicks and signups, and says how long a click is tracked (R-404, R-405)', async () => {
    await open(byPage, '/overview?from=2026-11-01&to=2026-11-21');
    expect(await screen.findByRole('heading', { name: 'Your Films' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Promotion Stats' })).toBeTruthy();
    expect(['Submitted Films', 'Published Films', 'Total Clicks', 'Total Signups'].map(figureOf)).toEqual([
      '14',
      '12',
      '4,321',
      '17',
    ]);
    expect(screen.getByText(/Nov 1 – 21, 2026\. Tracking period: a signup counts up to 7 days after the click\./)).toBeTruthy();
  });

  it('shows programs with views and minutes and a Total row; View all appends the next page and goes when all are there (R-406, R-407, R-408)', async () => {
    const { api } = await open();
    const first = await rows();
    expect(first[0]).toEqual(['Program', 'Views', 'View Minutes']);
    expect(first[1]).toEqual(['Film 1', '1,200', '0']);
    expect(first.at(-1)).toEqual(['Total', '14,334', '1,980']);
    expect(first).toHaveLength(12);
    const links = within(await table()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Film 1', 'https://platform.example/watch/1'],
      ['Film 2', 'https://www.example.com/title/film-2'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'View all' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'View all' })).toBeNull());
    const all = await rows();
    expect(all.map(([name]) => name)).toEqual(['Program', ...programs.map(({ title }) => title), 'Total']);
    expect(api.made.at(-1)?.input).toMatchObject({ query: { page: 2 } });
  });

  it('takes other days at once, keeps them in the address, and asks for nothing while a day is incomplete (R-406, R-411)', async () => {
    const { api, where } = await open(byPage, '/overview?from=2026-11-01&to=2026-11-21');
    await rows();
    fireEvent.change(await screen.findByLabelText(/^From/), { target: { value: '2026-10-05' } });
    await waitFor(() => expect(where().search).toBe('?from=2026-10-05&to=2026-11-21'));
    await waitFor(() =>
      expect(api.made.at(-1)?.input).toMatchObject({ query: toSeconds({ from: '2026-10-05', to: '2026-11-21' }) }),
    );
    const asked = api.made.length;
    fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '0002-11-21' } });
    fireEvent.blur(screen.getByLabelText(/^To/));
    expect([api.made.length, where().search]).toEqual([asked, '?from=2026-10-05&to=2026-11-21']);
  });

  it('points to the Payment tab for revenue; the link is there for those who have the tab (R-409)', async () => {
    const { unmount } = await open();
    expect(await screen.findByText(/For your revenue, see the Payment tab\./)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to Payment' })).toBeNull();
    unmount();
    await open(byPage, '/overview', { ...ada, showResourcesTab: true });
    expect((await screen.findByRole('link', { name: 'Go to Payment' })).getAttribute('href')).toBe(
      '/payment?activetab=revenue',
    );
  });

  it('says when there is nothing, and what went wrong, with another try (R-413)', async () => {
    const empty = await open(() => ({
      data: stats({ totalRows: 0, totalViews: 0, totalWatchedMinutes: 0, viewershipStats: [] }),
    }));
    expect(await screen.findByText('No data found')).toBeTruthy();
    expect(figureOf('Submitted Films')).toBe('14');
    empty.unmount();
    let fails = true;
    await open((input) => {
      if (fails) throw new ApiError(500, 'internal', '');
      return byPage(input);
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rows()).length).toBe(12);
  });

  it('shows in its form the days that the address names, also when a link leads to others (R-410)', async () => {
    const screenWithMenu = (
      <>
        <RouteLink to="/overview?from=2026-10-01&to=2026-10-31">October</RouteLink>
        <DashboardPage />
      </>
    );
    await mountScreen(screenWithMenu, {
      answers: { [call]: byPage },
      at: '/overview?from=2026-11-01&to=2026-11-21',
      user: ada,
    });
    await screen.findByLabelText(/^From/);
    const shown = () => [/^From/, /^To/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    expect(shown()).toEqual(['2026-11-01', '2026-11-21']);
    fireEvent.click(screen.getByRole('link', { name: 'October' }));
    await waitFor(() => expect(shown()).toEqual(['2026-10-01', '2026-10-31']));
  });

  it('does not ask for days that are the wrong way round: the form says so where they were entered (R-406)', async () => {
    const { api, where } = await open(byPage, '/overview?from=2026-11-01&to=2026-11-21');
    const asked = api.made.length;
    const from = await screen.findByLabelText(/^From/);
    fireEvent.change(from, { target: { value: '2026-11-22' } });
    fireEvent.blur(from);
    expect(await screen.findByText('From must not be after To.')).toBeTruthy();
    expect([api.made.length, where().search]).toEqual([asked, '?from=2026-11-01&to=2026-11-21']);
    fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '2026-11-23' } });
    await waitFor(() => expect(where().search).toBe('?from=2026-11-22&to=2026-11-23'));
    expect(screen.queryByText('From must not be after To.')).toBeNull();
  });

  it('says why days are refused, without another try at the same', async () => {
    await open(() => {
      throw new ApiError(422, 'invalid', 'The end of the range lies before its start.');
    }, '/overview?from=2026-11-21&to=2026-11-01');
    expect(await screen.findByText('The end of the range lies before its start.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('draws clicks over time, and says them in a table; without a click there is no chart (R-405)', async () => {
    const { unmount } = await open();
    const chart = await screen.findByRole('slider', { name: 'Clicks over time' });
    expect(chart.getAttribute('aria-valuetext')).toBe('Nov 3: 102 clicks');
    // The drawing keeps its way on a page from right to left, and so do the keys.
    expect(chart.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(chart.parentElement?.hasAttribute('dir')).toBe(true);
    const section = within(screen.getByRole('region', { name: 'Promotion Stats' }));
    fireEvent.click(section.getByText('Show as a table'));
    expect(section.getByRole('row', { name: 'Nov 2 101' })).toBeTruthy();
    unmount();
    await open(() => ({ data: stats({ shortlinksClick: 0 }) }));
    expect(await screen.findByRole('slider', { name: 'Views over time' })).toBeTruthy();
    expect(screen.queryByRole('slider', { name: 'Clicks over time' })).toBeNull();
  });

  it('draws views over time and by program; the keyboard goes from column to column, and a table says the same (R-407)', async () => {
    await open();
    const chart = await screen.findByRole('slider', { name: 'Views over time' });
    expect(chart.getAttribute('aria-valuetext')).toBe('Nov 3: 20 views, 50 view minutes');
    fireEvent.change(chart, { target: { value: '1' } });
    expect(chart.getAttribute('aria-valuetext')).toBe('Nov 2: 10 views, 25 view minutes');
    const heights = () =>
      [...(chart.parentElement?.querySelectorAll('svg path') ?? [])].flatMap((path) => {
        const [, height] = /V([\d.]+)q.*V[\d.]+z$/.exec(path.getAttribute('d') ?? '') ?? [];
        return height === undefined ? [] : [height];
      });
    expect(new Set(heights()).size).toBe(3);
    fireEvent.click(screen.getByRole('radio', { name: 'View Minutes' }));
    expect(screen.getByRole('slider', { name: 'View Minutes over time' })).toBeTruthy();
    expect(screen.getByText('View Minutes by program')).toBeTruthy();
    fireEvent.click(screen.getAllByText('Show as a table').at(-1) ?? chart);
    expect(screen.getByRole('row', { name: 'Nov 2 10 25' })).toBeTruthy();
  });

  it('keeps each chart whole on paper, the bars included', async () => {
    await open();
    const figure = (await screen.findByText('Views by program')).closest('figure');
    const bar = figure?.querySelector('span[style]');
    if (!figure || !bar) throw new Error('no bars');
    expect(getComputedStyle(figure).getPropertyValue('break-inside')).toBe('avoid');
    expect(getComputedStyle(bar).getPropertyValue('print-color-adjust')).toBe('exact');
    // It is as wide as the screen until it is printed: a sheet would cut it off.
    await waitFor(() => expect(figure.parentElement?.querySelector('svg')).toBeTruthy());
    const chart = figure.parentElement?.querySelector('svg');
    expect(chart?.getAttribute('viewBox')).toBe(`0 0 ${chart?.getAttribute('width')} ${chart?.getAttribute('height')}`);
  });
});
