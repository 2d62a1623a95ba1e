// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { fillStorage } from '../../../fixture/fillStorage.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { permissionsAt, sampleAsset } from '../../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import type { Film } from '../../films/dialog/film.ts';
import { useFilm } from '../../films/dialog/useFilm.ts';
import type { AssetRow } from '../useAssets.ts';
import { AvailabilityDialog } from './AvailabilityDialog.tsx';
import { ReleaseDateDialog } from './ReleaseDateDialog.tsx';
import { SubtitlesDialog } from './SubtitlesDialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const when = 'Please select date and time';
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const ready = () =>
  waitFor(() => {
    if (!document.querySelector('form') || document.querySelector('[aria-busy="true"]')) throw new Error('loading');
  });
const mount = async (Dialog: typeof SubtitlesDialog, { status = 4, ...changes }: Partial<Film> = {}, answers: Answers = {}) => {
  const onClose = vi.fn();
  const film = sampleFilm({ type: 'SHORT_FILM', status, may: permissionsAt(status), ...changes });
  const page = await mountScreen(<Dialog film={film} onClose={onClose} />, { answers });
  await ready();
  return {
    ...page,
    onClose,
    posted: () => page.api.made.filter(({ name }) => name.startsWith('POST')).map(({ input }) => input),
  };
};

