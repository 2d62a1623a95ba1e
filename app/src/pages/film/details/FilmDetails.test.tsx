// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { fillStorage } from '../../../fixture/fillStorage.ts';
import {
  bodies,
  chapter,
  complete,
  enter,
  field,
  filmOf,
  mountFilmPage,
  press,
  saved,
  seriesOf,
  showOn,
  toast,
  update,
} from '../../../fixture/mountFilmPage.tsx';
import { loadForm } from '../../../fixture/mountScreen.tsx';
import { sampleAsset } from '../../../fixture/sampleAsset.ts';
import { setUpFilmPages } from '../../../fixture/setUpFilmPages.ts';
import { paths } from '../../../routes.ts';

setUpFilmPages();

describe('the details of a film', () => {
  it('are shown with their three buttons, the type read-only; back leads to the list (R-336, R-338, R-339, R-342, R-385)', async () => {
    const { where } = await mountFilmPage(filmOf());
    expect(field(/^Title/).value).toBe('Harbour Lights');
    const type = field(/^Type/);
    expect([type.value, type.disabled || type.readOnly || type.getAttribute('aria-readonly') === 'true']).toEqual([
      expect.stringMatching(/Short Film|SHORT_FILM|\d/),
      true,
    ]);
    for (const name of ['Save and Submit Now', 'Save and Finish Later'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    await press('Back To List');
    expect(where().pathname).toBe(paths.home);
  });

  it('that are not finished complain of nothing until they are edited or submitted (R-370)', async () => {
    await mountFilmPage(filmOf({ programDetail: { isCopy: false, type: 'SHORT_FILM', crew: [{ role: 'director' }] } }));
    await screen.findByRole('button', { name: 'Add a crew member' });
    expect(screen.queryByText(/This field is required/)).toBeNull();
    await press('Save and Finish Later');
    await toast('Data saved successfully.');
    expect(screen.queryByText(/This field is required/)).toBeNull();
  });

  it('saved for later go as a draft, and the version that came back is the next one’s (R-340, R-374, R-383, R-384, R-389)', async () => {
    const { api, where } = await mountFilmPage(filmOf());
    await enter(/^Studio/, 'Lumen');
    expect(await screen.findByText('Unsaved changes')).toBeTruthy();
    await press('Save and Finish Later');
    await toast('Data saved successfully.');
    await enter(/^Studio/, 'Lumen Works');
    await press('Save and Finish Later');
    await waitFor(() => expect(bodies(api, update)).toHaveLength(2));
    const [first, second] = bodies(api, update);
    expect(first).toMatchObject({
      form: 'film-details',
      programStatus: 0,
      continue: true,
      version: 2,
      programDetails: { ...complete, studio: 'Lumen' },
    });
    expect(second).toMatchObject({ version: 3, programDetails: { studio: 'Lumen Works' } });
    expect(where().pathname).toBe('/films/view/7');
  });

  it('are saved before an episode is added, whatever the button is called that saves them for later', async () => {
    const draft = (await loadForm('film-details')).form.actions.find(({ mode }) => mode === 'draft');
    const name = draft?.name;
    Object.assign(draft ?? {}, { name: 'later' });
    const { api } = await mountFilmPage(seriesOf());
    await enter(/^Studio/, 'Lumen');
    await press('Add Episode');
    await waitFor(() => expect(bodies(api, update)).toHaveLength(1));
    Object.assign(draft ?? {}, { name });
  });

  it('submitted are checked first, then locked once they are under review (R-375, R-377, R-389)', async () => {
    let status = 2;
    await mountFilmPage(filmOf(), {
      answers: {
        'GET /filmmakers/films/:id/view': () => ({ data: filmOf({ status }) }),
        [update]: ({ body }) => {
          status = 3;
          return { data: { ...saved, submit: body?.programStatus === 1, changeStatus: 3 } };
        },
      },
    });
    await enter(/^Short description/, '');
    await press('Save and Submit Now');
    expect((await screen.findAllByText(/This field is required\./)).length).toBeGreaterThan(0);
    expect(status).toBe(2);
    await enter(/^Short description/, 'Again.');
    await press('Save and Submit Now');
    await toast('Updated successfully.');
    await waitFor(() => expect(field(/^Short description/).readOnly).toBe(true));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save and Submit Now' }).disabled).toBe(true);
    expect(screen.getByText('While the film is under review, its details can not be changed.')).toBeTruthy();
  });

  it.each([
    ['refused', new ApiError(422, 'incomplete', 'Please provide required assets.'), 'Please provide required assets.'],
    [
      'without English subtitles',
      new ApiError(422, 'incomplete', 'Please provide English SRT file.'),
      'Please provide English SRT file.',
    ],
    ['not answered', new ApiError(0, 'network', 'No answer.'), 'Something went wrong. Please try again later.'],
  ])('%s stay in the form, with the reason (R-380, R-381, R-387, R-388)', async (_what, error, told) => {
    await mountFilmPage(filmOf(), {
      answers: {
        [update]: () => {
          throw error;
        },
      },
    });
    await enter(/^Studio/, 'Lumen');
    await press('Save and Submit Now');
    await toast(told);
    expect(field(/^Studio/).value).toBe('Lumen');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('without a file are refused in words, and the list of what is missing opens at its first line (R-380, R-381)', async () => {
    showOn('phone');
    const path = '/assetsData/videoSrtFiles';
    const message = 'Please provide English SRT file.';
    await mountFilmPage(filmOf(), {
      rows: (['videoUrl', 'trailerUrl', 'thumbnail', 'thumbnailWithoutText'] as const).map((assetType, at) =>
        sampleAsset({ id: at + 1, assetType }),
      ),
      answers: {
        [update]: () => {
          throw new ApiError(422, 'incomplete', message, [{ path, keyword: 'required', message }]);
        },
      },
    });
    await screen.findByRole('button', { name: /^Before you submit/ });
    await press('Save and Submit Now');
    await toast(message);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Subtitles: ${message}`));
  });

  it('left with unsaved edits ask first; a session that ends leads away at once, and they are offered again', async () => {
    const { where } = await mountFilmPage(filmOf());
    await enter(/^Studio/, 'Lumen');
    await press('Back To List');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await act(async () => question.getByRole('button', { name: 'Stay' }).click());
    expect(where().pathname).toBe('/films/view/7');
    await press('Back To List');
    await press('Leave');
    await waitFor(() => expect(where().pathname).toBe(paths.home));
    cleanup();
    const second = await mountFilmPage(filmOf());
    await enter(/^Studio/, 'Lumen');
    await press('lose the session');
    expect(second.where().pathname).toBe(paths.logout);
    cleanup();
    await mountFilmPage(filmOf());
    await press('Bring them back');
    expect(field(/^Studio/).value).toBe('Lumen');
  });

  it('left where this device has no room for them are said to be lost', async () => {
    fillStorage();
    await mountFilmPage(filmOf());
    await enter(/^Studio/, 'Lumen');
    await press('Back To List');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    expect(question.getByText('Your changes are not saved and will be lost.')).toBeTruthy();
  });

  it('saved elsewhere meanwhile are compared field by field; a version that differs in other things is saved over', async () => {
    const theirs = filmOf({ version: 5, programDetail: { ...complete, copyright: '2021' } });
    let newer = filmOf({ version: 4 });
    const { api } = await mountFilmPage(filmOf(), {
      answers: {
        [update]: ({ body }) => {
          if (body?.version === newer.version) return { data: { ...saved, version: newer.version + 1 } };
          throw new ApiError(409, 'conflict', 'Changed elsewhere.', [], newer);
        },
      },
    });
    await enter(/^Studio/, 'Lumen');
    await press('Save and Finish Later');
    await toast('Data saved successfully.');
    expect(bodies(api, update)).toHaveLength(2);
    newer = { ...theirs, version: 9, programDetail: { ...theirs.programDetail, studio: 'Lumen' } };
    await enter(/^Rating remarks/, 'Mild');
    await press('Save and Finish Later');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    expect(dialog.getByRole('radiogroup', { name: 'Copyright' })).toBeTruthy();
    await act(async () => dialog.getByRole('button', { name: 'Save with these choices' }).click());
    await waitFor(() => expect(bodies(api, update)).toHaveLength(4));
    expect(bodies(api, update).at(-1)).toMatchObject({
      version: 9,
      programDetails: { studio: 'Lumen', ratingRemarks: 'Mild', copyright: '2021' },
    });
  });

  it('typed over an older version before a crash are offered again and compared with the newer one', async () => {
    const draft = { savedAt: 86_400_000, data: { ...complete, studio: 'Mine' }, base: complete };
    localStorage.setItem('reelform.draft.film-details/1/7', JSON.stringify(draft));
    await mountFilmPage(filmOf({ version: 6, programDetail: { ...complete, copyright: '2021' } }));
    await press('Bring them back');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    await act(async () => dialog.getByRole('button', { name: 'Take these choices' }).click());
    await waitFor(() => expect(field(/^Studio/).value).toBe('Mine'));
    expect(field(/^Copyright/).value).toBe('2021');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('list what a submission lacks, each line the way to its place, and nothing once all is there (R-378)', async () => {
    const { productionCompanies, ...most } = complete;
    await mountFilmPage(filmOf({ programDetail: most }));
    const panel = within(await screen.findByRole('region', { name: 'Before you submit' }));
    const lines = () => panel.getAllByRole('button').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(lines()).toEqual([
        'Production companies',
        'Film video',
        'Trailer',
        'Thumbnails',
        'Thumbnails without text',
        'Subtitles: Please provide English SRT file.',
      ]),
    );
    await act(async () => panel.getByRole('button', { name: 'Production companies' }).click());
    await waitFor(() => expect(document.activeElement).toBe(field(/^Production companies/)));
    await enter(/^Production companies/, productionCompanies);
    await waitFor(() => expect(lines()).not.toContain('Production companies'));
    await act(async () => panel.getByRole('button', { name: 'Trailer' }).click());
    await waitFor(() => expect(document.activeElement?.id).toBe('page-manage-assets_trailerUrl'));
    await act(async () => panel.getByRole('button', { name: /^Subtitles/ }).click());
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^page-subtitles_videoSrtFiles/));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const kinds = ['videoUrl', 'trailerUrl', 'thumbnail', 'thumbnailWithoutText'] as const;
    const english = sampleAsset({ id: 9, assetType: 'videoSrtFiles', lanCode: 'en', name: 'English' });
    await mountFilmPage(filmOf(), { rows: [...kinds.map((assetType, at) => sampleAsset({ id: at + 1, assetType })), english] });
    const whole = within(await screen.findByRole('region', { name: 'Ready to submit' }));
    expect(whole.getByText('Everything is there.')).toBeTruthy();
  });

  it('that can not be saved keep whoever goes to what an episode lacks where they are', async () => {
    const { shortDescription: _missing, ...most } = { ...complete, title: '', season: 1, episodeTitle: 'Night 1' };
    const series = seriesOf({ chapters: [chapter(1, { programDetail: { ...most, type: 'SERIES' } })] });
    await mountFilmPage(series, {
      answers: {
        [update]: () => {
          throw new ApiError(0, 'network', 'No answer.');
        },
      },
    });
    await enter(/^Studio/, 'Lumen');
    const panel = within(await screen.findByRole('region', { name: 'Before you submit' }));
    const line = await panel.findByRole('button', { name: /^Details: / });
    line.focus();
    await act(async () => line.click());
    await toast('Something went wrong. Please try again later.');
    // Not in the field of the same name of the series itself.
    expect(document.activeElement).toBe(line);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('list on a phone what is missing in a fold', async () => {
    showOn('phone');
    await mountFilmPage(filmOf());
    const fold = await screen.findByRole('button', { name: /^Before you submit/ });
    expect(fold.textContent).toBe('Before you submit · 5 things left to do');
    expect(screen.queryByRole('button', { name: 'Trailer' })).toBeNull();
    await act(async () => fold.click());
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'Trailer' })).toBeTruthy();
  });

  it('name every kind of asset with its standing, and rejected ones with the reason on top (R-371, R-372, R-382)', async () => {
    const rows = [
      sampleAsset({ id: 1, assetStatus: 0, assetRejectionNotes: 'Too dark' }),
      sampleAsset({ id: 2, assetType: 'trailerUrl', assetStatus: 1 }),
      sampleAsset({ id: 3, assetType: 'thumbnail' }),
      sampleAsset({ id: 4, assetType: 'thumbnail' }),
    ];
    await mountFilmPage(filmOf({ status: 6 }), { rows });
    const assets = within(await screen.findByRole('list', { name: 'Assets' }));
    expect((await assets.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Film videoRejectedUpload',
      'TrailerApprovedView',
      'Thumbnails (2 files)ApprovedView',
      'Thumbnails without textNot uploadedUpload',
      'Transparent filesNot uploadedUpload',
      'SubtitlesNot uploadedUpload',
      'Subtitles of the trailerNot uploadedUpload',
    ]);
    await press('Film video');
    await waitFor(() => expect(document.activeElement?.id).toBe('page-manage-assets_videoUrl'));
    expect(screen.queryByRole('dialog')).toBeNull();
    const places = (name: string) =>
      screen.getAllByRole('group', { name }).find((group) => group.querySelector('[data-heading]'));
    expect(places('Video')?.textContent).toContain('RejectedToo dark');
    expect(places('Video')?.querySelectorAll('button[id="page-manage-assets_videoUrl"]')).toHaveLength(1);
    // What was not rejected stays closed.
    expect(document.getElementById('page-manage-assets_trailerUrl')?.matches('button')).not.toBe(true);
    expect(screen.getByRole('button', { name: 'Save and Send for Review' })).toBeTruthy();
  });

  it('under review say of what was rejected that it is closed, and lead to where it stands (R-173, R-371)', async () => {
    const rows = [
      sampleAsset({ id: 2, assetType: 'trailerUrl', assetStatus: 0, assetRejectionNotes: 'Too dark' }),
      sampleAsset({ id: 4, assetType: 'videoSrtFiles', lanCode: 'en', name: 'English' }),
    ];
    await mountFilmPage(filmOf({ status: 3 }), { rows });
    expect(await screen.findByText(/^They can be replaced once the film is sent back to you/)).toBeTruthy();
    expect(screen.queryByText(/^They are open again/)).toBeNull();
    for (const [line, id] of [
      ['Trailer', 'page-manage-assets_trailerUrl'],
      ['View Subtitles', 'page-subtitles_videoSrtFiles'],
    ] as const) {
      await press(line);
      await waitFor(() => expect([line, document.activeElement?.closest(`[id="${id}"]`)?.id]).toEqual([line, id]));
    }
  });

  it('show in their assets what is registered elsewhere meanwhile, and why a picture of a list was rejected', async () => {
    let rows = [sampleAsset({ id: 1, assetType: 'thumbnail', assetUrl: 'films/7/assets/a-one.png' })];
    await mountFilmPage(filmOf(), {
      answers: { 'GET /filmmakers/films/:id/assets': () => ({ data: { rows } }) },
    });
    const region = within(await screen.findByRole('region', { name: 'Manage Assets' }));
    const chooser = await region.findByRole('combobox', { name: 'Asset type' });
    await act(async () => fireEvent.change(chooser, { target: { value: '1' } }));
    expect(await region.findByText('Approved')).toBeTruthy();
    rows = [
      sampleAsset({ id: 1, assetType: 'thumbnail', assetUrl: 'films/7/assets/a-one.png', assetStatus: 0, note: 'Blurred' }),
      sampleAsset({ id: 2, assetType: 'thumbnail', assetUrl: 'films/7/assets/b-two.png', assetStatus: 2 }),
    ];
    // A save has the film and its assets fetched anew.
    await press('Save and Finish Later');
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(2));
    expect(region.getByText('Blurred')).toBeTruthy();
  });
});
