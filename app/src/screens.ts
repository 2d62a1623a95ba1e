import type { FormName } from '@reelform/schemas/api';
import type { ComponentType } from 'react';
import type { NoticeKey } from './portal/messages.ts';
import { isAt, paths } from './routes.ts';

/** One screen of the portal; its files are fetched when it is asked for. */
export interface Screen {
  readonly load: () => Promise<ComponentType>;
  /** The form that it opens with. */
  readonly form?: FormName;
  /** Title in the top bar of the logged-in layout; a screen without one fills the page. */
  readonly title?: NoticeKey;
}

/** Name of a screen's address. */
export type ScreenName = keyof typeof paths;

const films: Screen = { title: 'films.title', load: async () => (await import('./pages/films/FilmsPage.tsx')).FilmsPage };
const notFound: Screen = { load: async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage };

/** The screen of every address. */
export const screens: { readonly [Name in ScreenName]: Screen } = {
  home: films,
  films,
  filmView: { title: 'film.page.title', load: async () => (await import('./pages/film/FilmPage.tsx')).FilmPage },
  login: { form: 'login', load: async () => (await import('./pages/login/LoginPage.tsx')).LoginPage },
  signup: { form: 'signup', load: async () => (await import('./pages/signup/SignupPage.tsx')).SignupPage },
  logout: { load: async () => (await import('./pages/logout/LogoutPage.tsx')).LogoutPage },
  forgotPassword: notFound,
  resetPassword: notFound,
  invitation: notFound,
  contract: notFound,
  contractCancelled: notFound,
  contractSigned: notFound,
  autoLogin: notFound,
  overview: notFound,
  profile: notFound,
  changePassword: notFound,
  resources: {
    title: 'resources.title',
    load: async () => (await import('./pages/resources/ResourcesPage.tsx')).ResourcesPage,
  },
  payment: notFound,
  terms: notFound,
  assignVideoOrder: notFound,
  myChannel: notFound,
  unknown: notFound,
};

/** Names of all screens, in the order of their addresses. */
export const screenNames = Object.keys(paths).filter((name): name is ScreenName => name in paths);

/** What stands around the screens with a title. */
export const loadLayout = async (): Promise<ComponentType> => (await import('./layout/LoggedInLayout.tsx')).LoggedInLayout;

/** The screen at an address. */
export const findScreen = (address: string): Screen => {
  const name = screenNames.find((candidate) => isAt(paths[candidate], address));
  return screens[name ?? 'unknown'];
};
