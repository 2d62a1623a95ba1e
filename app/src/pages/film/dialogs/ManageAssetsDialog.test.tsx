// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { permissionsAt, sampleAsset } from '../../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';
import { ManageAssetsDialog } from './ManageAssetsDialog.tsx';

afterEach(cleanup);

const question = 'Do you want to delete this record? This action can not be undone.';

const mount = async (changes: Partial<Film>, rows: readonly AssetRow[], answers: Answers = {}) => {
  const film = sampleFilm({ type: 'SHORT_FILM', may: permissionsAt(changes.status ?? 4), ...changes });
  const onClose = vi.fn();
  const page = await mountScreen(<ManageAssetsDialog film={film} onClose={onClose} />, {
    answers: { 'GET /filmmakers/films/:id/assets': () => ({ data: { rows: [...rows] } }), ...answers },
  });
  await screen.findByRole('combobox', { name: 'Asset type' });
  await waitFor(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error('loading');
  });
  return { ...page, onClose };
};
const line = (name: string) => {
  const found = screen.getAllByRole('group', { name }).find((group) => group.querySelector('[data-heading]'));
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};
const headings = (name: string) =>
  [...(screen.getAllByRole('group', { name })[0]?.querySelectorAll('[data-heading]') ?? [])].map((cell) => cell.textContent);
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

const nights = [1, 2].map((n) => ({
  chapterId: n,
  title: `Night ${n}`,
  episodeNumber: n,
  episodeUrl: null,
  isNewEpisode: 1 as const,
  programDetail: { isCopy: false },
  filmmakerProgramStatus: 0 as const,
}));

/** All that an active film has to have. */
const complete = [
  ...(['videoUrl', 'trailerUrl', 'thumbnail', 'thumbnailWithoutText'] as const).map((assetType, id) =>
    sampleAsset({ id: id + 1, assetType }),
  ),
  sampleAsset({ id: 9, assetType: 'videoSrtFiles', lanCode: 'en', name: 'English' }),
];

