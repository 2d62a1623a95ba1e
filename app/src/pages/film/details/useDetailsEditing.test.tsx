// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { bodies, complete, enter, field, filmOf, mountFilmPage, press, update } from '../../../fixture/mountFilmPage.tsx';
import { setUpFilmPages } from '../../../fixture/setUpFilmPages.ts';

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
