import { createBrowserRouter, redirect } from 'react-router-dom';
import type { ScreenHandle } from './layout/useScreenTitle.ts';
import { CrashedPage } from './pages/crashed/CrashedPage.tsx';
import type { FormLoader } from './portal/forms.ts';
import { paths } from './routes.ts';
import type { SessionStore } from './session/sessionStore.ts';

const filmsScreen = {
  handle: { title: 'films.title' } satisfies ScreenHandle,
  lazy: { Component: async () => (await import('./pages/films/FilmsPage.tsx')).FilmsPage },
};

/**
 * The portal's screens. Each one's files, and its form, are fetched when it is asked for; the guard of the logged-in
 * ones sends people without a session to the logout.
 */
export const createPortalRouter = (loadForm: FormLoader, session: SessionStore) =>
  createBrowserRouter([
    {
      ErrorBoundary: CrashedPage,
      HydrateFallback: () => null,
      children: [
        {
          path: paths.login,
          loader: async () => (await loadForm('login')).name,
          lazy: { Component: async () => (await import('./pages/login/LoginPage.tsx')).LoginPage },
        },
        {
          path: paths.signup,
          loader: async () => (await loadForm('signup')).name,
          lazy: { Component: async () => (await import('./pages/signup/SignupPage.tsx')).SignupPage },
        },
        {
          path: paths.logout,
          lazy: { Component: async () => (await import('./pages/logout/LogoutPage.tsx')).LogoutPage },
        },
        {
          loader: () => (session.user() ? null : redirect(paths.logout)),
          lazy: { Component: async () => (await import('./layout/LoggedInLayout.tsx')).LoggedInLayout },
          children: [
            { path: paths.home, ...filmsScreen },
            { path: paths.films, ...filmsScreen },
          ],
        },
        {
          path: paths.unknown,
          lazy: { Component: async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage },
        },
      ],
    },
  ]);

/** The portal's router. */
export type PortalRouter = ReturnType<typeof createPortalRouter>;
