// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { enter, field, filmOf, mountFilmPage, press, update } from '../../../fixture/mountFilmPage.tsx';
import { setUpFilmPages } from '../../../fixture/setUpFilmPages.ts';

setUpFilmPages();

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
