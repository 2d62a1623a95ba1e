import type { CallTypes } from '@reelform/schemas/api';
import { readPage } from '../../../components/list/readPage.ts';

type Wire = CallTypes<'GET /staff/outbox'>['query'];

/** What a mail is about. */
export type MailKind = NonNullable<Wire['kind']>;

/** How far a mail is. */
export type MailState = NonNullable<Wire['state']>;

const kinds: { readonly [Kind in MailKind]: true } = {
  'password-reset': true,
  'password-changed': true,
  'email-changed': true,
  'payment-changed': true,
  invitation: true,
  'film-decision': true,
  contract: true,
  'channel-decision': true,
};

const states: { readonly [State in MailState]: true } = {
  waiting: true,
  sending: true,
  handed: true,
  sent: true,
  failed: true,
  unsure: true,
};

/** Whether a text of an address is a kind. */
const isMailKind = (name: string): name is MailKind => Object.hasOwn(kinds, name);

/** Whether a text of an address is a state. */
const isMailState = (name: string): name is MailState => Object.hasOwn(states, name);

/** Every kind. */
export const mailKinds: readonly MailKind[] = Object.keys(kinds).filter(isMailKind);

/** Every state, in the order that a mail takes. */
export const mailStates: readonly MailState[] = Object.keys(states).filter(isMailState);

/** What of the outbox is shown; it stands in the page's address. */
export interface OutboxView {
  /** Beginning with 1. */
  readonly page: number;
  /** `''`: every address. */
  readonly searchText: string;
  readonly kind: MailKind | undefined;
  readonly state: MailState | undefined;
}

/** Reads the outbox's part of a page's query; what makes no sense counts as absent. */
export const readOutboxView = (parameters: URLSearchParams, longestSearch: number): OutboxView => {
  const [kind, state] = [parameters.get('kind') ?? '', parameters.get('state') ?? ''];
  return {
    page: readPage(parameters),
    searchText: (parameters.get('search') ?? '').slice(0, longestSearch),
    kind: isMailKind(kind) ? kind : undefined,
    state: isMailState(state) ? state : undefined,
  };
};

/** The page's query for a view; what stands by default is left out. */
export const writeOutboxView = ({ page, searchText, kind, state }: OutboxView): URLSearchParams =>
  new URLSearchParams({
    ...(searchText !== '' && { search: searchText }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  });

/** What the server is asked for. */
export const toOutboxWire = ({ page, searchText, kind, state }: OutboxView): Wire => ({
  page,
  ...(searchText.trim() !== '' && { searchText: searchText.trim() }),
  ...(kind && { kind }),
  ...(state && { state }),
});
