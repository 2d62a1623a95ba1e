import type { FormName } from '@reelform/schemas/api';

/** Every form that a page, a call or a decision names, by its folder: without it, it could not be drawn or judged. */
const asked: { readonly [Name in FormName]: true } = {
  'account-setup': true,
  availability: true,
  'bts-document': true,
  'change-password': true,
  channel: true,
  'channel-order': true,
  'channel-videos': true,
  'contract-signature': true,
  'dashboard-range': true,
  'film-details': true,
  'film-submission': true,
  'forgot-password': true,
  login: true,
  'manage-assets': true,
  'payment-ach': true,
  'payment-global-ach': true,
  'payment-paypal': true,
  'payment-wires': true,
  profile: true,
  'promotion-preferences': true,
  promotions: true,
  'release-date': true,
  'reset-password': true,
  signup: true,
  'staff-note': true,
  'staff-rejection': true,
  'staff-release': true,
  'staff-resource': true,
  subtitles: true,
  upgrade: true,
};

/** The forms that schemas must have to be published. */
export const neededForms: readonly string[] = Object.keys(asked);
