import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { findAccountByEmail } from '../repositories/accounts.ts';
import { findContractNews, insertContractLink } from '../repositories/contracts.ts';
import { findDecisionNews, listRejections } from '../repositories/film-decisions.ts';
import { findInvitation } from '../repositories/invitations.ts';
import { countTokens, insertToken } from '../repositories/link-tokens.ts';
import type { ClaimedMail } from '../repositories/outbox.ts';
import { findChannelDecisionNews } from '../repositories/staff-channels.ts';
import type { SchemaOptions } from '../schema-options.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import type { MailValues } from './compose-mail.ts';

/** What a mail is made of beyond its texts. */
export interface Letter {
  readonly to: string;
  readonly values: MailValues;
  /** Path, on the portal, of the address behind its button. */
  readonly path?: string;
  /** Of the secret in that path, as `link_tokens` has it; absent without one. */
  readonly tokenHash?: Buffer;
  /** Which of the mail's cases is told. */
  readonly case?: string;
  /** What the case lists, each by its `<case>.item`. */
  readonly items?: readonly MailValues[];
}

/** What letters are made from. */
export interface LetterSources {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => number;
  readonly options: Pick<SchemaOptions, 'mails'>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Makes the letter of a mail, with a fresh secret of which only the hash is kept; `undefined` when it is for nobody.
 * A reset is looked up here and not when it is asked for: so the answer to an unknown address takes as long as to a
 * known one.
 */
export async function writeLetter(mail: ClaimedMail, sources: LetterSources): Promise<Letter | undefined> {
  const { config, database, now, options } = sources;
  const { contractDays, invitationDays, mostResets, resetMinutes, resetsWithinMinutes } = options.mails;
  const { tables } = database;
  const at = new Date(now());
  const common = {
    product: config.product.name,
    contact: config.links.contact.replace(/^mailto:/, ''),
    time: mail.createdAt.toISOString().slice(0, 16).replace('T', ' '),
  };
  if (mail.kind === 'password-changed') return { to: mail.recipient, values: common, path: '/forgot-password' };
  if (mail.kind === 'email-changed') return { to: mail.recipient, values: common };
  if (mail.kind === 'payment-changed') return { to: mail.recipient, values: common, path: '/payment' };

  if (mail.kind === 'film-decision') {
    const news = mail.decisionId === null ? undefined : await findDecisionNews(tables, mail.decisionId);
    if (!news) return undefined;
    const { action, assetName, email, filmId, name, note, releaseAt, title } = news;
    const release = releaseAt?.toISOString().slice(0, 16).replace('T', ' ') ?? '';
    const about = { to: email, path: `/films/view/${filmId}`, case: action };
    const values = { ...common, name, title, note: note ?? '', asset: assetName ?? '', release };
    if (action !== 'rejectAsset') return { ...about, values };
    const rejected = await listRejections(tables, filmId, mail.decisionId ?? 0);
    const items = rejected.map(({ asset, note }) => ({ asset: asset ?? '', note: note ?? '' }));
    const [only] = items;
    if (!only) return undefined; // taken back or replaced meanwhile
    if (items.length === 1) return { ...about, values: { ...values, ...only } };
    return { ...about, case: 'rejectAssets', values: { ...values, count: String(items.length) }, items };
  }

  if (mail.kind === 'channel-decision') {
    const news = mail.channelDecisionId === null ? undefined : await findChannelDecisionNews(tables, mail.channelDecisionId);
    if (!news) return undefined;
    const { action, channel, email, name, note, number } = news;
    const values = { ...common, name, channel, number: String(number), note: note ?? '' };
    return { to: email, values, path: '/my-channel', case: action };
  }

  const token = createToken();
  const tokenHash = hashToken(token);
  if (mail.kind === 'contract') {
    const news = mail.contractId === null ? undefined : await findContractNews(tables, mail.contractId);
    if (!news || mail.contractId === null) return undefined;
    await insertContractLink(tables, tokenHash, mail.contractId, at, contractDays * day);
    const decision = mail.decisionId === null ? undefined : await findDecisionNews(tables, mail.decisionId);
    const note = decision?.note ?? '';
    const values = { ...common, name: news.name, title: news.title, note, days: String(contractDays) };
    return { to: news.email, values, path: `/contract/${token}` };
  }
  if (mail.kind === 'invitation') {
    const invitation = mail.invitationId === null ? undefined : await findInvitation(tables, mail.invitationId);
    if (!invitation || invitation.acceptedAt) return undefined;
    const purpose = { purpose: 'invitation', invitationId: invitation.id } as const;
    await insertToken(tables, tokenHash, purpose, at, invitationDays * day);
    const values = { ...common, name: invitation.name, days: String(invitationDays) };
    return { to: invitation.email, values, path: `/invitation/${token}`, tokenHash };
  }

  // The account's own address, and not what was typed: they may differ in letters that look alike.
  const account = await findAccountByEmail(tables, mail.recipient);
  if (!account) return undefined;
  const recent = await countTokens(tables, account.id, 'password-reset', new Date(now() - resetsWithinMinutes * minute));
  if (recent >= mostResets) return undefined;
  const purpose = { purpose: 'password-reset', accountId: account.id } as const;
  await insertToken(tables, tokenHash, purpose, at, resetMinutes * minute);
  const values = { ...common, minutes: String(resetMinutes) };
  return { to: account.email, values, path: `/reset-password/${token}`, tokenHash };
}
