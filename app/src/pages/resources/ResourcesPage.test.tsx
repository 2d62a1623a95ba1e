// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { createSessionStore } from '../../session/sessionStore.ts';
import { ResourcesPage } from './ResourcesPage.tsx';
import type { Resource } from './resource.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const list = 'GET /filmmakers/film/:id/resource-list';
const tabs = [
  { value: 'brandingAssets', label: 'Branding Assets' },
  { value: 'guides', label: 'Guides' },
  { value: 'press kits', label: 'Press Kits' },
];
const resource = (id: number, changes: Partial<Resource> = {}): Resource => ({
  id,
  title: `Logo ${id}`,
  type: 'Image',
  fileUrl: `/storage/logo-${id}.png`,
  videoThumb: null,
  downloadUrl: `/storage/resources/0123456789abcdef0123456789abcdef-logo-${id}.png?X-Amz-Signature=x`,
  ...changes,
});
const answerWith =
  (rows: readonly Resource[], totalPages = 1): NonNullable<Answers[typeof list]> =>
  ({ query }) => ({
    data: { rows: [...rows], totalRows: rows.length, totalPages, activetab: query?.activetab ?? '', tabs: [...tabs] },
  });
const mount = (answer: NonNullable<Answers[typeof list]>, at = '/resources', showResourcesTab = true) => {
  createSessionStore(window).enter({ id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab });
  return mountScreen(<ResourcesPage />, { answers: { [list]: answer }, at });
};

describe('the resources page', () => {
  it('is no page without showResourcesTab, and nothing is asked (R-027, R-283)', async () => {
    const { api } = await mount(answerWith([]), '/resources', false);
    expect(screen.getByText('The page you are looking for does not exist.')).toBeTruthy();
    expect(api.names()).toEqual([]);
  });

  it('shows the tab of its address, brandingAssets by default; a press goes to another (R-046, R-284, R-288)', async () => {
    const { api, where } = await mount(answerWith([resource(1)]));
    expect(api.made[0]?.input).toMatchObject({
      params: { id: 7 },
      query: { page: 1, isAdmin: 0, activetab: 'brandingAssets' },
    });
    const panel = await screen.findByRole('tabpanel', { name: 'Branding Assets' });
    expect(screen.getByRole('tab', { name: 'Branding Assets', selected: true }).getAttribute('aria-controls')).toBe(panel.id);
    fireEvent.click(screen.getByRole('tab', { name: 'Guides' }));
    expect(where().search).toBe('?activetab=guides');
    await waitFor(() => expect(api.made.at(-1)?.input).toMatchObject({ query: { activetab: 'guides', page: 1 } }));
  });

  it('names the resources of a tab by it, also where its value has a space', async () => {
    await mount(answerWith([resource(1)]), '/resources?activetab=press+kits');
    expect(within(await screen.findByRole('tabpanel', { name: 'Press Kits' })).getByText('Logo 1')).toBeTruthy();
  });

  it('goes to the last page that there is when the one of its address is gone', async () => {
    const answer: NonNullable<Answers[typeof list]> = (input) =>
      answerWith(Number(input.query?.page) > 2 ? [] : [resource(1)], 2)(input);
    const { where } = await mount(answer, '/resources?activetab=guides&page=7');
    expect(await screen.findByText('Logo 1')).toBeTruthy();
    expect(where().search).toBe('?activetab=guides&page=2');
    expect(screen.queryByText('Resources not found.')).toBeNull();
  });

  it('a link opens in a new tab, and there is nothing to download', async () => {
    await mount(answerWith([resource(1, { type: 'Link', title: 'Press kit', fileUrl: 'https://press.example/kit' })]));
    const link = await screen.findByRole('link', { name: 'Open Press kit in a new tab' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://press.example/kit',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.queryByRole('button', { name: /Press kit/ })).toBeNull();
  });

  it('offers Play for a video and Preview for a picture, and Download for both (R-285)', async () => {
    await mount(answerWith([resource(1), resource(2, { type: 'Video', title: 'Teaser', videoThumb: '/thumb.png' })]));
    const [picture, video] = await screen.findAllByRole('listitem');
    const names = (card: HTMLElement | undefined) =>
      within(card ?? document.body)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect([names(picture), names(video)]).toEqual([
      ['Preview', 'Download'],
      ['Play', 'Download'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Play Teaser' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('video')?.getAttribute('src')).toBe('/storage/logo-2.png');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    // The page behind a dialog is hidden until that is gone.
    fireEvent.click(await screen.findByRole('button', { name: 'Preview Logo 1' }));
    expect((await screen.findByRole('img', { name: 'Logo 1' })).getAttribute('src')).toBe('/storage/logo-1.png');
  });

  it('pages through its cards (R-285)', async () => {
    const { where } = await mount(answerWith([resource(1)], 3), '/resources?activetab=guides&page=2');
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(where().search).toBe('?activetab=guides&page=3');
  });

  it('says when there is nothing, and when loading failed (R-286, R-290, R-582, R-583)', async () => {
    const empty = await mount(answerWith([]));
    expect(await screen.findByText('Resources not found.')).toBeTruthy();
    empty.unmount();
    await mount(() => {
      throw new ApiError(500, 'internal', 'No.');
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('a download is given 120,000 ms, then it fails with a message and can be tried again (R-289, R-607)', async () => {
    const { api } = await mount(answerWith([resource(1)]));
    let fail: (error: Error) => void = () => undefined;
    const get = vi.fn((_url: string, _settings: object) => new Promise<never>((_done, refuse) => (fail = refuse)));
    Object.assign(api, { http: { get } });
    fireEvent.click(await screen.findByRole('button', { name: 'Download Logo 1' }));
    expect(get.mock.calls[0]?.[0]).toBe(resource(1).downloadUrl);
    expect(get.mock.calls[0]?.[1]).toMatchObject({ timeout: 120_000, responseType: 'blob' });
    expect(screen.getByText('Downloading…')).toBeTruthy();
    await act(async () => fail(new AxiosError('timeout of 120000ms exceeded', 'ECONNABORTED')));
    expect(await screen.findByText('The download took too long and was stopped. Please try again.')).toBeTruthy();
    expect(screen.getByText('Download')).toBeTruthy();
  });

  it.each([
    ['logo-1.png', resource(1).downloadUrl],
    ['100%25 free.png', '/storage/resources/0123456789abcdef0123456789abcdef-100%2525%20free.png'],
    ['100% free.png', '/storage/resources/0123456789abcdef0123456789abcdef-100%25%20free.png'],
  ])('a finished download is kept under its own name, %s (R-285)', async (name, downloadUrl) => {
    const { api } = await mount(answerWith([resource(1, { downloadUrl })]));
    Object.assign(api, { http: { get: async () => ({ data: new Blob(['x']) }) } });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const kept: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      kept.push(`${this.href} ${this.download}`);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download Logo 1' }));
    await waitFor(() => expect(kept).toEqual([`blob:x ${name}`]));
  });
});