describe('Manage Assets', () => {
  it('has a row for the video, the trailer and both images, with its columns (R-202, R-204)', async () => {
    await mount({ status: 2 }, [sampleAsset({ assetStatus: 2 })]);
    for (const name of ['Video', 'Trailer', 'Standard Image', 'Featured Image'])
      expect([name, headings(name)]).toEqual([name, ['Asset', 'Upload New Asset', 'Status']]);
    expect(line('Video').getByText('Awaiting review')).toBeTruthy();
    expect(line('Trailer').getByText('Not uploaded')).toBeTruthy();
  });

  it.each([
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, false],
  ])('in status %i shows the live assets: %s (R-205, R-208)', async (status, isShown) => {
    await mount({ status }, [sampleAsset({ assetType: 'standardImage', contentType: 'image/png' })]);
    expect(headings('Standard Image').includes('Live Asset')).toBe(isShown);
    const pictures = () => document.querySelectorAll('img[alt=""][src="/signed/1"]');
    // The asset's own, and the live one beside it.
    await waitFor(() => expect(pictures()).toHaveLength(isShown ? 2 : 1));
  });

  it('of a series has a fold for each episode, with its video and image (R-203)', async () => {
    await mount({ status: 4, type: 'SERIES', chapters: nights }, [sampleAsset({ assetType: 'episodeUrl', assetChapterId: 2 })]);
    expect(screen.queryByRole('group', { name: 'Video' })).toBeNull();
    const fold = screen.getByRole('button', { name: 'Episode 2 Night 2 Still to do: Standard Image, Subtitles' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await press(fold);
    const second = within(screen.getByRole('group', { name: /^Episode 2 Night 2/ }));
    expect(second.getByRole('button', { name: 'Preview Video' })).toBeTruthy();
    expect(second.getAllByRole('group', { name: 'Standard Image' }).length).toBeGreaterThan(0);
  });

  it('says what videos and pictures are best before they are chosen (R-188)', async () => {
    await mount({ status: 2 }, []);
    for (const name of ['Video', 'Trailer']) expect(line(name).getByText('MP4, 4K or smaller, H.264, 20-60 fps.')).toBeTruthy();
    for (const name of ['Standard Image', 'Featured Image']) expect(line(name).getByText(/^1920x1080 is best/)).toBeTruthy();
    const chooser = screen.getByRole('combobox', { name: 'Asset type' });
    await act(async () => fireEvent.change(chooser, { target: { value: '1' } }));
    expect(screen.getByText(/^1920x1080 is best, at least 480x200, with the title in it/)).toBeTruthy();
  });

  it('has a list of asset types, Branding Assets among them (R-206)', async () => {
    await mount({ status: 4 }, []);
    const chooser = screen.getByRole('combobox', { name: 'Asset type' });
    expect([...chooser.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Film Assets',
      'Thumbnails',
      'Thumbnails without Text',
      'Transparent Files',
      'Branding Assets',
    ]);
    await act(async () => fireEvent.change(chooser, { target: { value: '4' } }));
    expect(screen.getByRole('button', { name: /Branding Assets/ })).toBeTruthy();
  });

  it('of a rejected asset shows Rejected with the message (R-154, R-207)', async () => {
    await mount({ status: 6 }, [sampleAsset({ assetStatus: 0, assetRejectionNotes: 'Too dark' })]);
    expect(line('Video').getByText('Rejected')).toBeTruthy();
    expect(line('Video').getByText('Too dark')).toBeTruthy();
    expect(line('Video').getByRole('button', { name: /Replace/ })).toBeTruthy();
  });

  it('of a film under review takes no uploads and removes nothing (R-173, R-174, R-176)', async () => {
    await mount({ status: 3 }, [sampleAsset({}), sampleAsset({ id: 2, assetType: 'standardImage', contentType: 'image/png' })]);
    expect(line('Video').queryByRole('button', { name: /Replace|Choose/ })).toBeNull();
    expect(line('Standard Image').getByRole('button', { name: /Replace/ })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /removal|^Remove/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  it('of an inactive film takes no pictures that the server would refuse, and has their removal asked for (R-176, R-177)', async () => {
    await mount({ status: 5 }, [sampleAsset({ assetType: 'thumbnail', assetStatus: 1, contentType: 'image/png' })]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Asset type' }), { target: { value: '1' } });
    const add = await screen.findByRole('button', { name: 'Thumbnails Add images' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: /^Request removal/ })).toBeTruthy();
  });

  it.each([
    [2, 'videoUrl', []],
    [2, 'trailerUrl', ['Remove Trailer']],
    [4, 'videoUrl', ['Request removal of Video']],
    [5, 'videoUrl', ['Request removal of Video']],
    [8, 'trailerUrl', []],
  ] as const)('in status %i offers of a %s %j (R-174, R-175, R-177)', async (status, assetType, offered) => {
    await mount({ status }, [sampleAsset({ assetType, assetStatus: 2 })]);
    const buttons = screen.queryAllByRole('button', { name: /removal|^Remove/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(offered);
  });

  it.each([
    [4, 'Video removed successfully.'],
    [5, 'Asset deletion request successfully'],
  ] as const)('asks before a removal; the outcome %i is told: %s (R-194, R-213 to R-215, R-594)', async (assetStatus, told) => {
    const trailer = sampleAsset({ assetType: 'trailerUrl', assetStatus: 2 });
    const { api } = await mount({ status: 2 }, [trailer], {
      'POST /filmmakers/remove-video/:filmId': () => ({ success: true, data: { assetStatus } }),
    });
    await press(screen.getByRole('button', { name: 'Remove Trailer' }));
    expect(await screen.findByText(question)).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.names()).not.toContain('POST /filmmakers/remove-video/:filmId');
    await press(screen.getByRole('button', { name: 'Remove Trailer' }));
    await screen.findByText(question);
    await press(screen.getByRole('button', { name: 'Delete' }));
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
    expect(api.made.find(({ name }) => name.startsWith('POST'))?.input).toEqual({
      params: { filmId: 7 },
      body: { src: trailer.assetUrl },
    });
  });

  it('removes an image of a list by its number (R-212, R-214, R-593)', async () => {
    const thumbnail = sampleAsset({ id: 5, assetType: 'thumbnail', assetStatus: 2, contentType: 'image/png' });
    const { api } = await mount({ status: 2 }, [thumbnail], {
      'POST /filmmakers/asset/status/:id/update': () => ({ success: true, data: { assetStatus: 4 } }),
    });
    await act(async () => fireEvent.change(screen.getByRole('combobox', { name: 'Asset type' }), { target: { value: '1' } }));
    await press(screen.getByRole('button', { name: /^Remove / }));
    await screen.findByText(question);
    await press(screen.getByRole('button', { name: 'Delete' }));
    expect((await screen.findAllByText('Asset removed successfully.')).length).toBeGreaterThan(0);
    expect(api.made.find(({ name }) => name.startsWith('POST'))?.input).toEqual({
      params: { id: 5 },
      body: { assetStatus: 4 },
    });
  });

  it('shows a video in a dialog, with a note and a link (R-216 to R-219)', async () => {
    const { api } = await mount({ status: 4 }, [sampleAsset({ assetType: 'trailerUrl' })], {
      'GET /filmmakers/:id/trailer': () => ({ data: { previewUrl: '/signed/trailer', thumbnailUrl: null, mediumUrl: null } }),
    });
    await press(screen.getByRole('button', { name: 'Preview Trailer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview of Trailer' }));
    expect(await dialog.findByText(/Some video previews may not work in the browser/)).toBeTruthy();
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/signed/trailer');
    expect(api.made.find(({ name }) => name === 'GET /filmmakers/:id/trailer')?.input).toEqual({
      params: { id: 7 },
      query: { action: 'preview' },
      timeoutMs: 120_000,
    });
  });

  it('shows a picture in a dialog (R-216)', async () => {
    await mount({ status: 4 }, [sampleAsset({ assetType: 'featuredImage', contentType: 'image/png' })]);
    await press(screen.getByRole('button', { name: 'Preview Featured Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview of Featured Image' }));
    expect(dialog.getByRole('img', { name: 'Featured Image' }).getAttribute('src')).toBe('/signed/1');
  });

  it('asks for a download for 120 seconds at most, and says when none came (R-220, R-585)', async () => {
    const { api } = await mount({ status: 4 }, [sampleAsset()], {
      'GET /filmmakers/:id/video/:chapterId': () => {
        throw new ApiError(0, 'network', '');
      },
    });
    await press(screen.getByRole('button', { name: 'Download Video' }));
    expect((await screen.findAllByText('Something went wrong.')).length).toBeGreaterThan(0);
    expect(api.made.find(({ name }) => name === 'GET /filmmakers/:id/video/:chapterId')?.input).toEqual({
      params: { id: 7, chapterId: 0 },
      query: { action: 'download' },
      timeoutMs: 120_000,
    });
  });

  it('downloads a video by a link, which is no way out of the page while a file is sent (R-220)', async () => {
    const links: HTMLAnchorElement[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this);
    });
    await mount({ status: 4 }, [sampleAsset()], {
      'GET /filmmakers/:id/video/:chapterId': () => ({
        data: { previewUrl: '/signed/download', thumbnailUrl: null, mediumUrl: null },
      }),
    });
    await press(screen.getByRole('button', { name: 'Download Video' }));
    await waitFor(() => expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signed/download']));
    expect(links[0]?.hasAttribute('download')).toBe(true);
    click.mockRestore();
  });

  it('leads from the subtitles that are missing to where they are uploaded (R-225, R-378)', async () => {
    await mount({ status: 4 }, [sampleAsset({})]);
    await press(screen.getByRole('button', { name: 'Save' }));
    const message = 'Please provide English SRT (Subtitle) file.';
    await press(await screen.findByRole('link', { name: `Subtitles: ${message}` }));
    const way = screen.getByRole('button', { name: 'Subtitles', description: message });
    expect(document.activeElement).toBe(way);
    await press(way);
    const dialog = await screen.findByRole('dialog', { name: 'Subtitles' });
    expect(await within(dialog).findByRole('group', { name: 'Subtitles of the film' })).toBeTruthy();
  });

  it('leads from the subtitles that an episode lacks to where they are uploaded (R-225, R-379)', async () => {
    await mount({ status: 4, type: 'SERIES', chapters: nights }, [sampleAsset({ assetType: 'episodeUrl', assetChapterId: 2 })]);
    await press(screen.getByRole('button', { name: 'Save' }));
    const message = 'Please provide English SRT (Subtitle) file.';
    await press(await screen.findByRole('link', { name: `Episode 2: Subtitles: ${message}` }));
    const second = within(screen.getByRole('group', { name: /^Episode 2 Night 2/ }));
    const way = second.getByRole('button', { name: 'Subtitles', description: message });
    expect(document.activeElement).toBe(way);
    await press(way);
    expect(await screen.findByRole('dialog', { name: 'Subtitles' })).toBeTruthy();
  });

  it.each([
    ['a film', { status: 4 }, ['Video', 'Trailer', 'Thumbnails', 'Thumbnails without Text', 'Subtitles']],
    [
      'a series',
      { status: 4, type: 'SERIES' as const, chapters: nights.slice(0, 1) },
      [
        'Trailer',
        'Episode 1: Video',
        'Episode 1: Standard Image',
        'Episode 1: Subtitles',
        'Thumbnails',
        'Thumbnails without Text',
      ],
    ],
  ])('of %s names what is missing in the order of the page (R-211)', async (_what, film, order) => {
    await mount(film, []);
    await press(screen.getByRole('button', { name: 'Save' }));
    const lines = await screen.findAllByRole('link', { name: /: / });
    expect(lines.map(({ textContent }) => textContent?.replace(/: (?:This|Please) .*/, ''))).toEqual(order);
  });

  it('is saved when it is complete, and says what is missing (R-211, R-225, R-604)', async () => {
    const places = ['videoUrl', 'trailerUrl', 'thumbnail', 'thumbnailWithoutText'] as const;
    const rows = places.map((assetType, id) => sampleAsset({ id: id + 1, assetType }));
    const { api, onClose } = await mount({ status: 4 }, rows, {
      'POST /filmmakers/films/:id/update-assets': () => ({ data: { id: 7, submit: true, changeStatus: 4, version: 3 } }),
    });
    await press(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/Please provide English SRT \(Subtitle\) file\./)).length).toBeGreaterThan(0);
    expect(api.names()).not.toContain('POST /filmmakers/films/:id/update-assets');
    cleanup();
    const english = sampleAsset({ id: 9, assetType: 'videoSrtFiles', lanCode: 'en', name: 'English' });
    const complete = await mount({ status: 4 }, [...rows, english], {
      'POST /filmmakers/films/:id/update-assets': () => ({ data: { id: 7, submit: true, changeStatus: 4, version: 3 } }),
    });
    await press(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Data saved successfully.')).length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
    expect(complete.onClose).toHaveBeenCalledOnce();
    expect(complete.api.made.find(({ name }) => name.endsWith('update-assets'))?.input.body).toMatchObject({
      form: 'manage-assets',
      version: 2,
    });
  });

  it('changed elsewhere shows what is registered now, keeps what was chosen, and saves that with the next press (R-211)', async () => {
    const mine = complete;
    const theirs = [
      ...mine.filter(({ assetType }) => assetType !== 'trailerUrl'),
      sampleAsset({ id: 20, assetType: 'trailerUrl', name: 'their-trailer.mp4', assetUrl: 'films/7/assets/their-trailer.mp4' }),
      sampleAsset({ id: 21, assetType: 'standardImage', contentType: 'image/png', name: 'their-picture.png' }),
    ];
    let rows = mine;
    const sent: unknown[] = [];
    const { onClose } = await mount({ status: 4 }, mine, {
      'GET /filmmakers/films/:id/assets': () => ({ data: { rows: [...rows] } }),
      'POST /filmmakers/films/:id/update-assets': ({ body }) => {
        sent.push(body);
        if (sent.length > 1) return { data: { id: 7, submit: true, changeStatus: 4, version: 9 } };
        rows = theirs;
        throw new ApiError(409, 'conflict', 'This film was changed elsewhere.', [], {});
      },
    });
    await act(async () => fireEvent.change(screen.getByRole('combobox', { name: 'Asset type' }), { target: { value: '4' } }));
    await press(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('This film was changed elsewhere.')).length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
    // The list that was looked at is still chosen, and the places show what the other side registered.
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Asset type' }).value).toBe('4');
    await act(async () => fireEvent.change(screen.getByRole('combobox', { name: 'Asset type' }), { target: { value: '0' } }));
    expect(await line('Trailer').findByText('their-trailer.mp4')).toBeTruthy();
    expect(await line('Standard Image').findByText('Approved')).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent[1]).toMatchObject({ assetsData: theirs.map(({ assetType, assetUrl }) => ({ assetType, assetUrl })) });
  });

  it('saves again what may have been saved: the film is fetched anew when an answer was lost', async () => {
    const sent: unknown[] = [];
    const { api, onClose } = await mount({ status: 4 }, complete, {
      'POST /filmmakers/films/:id/update-assets': ({ body }) => {
        sent.push(body);
        if (sent.length > 1) return { data: { id: 7, submit: true, changeStatus: 4, version: 9 } };
        throw new ApiError(0, 'network', 'The server can not be reached.');
      },
    });
    const fetched = () => api.names().filter((name) => name === 'GET /filmmakers/films/:id/assets').length;
    const before = fetched();
    await press(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('The server can not be reached.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(fetched()).toBe(before + 1));
    await press(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('tells of a conflict at once, though the network is lost before the assets are fetched again', async () => {
    const { onClose } = await mount({ status: 4 }, complete, {
      'POST /filmmakers/films/:id/update-assets': () => {
        onlineManager.setOnline(false);
        throw new ApiError(409, 'conflict', 'This film was changed elsewhere.', [], {});
      },
    });
    try {
      await press(screen.getByRole('button', { name: 'Save' }));
      expect((await screen.findAllByText('This film was changed elsewhere.')).length).toBeGreaterThan(0);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).not.toBe('true'));
      await press(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('says that the assets could not be loaded (R-582)', async () => {
    await mountScreen(<ManageAssetsDialog film={sampleFilm({ status: 4 })} onClose={() => undefined} />);
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
  });
});
