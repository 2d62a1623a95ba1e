// @vitest-environment jsdom
import type { AssetTypeName } from '@reelform/schemas/api';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { permissionsAt, sampleAsset } from '../../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { paths } from '../../../routes.ts';
import type { Film } from '../../films/dialog/film.ts';
import { FilmPage } from '../FilmPage.tsx';
import type { AssetRow } from '../useAssets.ts';

vi.setConfig({ testTimeout: 120_000 });
// The layout and the lists are fetched when they are first drawn.
configure({ asyncUtilTimeout: 10_000 });
const showOn = (screenKind: 'wide' | 'phone') =>
  vi.stubGlobal('matchMedia', () => ({ matches: screenKind === 'wide', addEventListener() {}, removeEventListener() {} }));
beforeEach(() => {
  localStorage.clear();
  showOn('wide');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ada = { id: 1, name: 'Ada', email: 'ada@example.com', showResourcesTab: false };
const update = 'POST /filmmakers/films/:id/update';
const create = 'POST /filmmakers/films/create';

const complete = {
  isCopy: false,
  title: 'Harbour Lights',
  type: 'SHORT_FILM',
  shortDescription: 'A sailor walks home.',
  description: 'All night long.',
  primayGenres: ['Drama'],
  secondaryGenres: ['War'],
  tags: ['sea'],
  year: '2020',
  rating: 'PG',
  productionCompanies: 'Lumen',
  copyright: '2020',
  countryOfOrigin: 'DE',
  filmingLocations: ['Hamburg'],
  audioLanguage: ['de'],
  cast: [{ title: 'Ann', role: 'Sailor', order: 1 }],
  crew: [{ title: 'Bob', role: 'director' }],
  geoRestriction: { type: 'everywhere' },
};
const filmOf = (changes: Partial<Film> = {}) => {
  const status = changes.status ?? 2;
  return sampleFilm({ type: 'SHORT_FILM', status, may: permissionsAt(status), programDetail: complete, ...changes });
};
const chapter = (n: number, changes: Partial<Film['chapters'][number]> = {}): Film['chapters'][number] => ({
  chapterId: n,
  title: `Night ${n}`,
  episodeNumber: n,
  episodeUrl: null,
  isNewEpisode: 1,
  programDetail: { ...complete, title: '', type: 'SERIES', season: 1, episodeTitle: `Night ${n}` },
  filmmakerProgramStatus: 0,
  ...changes,
});
const seriesOf = (changes: Partial<Film> = {}) =>
  filmOf({ type: 'SERIES', programDetail: { ...complete, type: 'SERIES' }, chapters: [chapter(1), chapter(2)], ...changes });
const saved = { id: 7, submit: false, changeStatus: 2, version: 3 };

/** Leads away as the portal does when a call was answered with 401. */
function LostSession() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(paths.logout, { state: { from: '/films/view/7' } })}>
      lose the session
    </button>
  );
}

const mount = async (film: Film, { rows = [], answers = {} }: { rows?: AssetRow[]; answers?: Answers } = {}) => {
  const page = await mountScreen(
    <>
      <Routes>
        <Route path={paths.filmView} element={<FilmPage />} />
        <Route path="*" element={<p>another screen</p>} />
      </Routes>
      <LostSession />
    </>,
    {
      at: '/films/view/7',
      user: ada,
      answers: {
        'GET /filmmakers/films/:id/view': () => ({ data: film }),
        'GET /filmmakers/films/:id/assets': () => ({ data: { rows } }),
        'GET /filmmakers/countries/search': () => ({ data: { rows: [{ code: 'DE', name: 'Germany' }] } }),
        [update]: () => ({ data: saved }),
        ...answers,
      },
    },
  );
  await screen.findByLabelText(/^Short description/);
  return page;
};
const field = (label: RegExp, within?: HTMLElement) => {
  const found = screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });
  const [first] = within ? found.filter((element) => within.contains(element)) : found;
  if (!first) throw new Error(`no field ${label}`);
  return first;
};
const enter = (label: RegExp, value: string, within?: HTMLElement) =>
  act(async () => fireEvent.change(field(label, within), { target: { value } }));
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const toast = (text: string) => waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
const bodies = (api: { made: readonly { name: string; input: { body?: unknown } }[] }, call: string) =>
  api.made.filter(({ name }) => name === call).map(({ input }) => input.body);

