// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { permissionsAt } from '../../fixture/sampleAsset.ts';
import { sampleFilm } from '../../fixture/sampleFilm.ts';
import { sampleRow } from '../../fixture/sampleRow.ts';
import { paths } from '../../routes.ts';
import { unanswered, useNotifications } from '../../session/useSession.ts';
import type { Film } from '../films/dialog/film.ts';
import { FilmsPage } from '../films/FilmsPage.tsx';
import { FilmPage } from './FilmPage.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mount = (answers: Answers, at = '/films/view/7') =>
  mountScreen(
    <Routes>
      <Route path={paths.filmView} element={<FilmPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { answers, at },
  );
const answerOf = (changes: Partial<Film>): Answers => ({
  'GET /filmmakers/films/:id/view': () => ({
    data: sampleFilm({ type: 'SHORT_FILM', may: permissionsAt(changes.status ?? 4), ...changes }),
  }),
  'GET /filmmakers/countries/search': () => ({ data: { rows: [{ code: 'DE', name: 'Germany' }] } }),
});
const actions = () =>
  within(screen.getByRole('group', { name: 'Actions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('a film’s own page', () => {
  it('shows its title, status, type, description, availability and dates in GMT (R-017, R-106, R-240)', async () => {
    await mount(
      answerOf({
        status: 4,
        shortDescription: 'A sailor walks home.',
        geoRestriction: { type: 'exclude', countries: ['DE', 'XX'] },
        releaseDate: Date.UTC(2999, 9, 28, 14) / 1000,
        requestedReleaseDate: Date.UTC(2999, 10, 1, 9, 30) / 1000,
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Harbour Lights' })).toBeTruthy();
    expect(screen.getByText('Scheduled @ Oct 28, 2999 14:00 GMT')).toBeTruthy();
    for (const fact of ['Short Film', 'A sailor walks home.', 'Oct 28, 2999 14:00 GMT', 'Nov 1, 2999 09:30 GMT'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(await screen.findByText('Everywhere but in Germany, XX')).toBeTruthy();
  });

  it('says above everything else what the staff wrote about it', async () => {
    await mount(answerOf({ status: 8, remarks: 'We could not agree on the licence.' }));
    const remarks = await screen.findByText('We could not agree on the licence.');
    const details = screen.getByRole('heading', { name: 'Film details' });
    expect(remarks.compareDocumentPosition(details) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  const all = ['Manage Assets', 'Subtitles', 'Manage Availability', 'Submit Release Date', 'BTS Files'];
  const some = ['Manage Assets', 'Subtitles', 'BTS Files'];
  it.each([
    [2, 'Contract Signed', all],
    [3, 'Review', some],
    [4, 'Active', all],
    [5, 'Inactive', some],
    [6, 'Rejected', some],
    [8, 'Contract Cancelled', some],
  ])('in status %i (%s) offers %j (R-105, R-115, R-209, O-02)', async (status, name, offered) => {
    await mount(answerOf({ status }));
    expect(await screen.findByText(name)).toBeTruthy();
    expect(actions()).toEqual(offered);
  });

  it.each([0, 1])('in status %i offers nothing (R-119)', async (status) => {
    await mount(answerOf({ status }));
    await screen.findByRole('heading', { name: 'Harbour Lights' });
    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  });

  /** An answer that waits until the test lets it go. */
  const createTold = () => {
    let tell = () => {};
    const told = new Promise<void>((done) => {
      tell = done;
    });
    return { told, tell: () => tell() };
  };

  /** The film's page beside the badge, once that has its first answer. */
  const WithBadge = () => {
    const notifications = useNotifications();
    return (
      <>
        {notifications !== unanswered && <output>{notifications.films} waiting</output>}
        <Routes>
          <Route path={paths.filmView} element={<FilmPage />} />
        </Routes>
      </>
    );
  };

  it('fetches anew what staff decide while it is shown and takes it off the badge once it is there (R-082, R-114)', async () => {
    const asked: string[] = [];
    let waiting = 1;
    const { told, tell } = createTold();
    await mountScreen(<WithBadge />, {
      at: '/films/view/7',
      check: async () => ({ films: waiting, channel: 0 }),
      answers: {
        ...answerOf({}),
        'GET /filmmakers/films/:id/view': async () => {
          asked.push('film');
          await told;
          return { data: sampleFilm({ status: asked.includes('film', 1) ? 4 : 3, may: [] }) };
        },
        'POST /filmmakers/notification/:id/update': (input) => {
          asked.push(JSON.stringify(input));
          // Staff decide at once; notes of other films are left.
          waiting = asked.length === 2 ? 2 : 1;
          return { success: true };
        },
      },
    });
    await screen.findByText('1 waiting');
    tell();
    expect(await screen.findByText('Active')).toBeTruthy();
    const taken = JSON.stringify({ params: { id: 7 }, body: { updateNotificationNote: true } });
    await waitFor(() => expect(asked).toEqual(['film', taken, 'film', taken]));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(asked).toHaveLength(4);
  });

  it.each([
    [2, ['film', 'read']],
    [0, ['film']],
  ])('come to by the link of a mail while %i notes wait, is fetched once (R-114)', async (films, all) => {
    const asked: string[] = [];
    const { told, tell } = createTold();
    await mountScreen(<WithBadge />, {
      at: '/films/view/7',
      check: async () => ({ films, channel: 0 }),
      answers: {
        ...answerOf({ status: 4 }),
        'GET /filmmakers/films/:id/view': async () => {
          asked.push('film');
          await told;
          return { data: sampleFilm({ status: 4, may: [] }) };
        },
        'POST /filmmakers/notification/:id/update': () => {
          asked.push('read');
          return { success: true };
        },
      },
    });
    await screen.findByText(`${films} waiting`);
    tell();
    expect(await screen.findByText('Active')).toBeTruthy();
    await waitFor(() => expect(asked).toEqual(all));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(asked).toEqual(all);
  });

  it('come to from the list, is fetched once, though notes of it wait (R-114)', async () => {
    const asked: string[] = [];
    const isKnown = { films: 2, channel: 0 };
    /** The list, which has told of the notes before. */
    const FromList = () => (useNotifications().films > 0 ? <FilmPage /> : null);
    await mountScreen(
      <Routes>
        <Route path={paths.filmView} element={<FromList />} />
      </Routes>,
      {
        at: '/films/view/7',
        check: async () => isKnown,
        answers: {
          ...answerOf({ status: 4 }),
          'GET /filmmakers/films/:id/view': () => {
            asked.push('film');
            return { data: sampleFilm({ status: 4, may: [] }) };
          },
          'POST /filmmakers/notification/:id/update': () => {
            asked.push('read');
            return { success: true };
          },
        },
      },
    );
    await waitFor(() => expect(asked).toEqual(['film', 'read']));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(asked).toEqual(['film', 'read']);
  });

  it('leads back to the list', async () => {
    const { where } = await mount(answerOf({ status: 4 }));
    const back = await screen.findByRole('link', { name: 'Back To List' });
    await act(async () => back.click());
    expect(where().pathname).toBe('/');
  });

  it.each([
    ['link', '/'],
    ['button', '/'],
    ['link', '/films'],
    ['button', '/films'],
  ])('leads back by its %s to the list at %s as it was left (R-339)', async (role, pathname) => {
    const { where } = await mountScreen(
      <Routes>
        <Route path={paths.filmView} element={<FilmPage />} />
        <Route path={pathname} element={<FilmsPage />} />
      </Routes>,
      {
        answers: {
          ...answerOf({ status: 4 }),
          'GET /filmmakers/films': () => ({
            data: { rows: [sampleRow({ id: 7, statusValue: 4 })], totalRows: 21, totalPages: 2 },
          }),
        },
        at: `${pathname}?search=sea&page=2`,
      },
    );
    const title = await screen.findByRole('link', { name: 'Harbour Lights' });
    await act(async () => title.click());
    expect(where().pathname).toBe('/films/view/7');
    const back = await screen.findByRole(role, { name: 'Back To List' });
    await act(async () => back.click());
    expect(where()).toMatchObject({ pathname, search: '?search=sea&page=2' });
  });

  it.each(['/films/view/7', '/films/view/abc', '/films/view/0'])('says that there is no film at %s', async (at) => {
    await mount(
      {
        'GET /filmmakers/films/:id/view': () => {
          throw new ApiError(404, 'not_found', 'This record does not exist.');
        },
      },
      at,
    );
    expect(await screen.findByText('This record does not exist.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again (R-582)', async () => {
    let isDown = true;
    const { 'GET /filmmakers/films/:id/view': film } = answerOf({ status: 4 });
    await mount({
      'GET /filmmakers/films/:id/view': (input) => {
        if (isDown || !film) throw new ApiError(500, 'internal', '');
        return film(input);
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    isDown = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'Harbour Lights' })).toBeTruthy();
  });
});
