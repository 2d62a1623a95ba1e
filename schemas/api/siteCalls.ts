import type { Call } from './call.ts';

/** The calls of the site backend: a table of its own, because of all calls the page needs to know no more than these. */
export const siteCalls = {
  'POST /sessions': { api: 'site', access: 'public', body: { forms: [{ form: 'login' }] }, reply: 'UserReply' },
  'POST /filmmaker/registrations': {
    api: 'site',
    access: 'public',
    body: { forms: [{ form: 'upgrade', when: 'upgrade' }, { form: 'signup' }] },
    reply: 'UserReply',
  },
  'GET /logout': { api: 'site', access: 'public', mutates: true, reply: 'Done' },
  'GET /validate-session': { api: 'site', access: 'public', reply: 'SessionState' },
  'POST /check-user-exist': { api: 'site', access: 'public', body: 'CheckUser', reply: 'CheckUserReply' },
  'POST /reset-password': { api: 'site', access: 'public', body: { forms: [{ form: 'forgot-password' }] }, reply: 'Done' },
  'GET /validate-reset-token/:slug': { api: 'site', access: 'public', params: 'ResetSlug', reply: 'Done' },
  'POST /set-new-password/:slug': {
    api: 'site',
    access: 'public',
    params: 'ResetSlug',
    body: { forms: [{ form: 'reset-password' }] },
    reply: 'Done',
  },
  'GET /filmmaker/:token/validate-invitation': {
    api: 'site',
    access: 'public',
    params: 'InvitationToken',
    reply: 'InvitationReply',
  },
  'POST /filmmaker/:token/accept-invitation': {
    api: 'site',
    access: 'public',
    params: 'InvitationToken',
    body: { forms: [{ form: 'account-setup' }] },
    reply: 'Done',
  },
  'POST /filmmaker-login-tokens': {
    api: 'site',
    access: 'public',
    bearer: 'platform',
    body: 'LoginTokenRequest',
    reply: 'LoginTokenReply',
  },
  'POST /filmmaker-login-validate': { api: 'site', access: 'public', body: 'LoginToken', reply: 'UserReply' },
  'GET /terms': { api: 'site', access: 'public', reply: 'TermsReply' },

  // What the streaming platform tells the portal, by its own key.
  'POST /ingest/events': {
    api: 'site',
    access: 'public',
    bearer: 'ingest',
    body: 'EventBatch',
    reply: 'EventBatchReply',
  },
} as const satisfies Record<string, Call & { readonly api: 'site' }>;
