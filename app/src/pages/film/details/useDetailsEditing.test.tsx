// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { bodies, complete, enter, field, filmOf, mountFilmPage, press, update } from '../../../fixture/mountFilmPage.tsx';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { setUpFilmPages } from '../../../fixture/setUpFilmPages.ts';
import { type DetailsEditing, useDetailsEditing } from './useDetailsEditing.ts';

setUpFilmPages();

it('asks nothing when another window has saved the same', async () => {
  const newer = filmOf({ version: 5, programDetail: { ...complete, studio: 'Lumen' } });
  const { api } = await mountFilmPage(filmOf(), {
    answers: {
      [update]: ({ body }) => {
        if (body?.version === 5) return { data: { id: 7, submit: false, changeStatus: 2, version: 6 } };
        throw new ApiError(409, 'conflict', 'Changed elsewhere.', [], newer);
      },
    },
  });
  await enter(/^Studio/, 'Lumen');
  await press('Save and Finish Later');
  await waitFor(() => expect(bodies(api, update)).toHaveLength(2));
  expect((await screen.findAllByText('Data saved successfully.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog', { name: 'Changed elsewhere' })).toBeNull();
});

it('says of a film that was deleted meanwhile that it is gone, and leaves what was entered to be copied', async () => {
  const gone = () => {
    throw new ApiError(404, 'not_found', 'This record does not exist.');
  };
  let isThere = true;
  const view = () => (isThere ? { data: filmOf() } : gone());
  await mountFilmPage(filmOf(), { answers: { 'GET /filmmakers/films/:id/view': view, [update]: gone } });
  await enter(/^Studio/, 'Lumen');
  isThere = false;
  await press('Save and Finish Later');
  expect(await screen.findByText(/^This film no longer exists/)).toBeTruthy();
  expect(field(/^Studio/).value).toBe('Lumen');
});

it('takes up what a dialog of the page has saved below what is edited, and asks nothing of it', async () => {
  let film = filmOf({ geoRestriction: { type: 'exclude', countries: ['DE'] } });
  const { api } = await mountFilmPage(film, {
    answers: {
      'GET /filmmakers/films/:id/view': () => ({ data: film }),
      [update]: ({ body }) => {
        if (body?.version !== film.version) throw new ApiError(409, 'conflict', 'Changed elsewhere.', [], film);
        const version = film.version + 1;
        const programDetail = { ...complete, ...body.programDetails };
        film = { ...film, version, programDetail };
        return { data: { id: 7, submit: false, changeStatus: 2, version } };
      },
    },
  });
  await enter(/^Studio/, 'Lumen');
  await press('Manage Availability');
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage Availability' }));
  const only = await dialog.findByRole('radio', { name: /^Only in/ });
  await act(async () => only.click());
  await act(async () => dialog.getByRole('button', { name: 'Save' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Only in/ }).checked).toBe(true));
  expect(field(/^Studio/).value).toBe('Lumen');
  await press('Save and Finish Later');
  await waitFor(() => expect(bodies(api, update)).toHaveLength(2));
  expect(bodies(api, update)[1]).toMatchObject({
    version: 3,
    programDetails: { studio: 'Lumen', geoRestriction: { type: 'include', countries: ['DE'] } },
  });
  expect(screen.queryByRole('dialog', { name: 'Changed elsewhere' })).toBeNull();
});

it('is under way no more once a save has broken off, whatever broke', async () => {
  let editing: DetailsEditing | undefined;
  const Editing = () => {
    editing = useDetailsEditing({ film: filmOf() }, () => {
      throw new Error('The page is gone.');
    });
    return null;
  };
  const answer = { data: { id: 7, submit: false, changeStatus: 2, version: 4 } };
  await mountScreen(<Editing />, { answers: { [update]: () => answer } });
  await act(async () => {
    await expect(editing?.save({ action: 'later', mode: 'draft', data: complete })).rejects.toThrow('The page is gone.');
  });
  expect(editing?.isSaving()).toBe(false);
});