describe('Subtitles', () => {
  const english = sampleAsset({ id: 3, assetType: 'videoSrtFiles', assetStatus: 2, lanCode: 'en', name: 'English' });
  const german = sampleAsset({ id: 4, assetType: 'videoSrtFiles', assetStatus: 2, lanCode: 'de', name: 'German' });
  const withFiles = (rows: readonly AssetRow[], answers: Answers = {}): Answers => ({
    'GET /filmmakers/films/:id/assets': () => ({ data: { rows: [...rows] } }),
    ...answers,
  });

  it('lists the files of the film and of its trailer by language (R-228, R-230)', async () => {
    const trailer = sampleAsset({ id: 5, assetType: 'trailerSrtFiles', lanCode: 'fr', name: 'French' });
    await mount(SubtitlesDialog, {}, withFiles([english, german, trailer]));
    for (const name of ['English', 'German', 'French']) expect(await screen.findByText(name)).toBeTruthy();
  });

  it('without English are not saved (R-225)', async () => {
    const { posted } = await mount(SubtitlesDialog, {}, withFiles([german]));
    await press('Save');
    expect((await screen.findAllByText(/Please provide English SRT \(Subtitle\) file\./)).length).toBeGreaterThan(0);
    expect(posted()).toEqual([]);
  });

  it('a file is removed once that is confirmed (R-213, R-231, R-595)', async () => {
    const { posted } = await mount(
      SubtitlesDialog,
      {},
      withFiles([english, german], {
        'POST /filmmakers/asset/status/:id/update': () => ({ success: true, data: { assetStatus: 4 } }),
      }),
    );
    await screen.findByText('German');
    await press('Remove German');
    await screen.findByText('Do you want to delete this record? This action can not be undone.');
    await press('Delete');
    expect((await screen.findAllByText('Subtitle removed successfully.')).length).toBeGreaterThan(0);
    expect(posted()).toEqual([{ params: { id: 4 }, body: { assetStatus: 4 } }]);
    expect(screen.queryByText('German')).toBeNull();
  });

  it('are saved with English (R-211)', async () => {
    const { posted, onClose } = await mount(
      SubtitlesDialog,
      {},
      withFiles([english], {
        'POST /filmmakers/films/:id/update-assets': () => ({ data: { id: 7, submit: true, changeStatus: 4, version: 3 } }),
      }),
    );
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(posted()[0]?.body).toEqual({
      form: 'subtitles',
      assetsData: [{ assetType: 'videoSrtFiles', assetUrl: english.assetUrl }],
      version: 2,
    });
  });

  it('of a film under review are only looked at', async () => {
    await mount(SubtitlesDialog, { status: 3 }, withFiles([english]));
    expect(await screen.findByText('English')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Choose a subtitle|Remove/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });
});

describe('Manage Availability', () => {
  const countries: Answers = {
    'GET /filmmakers/countries/search': ({ query }) => ({
      data: {
        rows: [
          { code: 'DE', name: 'Germany' },
          { code: 'NZ', name: 'New Zealand' },
        ].filter(({ name }) => name.toLowerCase().includes(query?.searchText?.toLowerCase() ?? '')),
      },
    }),
  };

  it('asks for the kind and for countries (R-232, R-233)', async () => {
    const { posted } = await mount(AvailabilityDialog, {}, countries);
    for (const name of ['Only in these countries', 'Everywhere but in these countries'])
      expect(screen.getByRole('radio', { name })).toBeTruthy();
    await press('Save');
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    expect(posted()).toEqual([]);
  });

  it('finds countries by typing, and saves them (R-234 to R-236)', async () => {
    const saved = vi.fn(() => ({ data: { id: 7, submit: true, changeStatus: 4, version: 3 } }));
    const { api, posted, onClose } = await mount(
      AvailabilityDialog,
      { geoRestriction: { type: 'include', countries: ['DE'] } },
      { ...countries, 'POST /filmmakers/films/:id/update': saved },
    );
    expect(await screen.findByText('Germany')).toBeTruthy();
    const box = screen.getByRole('combobox', { name: /Countries/ });
    act(() => box.focus());
    await act(async () => fireEvent.click(box));
    await act(async () => fireEvent.change(box, { target: { value: 'zea' } }));
    const option = await screen.findByText('New Zealand');
    await act(async () => fireEvent.click(option));
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Everywhere but in these countries' })));
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(posted()).toEqual([
      {
        params: { id: 7 },
        body: {
          programStatus: 0,
          programDetails: { geoRestriction: { type: 'exclude', countries: ['DE', 'NZ'] } },
          version: 2,
        },
      },
    ]);
    expect(api.made.some(({ input }) => JSON.stringify(input.query) === '{"searchText":"zea"}')).toBe(true);
    expect((await screen.findAllByText('Data saved successfully.')).length).toBeGreaterThan(0);
  });

  it('closes once it is saved though the film cannot be fetched anew: opened again, it finds no other save', async () => {
    const stored = sampleFilm({ status: 4, geoRestriction: { type: 'include', countries: ['DE'] }, may: permissionsAt(4) });
    function Page() {
      const [isOpen, setOpen] = useState(true);
      const { data: film } = useFilm(7);
      if (!film) return null;
      return isOpen ? (
        <AvailabilityDialog film={film} onClose={() => setOpen(false)} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Open again
        </button>
      );
    }
    let asked = 0;
    const { api } = await mountScreen(<Page />, {
      answers: {
        ...countries,
        'GET /filmmakers/films/:id/view': () => {
          asked += 1;
          return asked > 1 ? new Promise<never>(() => {}) : { data: stored };
        },
        'POST /filmmakers/films/:id/update': ({ body }) => {
          if (body?.version === stored.version || body?.version === 9)
            return { data: { id: 7, submit: true, changeStatus: 4, version: body.version === 9 ? 10 : 9 } };
          throw new ApiError(409, 'conflict', 'Changed elsewhere', [], stored);
        },
      },
    });
    await ready();
    fireEvent.click(await screen.findByRole('radio', { name: 'Everywhere but in these countries' }));
    await act(async () => undefined);
    await press('Save');
    fireEvent.click(await screen.findByRole('button', { name: 'Open again' }));
    await act(async () => undefined);
    await ready();
    expect(await screen.findByRole('radio', { name: 'Everywhere but in these countries' })).toHaveProperty('checked', true);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Only in these countries' })));
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeTruthy();
    expect(api.made.filter(({ name }) => name.startsWith('POST')).map(({ input }) => input.body)).toMatchObject([
      { version: stored.version, programDetails: { geoRestriction: { type: 'exclude' } } },
      { version: 9, programDetails: { geoRestriction: { type: 'include' } } },
    ]);
  });

  const clash = async (theirs: Film['geoRestriction'], settled: Promise<void> = Promise.resolve()) => {
    const stored = sampleFilm({ geoRestriction: { type: 'include', countries: ['DE'] } });
    const page = await mount(
      AvailabilityDialog,
      { geoRestriction: stored.geoRestriction },
      {
        ...countries,
        'POST /filmmakers/films/:id/update': ({ body }) => {
          if (body?.version === 9) return settled.then(() => ({ data: { id: 7, submit: true, changeStatus: 4, version: 10 } }));
          throw new ApiError(409, 'conflict', 'Changed elsewhere', [], { ...stored, geoRestriction: theirs, version: 9 });
        },
      },
    );
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Everywhere but in these countries' })));
    await press('Save');
    return page;
  };
  const saved = (input: unknown) => JSON.stringify(input).match(/"geoRestriction":(\{.*?\})/)?.[1];

  it('changed elsewhere is shown field by field, and what is chosen of both is saved', async () => {
    const { posted, onClose } = await clash({ type: 'include', countries: ['DE', 'NZ'] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    const kind = within(dialog.getByRole('radiogroup', { name: 'Where the film is available' }));
    expect(kind.getByRole('radio', { name: 'Yours Everywhere but in these countries' })).toHaveProperty('checked', true);
    const where = within(dialog.getByRole('radiogroup', { name: 'Countries' }));
    expect(await where.findByRole('radio', { name: 'Saved elsewhere Germany, New Zealand' })).toHaveProperty('checked', true);
    expect(onClose).not.toHaveBeenCalled();
    await press('Save with these choices');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saved(posted().at(-1))).toBe('{"type":"exclude","countries":["DE","NZ"]}');
  });

  it('changed elsewhere is not left, nor saved twice, while what is chosen is being saved', async () => {
    let answer = () => {};
    const settled = new Promise<void>((done) => {
      answer = done;
    });
    const { posted, onClose } = await clash({ type: 'include', countries: ['NZ'] }, settled);
    await press('Save with these choices');
    const saving = await screen.findByRole('button', { name: 'Saving…', hidden: true });
    fireEvent.click(saving);
    await act(async () => fireEvent.keyDown(saving, { key: 'Escape' }));
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    expect(posted()).toHaveLength(2);
    await act(async () => answer());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('is saved without a question when something else of the film was changed elsewhere', async () => {
    const { posted, onClose } = await clash({ type: 'include', countries: ['DE'] });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saved(posted().at(-1))).toBe('{"type":"exclude","countries":["DE"]}');
    expect(posted()).toHaveLength(2);
  });

  it('is saved without a question when the same was saved already: by a save whose answer was lost', async () => {
    const { posted, onClose } = await clash({ type: 'exclude', countries: ['DE'] });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(posted()).toHaveLength(2);
    expect(screen.queryByRole('dialog', { name: 'Changed elsewhere' })).toBeNull();
    expect((await screen.findAllByText('Data saved successfully.')).length).toBeGreaterThan(0);
  });

  it('can be looked at where it may not be changed', async () => {
    await mount(AvailabilityDialog, { status: 5, geoRestriction: { type: 'include', countries: ['DE'] } }, countries);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(await screen.findByDisplayValue('Germany')).toBeTruthy();
  });
});

describe('Submit Release Date', () => {
  const type = async (value: string) => {
    const input = screen.getByLabelText(/Release date and time/);
    await act(async () => {
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
    });
  };

  it.each([
    ['no date', ''],
    ['a past date', '2001-01-01T10:00'],
  ])('refuses %s (R-237, R-238)', async (_what, value) => {
    const { posted } = await mount(ReleaseDateDialog);
    await type(value);
    await press('Submit');
    expect((await screen.findAllByText(when)).length).toBeGreaterThan(0);
    expect(posted()).toEqual([]);
  });

  it('recommends two weeks, takes a nearer date, and sends it in seconds of GMT (R-239 to R-242)', async () => {
    const { posted, onClose } = await mount(
      ReleaseDateDialog,
      { platformProgramId: 9 },
      {
        'POST /filmmakers/films/update/request-release-date': () => ({ success: true }),
      },
    );
    expect(screen.getByText(/at least 2 weeks.*GMT/)).toBeTruthy();
    const near = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16);
    await type(near);
    await press('Submit');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(posted()).toEqual([
      {
        body: {
          releaseDate: Date.parse(`${near}Z`) / 1000,
          programId: 9,
          filmmakerFilmId: 7,
          type: 'SHORT_FILM',
          programStatus: 4,
          version: sampleFilm().version,
        },
      },
    ]);
    expect((await screen.findAllByText('Request submitted successfully.')).length).toBeGreaterThan(0);
  });

  it.each([
    ['another date asked for elsewhere is not replaced without a question', '2999-02-02T08:00:00Z', 1],
    ['the same date asked for by a request whose answer was lost is sent again without a question', '2999-01-01T10:00:00Z', 2],
  ])('%s', async (_what, theirs, sent) => {
    const newer = { ...sampleFilm(), requestedReleaseDate: Date.parse(theirs) / 1000, version: 9 };
    const { posted, onClose } = await mount(
      ReleaseDateDialog,
      {},
      {
        'POST /filmmakers/films/update/request-release-date': ({ body }) => {
          if (body?.version === 9) return { success: true, version: 10 };
          throw new ApiError(409, 'conflict', 'Changed elsewhere', [], newer);
        },
      },
    );
    await type('2999-01-01T10:00');
    await press('Submit');
    await waitFor(() => expect(posted()).toHaveLength(sent));
    if (sent === 1) {
      const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
      expect(dialog.getByRole('radio', { name: /^Saved elsewhere Feb 2, 2999/ })).toBeTruthy();
      await press('Save with these choices');
    }
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(posted().at(-1)).toMatchObject({ body: { releaseDate: Date.parse('2999-01-01T10:00Z') / 1000, version: 9 } });
  });

  it('says that it failed and stays (R-243, R-585)', async () => {
    const { onClose } = await mount(
      ReleaseDateDialog,
      {},
      {
        'POST /filmmakers/films/update/request-release-date': () => {
          throw new ApiError(500, 'unknown', '');
        },
      },
    );
    await type('2999-01-01T10:00');
    await press('Submit');
    expect((await screen.findAllByText('Something went wrong, please try again.')).length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a date that is being sent is waited for: Escape neither asks about it nor leaves', async () => {
    let answer: (reply: { readonly success: boolean }) => void = () => undefined;
    const { onClose } = await mount(
      ReleaseDateDialog,
      {},
      {
        'POST /filmmakers/films/update/request-release-date': () =>
          new Promise((done) => {
            answer = done;
          }),
      },
    );
    await type('2999-01-01T10:00');
    await press('Submit');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true);
    await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    expect([screen.queryByText('Leave without saving?'), onClose.mock.calls.length]).toEqual([null, 0]);
    await act(async () => answer({ success: true }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('is not left with a date that was not sent without a question', async () => {
    const { onClose } = await mount(ReleaseDateDialog);
    await type('2999-01-01T10:00');
    await press('Close');
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    expect(screen.getByText(/stay on this device/)).toBeTruthy();
    await press('Stay');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that a date is lost which this device has no room for', async () => {
    fillStorage();
    await mount(ReleaseDateDialog);
    await type('2999-01-01T10:00');
    await press('Close');
    expect(await screen.findByText('Your changes are not saved and will be lost.')).toBeTruthy();
  });
});
