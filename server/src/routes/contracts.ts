import { FilmStatus } from '@reelform/schemas/api';
import { refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { findLinkedContract } from '../repositories/contracts.ts';
import { hashToken } from '../sessions/tokens.ts';

/** Contracts as they are opened by the secret of a link, without a session. */
export const contractHandlers: HandlersOf<
  'GET /filmmaker-films/contract/:token/view' | 'POST /filmmaker-films/contract/:token/status-change'
> = {
  async 'GET /filmmaker-films/contract/:token/view'({ services, params, request, language }) {
    const { contracts, database, now, throttle } = services;
    const limited = await throttle(request, 'GET /filmmaker-films/contract/:token/view', params.token);
    if (limited) return limited;
    const contract = await findLinkedContract(database.tables, hashToken(params.token), new Date(now()));
    if (!contract) return refuse('invalid_link');
    const token = encodeURIComponent(params.token);
    const back = { signed: `/${token}/signed`, cancelled: `/${token}/cancelled` };
    return { contractEmbedUrl: await contracts.embedUrl(contract.reference, { back, locale: language.tag }) };
  },

  // A browser can claim anything: what counts is what the provider has told, and whether that is the same is the answer.
  async 'POST /filmmaker-films/contract/:token/status-change'({ services, params, body }) {
    const { database, now } = services;
    const contract = await findLinkedContract(database.tables, hashToken(params.token), new Date(now()));
    if (!contract) return refuse('invalid_link');
    const status = body.newStatus ?? body.status;
    if (status === undefined) return refuse('invalid', { path: '/status' });
    return { success: contract.state === (status === FilmStatus.details ? 'signed' : 'cancelled') };
  },
};
