import type { FormName } from '@reelform/schemas/api';
import type { ComponentType } from 'react';
import type { NoticeKey } from './portal/messages.ts';
import { isAt, paths } from './routes.ts';

/** One screen of the portal; its files are fetched when it is asked for. */
export interface Screen {
  readonly load: () => Promise<ComponentType>;
  /** The form that it opens with. */
  readonly form?: FormName;
  /** The form that it shows when its record has come: fetched ahead where a page load begins there, and not waited for. */
  readonly recordForm?: FormName;
  /** Title in the top bar of the logged-in layout; a screen without one fills the page. */
  readonly title?: NoticeKey;
  /** Only for those whose showResourcesTab is set; to others there is no such page. @default false */
  readonly needsResourcesTab?: true;
  /** What is entered there is not kept on the device: secrets, pages of a provider. @default false */
  readonly keepsNothing?: true;
  /** Of the staff desk, which has a layout of its own; to others there is no such page. @default false */
  readonly isOfStaff?: true;
}

/** Name of a screen's address. */
export type ScreenName = keyof typeof paths;

const films: Screen = { title: 'films.title', load: async () => (await import('./pages/films/FilmsPage.tsx')).FilmsPage };
const password: Screen = {
  title: 'password.title',
  form: 'change-password',
  keepsNothing: true,
  load: async () => (await import('./pages/change-password/ChangePasswordPage.tsx')).ChangePasswordPage,
};
const notFound: Screen = { load: async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage };

/** The screen of every address. */
export const screens: { readonly [Name in ScreenName]: Screen } = {
  home: films,
  films,
  filmView: {
    title: 'film.page.title',
    recordForm: 'film-details',
    load: async () => (await import('./pages/film/FilmPage.tsx')).FilmPage,
  },
  login: { form: 'login', load: async () => (await import('./pages/login/LoginPage.tsx')).LoginPage },
  signup: { form: 'signup', load: async () => (await import('./pages/signup/SignupPage.tsx')).SignupPage },
  logout: { load: async () => (await import('./pages/logout/LogoutPage.tsx')).LogoutPage },
  forgotPassword: {
    form: 'forgot-password',
    load: async () => (await import('./pages/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  resetPassword: {
    form: 'reset-password',
    load: async () => (await import('./pages/reset-password/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  invitation: {
    form: 'account-setup',
    load: async () => (await import('./pages/invitation/InvitationPage.tsx')).InvitationPage,
  },
  contract: { load: async () => (await import('./pages/contract/ContractPage.tsx')).ContractPage },
  contractCancelled: {
    load: async () => (await import('./pages/contract/ContractCancelledPage.tsx')).ContractCancelledPage,
  },
  contractSigned: { load: async () => (await import('./pages/contract/ContractSignedPage.tsx')).ContractSignedPage },
  autoLogin: { load: async () => (await import('./pages/auto-login/AutoLoginPage.tsx')).AutoLoginPage },
  overview: {
    title: 'menu.dashboard',
    form: 'dashboard-range',
    load: async () => (await import('./pages/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  profile: {
    title: 'menu.myProfile',
    form: 'profile',
    load: async () => (await import('./pages/profile/ProfilePage.tsx')).ProfilePage,
  },
  changePassword: password,
  resources: {
    title: 'resources.title',
    needsResourcesTab: true,
    load: async () => (await import('./pages/resources/ResourcesPage.tsx')).ResourcesPage,
  },
  payment: {
    title: 'payment.title',
    needsResourcesTab: true,
    keepsNothing: true,
    load: async () => (await import('./pages/payment/PaymentPage.tsx')).PaymentPage,
  },
  terms: { title: 'terms.title', load: async () => (await import('./pages/terms/TermsPage.tsx')).TermsPage },
  assignVideoOrder: {
    title: 'channel.order',
    form: 'channel-order',
    load: async () => (await import('./pages/channel/order/OrderPage.tsx')).OrderPage,
  },
  myChannel: {
    title: 'channel.title',
    load: async () => (await import('./pages/channel/ChannelPage.tsx')).ChannelPage,
  },
  staff: {
    title: 'staff.title',
    isOfStaff: true,
    load: async () => (await import('./pages/staff/queue/QueuePage.tsx')).QueuePage,
  },
  staffFilm: {
    title: 'staff.film.title',
    isOfStaff: true,
    load: async () => (await import('./pages/staff/film/StaffFilmPage.tsx')).StaffFilmPage,
  },
  staffChannels: {
    title: 'staff.channels',
    isOfStaff: true,
    load: async () => (await import('./pages/staff/channels/ChannelQueuePage.tsx')).ChannelQueuePage,
  },
  staffChannel: {
    title: 'staff.channel.title',
    isOfStaff: true,
    load: async () => (await import('./pages/staff/channels/StaffChannelPage.tsx')).StaffChannelPage,
  },
  staffResources: {
    title: 'staff.library',
    isOfStaff: true,
    load: async () => (await import('./pages/staff/library/LibraryPage.tsx')).LibraryPage,
  },
  staffOutbox: {
    title: 'staff.outbox',
    isOfStaff: true,
    load: async () => (await import('./pages/staff/outbox/OutboxPage.tsx')).OutboxPage,
  },
  staffPassword: { ...password, isOfStaff: true },
  unknown: notFound,
};

/** Names of all screens, in the order of their addresses. */
export const screenNames = Object.keys(paths).filter((name): name is ScreenName => name in paths);

/** What stands around the screens with a title. */
export const loadLayout = async (): Promise<ComponentType> => (await import('./layout/LoggedInLayout.tsx')).LoggedInLayout;

/** What stands around the screens of the staff desk. */
export const loadStaffLayout = async (): Promise<ComponentType> => (await import('./layout/staff/StaffLayout.tsx')).StaffLayout;

/** What stands around a screen; `undefined` around one that fills the page. */
export const layoutOf = ({ title, isOfStaff }: Screen): (() => Promise<ComponentType>) | undefined => {
  if (title === undefined) return undefined;
  return isOfStaff ? loadStaffLayout : loadLayout;
};

/** The screen at an address. */
export const findScreen = (address: string): Screen => {
  const name = screenNames.find((candidate) => isAt(paths[candidate], address));
  return screens[name ?? 'unknown'];
};
