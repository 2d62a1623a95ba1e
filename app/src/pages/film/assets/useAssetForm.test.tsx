// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { permissionsAt, sampleAsset } from '../../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import type { Film } from '../../films/dialog/film.ts';
import { useFilm } from '../../films/dialog/useFilm.ts';
import { ManageAssetsDialog } from '../dialogs/ManageAssetsDialog.tsx';
import { type AssetForm, useAssetForm } from './useAssetForm.ts';

afterEach(cleanup);

const update = 'POST /filmmakers/films/:id/update-assets';

/** The subtitles of a film, with what a test asks of them in its hands. */
function Subtitles({ film, use }: { readonly film: Film; readonly use: (form: AssetForm) => void }) {
  const form = useAssetForm({ film, form: 'subtitles', onSaved: vi.fn() });
  use(form);
  const { handle, data, failed, retry, context, uploads, save, onChange, cost } = form;
  const services = useMemo(() => ({ uploads }), [uploads]);
  const rest = { handle, data, failed, onRetry: retry, context, services, cost, onChange, onSubmit: save };
  return <FormDialog title="Subtitles" form="subtitles" {...rest} onClose={vi.fn()} />;
}

it('what is typed is stored before the save of all that follows it: it would overwrite what that has said', async () => {
  let opened: AssetForm | undefined;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const reply = { data: { id: 7, submit: true, changeStatus: 4, version: 3 } };
  const film = sampleFilm({ type: 'SHORT_FILM', status: 4, may: permissionsAt(4) });
  const { api } = await mountScreen(<Subtitles film={film} use={(form) => (opened = form)} />, {
    answers: {
      'GET /filmmakers/films/:id/assets': () => ({ data: { rows: [sampleAsset({ assetStatus: 2 })] } }),
      'GET /filmmakers/films/:id/view': () => ({ data: film }),
      [update]: async () => {
        await answered;
        return reply;
      },
    },
  });
  await screen.findByRole('dialog');
  await waitFor(() => expect(opened?.handle.current).toBeTruthy());
  const sent = () => api.made.filter(({ name }) => name === update).map(({ input }) => input.body);

  await act(async () => opened?.handle.current?.setValue('/festival', 'Berlin'));
  let leaving: unknown;
  await act(async () => {
    leaving = opened?.cost();
  });
  await waitFor(() => expect(sent()).toMatchObject([{ programStatus: 0, added: { festival: 'Berlin' } }]));
  let saving: Promise<unknown> | undefined;
  await act(async () => {
    saving = opened?.save({ data: { festival: 'Cannes' }, mode: 'strict', action: 'save' });
  });
  expect(sent()).toHaveLength(1);
  await act(async () => {
    answer();
    await Promise.all([leaving, saving]);
  });
  expect(sent()).toMatchObject([{ programStatus: 0 }, { added: { festival: 'Cannes' } }]);
});

/** Manage Assets as the page of a film opens it: of the film as it was fetched last. */
function OfPage() {
  const { data: film } = useFilm(7);
  return (
    film && (
      <>
        <output data-testid="version">{film.version}</output>
        <ManageAssetsDialog film={film} onClose={vi.fn()} />
      </>
    )
  );
}

it.each([
  { uploads: 0, cost: ['unkept', 'nothing'] },
  { uploads: 1, cost: ['uploadUnkept', 'upload'] },
])(
  'what is typed and can not be stored is lost with the form, which is said: $uploads uploads under way',
  async ({ uploads, cost }) => {
    let opened: AssetForm | undefined;
    let isAway = true;
    const film = sampleFilm({ type: 'SHORT_FILM', status: 4, may: permissionsAt(4) });
    await mountScreen(<Subtitles film={film} use={(form) => (opened = form)} />, {
      answers: {
        'GET /filmmakers/films/:id/assets': () => ({ data: { rows: [sampleAsset({ assetStatus: 2 })] } }),
        'GET /filmmakers/films/:id/view': () => ({ data: film }),
        [update]: () => {
          if (isAway) throw new ApiError(0, 'network', 'Unreachable.');
          return { data: { id: 7, submit: true, changeStatus: 4, version: 3 } };
        },
      },
    });
    await waitFor(() => expect(opened?.handle.current).toBeTruthy());
    if (opened) vi.spyOn(opened.uploads, 'active').mockReturnValue(uploads);
    await act(async () => opened?.handle.current?.setValue('/festival', 'Berlin'));
    const told: unknown[] = [];
    for (isAway of [true, false]) await act(async () => told.push(await opened?.cost()));
    expect(told).toEqual(cost);
  },
);

it('what was removed does not come back for the moment in which the film is known anew and its assets are not', async () => {
  const trailer = sampleAsset({ assetType: 'trailerUrl', assetStatus: 2 });
  let answer: (() => void) | undefined;
  let asked = 0;
  await mountScreen(<OfPage />, {
    answers: {
      'GET /filmmakers/films/:id/view': () => {
        asked += 1;
        return { data: sampleFilm({ type: 'SHORT_FILM', status: 2, may: permissionsAt(2), version: asked }) };
      },
      'GET /filmmakers/films/:id/assets': async () => {
        if (asked === 1) return { data: { rows: [trailer] } };
        await new Promise<void>((done) => {
          answer = done;
        });
        return { data: { rows: [] } };
      },
      'POST /filmmakers/remove-video/:filmId': () => ({ success: true, data: { assetStatus: 4 } }),
    },
  });
  const buttons = () =>
    ['Replace', 'Choose a video'].map(
      (name) => screen.queryAllByRole('button', { name: new RegExp(`^Trailer ${name}`) }).length,
    );
  await waitFor(() => expect(buttons()).toEqual([1, 0]));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Trailer' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(answer).toBeTruthy());
  await waitFor(() => expect(screen.getByTestId('version').textContent).toBe('2'));
  await waitFor(() => expect(buttons()).toEqual([0, 1]));
  await act(async () => answer?.());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Trailer' })).toBeNull());
  await waitFor(() => expect(buttons()).toEqual([0, 1]));
});
