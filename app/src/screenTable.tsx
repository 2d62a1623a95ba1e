import type { FormName } from '@reelform/schemas/api';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { NoticeKey } from './portal/messages.ts';
import { paths } from './routes.ts';

/** One screen of the portal; its files are fetched when it is asked for. */
export interface Screen {
  readonly path: string;
  readonly Page: LazyExoticComponent<ComponentType>;
  /** Begins to fetch the screen's files. */
  readonly preload: () => Promise<unknown>;
  /** The form that it opens with. */
  readonly form?: FormName;
}

/** A screen inside the logged-in layout, which shows its title in the top bar. */
export interface LoggedInScreen extends Screen {
  readonly title: NoticeKey;
}

const fetched = (load: () => Promise<ComponentType>): Pick<Screen, 'Page' | 'preload'> => ({
  Page: lazy(async () => ({ default: await load() })),
  preload: load,
});

const films = fetched(async () => (await import('./pages/films/FilmsPage.tsx')).FilmsPage);

/** Screens that need no session. */
export const publicScreens: readonly Screen[] = [
  { path: paths.login, form: 'login', ...fetched(async () => (await import('./pages/login/LoginPage.tsx')).LoginPage) },
  { path: paths.signup, form: 'signup', ...fetched(async () => (await import('./pages/signup/SignupPage.tsx')).SignupPage) },
  { path: paths.logout, ...fetched(async () => (await import('./pages/logout/LogoutPage.tsx')).LogoutPage) },
];

/** Screens that nobody sees without a session. */
export const loggedInScreens: readonly LoggedInScreen[] = [
  { path: paths.home, title: 'films.title', ...films },
  { path: paths.films, title: 'films.title', ...films },
];

/** The screen at every other address. */
export const unknownScreen: Screen = {
  path: paths.unknown,
  ...fetched(async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage),
};

/** What stands around the logged-in screens. */
export const layout = fetched(async () => (await import('./layout/LoggedInLayout.tsx')).LoggedInLayout);

const matchIn = <Kind extends Screen>(screens: readonly Kind[], pathname: string): Kind | undefined => {
  const path = matchRoutes(
    screens.map((screen) => ({ path: screen.path })),
    pathname,
  )?.[0]?.route.path;
  return screens.find((screen) => screen.path === path);
};

/** The logged-in screen at an address; `undefined` where there is none. */
export const findLoggedInScreen = (pathname: string): LoggedInScreen | undefined => matchIn(loggedInScreens, pathname);

/** The screen at an address. */
export const findScreen = (pathname: string): Screen =>
  matchIn([...publicScreens, ...loggedInScreens], pathname) ?? unknownScreen;
