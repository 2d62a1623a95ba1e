// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ada, bodies, create, enter, field, press, saved } from '../../../fixture/mountFilmPage.tsx';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { setUpFilmPages } from '../../../fixture/setUpFilmPages.ts';
import { paths } from '../../../routes.ts';
import { FilmPage } from '../FilmPage.tsx';

setUpFilmPages();

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
    expect(screen.getByRole('heading', { level: 2, name: 'A new film' })).toBeTruthy();
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

  it('do not fetch back whoever went to another screen while they were being saved', async () => {
    let answer: (reply: { readonly data: typeof saved }) => void = () => undefined;
    const { where, back } = await mountScreen(
      <Routes>
        <Route path={paths.filmView} element={<FilmPage />} />
        <Route path="*" element={<Link to="/films/view/new">to the new film</Link>} />
      </Routes>,
      {
        user: ada,
        answers: {
          [create]: () =>
            new Promise((done) => {
              answer = done;
            }),
        },
      },
    );
    await act(async () => screen.getByRole('link', { name: 'to the new film' }).click());
    await screen.findByLabelText(/^Short description/);
    await enter(/^Title/, 'Harbour Lights');
    await press('Save and Finish Later');
    await back();
    expect(where().pathname).toBe('/');
    await act(async () => answer({ data: saved }));
    expect((await screen.findAllByText('Data saved successfully.')).length).toBeGreaterThan(0);
    expect(where().pathname).toBe('/');
  });
});