describe('the details of a film', () => {
  it('are shown with their three buttons, the type read-only; back leads to the list (R-336, R-338, R-339, R-342, R-385)', async () => {
    const { where } = await mount(filmOf());
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
    await mount(filmOf({ programDetail: { isCopy: false, type: 'SHORT_FILM', crew: [{ role: 'director' }] } }));
    await screen.findByRole('button', { name: 'Add a crew member' });
    expect(screen.queryByText(/This field is required/)).toBeNull();
    await press('Save and Finish Later');
    await toast('Data saved successfully.');
    expect(screen.queryByText(/This field is required/)).toBeNull();
  });

  it('saved for later go as a draft, and the version that came back is the next one’s (R-340, R-374, R-383, R-384, R-389)', async () => {
    const { api, where } = await mount(filmOf());
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

  it('submitted are checked first, then locked once they are under review (R-375, R-377, R-389)', async () => {
    let status = 2;
    await mount(filmOf(), {
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
    await mount(filmOf(), {
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
    await mount(filmOf(), {
      rows: (['videoUrl', 'trailerUrl', 'thumbnail', 'thumbnailWithoutText'] as const).map((assetType, at) =>
        sampleAsset({ id: at + 1, assetType }),
      ),
      answers: {
        [update]: () => {
          throw new ApiError(422, 'incomplete', message, [{ path, keyword: 'required', message }]);
        },
      },
    });
    await screen.findByRole('button', { name: /^Ready to submit/ });
    await press('Save and Submit Now');
    await toast(message);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Subtitles: ${message}`));
  });

  it('left with unsaved edits ask first; a session that ends leads away at once, and they are offered again', async () => {
    const { where } = await mount(filmOf());
    await enter(/^Studio/, 'Lumen');
    await press('Back To List');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await act(async () => question.getByRole('button', { name: 'Stay' }).click());
    expect(where().pathname).toBe('/films/view/7');
    await press('Back To List');
    await press('Leave');
    await waitFor(() => expect(where().pathname).toBe(paths.home));
    cleanup();
    const second = await mount(filmOf());
    await enter(/^Studio/, 'Lumen');
    await press('lose the session');
    expect(second.where().pathname).toBe(paths.logout);
    cleanup();
    await mount(filmOf());
    await press('Bring them back');
    expect(field(/^Studio/).value).toBe('Lumen');
  });

  it('saved elsewhere meanwhile are compared field by field; a version that differs in other things is saved over', async () => {
    const theirs = filmOf({ version: 5, programDetail: { ...complete, copyright: '2021' } });
    let newer = filmOf({ version: 4 });
    const { api } = await mount(filmOf(), {
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
    await mount(filmOf({ version: 6, programDetail: { ...complete, copyright: '2021' } }));
    await press('Bring them back');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    await act(async () => dialog.getByRole('button', { name: 'Take these choices' }).click());
    await waitFor(() => expect(field(/^Studio/).value).toBe('Mine'));
    expect(field(/^Copyright/).value).toBe('2021');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('list what a submission lacks, each line the way to its place, and nothing once all is there (R-378)', async () => {
    const { productionCompanies, ...most } = complete;
    await mount(filmOf({ programDetail: most }));
    const panel = within(await screen.findByRole('region', { name: 'Ready to submit' }));
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
    expect(await screen.findByRole('dialog', { name: 'Manage Assets' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('manage-assets_trailerUrl'));
    cleanup();
    const kinds: AssetTypeName[] = ['videoUrl', 'trailerUrl', 'thumbnail', 'thumbnailWithoutText'];
    const english = sampleAsset({ id: 9, assetType: 'videoSrtFiles', lanCode: 'en', name: 'English' });
    await mount(filmOf(), { rows: [...kinds.map((assetType, at) => sampleAsset({ id: at + 1, assetType })), english] });
    expect(await screen.findByText('Everything is there.')).toBeTruthy();
  });

  it('list on a phone what is missing in a fold', async () => {
    showOn('phone');
    await mount(filmOf());
    const fold = await screen.findByRole('button', { name: /^Ready to submit/ });
    expect(fold.textContent).toBe('Ready to submit · 5 things left to do');
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
    await mount(filmOf({ status: 6 }), { rows });
    const assets = within(screen.getByRole('region', { name: 'Assets' }));
    expect((await assets.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Film videoRejectedUploadToo dark',
      'TrailerActiveView',
      'Thumbnails (2 files)ActiveView',
      'Thumbnails without textNot uploadedView',
      'Transparent filesNot uploadedView',
      'SubtitlesNot uploadedView',
      'Subtitles of the trailerNot uploadedView',
    ]);
    expect(screen.getAllByText(/Too dark/)).toHaveLength(2);
    await press('Film video');
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Assets' }));
    expect((await dialog.findAllByRole('button', { name: /Replace/ })).length).toBe(1);
  });
});

describe('the episodes of a series', () => {
  const openFirst = async (film: Film, answers: Answers = {}) => {
    const page = await mount(film, { answers });
    await press(/^View Episode 1/);
    const dialog = await screen.findByRole('dialog', { name: 'View Episode Details' });
    await within(dialog).findByLabelText(/^Episode title/);
    return { ...page, dialog };
  };

  it('are listed, and open in a dialog with the form of the film, a title and a season, and Close (R-337, R-391 to R-393)', async () => {
    const { dialog } = await openFirst(seriesOf());
    expect(field(/^Episode title/, dialog).value).toBe('Night 1');
    expect(field(/^Season/, dialog).value).toBe('1');
    expect(field(/^Full description/, dialog).value).toBe('All night long.');
    const names = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(['Save and Submit Now', 'Save and Finish Later', 'Close']);
    await act(async () => within(dialog).getByRole('button', { name: 'Close' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('unsaved edits of the series are saved before one opens, and nothing is saved without edits (R-341)', async () => {
    const { api } = await openFirst(seriesOf());
    expect(bodies(api, update)).toEqual([]);
    cleanup();
    const second = await mount(seriesOf());
    await enter(/^Title/, '');
    await enter(/^Studio/, 'Lumen');
    await press(/^View Episode 2/);
    await screen.findByRole('dialog', { name: 'View Episode Details' });
    expect(bodies(second.api, update)).toEqual([
      expect.objectContaining({ programStatus: 0, programDetails: expect.objectContaining({ studio: 'Lumen' }) }),
    ]);
  });

  it('do not open when the edits cannot be saved (R-341, O-55)', async () => {
    await mount(seriesOf(), {
      answers: {
        [update]: () => {
          throw new ApiError(500, 'internal', 'Something went wrong.');
        },
      },
    });
    await enter(/^Studio/, 'Lumen');
    await press(/^View Episode 1/);
    await toast('Something went wrong.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lack one line each beside the form of their series, and one for each thing in their own dialog (R-379)', async () => {
    const own = { isCopy: false, type: 'SERIES', season: 1, crew: [{ role: 'director' }], episodeTitle: 'Night 1' };
    await mount(seriesOf({ chapters: [chapter(1, { programDetail: own }), chapter(2)] }));
    const panel = within(await screen.findByRole('region', { name: 'Ready to submit' }));
    const line = await panel.findByRole('button', { name: /^Details: \d+ things left to do$/ });
    expect(panel.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Episode 1: Night 1',
      'Episode 2: Night 2',
    ]);
    await act(async () => line.click());
    const dialog = within(await screen.findByRole('dialog', { name: 'View Episode Details' }));
    await act(async () => (await dialog.findByRole('button', { name: /^Ready to submit/ })).click());
    for (const name of ['Full description', 'Episode video', 'Thumbnail (standard image)'])
      expect(dialog.getByRole('button', { name })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Subtitles: Please provide English SRT file.' })).toBeTruthy();
  });

  it('take the details of their series over, but not the title and the season of their own (R-396)', async () => {
    const own = { isCopy: false, type: 'SERIES', episodeTitle: 'Night 1', season: 3, crew: [{ role: 'director' }] };
    const film = seriesOf({ chapters: [chapter(1, { programDetail: own })] });
    const { api, dialog } = await openFirst(film);
    await act(async () => within(dialog).getByRole('button', { name: 'Copy Program Details' }).click());
    await waitFor(() => expect(field(/^Full description/, dialog).value).toBe('All night long.'));
    await act(async () => within(dialog).getByRole('button', { name: 'Save and Finish Later' }).click());
    await waitFor(() => expect(bodies(api, update)).toHaveLength(1));
    expect(bodies(api, update)[0]).toMatchObject({
      programChapterId: 1,
      isNewEpisode: 1,
      programDetails: { isCopy: true, episodeTitle: 'Night 1', season: 3, description: 'All night long.', tags: ['sea'] },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [2, 0, true],
    [3, 1, false],
    [4, 0, false],
    [4, 1, true],
    [5, 1, false],
  ] as const)(
    'in status %i, isNewEpisode %i: Copy Program Details is there: %s (R-397, R-398)',
    async (status, isNewEpisode, isThere) => {
      const { dialog } = await openFirst(seriesOf({ status, chapters: [chapter(1, { isNewEpisode })] }));
      expect(within(dialog).queryByRole('button', { name: 'Copy Program Details' }) !== null).toBe(isThere);
    },
  );

  it('are added in a dialog that names the episode’s place (R-391, R-395, R-400)', async () => {
    const { api } = await mount(seriesOf(), {
      answers: { 'GET /filmmakers/films/:id/new-episode-id': () => ({ data: { id: 31, episodeNumber: 3 } }) },
    });
    await press('Add Episode');
    const dialog = await screen.findByRole('dialog', { name: 'Add Episode Details' });
    await within(dialog).findByLabelText(/^Episode title/);
    expect(field(/^Season/, dialog).value).toBe('1');
    await enter(/^Episode title/, 'Night 3', dialog);
    await act(async () => within(dialog).getByRole('button', { name: 'Save and Finish Later' }).click());
    await waitFor(() => expect(bodies(api, update)).toHaveLength(1));
    expect(bodies(api, update)[0]).toMatchObject({
      programChapterId: 31,
      isNewEpisode: 1,
      programDetails: { episodeTitle: 'Night 3' },
    });
  });

  it.each([
    ['that says yes', () => ({ success: true }) as const, 'Episode deleted successfully.'],
    ['that says no', () => ({ success: false }), 'some error occurred please try again.'],
    [
      'that is refused',
      () => {
        throw new ApiError(404, 'not_found', 'This record does not exist.');
      },
      'This record does not exist.',
    ],
  ])('are deleted after a question; an answer %s is told (R-401 to R-403)', async (_what, answer, told) => {
    const { api } = await mount(seriesOf(), { answers: { 'POST /filmmakers/:id/delete-chapter': answer } });
    await press(/^Delete Episode 2/);
    await press('Delete');
    await toast(told);
    expect(api.made.find(({ name }) => name === 'POST /filmmakers/:id/delete-chapter')?.input).toEqual({
      params: { id: 2 },
      body: { filmmakerProgramId: 7 },
    });
  });
});

describe('the details of a film that is not stored yet', () => {
  it('begin with the type of a short film and this year’s copyright, and are created once (R-336, R-340, R-342, R-356)', async () => {
    const year = String(new Date().getFullYear());
    const { api, where } = await mountScreen(
      <Routes>
        <Route path={paths.filmView} element={<FilmPage />} />
      </Routes>,
      { at: '/films/view/new', user: ada, answers: { [create]: () => ({ data: saved }) } },
    );
    await screen.findByLabelText(/^Short description/);
    expect(field(/^Copyright/).value).toBe(year);
    await enter(/^Title/, 'Harbour Lights');
    await press('Save and Finish Later');
    await waitFor(() => expect(where().pathname).toBe('/films/view/7'));
    expect(bodies(api, create)).toEqual([
      expect.objectContaining({
        form: 'film-details',
        continue: true,
        programDetails: expect.objectContaining({ title: 'Harbour Lights', type: 'SHORT_FILM', copyright: year }),
      }),
    ]);
  });
});
